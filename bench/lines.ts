// Measures what lines of a sheet and typed texts cost, warm, in processor time: `pnpm --filter @units/bench lines`, with a
// part of a row's name for that row alone
import { ask } from '@units/engine/ask';
import { createSheet, sheet } from '@units/engine/sheet';
import { parse } from '@units/engine/text';
import { UnitsError } from '@units/engine';
import { slowness } from '../scripts/processor-time.ts';

const options = { today: '2026-11-23', now: '2026-11-23T08:00Z' };
const rounds = 9;

type Line = (index: number) => string;

/** The least milliseconds of a round. Processor time is counted in steps of some milliseconds. */
const shortestRound = 50;

/**
 * Returns the milliseconds of processor time of some work: the least of several rounds, which other work of the machine disturbs least. The
 * work gets another number each time.
 */
const time = (work: (index: number) => unknown): number => {
  let index = 0;
  const times = Array.from({ length: rounds }, () => {
    const [before, start, first] = [process.threadCpuUsage(), performance.now(), index];
    do work(index++);
    while (performance.now() - start < shortestRound);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000 / (index - first);
  });
  return Math.min(...times);
};

const many = (count: number, line: Line): string => Array.from({ length: count }, (_, index) => line(index)).join('\n');

const pick =
  (lines: readonly Line[]): Line =>
  (index) =>
    lines[index % lines.length]!(index);

const months = ['January', 'February', 'March', 'April'];

/** Kinds of lines. Each gives another text for each number. */
const kinds: Readonly<Record<string, Line>> = {
  plain: pick([
    (i) => `${i + 1} km in miles`,
    (i) => `${i + 0.5} ft 6 in in cm`,
    (i) => `${i} °C to °F`,
    (i) => `${i + 2} kg`,
    (i) => `${i + 3} cups in ml`,
  ]),
  'names and money': pick([
    (i) => `rent${i} = $${1000 + i}/month`,
    (i) => `rent${i - 1} * 12 months`,
    (i) => `speed ${i} = ${i} km / 58 min in km/h`,
    (i) => `speed ${i - 1} * 2 h`,
    () => 'prev in miles',
  ]),
  labels: pick([
    (i) => `coffee $${i + 4.5}`,
    (i) => `Hotel: $${i + 89}`,
    (i) => `${i + 12}.50 EUR groceries`,
    (i) => `power: ${i + 320} kWh`,
    (i) => `taxi to the airport $${i + 30}`,
  ]),
  sums: pick([
    (i) => `${i + 2} kg * 2 + 30 g`,
    (i) => `20% of ${i + 1} km`,
    (i) => `sqrt(${i} m²)`,
    (i) => `(${i} + 3) * 4 m / 2 s`,
    (i) => `${i} h 30 min + 45 min`,
  ]),
  prose: pick([
    (i) => `tip on $${i + 40} at 18%`,
    (i) => `how many days until ${months[i % 4]!} ${(i % 28) + 1}`,
    (i) => `my old desk is ${i + 100} cm wide in inches please`,
    (i) => `what is 15% off $${i + 60}`,
    (i) => `we drove ${i + 20} miles in ${(i % 7) + 2} hours`,
  ]),
  refused: pick([
    (i) => `${i} blorps in wibbles`,
    (i) => `the quick brown fox has ${i} of them and more`,
    (i) => `${i} kg + 3 m`,
    (i) => `tell me ${i} things about the moon and the sea`,
    (i) => `${i} kilometrs`,
  ]),
};

/** Texts that aim at much work. Each gives others for each number, so that nothing of the round before is known. */
const hostile: Readonly<Record<string, Line>> = {
  'deep nesting': (r) => `${'('.repeat(400)}${r}${')'.repeat(400)}`,
  'deep functions': (r) => `${'sqrt('.repeat(150)}${r}${')'.repeat(150)}`,
  'a tower of powers': (r) => `10^10^10${r}\n10^(10^1${r})\n9^(9^(9^${r}))\n${r}^(1/1e30)`,
  'a circle of 1,000 names': (r) => many(1000, (i) => `a${r}b${i} = a${r}b${(i + 1) % 1000} + 1`),
  '1,000 names with one first word': (r) => many(1000, (i) => `name ${r} ${i} = ${i}`),
  '1,000 names in one chain': (r) => many(1000, (i) => (i === 0 ? `a${r}b0 = 2` : `a${r}b${i} = a${r}b${i - 1} + 1`)),
  '1,000 names that are set below': (r) =>
    `${many(1000, (i) => `y${i} = z${r}u${i} + 1`)}\n${many(900, (i) => `z${r}u${i} = ${i}`)}`,
  '190 names in a sum': (r) =>
    `${many(190, (i) => `n${r}m${i} = ${i}`)}\n${Array.from({ length: 90 }, (_, i) => `n${r}m${i}`).join(' + ')}`,
  '190 names beside one another': (r) =>
    `${many(190, (i) => `n${i} = ${r}`)}\n${Array.from({ length: 190 }, (_, i) => `n${i}`).join(' ')}`,
  '190 unknown names beside one another': (r) => Array.from({ length: 190 }, (_, i) => `n${i + r}`).join(' '),
  '90 unknown names in a sum': (r) => Array.from({ length: 90 }, (_, i) => `n${r}m${i}`).join(' + '),
  '1,000 unknown names': (r) => many(1000, (i) => `x${r}y${i}`),
  '1,000 products of unknown names': (r) => many(1000, (i) => `x${r}z${i} * y${r}z${i}`),
  '1,000 unknown words after a number': (r) => many(1000, (i) => `${i} unknown${r}x${i}`),
  '1,000 unknown words of letters': (r) => many(1000, (i) => `2 ${lettersOf(r * 1000 + i)} + 1`),
  'two unknown zones': (r) => `9:00 in City${r} in Town${r}`,
  'an unknown zone': (r) => `9:00 in City${r}`,
  'twenty unknown zones': (r) => many(20, (i) => `9:00 in City${r}x${i} in Town${r}x${i}`),
  'operators alone': (r) => '+'.repeat(900 + (r % 90)),
  'a long sum': (r) => `${'1+'.repeat(490)}${r}`,
  'a long word': (r) => 'x'.repeat(980 - (r % 80)),
  'many words': (r) => `word${lettersOf(r)} `.repeat(120),
  'many numbers': (r) => `${r} 5 `.repeat(200),
  'many units': (r) => `${r} kg m s `.repeat(90),
};

/** Returns a word without a meaning. */
const lettersOf = (index: number): string =>
  `q${Array.from(String(index), (digit) => 'bcdfghjkzx'[Number(digit)]).join('')}`;

const words =
  'the of a cup flour in miles per hour and 5 km 30 kg blue is what how many days cost $ price 20% for'.split(' ');
const repeated = (text: string): string => text.repeat(Math.ceil(500 / text.length)).slice(0, 500);

/** Returns a text of 500 characters of words, others for each number. */
const shuffled = (seed: number): string => {
  let state = seed + 1;
  let text = '';
  while (text.length < 500) {
    state = (state * 48_271) % 2_147_483_647;
    text += `${words[state % words.length]!} `;
  }
  return text.slice(0, 500);
};

/** Texts of 500 characters. */
const long: Readonly<Record<string, Line>> = {
  'words and amounts': shuffled,
  'words alone': (i) => repeated(`word${i} other `),
  numbers: (i) => repeated(`${i} 2 3,5 `),
  'a sum of measures': (i) => repeated(`${i} km + 3 miles - `),
  questions: (i) => repeated(`how many km are ${i} miles and `),
  prices: (i) => repeated(`${i} apples at $3 each, `),
  letters: (i) => repeated(String.fromCodePoint(97 + (i % 26))),
  parentheses: (i) => repeated(`(${i}`),
};

const misspelled = ['kilometrs', 'metrs', 'inchs', 'gramms', 'litrs', 'poundz', 'secnds', 'galons', 'celcius', 'jouls'];

const attempt = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    if (error instanceof UnitsError) return error.suggestions ?? error.message;
    throw error;
  }
};

const rows: [name: string, unit: 'ms' | 'µs', measure: () => number][] = [];
for (const [name, line] of Object.entries(kinds)) {
  rows.push([
    `1,000 lines: ${name}`,
    'ms',
    () =>
      time((round) =>
        sheet(
          many(1000, (i) => line(i + round * 1000)),
          options,
        ),
      ),
  ]);
  rows.push([
    `a changed line: ${name}`,
    'ms',
    () => {
      const live = createSheet(options);
      const lines = many(1000, line).split('\n');
      live.update(lines.join('\n'));
      return time((round) => {
        lines[500] = line(5000 + round * 5);
        live.update(lines.join('\n'));
      });
    },
  ]);
}
for (const [name, line] of Object.entries(hostile))
  rows.push([`hostile: ${name}`, 'ms', () => time((round) => sheet(line(round + 2), options))]);
for (const [name, line] of Object.entries(long))
  rows.push([`500 characters: ${name}`, 'ms', () => time((index) => attempt(() => ask(line(index), options)))]);
rows.push(
  [
    'a mistyped unit with its suggestion',
    'µs',
    () => 1000 * time((index) => attempt(() => ask(`${index} ${misspelled[index % misspelled.length]!}`, options))),
  ],
  ['ask: a known conversion', 'µs', () => 1000 * time((index) => ask(`${index / 8} km in miles`))],
  ['parse: a known conversion', 'µs', () => 1000 * time((index) => parse(`${index / 8} km in miles`))],
);

// Other work on the machine makes the same work take longer
const factor = slowness();
console.log(`The machine is ${factor.toFixed(2)} times as slow as a quiet one, by which the times are divided.`);
const part = process.argv[2];
for (const [name, unit, measure] of rows)
  if (part === undefined || name.includes(part))
    console.log(`${(measure() / factor).toFixed(2).padStart(9)} ${unit}  ${name}`);
