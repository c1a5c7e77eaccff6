import { describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { ask, query } from './ask.ts';

const about = (url: string, more: Readonly<Record<string, string>> = {}) => query('/oembed', { url, ...more });

/** Returns the source of the frame in the answer, as a browser reads it. */
const sourceOf = ({ html }: { readonly html: string }): URL => {
  const [, source = ''] =
    /^<iframe src="([^"<>]*)" title="[^"<>]+" width="\d+" height="\d+" loading="lazy" style="border: 0"><\/iframe>$/.exec(
      html,
    ) ?? [];
  return new URL(source.replaceAll('&lt;', '<').replaceAll('&amp;', '&'));
};

describe('GET /oembed', () => {
  it('says how to show the widget', async () => {
    const { status, headers, body } = await about('http://localhost/widget/?value=5&from=km&to=mi');
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(body).toEqual({
      type: 'rich',
      version: '1.0',
      title: 'Unit converter',
      provider_name: 'Units',
      provider_url: 'http://localhost/',
      cache_age: 86_400,
      html: '<iframe src="http://localhost/widget/?value=5&amp;from=km&amp;to=mi" title="Unit converter" width="360" height="420" loading="lazy" style="border: 0"></iframe>',
      width: 360,
      height: 420,
    });
  });

  it.each([
    ['/widget', '', 'Unit converter'],
    ['/tools/convert/', '', 'Unit converter'],
    ['/length/', '?from=meter', 'Length converter'],
    ['/kilometers-to-miles', '?from=kilometer&to=mile', 'Kilometers to miles'],
    ['/kilometers-to-miles/?value=7', '?from=kilometer&to=mile&value=7', 'Kilometers to miles'],
    ['/celsius-to-fahrenheit/', '?from=celsius&to=fahrenheit', 'Celsius to Fahrenheit'],
  ])('shows %s as the widget%s', async (path, search, title) => {
    const { status, body } = await about(`http://localhost${path}`);
    expect(status).toBe(200);
    expect(body.title).toBe(title);
    expect(sourceOf(body)).toMatchObject({ origin: 'http://localhost', pathname: '/widget/', search });
  });

  it('keeps the scheme that the address has, as TLS may end in front of the service', async () => {
    const { body } = await about('https://localhost/widget/');
    expect(body.provider_url).toBe('https://localhost/');
    expect(sourceOf(body).protocol).toBe('https:');
  });

  it.each([
    ['200', undefined, 200, 420, null],
    [undefined, '300', 360, 300, '1'],
    ['1000', '1000', 360, 420, null],
    ['1', '1', 1, 1, '1'],
  ])('fits into %s × %s', async (maxwidth, maxheight, width, height, compact) => {
    const room = { ...(maxwidth ? { maxwidth } : {}), ...(maxheight ? { maxheight } : {}) };
    const { body } = await about('/widget/', room);
    expect(body).toMatchObject({ width, height });
    expect(body.html).toContain(`width="${width}" height="${height}"`);
    expect(sourceOf(body).searchParams.get('compact')).toBe(compact);
  });

  it.each([
    'http://elsewhere.example/widget/',
    'http://localhost:81/widget/',
    'ftp://localhost/widget/',
    'javascript:alert(1)',
    'http://',
    '/tools/tip/',
    '/ingredients/flour/',
    '/convert',
    '/widget/embed.js',
    '/constructor',
    '/nowhere/',
  ])('finds nothing to show at %s', async (url) => {
    const { status, body } = await about(url);
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'not-found' });
  });

  it('writes no HTML that was asked for', async () => {
    const { body } = await about(`/widget/?value="><script>alert('1')</script>&amp;x=%22`);
    expect(body.html).not.toMatch(/<script|[^=]"[^ >]/);
    expect(sourceOf(body).pathname).toBe('/widget/');
  });

  it('answers as json alone', async () => {
    expect((await about('/widget/', { format: 'JSON' })).status).toBe(200);
    const { status, body } = await about('/widget/', { format: 'xml' });
    expect({ status, code: body.code }).toEqual({ status: 501, code: 'not-implemented' });
  });

  it.each([
    ['', 'missing-parameter', 'url'],
    ['url=', 'missing-parameter', 'url'],
    ['url=/widget/&url=/widget/', 'repeated-parameter', 'url'],
    ['url=/widget/&maxwidth=0', 'invalid-integer', 'maxwidth'],
    ['url=/widget/&maxwidth=', 'invalid-integer', 'maxwidth'],
    ['url=/widget/&maxheight=1e3', 'invalid-integer', 'maxheight'],
    ['url=/widget/&maxheight=1000000', 'invalid-integer', 'maxheight'],
  ])('refuses %j', async (given, code, parameter) => {
    const { status, body } = await ask(`/oembed?${given}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: expect.stringMatching(/\S/), code, parameter });
  });

  it('is a feature that is enabled where there is a widget', async () => {
    const widget = { fetch: () => new Response(null) };
    const { features } = (await (await createApp({ widget }).request('/capabilities')).json()) as any;
    expect(features.oembed).toEqual({ state: 'enabled', endpoint: '/oembed' });
    expect((await ask('/capabilities')).body.features.oembed.state).toBe('disabled');
  });
});
