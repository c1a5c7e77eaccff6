import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { proportion } from './proportion.ts';

test.each([
  [{ a: 3, b: 4, c: 9 }, 12],
  [{ b: 4, c: 9, d: 12 }, 3],
  [{ a: 3, c: 9, d: 12 }, 4],
  [{ a: 3, b: 4, d: 12 }, 9],
  [{ a: 0.1, b: 0.3, c: 1 }, 3],
])('%j leaves %s', (given, result) => {
  expect(proportion(given).result).toBe(result);
});

test.each([
  [{ a: 1920, b: 1080 }, '16:9'],
  [{ a: 0.5, b: 0.25 }, '2:1'],
  [{ a: -2, b: 4 }, '-1:2'],
])('%j is %s', (given, simplest) => {
  expect(proportion(given)).toMatchObject({ simplest, result: undefined });
});

test.each([
  [{ a: 1 }, 'missing-parameter b'],
  [{ a: 1, c: 2 }, 'missing-parameter b'],
  [{ a: 0, b: 1, c: 2 }, 'division-by-zero a'],
  [{ a: 1, b: 2, c: 3, d: 7 }, 'conflicting-parameters d'],
])('refuses %j: %s', (given, code) => {
  expect(refusal(() => proportion(given))).toBe(code);
});
