import { describe, expect, test } from 'vitest';
import { errorOf } from '../../../fixtures/refusal.ts';
import { rowsOf } from '../../../fixtures/rows.ts';
import { convert } from '../../conversion/catalogue.ts';
import { UnitsError } from '../../model/error.ts';
import type { Measure } from '../format/measure.ts';
import { catalogue, parse } from '../catalogue.ts';
import { everyText } from '../units/every-text.ts';
import { Lexicon } from '../units/lexicon.ts';
import { createParse, type Parse } from './parse.ts';
import type { Parsed } from './parsed.ts';
import { processorTime } from '../../../../../scripts/processor-time.ts';

const written = ({ value, unit }: Measure): string => `${value} ${unit}`;

/** Returns what a text is read as in the format of fixtures/typed.tsv; see its first lines. */
const reading = (text: string, locale: string | undefined): string => {
  let parsed: Parsed;
  try {
    parsed = parse(text, { locale });
  } catch (error) {
    if (!(error instanceof UnitsError)) throw error;
    return `! ${error.code} ${error.place?.index}+${error.place?.length}`;
  }
  const { value, unit, parts, to } = parsed;
  // Every unit that it names converts
  expect(convert(value, unit, unit)).toBe(value);
  for (const id of to) expect(() => convert(1, id, id)).not.toThrow();
  const terms = parts.length > 1 ? ` (${parts.map(written).join(' + ')})` : '';
  const ingredient = parsed.ingredient === undefined ? '' : ` of ${parsed.ingredient}`;
  const answer = parsed.answer ? ` = ${parsed.answer.map(written).join(' ')}` : '';
  return `${value} ${unit}${terms}${ingredient}${answer}`;
};

const table = rowsOf<[text: string, locale: string, expected: string]>('typed.tsv');

describe('what people type', () => {
  test('has a large fixture', () => expect(table.length).toBeGreaterThanOrEqual(2000));

  test.each(table)('%s (%s) is %s, in units that convert', (text, locale, expected) => {
    expect(reading(text, locale === '' ? undefined : locale)).toBe(expected);
  });
});

describe('a reading', () => {
  test('is exact, also beyond the precision of a double', () => {
    const { exact, value } = parse('0.1000000000000000000000001 ft in in');
    expect(exact).toEqual({ numerator: 10n ** 24n + 1n, denominator: 10n ** 25n, piPower: 0 });
    expect(value).toBe(0.1);
    expect(parse('1/3 cup').exact).toEqual({ numerator: 1n, denominator: 3n, piPower: 0 });
    expect(parse('5 ft 6 in').exact.numerator).toBe(66n);
    expect(parse('12.345 ft').exact).toEqual({ numerator: 2469n, denominator: 200n, piPower: 0 });
  });

  test('rounds an answer once', () => {
    expect(parse('0.1 ft in in').answer?.[0]?.value).toBe(1.2);
    expect(parse('1 1/3 yd in ft').answer?.[0]?.value).toBe(4);
    expect(parse('180 deg in rad').answer?.[0]?.exact).toEqual({ numerator: 1n, denominator: 1n, piPower: 1 });
  });

  test('is the same by the fast path and by the full reader', () => {
    for (const text of ['12.345 ft', '-40 °F', '10km', '0.5 mi', '3 kg*m/s^2', '-0 m', '5 %']) {
      const long = parse(text);
      const short = parse(text);
      expect([short.toJSON(), short.exact]).toEqual([long.toJSON(), long.exact]);
    }
    expect(parse('-0 m').value).toBe(0);
    expect(parse('5ft2').value).toBe(62);
    expect(parse('5 ft2').unit).toBe('square-foot');
    expect(parse('5ft2').value).toBe(62);
  });

  test('is the same by the fast path for any number, compared with an empty cache', { timeout: 60_000 }, () => {
    const said = (read: Parse, text: string): string => {
      try {
        return JSON.stringify(read(text));
      } catch (error) {
        return (error as Error).message;
      }
    };
    const plain = new Set<string>();
    for (const [text] of table) {
      const tail = /^-?\d+(?:\.\d+)?( ?[^\d\s.,].*)$/.exec(text)?.[1];
      if (tail !== undefined) plain.add(tail);
    }
    expect(plain.size).toBeGreaterThan(800);
    // Every fifth, because the first reading takes long
    for (const tail of [...plain].filter((_, index) => index % 5 === 0)) {
      said(parse, `7${tail}`);
      for (const number of ['0', '-12.5']) {
        const text = `${number}${tail}`;
        const fresh = createParse(new Lexicon(catalogue.index, catalogue.find, everyText));
        expect([text, said(parse, text)]).toEqual([text, said(fresh, text)]);
      }
    }
  });

  test('uses the locale, and refuses an invalid one', () => {
    expect(parse('1,234 m', { locale: 'en' }).value).toBe(1234);
    expect(parse('1,234 m', { locale: 'de' }).value).toBe(1.234);
    expect(() => parse('5 m', { locale: 'not a locale' })).toThrow(
      expect.objectContaining({ code: 'invalid-text', parameter: 'locale' }),
    );
  });

  test('can be written as JSON', () => {
    expect(JSON.parse(JSON.stringify(parse('12.5 kg')))).toMatchObject({ value: 12.5, unit: 'kilogram', to: [] });
    expect(JSON.parse(JSON.stringify(parse('5 ft 6 in in cm')))).toMatchObject({
      value: 66,
      parts: [{ value: 5, unit: 'foot' }, { value: 6 }],
      answer: [{ value: 167.64, unit: 'centimeter' }],
    });
  });
});

describe('a refusal', () => {
  test('names both readings', () => {
    expect(errorOf(() => parse('1,234 m'))).toMatchObject({
      code: 'ambiguous-number',
      suggestions: ['1234', '1.234'],
      message: '"1,234" could be 1234 or 1.234: write it without the comma, or give a locale.',
    });
    expect(errorOf(() => parse('2:30')).suggestions).toEqual(['2 h 30 min', '2 min 30 s']);
  });

  test('says that a range has two values, and suggests no unit for its end', () => {
    const failed = errorOf(() => parse('5-10 km in miles'));
    expect(failed.message).toMatch(/"-10 km" is not a unit .* A dash between two numbers is a range/);
    expect(failed.suggestions ?? []).toEqual([]);
  });

  test('suggests what may have been meant', () => {
    expect(errorOf(() => parse('5 kilometrs')).suggestions).toContain('kilometers');
    expect(errorOf(() => parse('2 cups of fluor in g')).suggestions).toContain('all-purpose-flour');
  });

  test('names both quantities', () => {
    expect(errorOf(() => parse('10 km in kg')).message).toBe(
      'Cannot convert from kilometer (length) to kilogram (mass).',
    );
    expect(errorOf(() => parse('10 km in miles and kg')).message).toMatch('(length) to kilogram (mass).');
    expect(errorOf(() => parse('5 kg*m/s in J')).message).toContain('kilogram meter per second (momentum)');
  });

  test('names the parameter', () => {
    expect(() => parse('', {}, 'q')).toThrow(expect.objectContaining({ code: 'missing-parameter', parameter: 'q' }));
    expect(() => parse('5 foo', {}, 'q')).toThrow(expect.objectContaining({ parameter: 'q' }));
    expect(() => parse(5 as never)).toThrow(expect.objectContaining({ code: 'invalid-text', parameter: 'text' }));
  });
});

describe('the work for a text', () => {
  const pieces = [
    '5',
    'in ',
    'to ',
    'a ',
    '½',
    "'",
    '"',
    '(',
    '/',
    '^2 ',
    'kg m ',
    'E3',
    '1,',
    '- ',
    'half ',
    'and ',
    'µ',
    '= ',
    'is ',
  ];

  test.each(pieces)('is bounded: %j over and over', async (piece) => {
    for (const start of ['', '5 km in ', 'how many ']) {
      const long = start + piece.repeat(10_000 / piece.length);
      const short = long.slice(0, 500);
      for (const text of [long, short, short]) expect(() => parse(text)).toThrow(UnitsError);
      const taken = await processorTime(() => {
        expect(() => parse(long)).toThrow(UnitsError);
        expect(() => parse(short)).toThrow(UnitsError);
      });
      // A generous limit for slow machines: without limits it takes seconds
      expect(taken).toBeLessThan(100);
    }
  });
});

describe('words of a region', () => {
  // Calculated independently from the gallon of 4.54609 L, the US gallon of 231 cubic inches, and pounds of 0.45359237
  // kg
  test.each([
    ['1 pint', 'GB', 'mL', 568.26125],
    ['1 pint', 'US', 'mL', 473.176473],
    ['2 gallons', 'IE', 'L', 9.09218],
    ['1 fl oz', 'CA', 'mL', 28.4130625],
    ['1 US gallon', 'GB', 'L', 3.785411784],
    ['3 gal/min', 'GB', 'L/min', 13.63827],
    ['1 gallon per hour', 'AU', 'L/h', 4.54609],
    ['1 ton', 'GB', 'kg', 1016.0469088],
    ['1 ton', 'CA', 'kg', 907.18474],
    ['1 cwt', 'GB', 'kg', 50.80234544],
    ['1 cup', 'NZ', 'mL', 250],
    ['1 tbsp', 'AU', 'mL', 20],
    ['1 cup', 'JP', 'mL', 200],
    ['1 dry pint', 'GB', 'mL', 550.6104713575],
    ['1 metric cup', 'GB', 'mL', 250],
  ])('%s in %s is %s: %d', (text, region, unit, value) => {
    expect(parse(`${text} in ${unit}`, { region }).answer?.[0]?.value).toBe(value);
    expect(parse(`${text} in ${unit}`, { locale: `en-${region}` }).answer?.[0]?.value).toBe(value);
  });

  test('are those of the United States without a region, whatever was read before', () => {
    expect(parse('1 pint', { region: 'GB' }).unit).toBe('pint-imperial');
    expect(parse('1 pint').unit).toBe('pint');
    expect(parse('1 pint', { locale: 'en' }).unit).toBe('pint');
    expect(parse('7 gal', { region: 'gb' }).unit).toBe('gallon-imperial');
    expect(parse('7 gal').unit).toBe('gallon');
  });

  test('need a region that is one', () => {
    expect(() => parse('1 pint', { region: 'England' })).toThrow(expect.objectContaining({ code: 'invalid-choice' }));
    expect(() => parse('1 pint', { locale: 'x' })).toThrow(expect.objectContaining({ code: 'invalid-text' }));
  });
});

describe('a default unit', () => {
  test.each([
    ['180', 'cm', undefined, 180, 'centimeter'],
    ['1,80', 'm', 'de', 1.8, 'meter'],
    ['1 1/2', 'in', undefined, 1.5, 'inch'],
    ['-40', '°F', undefined, -40, 'fahrenheit'],
    ['5 ft', 'cm', undefined, 5, 'foot'],
    ['5 ft 6', 'cm', undefined, 66, 'inch'],
    ['5 km in mi', 'cm', undefined, 5, 'kilometer'],
  ])('%s beside %s, in %s, is %d %s', (text, unit, locale, value, id) => {
    expect(parse(text, { unit, locale })).toMatchObject({ value, unit: id });
  });

  test('is a unit, of the region too', () => {
    expect(() => parse('5', { unit: 'zork' })).toThrow(expect.objectContaining({ code: 'unknown-unit' }));
    expect(() => parse('5', { unit: 5 as never })).toThrow(expect.objectContaining({ code: 'unknown-unit' }));
    expect(parse('5', { unit: 'pint', region: 'GB' }).unit).toBe('pint-imperial');
    expect(() => parse('five apples', { unit: 'cm' })).toThrow(expect.objectContaining({ code: 'unknown-unit' }));
  });
});
