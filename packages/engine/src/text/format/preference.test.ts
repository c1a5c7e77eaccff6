import { describe, expect, test } from 'vitest';
import { cldrPreferences } from '../../../scripts/locales/cldr.ts';
import { ask } from '../../ask.ts';
import { best, catalogue, formatParts } from '../catalogue.ts';

/** Returns the measures of a value at a place: one, or its parts. */
const partsOf = (value: number, unit: string, options: Parameters<typeof best>[2]): (number | string)[][] => {
  const found = best(value, unit, options);
  return (found.parts ?? [found]).map((part) => [Number(part.value.toPrecision(6)), part.unit]);
};

const idOf = (written: string): string => catalogue.findUnit(written).id;

// A time is a duration before it is an age, so skip ages
const categories = Object.entries(cldrPreferences()).filter(([category]) => category !== 'year-duration');

describe.each(categories)('%s', (_, usages) => {
  const places = Object.entries(usages).flatMap(([usage, regions]) =>
    Object.entries(regions).map(([region, units]) => [usage, region, units] as const),
  );

  test.each(places)('for %s in %s every unit is taken from the number on that CLDR gives', (usage, region, units) => {
    for (const [index, { unit, geq = '1' }] of units.entries()) {
      const ids = unit.split('-and-').map(idOf);
      // Slightly more than the minimum; for the last unit, which covers all smaller values, much less
      const value = Number(geq) * (index === units.length - 1 ? 1e-9 : 1.0000001);
      const found = best(value, ids[0]!, { region, usage });
      expect(found.unit).toBe(ids[0]);
      expect((found.parts ?? [found]).map((part) => part.unit)).toEqual(ids);
    }
  });
});

const cases: readonly [value: number, unit: string, region: string, usage: string, parts: (number | string)[][]][] = [
  [
    1.8,
    'm',
    'US',
    'person-height',
    [
      [5, 'foot'],
      [10.8661, 'inch'],
    ],
  ],
  [0.5, 'm', 'US', 'person-height', [[19.685, 'inch']]],
  [
    1.8,
    'm',
    'FR',
    'person-height',
    [
      [1, 'meter'],
      [80, 'centimeter'],
    ],
  ],
  [1.8, 'm', 'DE', 'person-height', [[180, 'centimeter']]],
  [10, 'm/s', 'DE', 'wind', [[36, 'kilometer-per-hour']]],
  [10, 'm/s', 'SE', 'wind', [[10, 'meter-per-second']]],
  [10, 'm/s', 'US', 'wind', [[22.3694, 'mile-per-hour']]],
  [20, 'celsius', 'US', 'weather', [[68, 'fahrenheit']]],
  [68, 'fahrenheit', 'DE', 'weather', [[20, 'celsius']]],
  [
    70,
    'kg',
    'GB',
    'person',
    [
      [11, 'stone'],
      [0.323584, 'pound'],
    ],
  ],
  [70, 'kg', 'US', 'person', [[154.324, 'pound']]],
  [7, 'l/100km', 'US', 'vehicle-fuel', [[33.6021, 'mile-per-gallon']]],
  [7, 'l/100km', 'GB', 'vehicle-fuel', [[40.3544, 'mile-per-gallon-imperial']]],
  [5, 'mmol/L', 'US', 'blood-glucose', [[90.078, 'milligram-ofglucose-per-deciliter']]],
  [500, 'kcal', 'US', 'food', [[500, 'foodcalorie']]],
  [200, 'm', 'GB', 'road', [[218.723, 'yard']]],
  [100, 'm²', 'GB', 'floor', [[1076.39, 'square-foot']]],
  [2, 'km²', 'US', 'land', [[494.211, 'acre']]],
];

test.each(cases)('%d %s in %s for %s', (value, unit, region, usage, parts) => {
  expect(partsOf(value, unit, { region, usage })).toEqual(parts);
});

test('the region defaults to that of the locale, then to the world', () => {
  expect(partsOf(5, 'km', { locale: 'en-US' })).toEqual([[3.10686, 'mile']]);
  expect(partsOf(5, 'km', { locale: 'de' })).toEqual([[5, 'kilometer']]);
  expect(partsOf(5, 'mi', { usage: 'road' })).toEqual([[8.04672, 'kilometer']]);
  expect(partsOf(5, 'kN', { region: 'US' })).toEqual([[1124.04, 'pound-force']]);
});

test('parts are written together, and in JSON', () => {
  const height = best(1.75, 'm', { region: 'US', usage: 'person-height' });
  expect(formatParts(height.parts!, { digits: 3 })).toBe('5 ft 8.9 in');
  expect(JSON.parse(JSON.stringify(height))).toMatchObject({
    unit: 'foot',
    parts: [{ value: 5, unit: 'foot' }, { unit: 'inch' }],
  });
});

test('a wrong place is refused', () => {
  expect(() => best(1, 'm', { region: 'USA' })).toThrow('region must be a region');
  expect(() => best(1, 'm', { usage: 'knitting' })).toThrow('usage must be default');
  expect(() => best(1, 'm', { region: 'US', system: 'us' })).toThrow('system must be left out');
  expect(() => best(1, 'm', { locale: 'x!' })).toThrow('locale must be a language tag');
});

test('a measure alone is answered in the units of the region first', () => {
  const first = (text: string, options: Parameters<typeof ask>[1]) => {
    const answer = ask(text, options);
    return 'results' in answer ? answer.results[0] : undefined;
  };
  expect(first('1.8 m', { region: 'US', usage: 'person-height' })).toMatchObject({
    unit: 'foot',
    parts: [{ value: 5 }, { unit: 'inch' }],
  });
  expect(first('1.8 m', { locale: 'en-US' })).toEqual({ value: 5.905511811023622, unit: 'foot' });
  expect(first('68 °F', { locale: 'de-DE' })).toEqual({ value: 20, unit: 'celsius' });
  expect(first('5 km', { region: 'GB' })?.unit).toBe('mile');
});
