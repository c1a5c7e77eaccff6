import { expect, test } from 'vitest';
import { clockText } from './clock.ts';
import { ratio } from '../model/rational.ts';

test.each([
  [0n, 1n, '0:00'],
  [59n, 1n, '0:59'],
  [65n, 1n, '1:05'],
  [3600n, 1n, '1:00:00'],
  [360_009n, 1n, '100:00:09'],
  [1199n, 10n, '2:00'],
  [-65n, 1n, '-1:05'],
])('%s/%s seconds are %s', (n, d, text) => {
  expect(clockText(ratio(n, d))).toBe(text);
});
