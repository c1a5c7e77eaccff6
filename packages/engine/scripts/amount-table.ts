// Counts how often the arithmetic of the Amount proposal misses the double nearest to the exact result with the same
// factors of CLDR, and prints the table of docs/amount.md: `node scripts/amount-table.ts` in packages/engine.
import { readFileSync } from 'node:fs';
import { Amount } from '../src/amount.ts';
import { exactly } from '../src/model/decimal.ts';
import { minus, over, plus, readRatio, times, toNumber, zero, type Ratio } from '../src/model/rational.ts';

const conversions = 100_000;

const record = readFileSync(new URL('../oracles/cldr.json', import.meta.url), 'utf8');
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form in which oracles/cldr.ts writes
const { units } = JSON.parse(record) as { units: Record<string, readonly [string, string, string?]> };

interface Row {
  readonly id: string;
  readonly factor: Ratio;
  readonly offset: Ratio;
}

const rows = new Map<string, Row[]>();
for (const [id, [base, factor, offset]] of Object.entries(units)) {
  if (!/^\d/.test(factor)) continue;
  const row = { id, factor: readRatio(factor), offset: offset === undefined ? zero : readRatio(offset) };
  rows.set(base, [...(rows.get(base) ?? []), row]);
}

/** A generator of random numbers below 1 with a fixed sequence (mulberry32). */
let state = 20_261_123;
const random = (): number => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const pairs = [...rows].flatMap(([base, of]) =>
  of.flatMap((from) => of.filter((to) => to !== from).map((to) => ({ base, from, to }))),
);

const counts = new Map<string, { asked: number; missed: number }>();
for (let index = 0; index < conversions; index++) {
  const { base, from, to } = pairs[Math.floor(random() * pairs.length)]!;
  // Typical numbers: up to six digits, up to four of them decimals
  const value = Math.floor(random() * 10 ** (1 + Math.floor(random() * 6))) / 10 ** Math.floor(random() * 5);
  const exact = over(minus(plus(times(exactly(value), from.factor), from.offset), to.offset), to.factor);
  const count = counts.get(base) ?? { asked: 0, missed: 0 };
  count.asked++;
  if (new Amount(value, from.id).convertTo(to.id).value !== toNumber(exact)) count.missed++;
  counts.set(base, count);
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const all = [...counts.values()];
const [asked, missed] = [
  all.reduce((sum, count) => sum + count.asked, 0),
  all.reduce((sum, count) => sum + count.missed, 0),
];
console.log('| Base unit of CLDR | Conversions | Not the nearest double |');
console.log('| --- | --- | --- |');
for (const [base, count] of [...counts]
  .filter(([, { asked: of }]) => of >= 500)
  .sort((a, b) => b[1].asked - a[1].asked))
  console.log(`| \`${base}\` | ${count.asked} | ${percent(count.missed, count.asked)} |`);
console.log(`| all | ${asked} | ${percent(missed, asked)} |`);
