import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** The functions of the engine that the first conversion of a process calls. */
const callsFor = (from: string, to: string): number =>
  Number(execFileSync(process.execPath, [`${import.meta.dirname}/count-calls.ts`, from, to], { encoding: 'utf8' }));

// Counted on the day they were set: 244, 245, 278 and 3,694; the last was 8,069 while each unit was read whose names begin alike
test.each([
  ['km', 'mi', 249],
  ['mph', 'km/h', 250],
  ['acre', 'ha', 284],
  ['ha', 'm2', 3770],
])('calls few functions before the first conversion of %s to %s is done', (from, to, most) => {
  expect(callsFor(from, to)).toBeLessThanOrEqual(most);
});
