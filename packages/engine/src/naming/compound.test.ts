import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert as small, unitIndex, refusal } from '../../test/small.ts';
import { convert } from '../conversion/catalogue.ts';
import { processorTime } from '../../../../scripts/processor-time.ts';

const first = (spelling: string): string | undefined => unitIndex.find(spelling).units[0]?.id;

describe('a compound', () => {
  test.each([
    ['kg*m/s^2', 'kilogram-meter-per-square-second'],
    ['kg·m·s⁻²', 'kilogram-meter-per-square-second'],
    ['kg m s-2', 'kilogram-meter-per-square-second'],
    ['kg m / s²', 'kilogram-meter-per-square-second'],
    ['kg*m/s/s', 'kilogram-meter-per-square-second'],
    ['kilogram meter per second squared', 'kilogram-meter-per-square-second'],
    ['W/(m2.K)', 'watt-per-square-meter-kelvin'],
    ['W/m2K', 'watt-per-square-meter-kelvin'],
    ['W/(m²·K)', 'watt-per-square-meter-kelvin'],
    ['lb*ft', 'pound-foot'],
    ['1/s', 'per-second'],
    ['per second', 'per-second'],
    ['s^-1', 'per-second'],
    ['s**-1', 'per-second'],
    ['m3/(m2)', 'meter'],
    ['sq ft', 'square-foot'],
    ['ft2', 'square-foot'],
    ['cu. yd', 'cubic-yard'],
    ['square kilometres', 'square-kilometer'],
    ['L/100km', 'liter-per-100-kilometer'],
    ['m/s', 'meter-per-second'],
    ['miles per hour', 'mile-per-hour'],
    ['mi/h', 'mile-per-hour'],
    ['(m)(m)', 'cubic-meter-per-meter'],
  ])('%s is read', (spelling, id) => expect(first(spelling)).toBe(id));

  test.each([
    [1, 'kg*m/s^2', 'N', 1],
    [1, 'lb*ft/s^2', 'N', 0.138254954376],
    [36, 'km/h', 'm/s', 10],
    [60, 'mi/h', 'mph', 60],
    [1, 'ft*ft', 'ft2', 1],
    [1, 'mi*mi', 'km2', 2.589988110336],
    [2, 'g/L', 'kg/m3', 2],
    [1, 'N·m/s', 'W', 1],
    [1, 'J', 'N·m', 'unknown-unit'],
    [1, 'kg', 'kg*m', 'incompatible-units'],
    [1, 'mW/K', 'W/K', 0.001],
    [5, 'K*m', 'K*mm', 5000],
    [1, 'C/m', 'F/m', 1.8],
    [20, 'km/L', 'L/100km', 5],
    [5, 'L/100km', 'km/L', 20],
    [1, 'rad/s', 'deg/s', 57.29577951308232],
    [1, 'turn/s', 'deg/s', 360],
  ])('%d %s in %s is %d', (value, from, to, result) => {
    const found = refusal(() => small(value, from, to));
    expect(typeof found === 'number' ? found : (found as { code: string }).code).toBe(result);
  });

  test.each([
    'm//s',
    'm^',
    '^2',
    '/',
    '*m',
    'm*',
    'm^2.5',
    '()',
    '(m',
    'm)',
    'm^100',
    'per',
    'square',
    'm per',
    '5 km',
    '3*m',
    '1/0',
    '0 m',
    'm/(0 s)',
  ])('is not "%s"', (spelling) => expect(first(spelling)).toBeUndefined());

  test('is read whatever the order of its factors', () => {
    const parts = ['kg', 'm', 'm', 's^-2', 'K^-1'];
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (order) => {
        expect(small(7, order.join('*'), 'J/K'.replace('J', 'N*m'))).toBe(7);
      }),
    );
  });

  test('takes a known amount of work, whatever is written', async () => {
    const hostile = [
      '('.repeat(5000),
      'm*'.repeat(5000),
      'a '.repeat(60),
      'pt*'.repeat(39).slice(0, -1),
      'm per '.repeat(2000),
      `${'square '.repeat(17)}m`,
      '-'.repeat(10_000),
      `m${'^2'.repeat(5000)}`,
      `1/${'s '.repeat(5000)}`,
    ];
    const taken = await processorTime(() => {
      for (const text of hostile) refusal(() => convert(1, text, 'm'));
    });
    expect(taken).toBeLessThan(2000);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...Array.from('mskgpt ()*/^-12.·')), maxLength: 60 }), (text) => {
        const found = refusal(() => small(1, text, 'm'));
        expect(typeof found === 'number' || typeof (found as { code?: unknown }).code === 'string').toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('among the whole catalogue', () => {
  test.each([
    [1, 'kg*m/s^2', 'N', 1],
    [1, 'lbf ft', 'N·m', 1.3558179483314003],
    [1, 'W/(m2.K)', 'W/(m^2*°C)', 1],
    [1, 'J/(kg K)', 'cal/(g °C)', 1 / 4184],
    [1, 'kWh', 'kW*h', 1],
    [1, 'km²', 'm^2', 1_000_000],
    [1, 'mi/h', 'km/h', 1.609344],
    [1, 'kilogram-meter-per-square-second', 'newton', 1],
    [235.21458333333334, 'mpg', 'L/100km', 1],
    [1, 'torque', 'N', 'unknown-unit'],
    [1, 'Hz', 'Bq', 'incompatible-units'],
    // After a slash: both conventions, and the one that fits applies
    [1, 'W/m·K', 'W/(m·K)', 1],
    [1, 'W·K/m', 'W/m·K', 1],
    [1, 'kg·m/s*s', 'kg·m', 1],
    [1, 's4*A2/m2*kg', 'F', 1],
    [1, 'J/kgK', 'J/(kg·K)', 1],
    [1, 'KM/H', 'm/s', 1 / 3.6],
    // The other unit decides ambiguous letters, and temperatures are differences
    [1, 'C/m2', 'coulomb/cm^2', 1e-4],
    [1, 'J/(kg C)', 'J/(kg K)', 1],
    [9, 'W/(m² ° C)', 'W/(m² °F)', 5],
    [1, 'K m/m', 'K', 1],
    [1, 'K m/m', '°C', 'incompatible-units'],
    // A quotient of base units has only a dimension; other listed units have a quantity
    [1, 'per-second', 'Bq', 1],
    [1, 'candela-per-square-meter', 'nit', 1],
    // A lux has a solid angle
    [1, 'candela-per-square-meter', 'lux', 'incompatible-units'],
    [1, 'newton-meter', 'joule', 1],
    [1, 'nit', 'lux', 'incompatible-units'],
    // A fraction that cancels is a number
    [1, 'm²/m²', 'rad', 'incompatible-units'],
    [1, 'km/m', '%', 100_000],
    [1, 'm^0', 'part', 1],
  ])('%d %s in %s is %d', (value, from, to, result) => {
    const found = refusal(() => convert(value, from, to));
    expect(typeof found === 'number' ? found : (found as { code: string }).code).toBe(result);
  });
});

describe('a compound that is not one', () => {
  test.each([
    ['furlong/fortnightt', 'm/s', 'it has no unit "fortnightt"', ['furlong/fortnight']],
    ['newtn*m', 'J', 'it has no unit "newtn"', ['newton*m']],
    ['m^100', 'ft^100', '20 factors and powers of 99', []],
    [Array(21).fill('m').join('*'), 'm', '20 factors', []],
  ])('says what is wrong with it: %s', (from, to, why, suggestions) => {
    const wrong = (): unknown => convert(1, from, to);
    expect(refusal(wrong)).toEqual({ code: 'unknown-unit', parameter: 'from', suggestions });
    expect(wrong).toThrow('is not one we know: ');
    expect(wrong).toThrow(why);
  });

  test('costs little, however its powers and numbers are nested', async () => {
    const nested = (inner: string): string =>
      Array(6)
        .fill(0)
        .reduce((text) => `(${text}^9)`, inner);
    for (const text of [nested('m'), `m/${nested('2')}`, nested('Mpc'), `${nested('999999999')}*m`]) {
      const refused = () => expect(() => convert(1, text, text.replace('m', 'ft'))).toThrow('not one we know');
      expect(await processorTime(refused)).toBeLessThan(500);
    }
  });

  test.each([10, 20, 50])('is not one of the power %i', (n) => {
    expect(Math.abs(convert(1, `ft^${n}`, `m^${n}`) / 0.3048 ** n - 1)).toBeLessThan(1e-13);
  });

  test('is not one of twenty factors', () => {
    expect(convert(1, Array(20).fill('ft').join('*'), 'm^20')).toBe(convert(1, 'ft^20', 'm^20'));
  });
});
