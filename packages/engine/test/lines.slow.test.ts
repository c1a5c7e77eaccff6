import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const script = `${import.meta.dirname}/count-calls-of-lines.ts`;

// The most engine functions that a line calls: the counts when these limits were set, and 5% for new words. The labeled taxi took 12,219 calls while a
// sentence about times was looked for in every text with the word to, and the refused lines took 11,638, 8,284 and 8,598 while word problems were read
// in texts that none can be. A gift for mom took 13,728 calls while each text with the word for could ask for concrete
const lines: readonly (readonly [line: string, most: number])[] = [
  ['# km in miles', 307],
  ['#.5 ft 6 in in cm', 751],
  ['rent# = $100#/month', 686],
  ['coffee $#4.5', 716],
  ['taxi to the airport $#30', 3182],
  ['gift for mom $#20', 891],
  ['# kg * 2 + 30 g', 1001],
  ['tip on $#40 at 18%', 2359],
  ['how many days until March #', 3654],
  ['my old desk is #00 cm wide in inches please', 10_614],
  ['we drove #20 miles in 3 hours', 8621],
  ['# blorps in wibbles', 7695],
  ['the quick brown fox has # of them and more', 4833],
  ['tell me # things about the moon and the sea', 4674],
  ['# kg + 3 m', 676],
  ['x#y * z#y', 643],
  ['#5 unknown5#x6', 6825],
  ['9:00 in City# in Town#', 10_997],
];

test('answers and refuses lines of a sheet with few calls', () => {
  const printed = execFileSync(process.execPath, [script, ...lines.map(([line]) => line)], { encoding: 'utf8' });
  const counts = printed.trim().split('\n').map(Number);
  expect(counts).toHaveLength(lines.length);
  expect(lines.flatMap(([line, most], at) => (counts[at]! <= most ? [] : [[line, counts[at], most]]))).toEqual([]);
});
