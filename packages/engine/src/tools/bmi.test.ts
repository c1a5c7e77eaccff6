import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { bmi } from './bmi.ts';

test('kilograms and centimeters by default', () => {
  expect(bmi({ weight: 70, height: 175 })).toEqual({
    weight: 70,
    height: 175,
    unit: 'metric',
    bmi: 22.857142857142858,
    category: 'healthy',
  });
});

test('a metric height under 3 is in meters', () => {
  expect(bmi({ weight: 70, height: 1.75 }).bmi).toBe(22.857142857142858);
  expect(bmi({ weight: 70, height: 2.99 }).bmi).toBe((70 / (299 * 299)) * 10_000);
  expect(bmi({ weight: 70, height: 3 }).bmi).toBe((70 / (3 * 3)) * 10_000);
});

test('imperial goes through the exact pound and inch, not 703', () => {
  // 0.45359237 × 100 / (0.0254 × 50)²
  expect(bmi({ weight: 100, height: 50, unit: 'imperial' }).bmi).toBe(28.12278318556637);
  // Imperial heights below 3 are in inches too
  expect(bmi({ weight: 100, height: 2, unit: 'imperial' }).bmi).toBe(17576.739490978984);
});

test.each([
  [18.499, 'underweight'],
  [18.5, 'healthy'],
  [24.999, 'healthy'],
  [25, 'overweight'],
  [29.999, 'overweight'],
  [30, 'obese'],
])('%d is %s', (weight, category) => {
  expect(bmi({ weight, height: 1 })).toMatchObject({ bmi: weight, category });
});

test('the class goes by the index that is returned', () => {
  // The exact quotient is 25 − 1.6e-15, and the double nearest to it is 25
  expect(bmi({ weight: 38.1039468754763, height: 1.23456789 })).toMatchObject({ bmi: 25, category: 'overweight' });
});

test.each([
  [{ weight: 0, height: 175 }, 'out-of-range weight'],
  [{ weight: -70, height: 175 }, 'out-of-range weight'],
  [{ weight: 70, height: 0 }, 'out-of-range height'],
  [{ weight: 70, height: -175 }, 'out-of-range height'],
  [{ weight: 1e300, height: 1e-10 }, 'result-out-of-range'],
])('refuses %j: %s', (given, expected) => {
  expect(refusal(() => bmi(given))).toBe(expected);
});

test('the unit is read in any case, others are refused', () => {
  const raw = { weight: '154', height: '69' };
  expect(bmi.answer({ ...raw, unit: 'Imperial' }).unit).toBe('imperial');
  expect(refusal(() => bmi.answer({ ...raw, unit: 'us' }))).toBe('invalid-choice unit');
});
