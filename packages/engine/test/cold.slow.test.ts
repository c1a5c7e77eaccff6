import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Returns the number of engine functions that the first conversion of a process calls. */
const callsFor = (from: string, to: string): number =>
  Number(execFileSync(process.execPath, [`${import.meta.dirname}/count-calls.ts`, from, to], { encoding: 'utf8' }));

// Counts when these limits were set: 245, 247, 279, 242, 147 and 2,665. The last three were 3,991, 9,312 and 9,239 while
// m2 was read as a compound, and a name was compared with every name that has one of its words
test.each([
  ['km', 'mi', 249],
  ['mph', 'km/h', 250],
  ['acre', 'ha', 284],
  ['ha', 'm2', 247],
  ['m2', 'ft2', 150],
  ['meters', 'feet', 2720],
])('calls few functions before the first conversion of %s to %s is done', (from, to, most) => {
  expect(callsFor(from, to)).toBeLessThanOrEqual(most);
});
