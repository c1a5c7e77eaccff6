import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { tiles } from './tiles.ts';

test.each([
  [{ area: '10 m²', width: '50 cm', height: '50 cm', wastePercent: 0 }, 40],
  [{ area: '10 m²', width: '50 cm', height: '50 cm' }, 44],
  [{ area: '120 sq ft', width: '12 in', height: '12 in' }, 132],
  [{ area: 1, width: 9, height: 9, joint: 10, wastePercent: 0 }, 100],
  [{ area: '1 m²', width: '30 cm', height: '30 cm', wastePercent: 0 }, 12],
])('%j takes %s', (given, count) => {
  expect(tiles(given).tiles).toBe(count);
});

test('boxes are rounded up', () => {
  const given = { area: '120 sq ft', width: '12 in', height: '12 in' };
  expect(tiles({ ...given, perBox: 11 }).boxes).toBe(12);
  expect(tiles({ ...given, perBox: 10 }).boxes).toBe(14);
  expect(tiles(given).boxes).toBeUndefined();
  expect(tiles(given).covered).toMatchObject({ value: 132, symbol: 'ft²' });
});

test('more tiles than can be counted are refused', () => {
  expect(refusal(() => tiles({ area: 1.7e308, width: 60, height: 30 }))).toBe('result-out-of-range');
  const floor = { width: 100, height: 100, wastePercent: 0, perBox: 1 };
  expect(tiles({ ...floor, area: Number.MAX_SAFE_INTEGER }).boxes).toBe(Number.MAX_SAFE_INTEGER);
  expect(refusal(() => tiles({ ...floor, area: 2 ** 53 }))).toBe('result-out-of-range');
});

test('measures that are not above zero are refused', () => {
  expect(refusal(() => tiles({ area: 0, width: 1, height: 1 }))).toBe('out-of-range area');
  expect(refusal(() => tiles({ area: 1, width: '0 cm', height: 1 }))).toBe('out-of-range width');
  expect(refusal(() => tiles({ area: 1, width: 1, height: 1, joint: '-1 mm' }))).toBe('out-of-range joint');
});
