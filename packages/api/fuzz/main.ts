// `pnpm fuzz [requests] [seed] [here]` sends the service a million random requests, and fails at the first answer that
// is a server error or differs from its description. The service runs in a separate process, as for its users. With
// `here` it runs in this process, and each answer has a time limit too.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { createApp } from '../src/app.ts';
import { attack } from './attack.ts';
import { attackHere } from './here.ts';
import { judgeBy } from './judge.ts';
import { attacks, type Attack, type Document } from './requests.ts';
import { serve, type Target } from './target.ts';

const total = Number(process.argv[2] ?? 1_000_000);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
const isHere = process.argv[4] === 'here';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Returns the memory in use of this process, in megabytes. */
const inUse = async (): Promise<number> => {
  collect();
  return Math.round(process.memoryUsage().heapUsed / 1e6);
};

const document = (await (await createApp().request('/openapi.json')).json()) as Document;
const judge = judgeBy(document);

interface Attacked extends Pick<Target, 'isGone' | 'memory' | 'stop'> {
  readonly name: string;
  /** The number of concurrent callers. */
  readonly callers: number;
  readonly pages?: readonly string[];
  readonly ask: (one: Attack) => Promise<string | undefined>;
}

const here = (): Attacked => {
  const ask = attackHere();
  return {
    name: 'this process',
    callers: 1,
    ask: (one) => ask(one, judge),
    isGone: () => false,
    memory: inUse,
    stop: async () => {},
  };
};

const there = async (): Promise<Attacked> => {
  const target = await serve();
  const sitemap = await (await fetch(`${target.url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path]) => path!);
  return {
    ...target,
    name: target.url,
    callers: 32,
    ...(pages.length === 0 ? {} : { pages }),
    ask: (one) => attack(target.url, one, judge),
  };
};

const target = isHere ? here() : await there();
// Sampled without `fc.assert`, which would keep every request of the run in memory until its end.
const drawn = fc
  .sample(fc.noShrink(fc.infiniteStream(attacks(document, target.pages), { noHistory: true })), { seed, numRuns: 1 })
  .at(0)!;

let sent = 0;
/** The requests in flight. If one hangs, another may be the cause. */
const asked = new Set<Attack>();
const faults: string[] = [];
const begin = performance.now();

const caller = async (): Promise<void> => {
  while (sent < total && faults.length === 0) {
    sent += 1;
    if (sent % 50_000 === 0)
      console.log(
        `${sent} requests, ${Math.round((sent / (performance.now() - begin)) * 1000)} a second, ${await target.memory()} MB`,
      );
    const one = drawn.next().value;
    asked.add(one);
    const fault = await target.ask(one);
    if (fault !== undefined)
      faults.push(`${fault}\n${[one, ...asked].map((each) => `  ${JSON.stringify(each).slice(0, 2000)}`).join('\n')}`);
    asked.delete(one);
  }
};

console.log(`${total} requests to ${target.name}, seed ${seed}`);
await Promise.all(Array.from({ length: target.callers }, caller));
if (target.isGone()) faults.push('the service is gone');
console.log(faults.length === 0 ? `${sent} requests, no fault` : faults.join('\n'));
await target.stop();
process.exit(faults.length === 0 ? 0 : 1);
