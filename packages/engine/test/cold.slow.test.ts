import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Returns the number of engine functions that the first conversion of a process calls. */
const callsFor = (from: string, to: string): number =>
  Number(execFileSync(process.execPath, [`${import.meta.dirname}/count-calls.ts`, from, to], { encoding: 'utf8' }));

// Counts when these limits were set: 244, 245, 278 and 3,991. The last was 8,069 while all units with the same start of
// a name were read
test.each([
  ['km', 'mi', 249],
  ['mph', 'km/h', 250],
  ['acre', 'ha', 284],
  ['ha', 'm2', 4060],
])('calls few functions before the first conversion of %s to %s is done', (from, to, most) => {
  expect(callsFor(from, to)).toBeLessThanOrEqual(most);
});
