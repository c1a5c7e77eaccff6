// `pnpm fuzz [requests] [seed]`: asks the service whatever there is to ask, a million times, and fails at the first
// answer that is a fault of ours. The service runs in a process of its own, as it does for its users.
import * as fc from 'fast-check';
import { attack } from './attack.ts';
import { attacks, type Document } from './requests.ts';
import { serve } from './target.ts';

const total = Number(process.argv[2] ?? 1_000_000);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
const atOnce = 32;

const target = await serve();
const document = (await (await fetch(`${target.url}/openapi.json`)).json()) as Document;
const sitemap = await (await fetch(`${target.url}/sitemap.xml`)).text();
const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path]) => path!);
// Drawn by hand and not checked by `fc.assert`, which would hold every request of the run until its end.
const drawn = fc
  .sample(fc.noShrink(fc.infiniteStream(attacks(document, pages.length === 0 ? undefined : pages))), {
    seed,
    numRuns: 1,
  })
  .at(0)!;

let sent = 0;
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
    const fault = await attack(target.url, one);
    if (fault !== undefined) faults.push(`${fault}\n  ${JSON.stringify(one).slice(0, 2000)}`);
  }
};

console.log(`${total} requests to ${target.url}, seed ${seed}`);
await Promise.all(Array.from({ length: atOnce }, caller));
if (target.isGone()) faults.push('the service is gone');
console.log(faults.length === 0 ? `${sent} requests, no fault` : faults.join('\n'));
await target.stop();
process.exit(faults.length === 0 ? 0 : 1);
