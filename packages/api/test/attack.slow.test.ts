import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { attack } from '../fuzz/attack.ts';
import { attacks, type Document } from '../fuzz/requests.ts';
import { start } from '../src/node/server.ts';

// A short run of `pnpm fuzz`.
it('answers every request with JSON and never with a server error', async () => {
  const server = await start({ port: 0, host: '127.0.0.1', drainTimeout: 1, headersTimeout: 2, requestTimeout: 2 });
  onTestFinished(() => server.stop());
  const document = (await (await fetch(`${server.url}/openapi.json`)).json()) as Document;
  await fc.assert(
    fc.asyncProperty(fc.array(attacks(document), { minLength: 20, maxLength: 20 }), async (some) => {
      const faults = await Promise.all(some.map((one) => attack(server.url, one)));
      expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

/** Starts a server whose connections answer one request and break at the second. */
const breaking = (): Promise<string> =>
  new Promise((resolve) => {
    const used = new WeakSet();
    const server = createServer(({ socket, url }, response) => {
      if (used.has(socket) || url === '/always') return void socket.destroy();
      used.add(socket);
      response.end('{}');
    }).listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
    onTestFinished(() => void server.close());
  });

it('tolerates a closed kept-alive connection, but not a closed new one', async () => {
  const url = await breaking();
  const trace = { kind: 'request', method: 'TRACE', path: '/', headers: {} } as const;
  expect(await attack(url, trace)).toBeUndefined();
  expect(await attack(url, trace)).toBeUndefined();
  expect(await attack(url, { ...trace, path: '/always' })).toBe('socket hang up');
});
