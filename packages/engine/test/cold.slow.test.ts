import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample.ts';

/** Returns the number of calls of engine functions in the first conversion of a process, and that of their files. */
const callsFor = (from: string, to: string): number[] =>
  execFileSync(process.execPath, [`${import.meta.dirname}/count-calls.ts`, from, to], { encoding: 'utf8' })
    .split(' ')
    .map(Number);

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
  expect(callsFor(from, to)[0]).toBeLessThanOrEqual(most);
});

test('the first conversion of km to mi is in few files', () => {
  expect(callsFor('km', 'mi')[1]).toBeLessThanOrEqual(15);
});
