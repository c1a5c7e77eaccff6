// Measures the parsing of typed quantities, compared with the only other library that parses any, in the same run:
// `pnpm --filter @units/bench typed`
import { parse } from '@units/engine/text';
import { convertMany } from 'convert';

const rounds = 7;
const calls = 200_000;

/** Returns nanoseconds per call, the median of several rounds. Results are used, so that no call is optimized away. */
const time = (run: (index: number) => unknown): number => {
  let kept: unknown;
  const measure = (): number => {
    const start = performance.now();
    for (let index = 0; index < calls; index++) kept = run(index);
    return ((performance.now() - start) / calls) * 1e6;
  };
  measure();
  const times = Array.from({ length: rounds }, measure).toSorted((a, b) => a - b);
  if (kept === undefined) throw new Error('Nothing was read.');
  return times[Math.floor(rounds / 2)]!;
};

const texts = Array.from({ length: 1000 }, (_, index) => `${(index * 12.345).toFixed(3)} ft`);
const pick = (index: number): string => texts[index % texts.length]!;

const subjects: readonly (readonly [name: string, run: (index: number) => unknown])[] = [
  ["convert: convertMany('12.345 ft')", () => convertMany('12.345 ft')],
  ["convert: convertMany('12.345 ft').to('m')", () => convertMany('12.345 ft').to('m')],
  ["parse('12.345 ft')", () => parse('12.345 ft')],
  ["convert: convertMany(…).to('m'), 1000 texts", (index) => convertMany(pick(index)).to('m')],
  ['parse(…), 1000 texts', (index) => parse(pick(index))],
  ["parse('5 ft 6 in in cm')", () => parse('5 ft 6 in in cm')],
  ["parse('1 1/2 cups of flour in grams')", () => parse('1 1/2 cups of flour in grams')],
];

for (const [name, run] of subjects) console.log(`${time(run).toFixed(0).padStart(7)} ns  ${name}`);
