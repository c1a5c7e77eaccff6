import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample.ts';

/** Returns the number of engine functions that the first conversion of a process calls. */
const callsFor = (from: string, to: string): number =>
  Number(execFileSync(process.execPath, [`${import.meta.dirname}/count-calls.ts`, from, to], { encoding: 'utf8' }));

// Counts when these limits were set: 150, 156, 179, 159, 100 and 2,772. The last three were 3,991, 9,312 and 9,239 while
// m2 was read as a compound, and a name was compared with every name that has one of its words
test.each([
  ['km', 'mi', 150],
  ...sampleOf([
    ['mph', 'km/h', 157],
    ['acre', 'ha', 180],
    ['ha', 'm2', 160],
    ['m2', 'ft2', 101],
    ['meters', 'feet', 2830],
  ] as const),
] as const)('calls few functions before the first conversion of %s to %s is done', (from, to, most) => {
  expect(callsFor(from, to)).toBeLessThanOrEqual(most);
});
