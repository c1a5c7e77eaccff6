// How many conversions a second, by what is converted: `pnpm bench`. The fastest of several rounds counts, as the least disturbed.
import { convert, converter } from '@units/engine';

const rounds = 15;
const calls = 200_000;

const integers = Array.from({ length: 1000 }, (_, index) => index + 1);
const decimals = integers.map((value) => value / 100);
const long = integers.map((value) => Math.sqrt(value));

let sink = 0;
const nanoseconds = (values: readonly number[], work: (value: number) => number): number => {
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const start = process.hrtime.bigint();
    for (let call = 0; call < calls; call += 1) sink += work(values[call % values.length] ?? 0);
    best = Math.min(best, Number(process.hrtime.bigint() - start) / calls);
  }
  return best;
};

const compiled = converter('km', 'mi');
const ways = [
  ["convert(x, 'km', 'mi')", (value: number) => convert(value, 'km', 'mi')],
  ["converter('km', 'mi')(x)", compiled],
  ["convert(x, 'C', 'F')", (value: number) => convert(value, 'C', 'F')],
] as const;
const inputs = [
  ['integers', integers],
  ['two decimals', decimals],
  ['16 digits', long],
] as const;

for (const [way, work] of ways) {
  for (const [kind, values] of inputs) {
    const time = nanoseconds(values, work);
    console.log(
      `${way.padEnd(26)} ${kind.padEnd(14)} ${time.toFixed(0).padStart(7)} ns  ${(1000 / time).toFixed(2).padStart(7)} million a second`,
    );
  }
}
if (Number.isNaN(sink)) console.log('A result was not a number.');
