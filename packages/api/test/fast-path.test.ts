import { request } from 'node:http';
import { tools } from '@units/engine/catalog';
import { parameterName } from '@units/engine/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { start, type Running } from '../src/node/server.ts';

// A host in capital letters sends a request through the app.
const fast = 'localhost';
const throughApp = 'LOCALHOST';

let server: Running;
beforeAll(async () => {
  // Both answer in the same second, because the caching of `/age` has the seconds until midnight.
  vi.useFakeTimers({ toFake: ['Date'] });
  server = await start({ port: 0, host: '127.0.0.1' });
});
afterAll(() => {
  vi.useRealTimers();
  return server.stop();
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: object;
  readonly body: string;
}

const ask = (host: string, path: string, body?: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const sent = {
      host,
      'x-request-id': 'one',
      ...headers,
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    request(server.url, { path, method, headers: sent }, async (response) => {
      const { date: _, ...rest } = response.headers;
      const text = Buffer.concat(await response.toArray()).toString();
      resolve({ status: response.statusCode, headers: rest, body: text });
    })
      .on('error', reject)
      .end(body);
  });

const examples = tools.flatMap(({ id, examples: all }) =>
  all.map(({ given }) => {
    const texts = Object.entries(given).map(([key, value]) => [parameterName(key), String(value)]);
    return `/${id}?${new URLSearchParams(Object.fromEntries(texts))}`;
  }),
);

describe('the fast path answers as the app does', () => {
  it.each([
    ...examples,
    '/convert',
    '/convert?',
    '/convert?&&=&value=1&from=m&to=ft',
    '/convert?value=1&from=m&to=ft&to=in',
    '/convert?value=+1&from=m&to=ft',
    '/convert?value=%2B1&from=%C2%B0F&to=%c2%b0C',
    '/convert?value=1%&from=%zz&to=%ff',
    '/convert?%76alue=1&from=m&to=ft',
    '/convert?value=1;from=m',
    '/convert?value=1&from=m&to=ft?x=1',
    '/convert?value=1&from=constructor&to=__proto__',
    '/convert?__proto__=1&value=1&from=m&to=ft',
    '/age?birth_date=2000-01-01',
    '/search?q=tip',
    '/search',
    '/query?q=5%20km',
    '/convert?value=5&from=km&to=mi&places=2',
    '/nowhere?x=1',
    '/convert/',
    '//convert',
    '/health',
  ])('to %s', async (path) => {
    expect(await ask(fast, path)).toEqual(await ask(throughApp, path));
  });

  it.each([
    '{"conversions":[{"value":1,"from":"ft","to":"in"}]}',
    '{"conversions":[{"value":1,"from":"cup","to":"g","ingredient":"flour"}]}',
    '{"conversions":[{"value":-0,"from":"ft","to":"in","ingredient":null}]}',
    '{"conversions":[{"value":1e400,"from":"ft","to":"in"}]}',
    '{"conversions":[{"value":1,"from":"ft","to":"kg"}]}',
    '{"conversions":[]}',
    '{',
    '"\u00e9"',
  ])('to a batch of %s', async (body) => {
    for (const path of ['/batch', '/batch?errors=all', '/batch?errors=each', '/batch?codes=ucum'])
      expect(await ask(fast, path, body)).toEqual(await ask(throughApp, path, body));
  });

  it.each([
    ['a', /^a$/],
    ['x'.repeat(65), /^[\da-f]{8}-[\da-z]+$/],
    ['a b', /^[\da-f]{8}-[\da-z]+$/],
  ])('to a request with the id %s', async (id, returned) => {
    const path = '/convert?value=1&from=m&to=nothing';
    const answers = [
      await ask(fast, path, undefined, { 'x-request-id': id }),
      await ask(throughApp, path, undefined, { 'x-request-id': id }),
    ];
    for (const { headers } of answers) expect((headers as Record<string, string>)['x-request-id']).toMatch(returned);
  });
});
