import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { fraction } from './fraction.ts';

const largest = Number.MAX_SAFE_INTEGER;

test.each([
  [6, 8, 3, 4],
  [6, -8, -3, 4],
  [-6, -8, 3, 4],
  [0, 5, 0, 1],
  [0, -5, 0, 1],
  [7, 1, 7, 1],
  [largest, largest, 1, 1],
  [-largest, 1, -largest, 1],
  [1, -largest, -1, largest],
])('%d/%d is %d/%d', (numerator, denominator, n, d) => {
  const answer = fraction({ numerator, denominator });
  expect(answer).toEqual({
    numerator,
    denominator,
    operation: 'simplify',
    result: { numerator: n, denominator: d },
  });
});

test.each([
  [1, 6, 0.16666666666666666, '0.1(6)'],
  [3, 4, 0.75, '0.75'],
  [-1, 7, -1 / 7, '-0.(142857)'],
  [22, -7, -22 / 7, '-3.(142857)'],
  [8, 4, 2, '2'],
  [0, -3, 0, '0'],
  [1, 1024, 1 / 1024, '0.0009765625'],
])('%d/%d in decimals', (numerator, denominator, result, repeating) => {
  expect(fraction({ numerator, denominator, op: 'decimal' })).toEqual({
    numerator,
    denominator,
    operation: 'decimal',
    result,
    repeating,
  });
});

test('a period of up to 1,000 digits is written out', () => {
  // 983 has the primitive root 10, so its period is 982; the one of 1019 is 1018
  const { repeating } = fraction({ numerator: 1, denominator: 983, op: 'decimal' });
  expect(repeating).toMatch(/^0\.\(\d{982}\)$/);
  const long = fraction({ numerator: 1, denominator: 1019, op: 'decimal' });
  expect(long).toMatchObject({ result: 1 / 1019 });
  expect(JSON.stringify(long)).not.toContain('repeating');
});

test('percent is a number', () => {
  expect(fraction({ numerator: 3, denominator: 4, op: 'percent' })).toEqual({
    numerator: 3,
    denominator: 4,
    operation: 'percent',
    result: 75,
  });
  expect(fraction({ numerator: 1, denominator: -3, op: 'percent' }).result).toBe(-33.333333333333336);
  expect(fraction({ numerator: 7, denominator: 1000, op: 'percent' }).result).toBe(0.7);
});

test('a denominator of zero is refused', () => {
  for (const op of ['simplify', 'decimal', 'percent'] as const) {
    expect(refusal(() => fraction({ numerator: 1, denominator: 0, op }))).toBe('division-by-zero denominator');
  }
  expect(refusal(() => fraction.answer({ numerator: '1', denominator: '-0' }))).toBe('division-by-zero denominator');
});

test.each([
  [{ numerator: '1.0', denominator: '2' }, 'invalid-integer numerator'],
  [{ numerator: '1', denominator: '9007199254740992' }, 'out-of-range denominator'],
  [{ numerator: '1' }, 'missing-parameter denominator'],
  [{ numerator: '1', denominator: '2', op: 'half' }, 'invalid-choice op'],
  [{ numerator: '1', denominator: '2', op: '' }, 'invalid-choice op'],
])('refuses %j: %s', (raw, expected) => {
  expect(refusal(() => fraction.answer(raw))).toBe(expected);
});

test('the reduced fraction is the same number, and cannot be reduced', () => {
  const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));
  const safe = fc.maxSafeInteger();
  fc.assert(
    fc.property(
      safe,
      safe.filter((d) => d !== 0),
      (numerator, denominator) => {
        const { result } = fraction({ numerator, denominator });
        if (typeof result === 'number') throw new Error('A reduced fraction is an object.');
        const reduced = result;
        expect(BigInt(reduced.numerator) * BigInt(denominator)).toBe(BigInt(numerator) * BigInt(reduced.denominator));
        expect(gcd(reduced.numerator, reduced.denominator)).toBe(1);
        expect(reduced.denominator).toBeGreaterThan(0);
      },
    ),
  );
});
