import { expect, it } from 'vitest';
import { slowness } from '../../../scripts/processor-time.ts';
import { climb, operationsOf, varied, type Listed } from '../fuzz/climb.ts';
import type { Document } from '../fuzz/requests.ts';
import { createApp } from '../src/app.ts';
import { limits } from '../src/contract.ts';

/** The number of requests tried in all. */
const candidates = 10_000;

/** For how long a request may hold the event loop at once, in milliseconds of the processor, as docs/operations.md says. */
const most = 20;

/** The number of measurements of the most expensive request of an operation. */
const runs = 8;

/** The system tells the processor time of a thread to this many milliseconds. */
const tick = 4;

/** Milliseconds since a start: those of the processor, or of the clock where these are fewer. Other work of the machine adds to the clock. */
const stopwatch = (): (() => number) => {
  const [time, { user, system }] = [performance.now(), process.threadCpuUsage()];
  return () => {
    const used = process.threadCpuUsage({ user, system });
    return Math.min(performance.now() - time, (used.user + used.system) / 1000 + tick);
  };
};

it('holds the event loop for 20 ms at most at once, whatever is asked of any operation', async () => {
  let piece = 0;
  let bytes = 0;
  let elapsed = stopwatch();
  const endPiece = (): void => {
    piece = Math.max(piece, elapsed());
    elapsed = stopwatch();
  };
  const app = createApp({ pause: async () => endPiece() });
  const ask = async (request: Request): Promise<{ readonly cost: number; readonly text: string }> => {
    [piece, elapsed] = [0, stopwatch()];
    const response = await app.fetch(request);
    const text = await response.text();
    endPiece();
    return { cost: piece, text };
  };
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
  const { text } = await ask(new Request('http://localhost/mcp/full', { method: 'POST', headers, body }));
  const listed = JSON.parse(text.slice(text.indexOf('{'))).result.tools as readonly Listed[];
  const document = JSON.parse((await ask(new Request('http://localhost/openapi.json'))).text) as Document;
  // What is made once is made: a test of the start holds that
  for (const path of ['/tools', '/units', '/search?q=x', '/query?q=5+kilometr', '/convert?value=1&from=kilometr&to=m'])
    await ask(new Request(`http://localhost${path}`));

  const operations = operationsOf(document, listed);
  const found: { readonly name: string; readonly cost: number; readonly given: string }[] = [];
  for (const [index, operation] of operations.entries()) {
    const costOf = async (given: Readonly<Record<string, string>>) => {
      const answer = await ask(operation.request(varied(given)));
      if (operation.name.startsWith('/mcp')) bytes = Math.max(bytes, answer.text.length);
      return answer.cost;
    };
    const { given } = await climb(operation, costOf, {
      candidates: Math.floor(candidates / operations.length),
      seed: index,
    });
    // Of several runs, as the system tells processor time in ticks
    let least = Infinity;
    const before = process.threadCpuUsage();
    for (let run = 0; run < runs; run += 1) least = Math.min(least, await costOf(given));
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000 / runs) / slowness();
    found.push({
      name: operation.name,
      cost: Math.round(least * 10) / 10,
      given: JSON.stringify(given).slice(0, 500),
    });
  }
  const expensive = found.toSorted((a, b) => b.cost - a.cost);
  console.log(
    expensive
      .slice(0, 12)
      .map(({ name, cost }) => `${name} ${cost}`)
      .join('; '),
  );
  expect(expensive.filter(({ cost }) => cost > most)).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(limits.agentAnswer);
}, 300_000);
