import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from '../../../scripts/sample.ts';
import { start, type Running } from '../src/node/server.ts';
import { main } from './server.ts';

const site = mkdtempSync(join(tmpdir(), 'units-site-'));
const widget = mkdtempSync(join(tmpdir(), 'units-widget-'));

const browser = 'text/html,*/*;q=0.8';
const script = 'console.log("site")'.repeat(100);

const writeFiles = (folder: string, files: Readonly<Record<string, string | Uint8Array>>): void => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
};

writeFiles(site, {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Nothing here</h1>',
  'about/index.html': '<h1>About</h1>',
  'robots.txt': 'User-agent: *',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/site-Bx3kP9_q.js': script,
  'assets/site-Bx3kP9_q.js.gz': gzipSync(script),
});
writeFiles(widget, { 'index.html': '<h1>Widget</h1>', 'assets/widget-D4fGh1jK.css': 'h1 { color: red }' });
writeFiles(join(site, '..'), { [`${site.slice(site.lastIndexOf('/') + 1)}-secret.txt`]: 'secret' });

afterAll(() => {
  for (const path of [site, widget, `${site}-secret.txt`]) rmSync(path, { recursive: true });
});

/** Returns the raw answer to exactly these bytes. */
const raw = async (url: string, ...lines: readonly string[]): Promise<string> => {
  const socket = connect(Number(new URL(url).port), 'localhost');
  socket.end(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
};

describe('the server', () => {
  let server: Running;
  const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    fetch(`${server.url}${path}`, { method, headers, redirect: 'manual' });

  beforeAll(async () => {
    server = await start({ port: 0, siteFolder: site, widgetFolder: widget });
  });
  afterAll(() => server.stop());

  describe('as to the API', () => {
    it('answers by IPv4 and by IPv6', async () => {
      const { port } = new URL(server.url);
      for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
        const response = await fetch(`http://${host}:${port}/convert?value=3&from=ft&to=in`);
        expect(await response.json()).toEqual({ value: 3, from: 'ft', to: 'in', result: 36 });
        expect(response.headers.get('Content-Length')).toBe('45');
      }
    });

    it('answers HEAD', async () => {
      const response = await get('/convert?value=3&from=ft&to=in', {}, 'HEAD');
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('application/json');
    });

    it('compresses the large documents', async () => {
      const bytes = (encoding: string) =>
        new Promise<Buffer>((resolve) => {
          request(`${server.url}/units`, { headers: { 'Accept-Encoding': encoding } }, async (response) => {
            resolve(Buffer.concat(await response.toArray()));
          }).end();
        });
      const [plain, brotli, gzip] = await Promise.all([bytes('identity'), bytes('br'), bytes('gzip')]);
      expect(brotliDecompressSync(brotli)).toEqual(plain);
      expect(brotli.length).toBeLessThan(plain.length / 4);
      expect(gzip.length).toBeLessThan(plain.length / 4);
    });

    it('refuses a body that is announced as too long without waiting for it', async () => {
      const answer = await raw(
        server.url,
        'POST /batch HTTP/1.1',
        'Host: x',
        'Content-Length: 999999999',
        'Connection: close',
      );
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toContain('body-too-large');
    });

    it('refuses a body in chunks as soon as it is too long, were it without end', async () => {
      const socket = connect(Number(new URL(server.url).port), 'localhost');
      socket.on('error', () => {});
      socket.write('POST /batch HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
      const sending = setInterval(() => socket.write(`4000\r\n${' '.repeat(16_384)}\r\n`), 5);
      const [answer] = await once(socket, 'data');
      clearInterval(sending);
      socket.destroy();
      expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
      expect(String(answer)).toContain('body-too-large');
    });

    it('takes a body in chunks that is short enough', async () => {
      const chunks = ['{"conversions":[{"value":1,', '"from":"ft","to":"in"}]}'];
      const sent = chunks.flatMap((chunk) => [chunk.length.toString(16), chunk]);
      const head = ['POST /batch HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked', 'Connection: close', ''];
      const answer = await raw(server.url, ...head, ...sent, '0');
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).toContain('"result":12');
    });

    it('has the 413 read over a socket that still sends', async () => {
      const chunk = ' '.repeat(70_000);
      const head = ['POST /batch HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked', 'Connection: close', ''];
      const answer = await raw(server.url, ...head, chunk.length.toString(16), chunk, '0');
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toContain('body-too-large');
    });
  });

  describe('as to invalid requests', () => {
    it.each([
      ['garbage', ['nonsense'], 400, 'invalid-request'],
      ['headers without end', ['GET / HTTP/1.1', 'Host: x', `X: ${'x'.repeat(20_000)}`], 431, 'headers-too-large'],
      ['an invalid host', ['GET /health HTTP/1.1', 'Host: a b'], 400, 'invalid-request'],
      ['a backslash in the path', ['GET /a\\b HTTP/1.1', 'Host: x', 'Connection: close'], 400, 'invalid-request'],
    ])('answers %s with an error object', async (_, lines, status, code) => {
      const answer = await raw(server.url, ...(lines.length > 1 ? [...lines, 'Connection: close'] : lines));
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer.toLowerCase()).toContain('access-control-allow-origin: *');
      expect(answer.match(/^content-length: /gim)).toHaveLength(1);
      expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({ error: expect.any(String), code });
    });

    it('answers HTTP/1.0, which names no host', async () => {
      expect(await raw(server.url, 'GET /health HTTP/1.0')).toContain('{"status":"ok"}');
    });
  });

  describe('as to files', () => {
    it.each([
      ['/', 'text/html; charset=utf-8', '<h1>Home</h1>', 'public, max-age=300'],
      ['/about/', 'text/html; charset=utf-8', '<h1>About</h1>', 'public, max-age=300'],
      ['/robots.txt', 'text/plain; charset=utf-8', 'User-agent: *', 'public, max-age=86400'],
      [
        '/icon.svg',
        'image/svg+xml; charset=utf-8',
        '<svg xmlns="http://www.w3.org/2000/svg"/>',
        'public, max-age=86400',
      ],
      ['/assets/site-Bx3kP9_q.js', 'text/javascript; charset=utf-8', script, 'public, max-age=31536000, immutable'],
      ['/widget/', 'text/html; charset=utf-8', '<h1>Widget</h1>', 'public, max-age=300'],
      [
        '/widget/assets/widget-D4fGh1jK.css',
        'text/css; charset=utf-8',
        'h1 { color: red }',
        'public, max-age=31536000, immutable',
      ],
    ])('serves %s', async (path, type, content, kept) => {
      const response = await get(path, { 'Accept-Encoding': 'identity' });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(content);
      expect(response.headers.get('Content-Type')).toBe(type);
      expect(response.headers.get('Cache-Control')).toBe(kept);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    });

    it('serves the compressed copy where there is one', async () => {
      const response = await get('/assets/site-Bx3kP9_q.js', { 'Accept-Encoding': 'gzip, br' });
      expect(response.headers.get('Content-Encoding')).toBe('gzip');
      expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
      expect(response.headers.get('Vary')).toContain('Accept-Encoding');
      expect(await response.text()).toBe(script);
    });

    it('answers 304 to a caller that has the page already', async () => {
      const etag = (await get('/about/')).headers.get('ETag')!;
      expect(etag).toMatch(/^"/);
      const again = await get('/about/', { 'If-None-Match': etag });
      expect(again.status).toBe(304);
      expect(again.headers.get('Cache-Control')).toBe('public, max-age=300');
    });

    it('answers HEAD with the length', async () => {
      const response = await get('/about/', {}, 'HEAD');
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Length')).toBe('14');
      const etag = (await get('/about/')).headers.get('ETag')!;
      expect(response.headers.get('ETag')).toBe(etag);
      expect((await get('/about/', { 'If-None-Match': etag }, 'HEAD')).status).toBe(304);
    });

    it('answers a client that has closed its side of the connection', async () => {
      for (let n = 0; n < 5; n += 1) {
        expect(await raw(server.url, 'GET /about/ HTTP/1.1', 'Host: x')).toMatch(
          /^HTTP\/1\.1 200 [^]*<h1>About<\/h1>$/,
        );
      }
    });

    it.each(['//about', '//widget', '/widget//assets', '//localhost/about'])(
      'redirects to no other host: %s',
      async (path) => {
        expect(await raw(server.url, `GET ${path} HTTP/1.1`, 'Host: x')).toMatch(/^HTTP\/1\.1 404 /);
      },
    );

    it('answers a part of a file', async () => {
      const response = await get('/robots.txt', { Range: 'bytes=0-3' });
      expect(response.status).toBe(206);
      expect(await response.text()).toBe('User');
    });

    it.each([
      ['/about', '/about/'],
      ['/about?x=1', '/about/?x=1'],
      ['/widget', '/widget/'],
    ])('sends %s to %s', async (path, location) => {
      const response = await get(path);
      expect(response.status).toBe(308);
      expect(response.headers.get('Location')).toBe(location);
    });

    it('has a page for what is not there', async () => {
      const response = await get('/nowhere', { Accept: browser });
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('<h1>Nothing here</h1>');
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(await (await get('/nowhere')).json()).toMatchObject({ code: 'not-found' });
    });

    const secret = `${site.slice(site.lastIndexOf('/') + 1)}-secret.txt`;
    it.each([
      `/../${secret}`,
      `/%2e%2e/${secret}`,
      `/..%2f${secret}`,
      `/%2e%2e%2f${secret}`,
      `/about/../../${secret}`,
      `/..\\${secret}`,
      `/..%5c${secret}`,
      `/widget/../../${secret}`,
      `//..//${secret}`,
      `/./../${secret}`,
      '/etc/passwd',
      '//etc/passwd',
      '/%00',
      '/index.html%00',
    ])('gives nothing from outside of the folder: %s', async (path) => {
      const answer = await raw(server.url, `GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close');
      expect(answer).toMatch(/^HTTP\/1\.1 (404|400) /);
      expect(answer).not.toContain('secret\r\n');
    });
  });
});

describe('the process', () => {
  const running = new Set<ChildProcess>();
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL');
  });

  const run = (env: Readonly<Record<string, string>>, args: readonly string[] = []) => {
    const child = spawn(process.execPath, [main, ...args], {
      env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    return {
      child,
      output: Promise.all([text(child.stdout), text(child.stderr)]),
      ended: once(child, 'exit').then(([code]) => code as number | null),
      started: once(child.stdout, 'data').then(([line]) => String(line)),
    };
  };

  it('says where it listens, and ends on SIGTERM', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const { child, started, ended, output } = run({ HOST: '127.0.0.1' });
      expect(await started).toMatch(/^Listening on http:\/\/127\.0\.0\.1:\d+\n$/);
      child.kill(signal);
      expect(await ended).toBe(0);
      expect((await output)[1]).toBe('');
    }
  });

  it('reads its arguments, and lists them in its help', async () => {
    const [help, version, port] = [run({}, ['--help']), run({}, ['--version']), run({ PORT: '1' }, ['-p', '0'])];
    expect(await help.ended).toBe(0);
    expect((await help.output)[0]).toMatch(/^Usage: units-api [^]+--port[^]+CLIENT_WORK/);
    expect(await version.ended).toBe(0);
    expect((await version.output)[0]).toMatch(/^\d+\.\d+\.\d+\S*\n$/);
    expect(await port.started).toMatch(/^Listening on http:\/\/localhost:\d+\n$/);
    port.child.kill();
  });

  it.each(sampleOf([['--nothing'], ['-p'], ['8000'], ['--help=x']]))('refuses %s in a sentence', async (...args) => {
    const { ended, output } = run({}, args);
    expect(await ended).toBe(2);
    const [out, problem] = await output;
    expect(out).toBe('');
    expect(problem).toMatch(/^.+\. See units-api --help\.\n$/);
  });

  it('says in a sentence that the port is taken', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { ended, output } = run({ PORT: String(port) });
    expect(await ended).toBe(1);
    expect(await output).toEqual([
      '',
      `Port ${port} is taken by another program: stop it, or choose another port with PORT.\n`,
    ]);
    other.close();
  });

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ SITE_DIR: '/nowhere' }, 'SITE_DIR'],
    [{ WIDGET_DIR: main }, 'WIDGET_DIR'],
    [{ HOST: '203.0.113.1' }, 'HOST'],
    [{ HEADERS_TIMEOUT: '20', REQUEST_TIMEOUT: '10' }, 'HEADERS_TIMEOUT'],
    [{ SITE_DIR: site, SITE_MODULE: join(site, 'robots.txt') }, 'SITE_MODULE'],
    [{ METRICS_PORT: '0', METRICS_HOST: '203.0.113.1' }, 'METRICS_HOST'],
  ])('says in a sentence what is wrong with %o', async (env, name) => {
    const { ended, output } = run(env);
    expect(await ended).toBe(1);
    const [out, problem] = await output;
    expect(out).toBe('');
    expect(problem).toMatch(new RegExp(`^${name} is .+\\.\n$`));
  });
});
