import { once } from 'node:events';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { countInMemory } from '../src/node/limits/rate-limit-store.ts';
import { dial, heard, say, serve } from './server.ts';

interface Plain {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly bytes: Buffer;
}

/** Returns a raw answer without decoding it. */
const get = (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Plain> =>
  new Promise((resolve, reject) => {
    request(url, { headers, method }, async (response) => {
      const bytes = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode!, headers: response.headers as Plain['headers'], bytes });
    })
      .on('error', reject)
      .end();
  });

const json = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const { status, headers: given, bytes } = await get(url, headers);
  return { status, headers: given, body: JSON.parse(bytes.toString()) };
};

const wrong = '/convert?value=1&from=m&to=kg';
const problem = 'application/problem+json';

describe('refusals', () => {
  it.each([
    ['/conver', ['/convert']],
    ['/HEALTH', ['/health']],
    ['/unit-prices', ['/unit-price']],
    ['/convert/', ['/convert']],
  ])('of a path where nothing is name what may be meant: %s', async (path, suggestions) => {
    const { status, body } = await json((await serve()) + path);
    expect(status).toBe(404);
    expect(body.suggestions).toEqual(suggestions);
    expect(body.error).toContain(`Did you mean ${suggestions[0]}?`);
  });

  it('name nothing where nothing is near', async () => {
    const { body } = await json(`${await serve()}/wp-login.php`);
    expect(body).toEqual({ error: expect.stringContaining('/capabilities'), code: 'not-found' });
  });

  it('are problems to who asks for them, with the members of the Error object', async () => {
    const url = await serve();
    const plain = await json(url + wrong);
    expect(plain.headers['content-type']).toBe('application/json');
    for (const Accept of [problem, `application/json, ${problem};q=0.9`]) {
      const { status, headers, body } = await json(url + wrong, { Accept });
      expect([status, headers['content-type']]).toEqual([400, problem]);
      expect(body).toEqual({
        type: '/errors/incompatible-units',
        title: 'Bad Request',
        status: 400,
        detail: plain.body.error,
        ...plain.body,
      });
    }
    for (const Accept of [`${problem};q=0`, `${problem}x`]) {
      const { headers } = await json(url + wrong, { Accept });
      expect(headers['content-type']).toBe('application/json');
    }
    expect((await json(`${url}/nowhere`, { Accept: problem })).body).toMatchObject({ status: 404, title: 'Not Found' });
    const success = await json(`${url}/convert?value=1&from=km&to=m`, { Accept: problem });
    expect(success).toMatchObject({ status: 200, body: { result: 1000 } });
    expect(success.headers['content-type']).toBe('application/json');
  });

  it('before any work was done are problems too', async () => {
    const url = await serve({}, { limiter: countInMemory(1, 60) });
    await get(url + wrong);
    const { status, headers, body } = await json(url + wrong, { Accept: problem });
    expect([status, headers['content-type']]).toEqual([429, problem]);
    expect(body).toMatchObject({ status: 429, code: 'rate-limited' });
  });
});

describe('a body', () => {
  const head = 'POST /batch HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\n';

  it('gets 100 Continue if it is announced and not too long', async () => {
    const url = await serve();
    const body = '{"conversions":[{"value":1,"from":"ft","to":"in"}]}';
    const socket = dial(url);
    socket.write(`${head}Connection: close\r\nContent-Length: ${body.length}\r\n\r\n`);
    expect(String((await once(socket, 'data'))[0])).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    socket.write(body);
    expect(await heard(socket)).toMatch(/^HTTP\/1\.1 200 [^]*"result":12/);

    const refused = await say(url, `${head}Content-Length: 9999999\r\n\r\n`);
    expect(refused).toMatch(/^HTTP\/1\.1 413 [^]*body-too-large/);
    expect(refused).toMatch(/^connection: close\r$/im);
  });

  it.each(['/batch', '/mcp'])('that is missing is refused as an empty one is: %s', async (path) => {
    const url = await serve();
    // The headers of `curl -X POST`
    const begin = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nAccept: */*\r\n`;
    const [missing, empty] = [await say(url, `${begin}\r\n`), await say(url, `${begin}Content-Length: 0\r\n\r\n`)];
    expect(missing).toMatch(/^HTTP\/1\.1 4/);
    expect(missing.slice(missing.indexOf('{'))).toBe(empty.slice(empty.indexOf('{')));
  });

  it('that is announced as too long closes the connection', async () => {
    const answer = await say(await serve(), 'POST /batch HTTP/1.1\r\nHost: x\r\nContent-Length: 70000\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/^connection: close\r$/im);
  });
});

describe('large answers that are worked out', () => {
  const paths = [
    '/table?from=m&to=ft&start=1&end=1000&step=1',
    '/table?from=m&to=ft&start=1&end=1000&step=1&format=csv',
  ];
  it.each(paths)('are compressed as the caller takes it: %s', async (path) => {
    const url = (await serve()) + path;
    const plain = await get(url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toBe('Accept, Accept-Encoding');
    const brotli = await get(url, { 'Accept-Encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept, Accept-Encoding' });
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 2);
    expect(brotli.headers['content-length']).toBe(String(brotli.bytes.length));
    const gzip = await get(url, { 'Accept-Encoding': 'gzip;q=1, br;q=0.5, *;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
    for (const none of ['identity', 'br;q=0, gzip;q=0', 'zstd', '']) {
      expect((await get(url, { 'Accept-Encoding': none })).headers['content-encoding']).toBeUndefined();
    }
  });

  it('have their length in the answer to HEAD', async () => {
    const url = (await serve()) + paths[0];
    const br = { 'Accept-Encoding': 'br' };
    const head = await get(url, br, 'HEAD');
    expect(head.headers['content-length']).toBe((await get(url, br)).headers['content-length']);
    expect(head.bytes).toHaveLength(0);
  });

  it('stay in their order on a connection', async () => {
    const large = 'GET /table?from=m&to=ft&start=1&end=500&step=1 HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n';
    const small = 'GET /health HTTP/1.1\r\nHost: x\r\n';
    const url = await serve();
    const socket = dial(url);
    socket.end(`${large}\r\n${small}\r\n${large}Connection: close\r\n\r\n`);
    const answers = (await heard(socket)).match(/HTTP\/1\.1 200|^content-encoding: br|"ok"/gim);
    expect(answers?.map((one) => one.toLowerCase())).toEqual([
      'http/1.1 200',
      'content-encoding: br',
      'http/1.1 200',
      '"ok"',
      'http/1.1 200',
      'content-encoding: br',
    ]);
  });
});

describe('the server as a whole', () => {
  it('answers OPTIONS *', async () => {
    const answer = await say(await serve(), 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 204 /);
    expect(answer).toMatch(/^allow: GET, HEAD, POST, OPTIONS\r$/im);
  });

  it.each(['/', '/health', '/convert?value=1&from=m&to=ft', '/units'])(
    'says where it is described: %s',
    async (path) => {
      const url = await serve();
      const { headers } = await get(url + path);
      const [, target = ''] = /^<([^>]+)>; rel="service-desc"/.exec(headers['link'] ?? '')!;
      expect(new URL(target, url + path).href).toBe(`${url}/openapi.json`);
    },
  );

  it('has nothing for a tab of a browser without a site, and says so', async () => {
    const { status, headers } = await get(`${await serve()}/favicon.ico`);
    expect(status).toBe(204);
    expect(headers['cache-control']).toContain('public');
  });

  it('publishes the configured security contact', async () => {
    expect((await get(`${await serve()}/.well-known/security.txt`)).status).toBe(404);
    const url = await serve({ securityContact: 'mailto:security@units.example' });
    const { headers, bytes } = await get(`${url}/.well-known/security.txt`);
    expect(headers['content-type']).toContain('text/plain');
    const [contact, expires] = bytes.toString().split('\n');
    expect(contact).toBe('Contact: mailto:security@units.example');
    const days = (Date.parse(expires!.replace('Expires: ', '')) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(80);
    expect(days).toBeLessThan(366);
  });
});

describe('behind a proxy', () => {
  const frameOf = async (url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> =>
    /src="([^"]+)"/.exec((await json(url, headers)).body.html)![1]!;
  const oembed = '/oembed?url=/widget/';

  it('has frames of the scheme that callers use, where the proxy is trusted', async () => {
    const secure = { 'X-Forwarded-Proto': 'https' };
    expect(await frameOf((await serve()) + oembed, secure)).toMatch(/^http:/);
    const url = await serve({ trustedProxies: 1 });
    expect(await frameOf(url + oembed, secure)).toBe(`${url.replace('http:', 'https:')}/widget/`);
    expect(await frameOf(url + oembed)).toBe(`${url}/widget/`);
  });

  it('names its public address', async () => {
    const url = await serve({ publicUrl: 'https://units.example' });
    expect(await frameOf(url + oembed)).toBe('https://units.example/widget/');
    expect(await frameOf(`${url}/oembed?url=https://units.example/widget/`)).toBe('https://units.example/widget/');
    expect((await json(`${url}/openapi.json`)).body.servers[0].url).toBe('https://units.example');
  });

  it('is served under its configured path, with or without it in requests', async () => {
    const url = await serve({ basePath: '/tools/units' });
    for (const at of [url, `${url}/tools/units`]) {
      expect((await json(`${at}/convert?value=1&from=km&to=m`)).body.result).toBe(1000);
      expect((await json(`${at}/openapi.json`)).body.servers[0].url).toBe('/tools/units');
      expect((await json(`${at}/`)).body).toMatchObject({
        documentation: '/tools/units/openapi.json',
        openapi: '/tools/units/openapi.json',
      });
      expect(await frameOf(at + oembed)).toBe(`${url}/tools/units/widget/`);
      const full = `${url}/tools/units/widget/?from=km`;
      expect(await frameOf(`${at}/oembed?url=${encodeURIComponent(full)}`)).toBe(full);
      expect((await get(`${at}/llms.txt`)).bytes.toString()).toContain(`(${url}/tools/units/openapi.json)`);
    }
    const folder = await get(`${url}/tools/units?lang=de`);
    expect([folder.status, folder.headers['location']]).toEqual([308, '/tools/units/?lang=de']);
    expect((await json(`${url}/tools/unitsconvert`)).status).toBe(404);
    expect((await json(`${url}/oembed?url=${encodeURIComponent(`${url}/widget/`)}`)).status).toBe(404);
  });
});
