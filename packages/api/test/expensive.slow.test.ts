import { expect, it } from 'vitest';
import { slowness } from '../../../scripts/processor-time.ts';
import { isInSample } from '../../../scripts/sample.ts';
import { climb, operationsOf, varied, type Listed } from '../fuzz/climb.ts';
import type { Document } from '../fuzz/requests.ts';
import { createApp } from '../src/app.ts';
import { limits } from '../src/contract.ts';

/** The number of requests to try, if every operation is searched in depth. */
const candidates = 10_000;
/** The share of these for an operation that is searched in depth on another day. */
const shallow = 1 / 8;

/**
 * The longest time that a request may block the event loop, in milliseconds of processor time: see docs/operations.md.
 */
const most = 20;

/** The number of measurements of the most expensive request per operation. */
const runs = 8;

/** The resolution of a thread's processor time, in milliseconds. */
const tick = 4;

/**
 * Returns a function that returns the milliseconds since now: processor time, or clock time if that is less. Other work
 * on the machine adds to clock time.
 */
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
  // Build the caches first; a startup test covers their cost
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
      candidates: Math.floor((candidates / operations.length) * (isInSample(index) ? 1 : shallow)),
      seed: index,
    });
    // Take the minimum of several runs, because processor time has a coarse resolution
    let least = await costOf(given);
    // Few requests come near the limit, and one measurement below half of it decides
    if (least > most / 2) {
      const before = process.threadCpuUsage();
      for (let run = 0; run < runs; run += 1) least = Math.min(least, await costOf(given));
      const { user, system } = process.threadCpuUsage(before);
      least = Math.min(least, (user + system) / 1000 / runs) / slowness();
    }
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
