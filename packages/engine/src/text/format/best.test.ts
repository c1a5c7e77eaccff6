import { describe, expect, test } from 'vitest';
import { unitIndex } from '../../conversion/catalogue.ts';
import { preferredUnits, type UnitSystem } from '../../data/preferred-units.ts';
import { best } from './best.ts';

const cases: readonly [number, string, UnitSystem | undefined, string][] = [
  [1_500_000, 'm', undefined, '1500 kilometer'],
  [1_500_000, 'm', 'us', '932.056788356001 mile'],
  [1_500_000, 'm', 'uk', '932.056788356001 mile'],
  [500, 'm', 'uk', '546.8066491688539 yard'],
  [0.5, 'm', undefined, '50 centimeter'],
  [-2000, 'g', undefined, '-2 kilogram'],
  [71, 'in', undefined, '5.916666666666667 foot'],
  [71, 'in', 'metric', '1.8034 meter'],
  [70, 'kg', 'uk', '11.023113109243878 stone'],
  [100, 'mg', 'us', '100 milligram'],
  [10, 'g', 'us', '0.3527396194958041 ounce'],
  [20, '°C', 'us', '68 fahrenheit'],
  [68, '°F', 'uk', '20 celsius'],
  [6, 'L/100km', 'uk', '47.080156055303696 mile-per-gallon-imperial'],
  [30, 'mpg', 'metric', '7.840486111111111 liter-per-100-kilometer'],
  [1e9, 'B', undefined, '1 gigabyte'],
  [1e9, 'bit', undefined, '1 gigabit'],
  [2048, 'KiB', undefined, '2 mebibyte'],
  [90, 's', undefined, '1.5 minute'],
  [5e6, 'ohm', undefined, '5 megaohm'],
  [0.002, 'A', undefined, '2 milliampere'],
  [5, 'kg*m/s', undefined, '5 kilogram-meter-per-second'],
  [12, 'part', undefined, '12 part'],
];

describe('best', () => {
  test.each(cases)('%d %s for %s is %s', (value, unit, system, expected) => {
    const { value: number, unit: id } = best(value, unit, { system });
    expect(`${number} ${id}`).toBe(expected);
  });

  test('keeps zero near its unit', () => {
    expect(best(0, 'm')).toMatchObject({ value: 0, unit: 'meter' });
    expect(best(0, 'mi', { system: 'metric' })).toMatchObject({ value: 0, unit: 'kilometer' });
  });

  test('refuses what is no unit, system or number', () => {
    expect(() => best(1, 'foo')).toThrow(expect.objectContaining({ code: 'unknown-unit' }));
    expect(() => best(1, 'm', { system: 'si' as never })).toThrow(expect.objectContaining({ code: 'invalid-choice' }));
    expect(() => best(Infinity, 'm')).toThrow(expect.objectContaining({ code: 'invalid-number' }));
  });

  test.each(preferredUnits.map(({ quantity, units }) => [quantity, units] as const))(
    'has a ladder for %s of units of it',
    (quantity, units) => {
      for (const unit of units) {
        const id = typeof unit === 'string' ? unit : unit[0];
        expect(unitIndex.byId(id)?.quantity?.id).toBe(quantity);
      }
    },
  );
});
