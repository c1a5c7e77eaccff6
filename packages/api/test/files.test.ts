import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { files } from '../src/node/site/files.ts';

const folder = mkdtempSync(join(tmpdir(), 'units-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const script = 'let x = 0;\n'.repeat(100);
const changed = new Date('2026-01-02T03:04:05.600Z');
for (const [name, content] of Object.entries({
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Nothing here</h1>',
  'about/index.html': '<h1>About</h1>',
  'größe/index.html': '<h1>Size</h1>',
  'empty.txt': '',
  'x.js': script,
  'x.js.br': brotliCompressSync(script),
  'x.js.gz': gzipSync(script),
  'y.js': script,
  'y.js.gz': gzipSync(script),
})) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
  utimesSync(join(folder, name), changed, changed);
}

const app = createApp({ site: files(folder), widget: files(folder, '/widget/') });
const get = (path: string, headers: Readonly<Record<string, string>> = {}) => app.request(path, { headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('the copy that goes out', () => {
  const decoded = { br: brotliDecompressSync, gzip: gunzipSync, null: (bytes: Buffer) => bytes };
  it.each([
    ['/x.js', 'gzip, deflate, br', 'br'],
    ['/x.js', '*', 'br'],
    ['/x.js', 'BR;Q=1', 'br'],
    ['/x.js', 'br;q=0, gzip', 'gzip'],
    ['/x.js', 'gzip;q=1, br;q=0.1', 'gzip'],
    ['/x.js', 'br;q=0, *;q=0.5', 'gzip'],
    ['/x.js', 'identity;q=0, gzip;q=0.001', 'gzip'],
    ['/y.js', 'br, gzip;q=0.5', 'gzip'],
    ['/x.js', 'br;q=0.5, identity', null],
    ['/x.js', '', null],
    ['/x.js', 'zstd, compress', null],
    // The caller accepts no encoding, so it could not read a refusal either
    ['/x.js', '*;q=0', null],
    ['/x.js', 'identity;q=0', null],
    ['/y.js', 'br, identity;q=0', null],
  ] as const)('of %s to who accepts %j is %s', async (path, accepted, name) => {
    const response = await get(path, { 'Accept-Encoding': accepted });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Encoding')).toBe(name);
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    const bytes = await bytesOf(response);
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
    expect(decoded[name ?? 'null'](bytes).toString()).toBe(script);
  });

  it('has a tag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (one) => (await get('/x.js', { 'Accept-Encoding': one })).headers.get('ETag')),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('a part of a file', () => {
  const tag = async () => (await get('/x.js')).headers.get('ETag')!;
  it.each([
    ['bytes=0-9', 'bytes 0-9/1100', script.slice(0, 10)],
    ['bytes=1090-', 'bytes 1090-1099/1100', script.slice(1090)],
    ['bytes=-5', 'bytes 1095-1099/1100', script.slice(-5)],
    ['bytes=-5000', 'bytes 0-1099/1100', script],
    ['bytes=1099-99999999999999999999', 'bytes 1099-1099/1100', '\n'],
    ['Bytes=3-3', 'bytes 3-3/1100', ' '],
  ])('is answered: %s', async (Range, said, part) => {
    const response = await get('/x.js', { Range });
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Range')).toBe(said);
    expect(response.headers.get('Content-Length')).toBe(String(part.length));
    expect(response.headers.get('ETag')).toBe(await tag());
    expect(await response.text()).toBe(part);
  });

  it.each(['bytes=9-0', 'bytes=-', 'bytes=a-b', 'bytes=0-1,5-6', 'items=0-5', '0-5', 'bytes 0-5', ''])(
    'that cannot be read is not asked for: %j',
    async (Range) => {
      const response = await get('/x.js', { Range });
      expect(response.status).toBe(200);
      expect(response.headers.get('Accept-Ranges')).toBe('bytes');
      expect(await response.text()).toBe(script);
    },
  );

  it.each([
    ['/x.js', 'bytes=1100-', 1100],
    ['/x.js', 'bytes=-0', 1100],
    ['/empty.txt', 'bytes=0-', 0],
  ])('that there is not is refused as everything is: %s %s', async (path, Range, size) => {
    const response = await get(path, { Range });
    expect(response.status).toBe(416);
    expect(response.headers.get('Content-Range')).toBe(`bytes */${size}`);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Request-Id')).toBeTruthy();
    expect(await response.json()).toEqual({
      error: expect.stringContaining(`${size} bytes`),
      code: 'range-not-satisfiable',
    });
  });

  it('is of the copy that is asked for, and of the very one that the caller has begun with', async () => {
    const encoded = { 'Accept-Encoding': 'br', Range: 'bytes=0-4' };
    expect(await bytesOf(await get('/x.js', encoded))).toEqual(brotliCompressSync(script).subarray(0, 5));
    const Range = 'bytes=0-4';
    for (const same of [await tag(), changed.toUTCString()])
      expect((await get('/x.js', { Range, 'If-Range': same })).status).toBe(206);
    for (const other of ['"other"', `W/${await tag()}`, new Date(0).toUTCString(), 'nonsense'])
      expect((await get('/x.js', { Range, 'If-Range': other })).status).toBe(200);
    expect((await get('/x.js', { ...encoded, 'If-Range': await tag() })).status).toBe(200);
  });

  it('is not sent to who has the file', async () => {
    expect((await get('/x.js', { Range: 'bytes=0-4', 'If-None-Match': await tag() })).status).toBe(304);
  });
});

describe('a condition', () => {
  const before = new Date(changed.getTime() - 5000).toUTCString();
  const after = new Date(changed.getTime() + 5000).toUTCString();
  const then = changed.toUTCString();

  it.each([
    [{ 'If-None-Match': '*' }, 304],
    [{ 'If-None-Match': '"other"' }, 200],
    [{ 'If-Modified-Since': then }, 304],
    [{ 'If-Modified-Since': after }, 304],
    [{ 'If-Modified-Since': before }, 200],
    [{ 'If-Modified-Since': 'nonsense' }, 200],
    // The tag takes precedence over the date
    [{ 'If-None-Match': '"other"', 'If-Modified-Since': after }, 200],
    [{ 'If-Match': '*' }, 200],
    [{ 'If-Match': '"other"' }, 412],
    [{ 'If-Unmodified-Since': then }, 200],
    [{ 'If-Unmodified-Since': before }, 412],
    [{ 'If-Unmodified-Since': 'nonsense' }, 200],
    [{ 'If-Match': '"other"', 'If-None-Match': '*' }, 412],
  ] as const)('%j is answered with %i', async (headers, status) => {
    const response = await get('/about/', headers as Record<string, string>);
    const texts = { 200: '<h1>About</h1>', 304: '', 412: '"code":"precondition-failed"' };
    const kept = status === 412 ? 'no-store' : 'public, max-age=300';
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, kept]);
    expect(await response.text()).toContain(texts[status]);
  });

  it('may name the tag, among others', async () => {
    const etag = (await get('/about/')).headers.get('ETag')!;
    expect((await get('/about/', { 'If-None-Match': `"x", W/${etag}` })).status).toBe(304);
    expect((await get('/about/', { 'If-Match': `"x", ${etag}` })).status).toBe(200);
    expect((await get('/about/', { 'If-Match': `W/${etag}` })).status).toBe(412);
  });
});

describe('a path', () => {
  it.each([
    ['/about', '/about/'],
    ['/about?x=1', '/about/?x=1'],
    ['/größe', '/gr%C3%B6%C3%9Fe/'],
    ['/widget/about', '/widget/about/'],
    ['/widget', '/widget/'],
  ])('of a folder leads to its page: %s', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('Location')]).toEqual([308, location]);
    expect(headers.get('Cache-Control')).toBe('public, max-age=300');
    expect(headers.get('X-Request-Id')).toBeNull();
  });

  it('may be escaped', async () => {
    expect(await (await get('/gr%C3%B6%C3%9Fe/')).text()).toBe('<h1>Size</h1>');
    expect(await (await get('/%61bout/')).text()).toBe('<h1>About</h1>');
  });

  it.each([
    '/x.js/',
    '/x.js/y',
    '//about/',
    '/about%2F',
    '/%2e%2e%2fx.js',
    '/..%5Cx.js',
    '/%00',
    '/%',
    '/%ff',
    `/${'x'.repeat(5000)}`,
  ])('of nothing is one where nothing is: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
    const page = await get(path, { Accept: 'text/html' });
    expect([page.status, await page.text()]).toEqual([404, '<h1>Nothing here</h1>']);
  });
});
