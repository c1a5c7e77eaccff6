import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../fixtures/refusal.ts';
import { unitIndex } from '../../conversion/catalogue.ts';
import { preferredUnits, type UnitSystem } from '../../data/preferred-units.ts';
import { createUnits, defineQuantity, extendQuantity, length } from '../../own.ts';
import { best, parse } from '../catalogue.ts';

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
  // Keeps the given system, or the system of its unit
  [0.001, 'lb', 'us', '0.016 ounce'],
  [0.001, 'lb', undefined, '0.016 ounce'],
  [5000, 'N', undefined, '5 kilonewton'],
  [5000, 'lbf', undefined, '5000 pound-force'],
  [5000, 'N', 'us', '1124.0447154985525 pound-force'],
  [1e6, 'Pa', undefined, '1 megapascal'],
  [1, 'atm', undefined, '101.325 kilopascal'],
  [200, 'psi', undefined, '200 pound-force-per-square-inch'],
  [500, 'W', 'us', '500 watt'],
  [5000, 'BTU', 'metric', '5.2752792631 megajoule'],
  [5000, 'BTU', undefined, '5000 british-thermal-unit-it'],
  [200, 'hp', undefined, '200 horsepower'],
  [0.5, 'kWh', undefined, '500 watt-hour'],
  [5, 'kWh', 'us', '5 kilowatt-hour'],
  [5000, 'cal', undefined, '5 kilocalorie'],
  [5000, 'J', 'us', '5 kilojoule'],
  [30, 'inHg', undefined, '30 inch-ofhg'],
  [760, 'mmHg', undefined, '760 millimeter-ofhg'],
  [1500, 'mbar', undefined, '1.5 bar'],
  [5, 'kgf', undefined, '5 kilogram-force'],
  [0.01, 'cup', undefined, '0.48 teaspoon'],
  [3, 'cup', undefined, '24 fluid-ounce'],
  [3, 'cup-metric', undefined, '750 milliliter'],
  [2, 'furlong', undefined, '1320 foot'],
  [3, 'nautical-mile', undefined, '5.556 kilometer'],
  [2, 'rad', undefined, '114.59155902616465 degree'],
  // Levels and paces have no sizes to choose by
  [30, 'dBm', undefined, '30 decibel-milliwatt'],
  [5, 'min/km', undefined, '5 minute-per-kilometer'],
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

  test("has an exact value that rounds to the conversion's double", () => {
    expect(best(1, 'ft', { system: 'metric' }).exact).toEqual({ numerator: 762n, denominator: 25n, piPower: 0 });
    expect(best({ numerator: 1n, denominator: 3n, piPower: 0 }, 'ft').exact).toEqual({
      numerator: 4n,
      denominator: 1n,
      piPower: 0,
    });
    expect(best(180, 'deg', { system: 'metric' }).exact.piPower).toBe(0);
  });

  test('switches to the larger unit at the first double that reaches 1 of it', () => {
    expect(best(999.9999999999999, 'm').unit).toBe('meter');
    expect(best(1000, 'm').unit).toBe('kilometer');
    // A third of a foot is not a double
    expect(best(0.3048 * 3, 'm', { system: 'us' }).unit).toBe('foot');
    expect(best(11.999999999999998, 'in').unit).toBe('inch');
    expect(best(12, 'in').unit).toBe('foot');
  });

  test('refuses what is not a unit, system or number', () => {
    // @ts-expect-error -- no such unit
    expect(() => best(1, 'foo')).toThrow(expect.objectContaining({ code: 'unknown-unit' }));
    expect(() => best(1, 'm', { system: 'si' as never })).toThrow(expect.objectContaining({ code: 'invalid-choice' }));
    expect(() => best(Infinity, 'm')).toThrow(expect.objectContaining({ code: 'invalid-number' }));
  });

  test.each(preferredUnits.map(({ quantity, units }) => [quantity, units] as const))(
    'prefers units of %s alone for it',
    (quantity, units) => {
      for (const unit of units) {
        const id = typeof unit === 'string' ? unit : unit[0];
        expect(unitIndex.byId(id)?.quantity?.id).toBe(quantity);
      }
    },
  );
});

describe('best of a measure, a list and binary prefixes', () => {
  test('takes what parse and JSON give', () => {
    expect(best(parse('1500 m'))).toMatchObject({ value: 1.5, unit: 'kilometer' });
    expect(best({ value: 1500, unit: 'm' }, { system: 'us' }).unit).toBe('foot');
    // A third of a foot is four inches exactly
    expect(best(parse('1/3 ft')).exact).toEqual({ numerator: 4n, denominator: 1n, piPower: 0 });
    expect(best(1536, 'kB', { binary: true })).toMatchObject({ value: 1.46484375, unit: 'mebibyte' });
  });

  test.each([
    [1_500_000, 'm', ['ft', 'yd'], '1640419.9475065616 yard'],
    [10, 'cm', ['ft', 'yd'], '0.32808398950131235 foot'],
    [2, 'm', ['yd', 'ft'], '2.1872265966754156 yard'],
    [30, 'mi', ['nmi', 'furlong'], '26.06928725701944 nautical-mile'],
    [5, 'kg', ['lb'], '11.023113109243878 pound'],
    [0, 'm', ['km', 'mi'], '0 kilometer'],
  ])('%d %s among %j is %s', (value, unit, among, expected) => {
    const { value: number, unit: id } = best<string, string>(value, unit, { among });
    expect(`${number} ${id}`).toBe(expected);
  });

  test.each([
    [1024, 'B', '1 kibibyte'],
    [1023, 'B', '1023 byte'],
    [1e9, 'B', '953.67431640625 mebibyte'],
    [5000, 'bit', '4.8828125 kibibit'],
    [8, 'Mbit/s', '7.62939453125 mebibit-per-second'],
    [3e6, 'B/s', '2.86102294921875 mebibyte-per-second'],
  ])('%d %s in binary prefixes is %s', (value, unit, expected) => {
    expect(best<string>(value, unit, { binary: true }).toString()).toBe(expected);
  });

  test('chooses among the units that a program defined', () => {
    const effort = defineQuantity({
      id: 'effort',
      units: [
        { id: 'story-point', symbol: 'sp' },
        { id: 'saga', is: '200 story-point' },
        { id: 'epic', is: '20 story-point' },
      ],
    });
    const blocks = extendQuantity(length, [{ id: 'city-block', is: '264 foot', symbol: 'blk' }]);
    const units = createUnits({ quantities: [effort, blocks] });
    expect(units.best(40, 'sp').toString()).toBe('2 epic');
    expect(units.best(400, 'sp').toString()).toBe('2 saga');
    expect(units.best(0.5, 'epic').toString()).toBe('10 story-point');
    expect(units.best(528, 'ft', { among: ['ft', 'blk'] }).toString()).toBe('2 city-block');
  });

  test('refuses units that do not convert, a second way to choose, and what is not a list', () => {
    const code = (...given: readonly unknown[]): unknown =>
      outcomeOf(() => (best as (...all: readonly unknown[]) => unknown)(...given));
    expect(code(1, 'm', { among: ['kg'] })).toBe('incompatible-units');
    expect(code(20, 'C', { among: ['F'] })).toBe('incompatible-units');
    expect(code(1, 'm', { among: [] })).toBe('invalid-choice');
    expect(code(1, 'm', { among: 'ft' })).toBe('invalid-choice');
    for (const among of [null, 0, '']) expect(code(1, 'm', { among })).toBe('invalid-choice');
    expect(code(1, 'm', { among: ['ft'], system: 'us' })).toBe('invalid-choice');
    expect(code(1, 'B', { binary: true, region: 'US' })).toBe('invalid-choice');
    expect(code(1, 'm', { binary: true })).toBe('incompatible-units');
    expect(code(1, 'B', { binary: 'yes' })).toBe('invalid-choice');
  });
});

test('a measure is logged as its value and its unit', () => {
  expect(String(best(1500, 'm'))).toBe('1.5 kilometer');
  expect(String(best(1.8, 'm', { region: 'US', usage: 'person-height' }))).toBe('5.905511811023622 foot');
});
