import { describe, expect, it, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import { ask, convertible } from './ask.ts';

const documents = ['/units', '/tools', '/openapi.json', '/capabilities'];
const conversion = '/convert?value=5&from=km&to=mi';

describe('every answer', () => {
  it.each([
    ['a success', conversion, {}],
    ['a mistake', '/convert', {}],
    ['an unknown path', '/nowhere', {}],
    ['a wrong method', '/convert', { method: 'DELETE' }],
    ['a document', '/units', {}],
    ['a batch', '/batch', { method: 'POST', body: JSON.stringify({ conversions: [convertible] }) }],
    ['the home', '/', {}],
  ])('is JSON that any web page may read: %s', async (_, path, init) => {
    const { headers } = await ask(path, init);
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Expose-Headers')).toContain('X-Request-Id');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toBeTruthy();
  });
});

describe('request ids', () => {
  const own = '/health';

  it.each([conversion, '/age?birth_date=2000-01-01', '/', ...documents])(
    'are not in what a shared cache may give to others: %s',
    async (path) => {
      const { headers } = await ask(path, { headers: { 'X-Request-Id': 'a' } });
      expect(headers.get('Cache-Control')).toMatch(/^public/);
      expect(headers.get('X-Request-Id')).toBeNull();
    },
  );

  it.each(['/health', '/ready', '/convert', '/nowhere'])('are in an answer to one caller alone: %s', async (path) => {
    const { headers } = await ask(path, { headers: { 'X-Request-Id': 'a' } });
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Request-Id')).toBe('a');
  });

  it.each(['a', 'A-Za.z0_9-', 'x'.repeat(64)])('returns a sane one as it came: %s', async (id) => {
    const { headers } = await ask(own, { headers: { 'X-Request-Id': id } });
    expect(headers.get('X-Request-Id')).toBe(id);
  });

  it.each(['', 'x'.repeat(65), 'a b', 'a/b', 'ä', 'a,b'])('makes one in place of %j', async (id) => {
    const { headers } = await ask(own, { headers: { 'X-Request-Id': id } });
    expect(headers.get('X-Request-Id')).toMatch(/^[\da-f]{8}-[\da-z]+$/);
  });

  it('makes another one for each request', async () => {
    const [one, two] = await Promise.all([ask(own), ask(own)]);
    expect(one.headers.get('X-Request-Id')).not.toBe(two.headers.get('X-Request-Id'));
  });
});

describe('caching', () => {
  it.each([conversion, '/roman?integer=4', ...documents])('lets %s be kept for a day', async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('Cache-Control')).toBe('public, max-age=86400, stale-while-revalidate=604800');
  });

  it.each(['/health', '/convert', '/nowhere'])('keeps nothing of %s', async (path) => {
    expect((await ask(path)).headers.get('Cache-Control')).toBe('no-store');
  });

  it('keeps an age of today until midnight in UTC', async () => {
    vi.useFakeTimers({ now: new Date('2024-03-01T23:00:00.500Z'), toFake: ['Date'] });
    try {
      const { headers, body } = await ask('/age?birth_date=2004-02-29');
      expect(body.asOf).toBe('2024-03-01');
      expect(headers.get('Cache-Control')).toBe('public, max-age=3599');
    } finally {
      vi.useRealTimers();
    }
  });

  it('keeps an age of a given day as long as any other answer', async () => {
    const { headers } = await ask('/age?birth_date=2004-02-29&as_of=2024-03-01');
    expect(headers.get('Cache-Control')).toContain('max-age=86400');
  });
});

describe('entity tags', () => {
  const asking = (path: string, tags: string) => ask(path, { headers: { 'If-None-Match': tags } });

  it.each(documents)('tags %s strongly, and the same each time', async (path) => {
    const [one, two] = await Promise.all([ask(path), ask(path)]);
    expect(one.headers.get('ETag')).toMatch(/^"[^"]+"$/);
    expect(two.headers.get('ETag')).toBe(one.headers.get('ETag'));
  });

  it.each(documents)('answers 304 to a caller that has %s already', async (path) => {
    const etag = (await ask(path)).headers.get('ETag')!;
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, `"a,b" , W/${etag}`, '*']) {
      const { status, headers, body } = await asking(path, tags);
      expect(status).toBe(304);
      expect(body).toBeUndefined();
      expect(headers.get('ETag')).toBe(etag);
      expect(headers.get('Cache-Control')).toContain('max-age=86400');
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Content-Type')).toBeNull();
    }
  });

  it.each(['"other"', 'W/"other"', 'nonsense', ''])('sends the document to a caller with the tags %j', async (tags) => {
    expect((await asking('/tools', tags)).status).toBe(200);
  });

  it.each(documents)('does not send %s if its version does not match', async (path) => {
    const etag = (await ask(path)).headers.get('ETag')!;
    for (const tags of ['"other"', `W/${etag}`]) {
      const { status, headers, body } = await ask(path, { headers: { 'If-Match': tags } });
      expect([status, body.code]).toEqual([412, 'precondition-failed']);
      expect(headers.get('ETag')).toBe(etag);
    }
    for (const tags of [etag, `"other", ${etag}`, '*'])
      expect((await ask(path, { headers: { 'If-Match': tags } })).status).toBe(200);
  });

  it('answers HEAD alike', async () => {
    const { headers } = await ask('/tools', { method: 'HEAD' });
    const again = await ask('/tools', { method: 'HEAD', headers: { 'If-None-Match': headers.get('ETag')! } });
    expect(again.status).toBe(304);
  });
});

describe('compression of the documents', () => {
  const flip = (body: Uint8Array<ArrayBuffer>) => Promise.resolve(body.map((byte) => 255 - byte));
  const app = createApp({
    encoders: [
      { name: 'br', encode: flip },
      { name: 'gzip', encode: flip },
    ],
  });
  const accepting = (encoding: string, path = '/units') =>
    app.request(path, { headers: { 'Accept-Encoding': encoding } });

  it.each([
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=1.0, gzip;q=0.5', 'br'],
    ['gzip;q=0, br', 'br'],
    ['identity', null],
    ['gzip;q=0', null],
    ['zstd', null],
    // The caller accepts no encoding, so it could not read a refusal either
    ['identity;q=0', null],
    ['*;q=0', null],
  ])('answers %j with %s', async (accepted, sent) => {
    const { headers } = await accepting(accepted);
    expect(headers.get('Content-Encoding')).toBe(sent);
    expect(headers.get('Vary')).toBe('Accept, Accept-Encoding');
  });

  it('gives each encoding a tag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (one) => (await accepting(one)).headers.get('ETag')),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('sends what was encoded', async () => {
    const encoded = new Uint8Array(await (await accepting('br')).arrayBuffer());
    const plain = new Uint8Array(await (await accepting('identity')).arrayBuffer());
    expect(encoded.map((byte) => 255 - byte)).toEqual(plain);
  });

  it('keeps small numbers unchanged', async () => {
    const { headers } = await accepting('gzip', '/capabilities');
    expect(headers.get('Content-Encoding')).toBeNull();
  });
});

describe('paths', () => {
  it.each([
    '/nowhere',
    '/convert/',
    '/Convert',
    '/convert/x',
    '//convert',
    '/__proto__',
    '/constructor',
    '/widget/',
    '/%ff',
    '/%',
  ])('knows nothing at %s', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: expect.stringMatching(/\S/), code: 'not-found' });
  });

  it('reads an escaped path as what it spells', async () => {
    expect((await ask('/%68ealth')).status).toBe(200);
  });

  it('describes itself at /', async () => {
    const { status, body } = await ask('/');
    expect(status).toBe(200);
    expect(body).toEqual({ name: 'Units', version: '1.1.0', documentation: '/openapi.json', openapi: '/openapi.json' });
  });
});

describe('methods', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'get'.toUpperCase() + 'X'])(
    'refuses %s where GET is',
    async (method) => {
      const { status, headers, body } = await ask('/convert', { method });
      expect(status).toBe(405);
      expect(headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
      expect(body).toEqual({ error: expect.stringContaining('GET'), code: 'method-not-allowed' });
    },
  );

  it.each(['GET', 'HEAD', 'PUT'])('refuses %s for a batch', async (method) => {
    const { status, headers } = await ask('/batch', { method });
    expect(status).toBe(405);
    expect(headers.get('Allow')).toBe('POST, OPTIONS');
  });

  it.each([conversion, '/health', '/units', '/', '/search?q=tip'])(
    'answers HEAD of %s as GET, without a body',
    async (path) => {
      const [head, get] = [
        await ask(path, { method: 'HEAD', headers: { 'X-Request-Id': 'x' } }),
        await ask(path, { headers: { 'X-Request-Id': 'x' } }),
      ];
      expect(head.status).toBe(get.status);
      expect(head.body).toBeUndefined();
      expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
    },
  );

  it('answers HEAD of a mistake as GET', async () => {
    const { status, body } = await ask('/convert', { method: 'HEAD' });
    expect(status).toBe(400);
    expect(body).toBeUndefined();
  });

  it.each([
    ['/convert', 'GET, HEAD, OPTIONS'],
    ['/batch', 'POST, OPTIONS'],
    ['/nowhere', 'GET, HEAD, OPTIONS'],
  ])('answers the preflight of %s', async (path, allow) => {
    const { status, headers, body } = await ask(path, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://example.com',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization, x-anything',
      },
    });
    expect(status).toBe(204);
    expect(body).toBeUndefined();
    expect(headers.get('Allow')).toBe(allow);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Allow-Methods')).toBe(allow);
    expect(headers.get('Access-Control-Allow-Headers')).toBe('authorization, x-anything');
    expect(headers.get('Access-Control-Max-Age')).toBe('86400');
  });

  it('answers OPTIONS that asks for no headers', async () => {
    const { headers } = await ask('/batch', { method: 'OPTIONS' });
    expect(headers.get('Access-Control-Allow-Headers')).toContain('Content-Type');
  });
});

describe('the page of a code', () => {
  it('is there for every code of the description, and for no other', async () => {
    const { body } = await ask('/openapi.json');
    const codes: readonly string[] = body.components.schemas.Error.properties.code.enum;
    for (const code of codes) {
      const page = await ask(`/errors/${code}`);
      expect([page.status, page.body]).toEqual([200, { code, meaning: expect.stringMatching(/\.$/) }]);
    }
    expect((await ask('/errors/x')).status).toBe(404);
  });

  it('is the type of a problem, and a page to browsers', async () => {
    const { body } = await ask('/convert?value=1&from=x&to=m', { headers: { Accept: 'application/problem+json' } });
    const page = await createApp().request(body.type, { headers: { Accept: 'text/html' } });
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain(body.code);
  });
});

describe('a server error', () => {
  it('is logged, and reported to the caller without detail', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const site = {
      fetch: () => {
        throw new Error('the disk is gone');
      },
    };
    const response = await createApp({ site }).request('/page', { headers: { 'X-Request-Id': 'r1' } });
    expect(response.status).toBe(500);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const body = await response.json();
    expect(body).toEqual({ error: expect.any(String), code: 'internal-error' });
    expect(JSON.stringify(body)).not.toContain('disk');
    expect(log).toHaveBeenCalledWith(
      expect.stringContaining('r1'),
      expect.objectContaining({ message: 'the disk is gone' }),
    );
    log.mockRestore();
  });
});
