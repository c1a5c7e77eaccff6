import * as fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { attack } from '../fuzz/attack.ts';
import { attacks, type Document } from '../fuzz/requests.ts';
import { start } from '../src/node/server.ts';

// The short run of `pnpm fuzz`.
it('answers whatever there is to ask with JSON and no fault of ours', async () => {
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
}, 60_000);
