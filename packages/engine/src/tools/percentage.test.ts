import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { percentage } from './percentage.ts';

test('percent-of by default', () => {
  expect(percentage({ x: 15, y: 19.99 })).toEqual({
    mode: 'percent-of',
    result: 2.9985,
    formula: '15% of 19.99 = 15 / 100 × 19.99 = 2.9985',
  });
});

describe('percent-change', () => {
  test.each([
    [80, 100, 25],
    [100, 80, -20],
    // Relative to the magnitude of x: the sign is the direction
    [-80, -100, -25],
    [-80, 100, 225],
    [5, 5, 0],
    [0.1, 0.3, 200],
  ])('from %d to %d is %d percent', (x, y, result) => {
    expect(percentage({ mode: 'percent-change', x, y }).result).toBe(result);
  });
});

test.each([
  [1, 3, 33.333333333333336],
  [5, 20, 25],
  [-5, 20, -25],
  [0, -20, 0],
])('%d is this share of %d: %d percent', (x, y, result) => {
  expect(percentage({ mode: 'share', x, y }).result).toBe(result);
});

test('the formula keeps signs apart', () => {
  expect(percentage({ mode: 'percent-change', x: -80, y: -100 }).formula).toBe(
    'change from -80 to -100 = ((-100) − (-80)) / |-80| × 100 = -25%',
  );
  expect(percentage({ mode: 'share', x: -5, y: 20 }).formula).toBe('-5 as a share of 20 = (-5) / 20 × 100 = -25%');
});

test.each([
  [{ mode: 'percent-change', x: 0, y: 1 }, 'division-by-zero x'],
  [{ mode: 'percent-change', x: -0, y: 1 }, 'division-by-zero x'],
  [{ mode: 'share', x: 1, y: 0 }, 'division-by-zero y'],
  [{ x: 1e300, y: 1e300 }, 'result-out-of-range'],
] as const)('refuses %j: %s', (given, expected) => {
  expect(refusal(() => percentage(given))).toBe(expected);
});

test('zero is not a base in percent-of, and so is allowed', () => {
  expect(percentage({ x: 0, y: 0 }).result).toBe(0);
  expect(percentage({ mode: 'share', x: 0, y: 5 }).result).toBe(0);
});

test('an unknown mode and an empty number are refused', () => {
  expect(refusal(() => percentage.answer({ mode: 'of', x: '1', y: '1' }))).toBe('invalid-choice mode');
  expect(refusal(() => percentage.answer({ x: '', y: '1' }))).toBe('invalid-number x');
  expect(refusal(() => percentage.answer({ y: '1' }))).toBe('missing-parameter x');
});

test('integers: x percent of y is their product over a hundred, in one rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e7, max: 1e7 }), fc.integer({ min: -1e7, max: 1e7 }), (x, y) => {
      expect(percentage({ x, y }).result).toBe((x * y) / 100 + 0);
    }),
  );
});
