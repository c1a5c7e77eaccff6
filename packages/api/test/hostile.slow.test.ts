import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sampleOf } from '../../../scripts/sample.ts';
import { dial, heard, launch, say, serve } from './server.ts';

// Tests malicious callers and broken programs over real sockets.

const bodyOf = (answer: string): any => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
const item = '{"conversions":[{"value":1,"from":"ft","to":"in"}]}';

describe('slow callers', () => {
  it('get 408 if their headers take too long', async () => {
    const url = await serve({ headersTimeout: 1, requestTimeout: 2 });
    const socket = dial(url);
    socket.write('GET /health HTTP/1.1\r\nHost: x\r\nX: ');
    const drip = setInterval(() => socket.write('x'), 100);
    onTestFinished(() => clearInterval(drip));
    const answer = await heard(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(bodyOf(answer).code).toBe('request-timeout');
  });

  it('get 408 if their body takes too long', async () => {
    const url = await serve({ headersTimeout: 1, requestTimeout: 1 });
    const socket = dial(url);
    socket.write(`POST /batch HTTP/1.1\r\nHost: x\r\nContent-Length: ${item.length}\r\n\r\n{`);
    const drip = setInterval(() => socket.write(' '), 200);
    onTestFinished(() => clearInterval(drip));
    const answer = await heard(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(bodyOf(answer).code).toBe('request-timeout');
  });

  it.each([
    { path: '/units', times: 2000, most: 50e6 },
    { path: '/convert?value=1&from=m&to=ft', times: 40_000, most: 15e6 },
  ])(
    'are cut off if they do not read their answers, of which few are buffered: $path',
    async ({ path, times, most }) => {
      const url = await serve({ sendTimeout: 1 });
      const socket = dial(url);
      socket.pause();
      const before = process.memoryUsage().rss;
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(times));
      await sleep(4000);
      expect(process.memoryUsage().rss - before).toBeLessThan(150e6);
      let read = 0;
      socket.on('data', (chunk) => (read += chunk.length)).resume();
      // The end may be a reset: the system resets a connection with unread requests.
      await new Promise((resolve) => socket.once('close', resolve));
      // All answers together would be more than half a gigabyte, or twenty megabytes.
      expect(read).toBeLessThan(most);
    },
  );

  it('lose an idle connection', async () => {
    const url = await serve({ keepAliveTimeout: 1 });
    const socket = dial(url);
    socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await heard(socket)).toContain('{"status":"ok"}');
  });
});

describe('too many connections', () => {
  it('are closed, while the others are served', async () => {
    const url = await serve({ maxConnections: 2 });
    const held = [dial(url), dial(url)];
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    await sleep(50);
    expect(await say(url, 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('');
    held.at(0)!.end('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await heard(held.at(0)!)).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('bytes that two servers could read in two ways', () => {
  const post = 'POST /batch HTTP/1.1\r\nHost: x\r\n';
  it.each([
    [
      'a length and chunks',
      `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\n\r\n`,
    ],
    ['two lengths', `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}    `],
    ['a length with a sign', `${post}Content-Length: +5\r\n\r\n{}   `],
    ['a length that is not a number', `${post}Content-Length: 5x\r\n\r\n{}   `],
    ['a length beyond all numbers', `${post}Content-Length: 99999999999999999999999\r\n\r\n{}`],
    ['an unknown encoding', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['chunked, but not last', `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
    ['a space before the colon', `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
    ['a chunk without a size', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`],
    ['a chunk beyond all sizes', `${post}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n\r\n`],
    ['a folded header', `GET /health HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\r\n`],
    ['a zero byte in a header', `GET /health HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n`],
    ['a carriage return alone', `GET /health HTTP/1.1\rHost: x\r\r`],
    ['no host', `GET /health HTTP/1.1\r\n\r\n`],
    ['an unknown version', `GET /health HTTP/9.9\r\nHost: x\r\n\r\n`],
    ['a method in small letters', `get /health HTTP/1.1\r\nHost: x\r\n\r\n`],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a handshake of TLS', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03'],
  ])('are refused, and the connection with them: %s', async (_, bytes) => {
    const answers = await say(await serve(), bytes);
    expect(answers).toMatch(/^HTTP\/1\.1 400 /);
    expect(answers.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(bodyOf(answers)).toEqual({ error: expect.any(String), code: 'invalid-request' });
  });

  it.each([
    ['an upgrade', 'GET /health HTTP/1.1\r\nHost: x\r\nConnection: upgrade, close\r\nUpgrade: h2c\r\n\r\n', 200],
    [
      'an expectation',
      `${post}Expect: 100-continue\r\nConnection: close\r\nContent-Length: ${item.length}\r\n\r\n${item}`,
      100,
    ],
    ['an unknown expectation', 'GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: wonders\r\n\r\n', 200],
    ['a body to a GET', 'GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}', 200],
    ['a trace', 'TRACE /convert HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['a tunnel', 'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n', 405],
    [
      'a body that is compressed on the way',
      `${post}Connection: close\r\nTransfer-Encoding: gzip, chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
      415,
    ],
    ['a whole address', 'GET http://a/health HTTP/1.1\r\nHost: b\r\nConnection: close\r\n\r\n', 200],
    ['the server itself', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 204],
    [
      'a query of nothing but escapes',
      `GET /convert?${'%'.repeat(9000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      400,
    ],
    [
      'thousands of parameters',
      `GET /convert?${'a&'.repeat(4000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      400,
    ],
    [
      'thousands of headers',
      `GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${'a:b\r\n'.repeat(1900)}\r\n`,
      431,
    ],
  ])('or answered as HTTP says: %s', async (_, bytes, status) => {
    const answer = await say(await serve(), bytes);
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(answer).not.toMatch(/\bat .+:\d+:\d+/);
  });
});

describe('an address that is not escaped', () => {
  const of = (target: string) => Buffer.from(`GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`, 'utf8').toString('latin1');

  it.each([
    ['a letter outside of ASCII', of('/convert?value=25&from=°C&to=°F')],
    ['a space', 'GET /convert?value=1&from=sq ft&to=m2 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['nothing after it yet', 'GET /convert?value=1&from=\xc2'],
  ])('is refused, and the error asks for percent-encoding: %s', async (_, bytes) => {
    const answer = await say(await serve(), bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(bodyOf(answer).error).toContain('percent-encode');
  });

  it('is refused after the answers to earlier requests', async () => {
    const answers = await say(await serve(), of('/ready') + of('/table?from=m&to=ft') + of('/convert?from=°C'));
    expect([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '200', '400']);
  });
});

describe('a refused caller', () => {
  const gone = [
    ['a tunnel', 'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n', '405'],
    ['no host', 'GET /health HTTP/1.1\r\n\r\n', '400'],
    ['no request', 'nonsense\r\n\r\n', '400'],
    ['too long a body', 'POST /batch HTTP/1.1\r\nHost: x\r\nContent-Length: 9999999\r\n\r\n', '413'],
    ['an address that is not escaped', 'GET /convert?value=1&from=\xc2\xb0C&to=K HTTP/1.1\r\nHost: x\r\n\r\n', '400'],
  ] as const;

  it.each(gone)('is disconnected, even if it keeps sending: %s', async (_, bytes, status) => {
    const socket = dial(await serve());
    socket.write(Buffer.from(bytes, 'latin1'));
    const drip = setInterval(() => socket.write('x'), 100);
    onTestFinished(() => clearInterval(drip));
    expect(await heard(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    await new Promise((resolve) => (socket.destroyed ? resolve(undefined) : socket.once('close', resolve)));
  });

  it.each(sampleOf(gone))('does not affect other connections: %s', async (_, bytes) => {
    const { url, child } = await launch();
    for (let n = 0; n < 10; n += 1) {
      const socket = dial(url);
      socket.write(Buffer.from(bytes, 'latin1'));
      socket.write('x'.repeat(100_000));
      await once(socket, 'data');
      socket.resetAndDestroy();
    }
    expect(await say(url, 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    expect(child.exitCode).toBeNull();
  });

  it('gets the reason, even while it is still sending', async () => {
    const url = await serve();
    for (const path of ['/batch', '/mcp']) {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => fetch(url + path, { method: 'POST', body: Buffer.alloc(8e6) })),
      );
      expect(answers.map(({ status }) => status)).toEqual([413, 413, 413, 413, 413]);
    }
  });
});

describe('the Host header', () => {
  it.each([
    ['missing', '', 'no host'],
    ['with two values', 'Host: x\r\nHost: y\r\n', 'more than one host'],
    ['repeated', 'Host: x\r\nhost: x\r\n', 'more than one host'],
  ])('is refused with its own message: %s', async (_, hosts, sentence) => {
    const answer = await say(await serve(), `GET /health HTTP/1.1\r\n${hosts}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(bodyOf(answer).error).toContain(sentence);
  });
});

describe('an answer to HEAD', () => {
  it.each(['/convert?value=1&from=m&to=ft', '/convert', '/units', '/nowhere', '/health', '/ready'])(
    'has the content length of GET: %s',
    async (path) => {
      const url = await serve();
      const [head, get] = await Promise.all(
        ['HEAD', 'GET'].map((method) => fetch(url + path, { method, headers: { 'Accept-Encoding': 'identity' } })),
      );
      expect(head!.headers.get('content-length')).toBe(String((await get!.arrayBuffer()).byteLength));
    },
  );

  it('has no body, even if the request is unreadable', async () => {
    const answer = await say(await serve(), `HEAD /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 [^]*\r\n\r\n$/);
  });
});
