import { describe, expect, test } from 'vitest';
import { unitIndex as small, quantities } from '../../test/small.ts';
import { find, unitIndex } from '../conversion/catalogue.ts';
import { FullIndex } from './full-index.ts';

const meant = (spelling: string): string[] => small.find(spelling).units.map(({ id }) => id);

describe('an index of units', () => {
  test.each([
    ['m', ['meter']],
    ['km', ['kilometer']],
    ['kilometre', ['kilometer']],
    ['KILOMETERS', ['kilometer']],
    ['um', ['micrometer']],
    ['µm', ['micrometer']],
    ['kg', ['kilogram']],
    ['Statute Mile', ['mile']],
    ['land_leagues', ['mile']],
    ['feet', ['foot']],
    ['meet', ['moot']],
    ['lbs', ['pound']],
    ['LBS', ['pound']],
    ['Lbs', ['pound']],
    ['KGS', ['kilogram']],
    ['KM', ['kilometer']],
    ['°c', ['celsius']],
    ['pt', ['pint', 'point']],
    ['Mg', ['megagram']],
    ['kt', ['kilotonne']],
  ])('takes %s for %j', (spelling, ids) => expect(meant(spelling)).toEqual(ids));

  test.each(['', ' ', 'smoot', 'kft', 'km/', '5 km', 'toString', '__proto__', 'constructor'])(
    'does not know "%s"',
    (spelling) => expect(meant(spelling)).toEqual([]),
  );

  test('reads plurals of symbols, except of those with an unusual prefix', () => {
    const meanings = ['kgs', 'mLs', 'GBs', 'dBs', 'MPs', 'TVs', 'PVs', 'GPs'].map(
      (text) => unitIndex.find(text).units[0]?.id,
    );
    expect(meanings.slice(0, 5)).toEqual(['kilogram', 'milliliter', 'gigabyte', 'decibel', 'megapixel']);
    expect(meanings.slice(5)).toEqual([undefined, undefined, undefined]);
    expect(['mAs', 'As', 'kWs'].map((text) => unitIndex.find(text).units[0]?.id)).toEqual([
      'milliampere-second',
      'ampere-second',
      'kilowatt-second',
    ]);
  });

  test('takes a prefix before every linear name, but not before its symbol', () => {
    expect(meant('megafeet')).toEqual(['megafoot']);
    expect(meant('Mft')).toEqual([]);
  });

  test('returns the same object for the same unit', () => {
    expect(small.find('km').units[0]).toBe(small.find('Kilometres').units[0]);
    expect(small.find('kg').units[0]).toBe(small.byId('kilogram'));
    expect(small.byId('kilometer')).toBe(small.find('km').units[0]);
    expect(small.byId('kilofoot')).toBe(small.find('kilofeet').units[0]);
    expect(small.byId('kilocelsius')).toBeUndefined();
  });

  test('marks a spelling whose meaning depends on the other unit', () => {
    expect(small.find('M')).toMatchObject({ ambiguous: true, units: [{ id: 'tonne' }] });
    expect(small.find('mw')).toMatchObject({ ambiguous: true });
    expect(small.find('mW')).toMatchObject({ ambiguous: false });
  });

  test('suggests at most five, the other case first', () => {
    expect(small.suggest('kilomter')).toContain('kilometer');
    expect(small.suggest('galon')[0]).toBe('gallon');
    expect(['metrs', 'fot', 'wat', 'onces', 'barr'].map((text) => unitIndex.suggest(text)[0])).toEqual([
      'meters',
      'foot',
      'watt',
      'ounces',
      'bar',
    ]);
    expect(small.suggest('MW').slice(0, 2)).toEqual(['megawatt', 'milliwatt']);
    // Symbols with the prefixes of lists
    expect(['kmm', 'mgg', 'mll'].map((text) => unitIndex.suggest(text)[0])).toEqual(['km', 'mg', 'mL']);
    expect(small.suggest('x'.repeat(1000))).toEqual([]);
    for (const text of ['me', 'met', 'pon', 'mi', 'decibel']) expect(small.suggest(text).length).toBeLessThanOrEqual(5);
  });

  test('is separate: another index has other units', () => {
    const lengths = new FullIndex(quantities.slice(0, 1));
    expect(lengths.find('m').units.map(({ id }) => id)).toEqual(['meter']);
    expect(lengths.find('kg').units).toEqual([]);
    expect(lengths.find('m/s').units).toEqual([]);
  });
});

/** Returns the units of two spellings together: `gram>kilogram`, or the code of the error. */
const together = (from: string, to: string): string => {
  try {
    const conversion = find(from, to);
    return `${conversion.from.id}>${conversion.to.id}`;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('the seven rules of the contract', () => {
  test.each([
    // 1. An exact spelling comes first, and symbols are case-sensitive
    ['m', 'ft', 'meter>foot'],
    ['mW', 'W', 'milliwatt>watt'],
    ['MW', 'W', 'megawatt>watt'],
    ['Mb', 'MB', 'megabit>megabyte'],
    ['Mb', 'b', 'megabit>bit'],
    ['Cal', 'cal', 'foodcalorie>calorie'],
    ['ft', 'kg', 'incompatible-units'],
    ['kt', 'kg', 'kilotonne>kilogram'],
    ['kt', 'km/h', 'knot>kilometer-per-hour'],
    // 2. Names in any case, with spaces, hyphens or underscores
    ['Square Feet', 'square-foot', 'square-foot>square-foot'],
    ['SQUARE_FEET', 'square metres', 'square-foot>square-meter'],
    ['Light-Year', 'PARSEC', 'light-year>parsec'],
    // 3. A symbol in another case, if one fits
    ['KM', 'm', 'kilometer>meter'],
    ['Kg', 'g', 'kilogram>gram'],
    ['MPH', 'km/h', 'mile-per-hour>kilometer-per-hour'],
    ['mw', 'W', 'ambiguous-unit'],
    // … an exact spelling comes before another case, in compounds too
    ['Mm', 'm', 'megameter>meter'],
    ['Pm', 'km', 'petameter>kilometer'],
    ['Mm²', 'm²', 'square-megameter>square-meter'],
    ['MG', 'g', 'ambiguous-unit'],
    // The name of a compound means the same as the compound
    ['degrees per second', 'hertz', 'degree-per-second>hertz'],
    ['gram per liter', 'kilogram per cubic meter', 'gram-per-liter>kilogram-per-cubic-meter'],
    ['sq_ft', 'm2', 'square-foot>square-meter'],
    ['mm-Hg', 'Pa', 'millimeter-ofhg>pascal'],
    // 4. Look-alikes
    ['\u00b5m', '\u03bcm', 'micrometer>micrometer'],
    ['\u00c5', '\u212b', 'angstrom>angstrom'],
    ['ºC', '℃', 'celsius>celsius'],
    ['m²', 'm^2', 'square-meter>square-meter'],
    ['N·m', 'N*m', 'newton-meter>newton-meter'],
    ['5′'.slice(1), "'", 'foot>foot'],
    // 5. The other unit decides
    ['C', 'F', 'celsius>fahrenheit'],
    ['C', 'mAh', 'coulomb>milliampere-hour'],
    ['oz', 'ml', 'fluid-ounce>milliliter'],
    ['oz', 'g', 'ounce>gram'],
    ['ml', 'oz', 'milliliter>fluid-ounce'],
    // 6. Unqualified names mean US customary and international units
    ['gallon', 'fluid ounce', 'gallon>fluid-ounce'],
    ['ton', 't', 'ton>tonne'],
    ['hp', 'W', 'horsepower>watt'],
    ['KB', 'KiB', 'kilobyte>kibibyte'],
    ['UK gal', 'gallons (UK)', 'gallon-imperial>gallon-imperial'],
    ['imp pint', 'U.S. pint', 'pint-imperial>pint'],
    // 7. Names of object properties are unknown
    ['constructor', 'm', 'unknown-unit'],
    ['__proto__', 'm', 'unknown-unit'],
    ['m', 'toString', 'unknown-unit'],
    ['hasOwnProperty', 'valueOf', 'unknown-unit'],
  ])('%s in %s: %s', (from, to, expected) => expect(together(from, to)).toBe(expected));
});
