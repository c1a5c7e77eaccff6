import { substancePages } from '@units/engine/internal';
import { conversion } from '@units/engine/tools';
import { describe, expect, test } from 'vitest';
import { roundValues } from '../src/content/common-values.ts';

test.each([
  [40, 300, [40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300]],
  [2.2, 16.7, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
  [0.4, 10, [0.5, 0.7, 1, 1.5, 2, 3, 5, 7, 10]],
  [10, 3000, [10, 20, 50, 100, 200, 500, 1000, 2000]],
  [0.2, 200, [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200]],
] as const)('round values from %s to %s', (lowest, highest, values) => {
  expect(roundValues(lowest, highest)).toEqual(values);
});

describe('tables of substances', () => {
  test.each(substancePages().map(({ substance, met }) => [substance.id, substance, met] as const))(
    '%s keeps to what laboratories meet, in either unit',
    (substance, { units }, met) => {
      for (const unit of units) {
        const [lowest, highest] = met.map(
          (value) => conversion({ value, from: units[0], to: unit, substance }).result,
        ) as [number, number];
        const values = roundValues(lowest, highest);
        expect(values.length).toBeGreaterThanOrEqual(6);
        expect(values.length).toBeLessThanOrEqual(15);
        expect(Math.min(...values)).toBeGreaterThanOrEqual(lowest);
        expect(Math.max(...values)).toBeLessThanOrEqual(highest);
        expect(Math.max(...values) / Math.min(...values)).toBeGreaterThan((highest / lowest) ** 0.5);
      }
    },
  );
});
