import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { apiGravity } from './api-gravity.ts';

test.each([
  [{ value: 10 }, { api: 10, specificGravity: 1, density: 999.016 }],
  [{ value: 1, given: 'specific-gravity' }, { api: 10 }],
  [
    { value: 999.016, given: 'density' },
    { api: 10, specificGravity: 1 },
  ],
] as const)('%j', (given, answer) => {
  expect(apiGravity(given)).toMatchObject(answer);
});

test.each([
  [22.3, 0.92],
  [31.1, 0.8702],
  [35, 0.8498],
  [40, 0.8251],
])('%s °API is a specific gravity of %s', (value, gravity) => {
  expect(apiGravity({ value }).specificGravity).toBeCloseTo(gravity, 3);
});

test('barrels to the tonne', () => {
  expect(apiGravity({ value: 33 }).barrelsPerTonne).toBeCloseTo(7.32, 2);
});

test('refuses a density of zero or below', () => {
  expect(refusal(() => apiGravity({ value: -131.5 }))).toBe('division-by-zero value');
  expect(refusal(() => apiGravity({ value: -200 }))).toBe('out-of-range value');
  expect(refusal(() => apiGravity({ value: 0, given: 'density' }))).toBe('out-of-range value');
});
