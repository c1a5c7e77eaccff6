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
  [
    { value: 66, given: 'baume' },
    { specificGravity: 145 / 79, twaddell: (66 / 79) * 200 },
  ],
  [
    { value: 10, given: 'light-baume' },
    { specificGravity: 1, twaddell: 0 },
  ],
  [
    { value: 40, given: 'twaddell' },
    { specificGravity: 1.2, baume: 145 / 6 },
  ],
  [
    { value: 0, given: 'baume' },
    { specificGravity: 1, twaddell: 0, api: 10 },
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

test('degrees Baumé are of the scale for the side of water on which the liquid is', () => {
  expect(apiGravity({ value: 0.875, given: 'specific-gravity' })).toMatchObject({ baume: 30 });
  expect(apiGravity({ value: 1.25, given: 'specific-gravity' })).toMatchObject({ baume: 29 });
  expect(apiGravity({ value: 0.875, given: 'specific-gravity' })).not.toHaveProperty('twaddell');
});

test.each([
  [-0.1, 'baume'],
  [145, 'baume'],
  [9.9, 'light-baume'],
  [-1, 'twaddell'],
] as const)('refuses %s on the scale %s, which does not have it', (value, given) => {
  expect(refusal(() => apiGravity({ value, given }))).toBe('out-of-range value');
});

test('refuses a density of zero or below', () => {
  expect(refusal(() => apiGravity({ value: -131.5 }))).toBe('division-by-zero value');
  expect(refusal(() => apiGravity({ value: -200 }))).toBe('out-of-range value');
  expect(refusal(() => apiGravity({ value: 0, given: 'density' }))).toBe('out-of-range value');
});
