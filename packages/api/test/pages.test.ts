import { describe, expect, it } from 'vitest';
import { createApp, type Assets } from '../src/app.ts';

const page = (body: string, status = 200): Response =>
  new Response(body, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  });

/** Returns a server of files: three pages, a script, and a page for missing paths. */
const host = (name: string): Assets => {
  const found: Readonly<Record<string, () => Response>> = {
    '/': () => page(`${name} home`),
    '/about/': () => page(`${name} about`),
    '/widget/': () => page(`${name} widget`),
    '/widget/answer/': () => {
      const answer = page(`${name} with styles of its own`);
      answer.headers.set('Content-Security-Policy', "style-src 'sha256-abc'");
      return answer;
    },
    '/widget/embed.js': () => new Response('1', { headers: { 'Content-Type': 'text/javascript' } }),
    '/convert': () => page(`${name} hides the API`),
    '/app.js': () => new Response('1', { headers: { 'Content-Type': 'text/javascript' } }),
    '/tagged': () => new Response(null, { status: 304, headers: { ETag: '"x"' } }),
  };
  return { fetch: (request) => found[new URL(request.url).pathname]?.() ?? page(`${name} has nothing`, 404) };
};

const app = createApp({ site: host('site'), widget: host('widget') });
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const get = (path: string, accept = '*/*', init: RequestInit = {}) =>
  app.request(path, { headers: { Accept: accept }, ...init });

describe('the home', () => {
  it.each([browser, '*/*', 'text/*', 'application/json;q=0.5, text/html', ''])('is the page for %j', async (accept) => {
    const response = await get('/', accept);
    expect(await response.text()).toBe('site home');
    expect(response.headers.get('Vary')).toContain('Accept');
  });

  it.each([
    'application/json',
    'application/json, text/html;q=0.9',
    'text/html;q=0, application/json',
    'application/*',
  ])('is JSON for %j', async (accept) => {
    const response = await get('/', accept);
    expect(await response.json()).toEqual({
      name: 'Units',
      version: '1.1.0',
      documentation: '/',
      openapi: '/openapi.json',
    });
    expect(response.headers.get('Vary')).toBe('Accept');
  });
});

describe('a page', () => {
  it('is served where no endpoint answers', async () => {
    expect(await (await get('/about/')).text()).toBe('site about');
    expect(await (await get('/widget/')).text()).toBe('widget widget');
  });

  it('gives way to the API', async () => {
    expect((await get('/convert')).status).toBe(400);
  });

  it('has the headers that every answer has', async () => {
    const { headers } = await get('/about/', '*/*', { headers: { 'X-Request-Id': 'r1' } });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('X-Request-Id')).toBeNull();
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toBe('public, max-age=300');
  });

  it('may load only what is its own', async () => {
    const { headers } = await get('/about/');
    const policy = headers.get('Content-Security-Policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  });

  it('may be framed by anyone only where it is the widget', async () => {
    expect((await get('/widget/')).headers.get('Content-Security-Policy')).not.toContain('frame-ancestors');
    expect((await get('/about/')).headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'");
  });

  it('may stand in a page that takes nothing without leave only where it is the widget', async () => {
    const policies = async (path: string) => {
      const { headers } = await get(path);
      return [headers.get('Cross-Origin-Resource-Policy'), headers.get('Cross-Origin-Embedder-Policy')];
    };
    for (const path of ['/widget/', '/widget/embed.js', '/widget'])
      expect([path, ...(await policies(path))]).toEqual([path, 'cross-origin', 'require-corp']);
    expect(await policies('/about/')).toEqual([null, null]);
  });

  it('names the styles that it holds itself in its policy, and loosens nothing else', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('Content-Security-Policy');
    const policy = await policyOf('/widget/');
    expect(await policyOf('/widget/answer/')).toBe(policy?.replace("style-src 'self'", "style-src 'sha256-abc'"));
  });

  it('that is not one has no policy', async () => {
    const { headers } = await get('/app.js');
    expect(headers.get('Content-Security-Policy')).toBeNull();
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('may be known already', async () => {
    const { status, headers } = await get('/tagged');
    expect(status).toBe(304);
    expect(headers.get('ETag')).toBe('"x"');
  });

  it('answers HEAD without a body', async () => {
    const response = await get('/about/', '*/*', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('refuses the methods that are not its own', async () => {
    const response = await get('/about/', browser, { method: 'POST', body: 'x' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
    expect(await response.json()).toMatchObject({ code: 'method-not-allowed' });
  });
});

describe('where there is nothing', () => {
  it('a browser gets the page that says so', async () => {
    const response = await get('/nowhere', browser);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('site has nothing');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Vary')).toContain('Accept');
  });

  it.each(['*/*', 'application/json', 'application/json, text/html;q=0.5', 'image/png'])(
    '%j gets JSON',
    async (accept) => {
      const response = await get('/nowhere', accept);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'not-found' });
      expect(response.headers.get('Vary')).toBe('Accept');
    },
  );

  it('a browser gets JSON if no site is served', async () => {
    const response = await createApp().request('/nowhere', { headers: { Accept: browser } });
    expect(await response.json()).toMatchObject({ code: 'not-found' });
  });

  it('refuses other methods', async () => {
    expect((await get('/nowhere', '*/*', { method: 'POST' })).status).toBe(404);
  });
});

describe('the widget', () => {
  it('is found without its slash, with what it was asked', async () => {
    const response = await get('/widget?value=5&from=km&to=mi');
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe('/widget/?value=5&from=km&to=mi');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('is nothing where it is not served', async () => {
    const alone = createApp({ site: host('site') });
    expect((await alone.request('/widget')).status).toBe(404);
  });

  it('is listed in /capabilities', async () => {
    expect(await (await get('/capabilities')).json()).toMatchObject({
      features: { site: { state: 'enabled' }, widget: { state: 'enabled' } },
    });
  });
});
