import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plural } from '../definition/english.ts';
import { editDistance, nearestWords } from './near-words.ts';
import { fold, inFull, nameKey } from './spelling.ts';

describe('fold', () => {
  test.each([
    ['m²', 'm^2'],
    ['m⁻¹²', 'm^-12'],
    ['kg·m⋅s∙A', 'kg·m·s·A'],
    ['µm', 'μm'],
    ['\u212B', 'Å'],
    ['5′', "5'"],
    ['″', '"'],
    ["''", '"'],
    ['′′', '"'],
    ['ºC', '°C'],
    ['m∕s', 'm/s'],
    ['−', '-'],
    ['㎏', 'kg'],
    ['ｋｍ', 'km'],
    ['℃', '°C'],
    ['W/(m ° C)', 'W/(m °C)'],
    ['fl. oz.', 'fl oz'],
    ['degrees °F', '°F'],
    ['BTU/(lb·deg °F)', 'BTU/(lb·°F)'],
    ['  km\t', 'km'],
    ['Straße', 'Straße'],
  ])('takes %s for %s', (written, folded) => expect(fold(written)).toBe(folded));

  test('does not change folded text', () => {
    const characters = Array.from('amkΩKµμÅ\u212b°º˚′″\'"²³·⋅×*/⁄-−^1(). ℃㎏ｋ');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...characters) }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('nameKey', () => {
  test.each([
    ['Square Feet', 'square-foot'],
    ['SQUARE_FEET', 'square foot'],
    ['kilometres', 'kilometer'],
    ['Litres per second', 'liter-per-second'],
    ['inches', 'inch'],
    ['centuries', 'century'],
    ['fl. oz.', 'fl oz'],
    ['miles per hour', 'mile per hour'],
    ['henries', 'henry'],
    ['stones', 'stone'],
    ['long ton', 'ton (long)'],
    ['short tons', 'shorttons'],
    ['gallon (US dry)', 'US dry gallon'],
    ['gallon, imperial', 'imperial gallon'],
    ['UK gallon', 'gallon (imperial)'],
    ['calorie (th)', 'thermochemical calorie'],
    ['horsepower (boiler)', 'boiler horsepower'],
    ['hp metric', 'metric hp'],
    ['calories [IT]', 'calorie (international table)'],
  ])('takes %s for %s', (a, b) => expect(nameKey(a)).toBe(nameKey(b)));

  test.each(['gauss', 'siemens', 'lux', 'celsius', 'hertz', 'abampere', 'gas', 'bus', 'axis'])(
    'keeps %s, whose s is its own',
    (name) => expect(nameKey(name)).toBe(name === 'siemens' ? nameKey('siemen') : name),
  );
});

describe('inFull', () => {
  test.each([
    ['survey ft', 'survey foot'],
    ['Fluid Oz', 'Fluid ounce'],
    ['lbs per sq in', 'pounds per square inch'],
    ['light yrs', 'light years'],
    ['qt (US)', 'quart (US)'],
    ['in', 'in'],
    ['PT', 'PT'],
    ['long ton', 'long ton'],
  ])('takes %s for %s', (written, full) => expect(inFull(written)).toBe(full));
});

describe('plural', () => {
  test.each([
    ['mile', 'miles'],
    ['inch', 'inches'],
    ['foot', 'feet'],
    ['square foot', 'square feet'],
    ['century', 'centuries'],
    ['day', 'days'],
    ['hertz', 'hertz'],
    ['siemens', 'siemens'],
    ['lux', 'lux'],
    ['mile per hour', 'miles per hour'],
    ['inch of mercury', 'inches of mercury'],
    ['foot per second', 'feet per second'],
    ['per second', 'per second'],
    ['calorie (15 °C)', 'calories (15 °C)'],
  ])('of %s is %s', (name, many) => expect(plural(name)).toBe(many));

  test('is read back as the singular', () => {
    for (const name of ['mile', 'inch', 'foot', 'century', 'day', 'lux', 'hertz', 'stone', 'bushel', 'dash', 'ounce']) {
      expect(nameKey(plural(name))).toBe(nameKey(name));
    }
  });
});

/** The plain recursive algorithm, for short words. */
const slowDistance = (a: string, b: string): number => {
  if (a === '' || b === '') return a.length + b.length;
  const costs = [
    slowDistance(a.slice(1), b) + 1,
    slowDistance(a, b.slice(1)) + 1,
    slowDistance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  ];
  if (a[0] === b[1] && a[1] === b[0]) costs.push(slowDistance(a.slice(2), b.slice(2)) + (a[0] === a[1] ? 0 : 1));
  return Math.min(...costs);
};

describe('editDistance', () => {
  test('counts insertions, deletions, replacements and swaps of neighbours', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
    fc.assert(
      fc.property(word, word, fc.nat(6), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(slowDistance(a, b), limit + 1));
      }),
    );
  });
});

test('nearestWords gives at most five, nearest first, and no word that shares nothing', () => {
  const words = ['kilometer', 'kilogram', 'meter', 'mile', 'micrometer', 'centimeter', 'millimeter', 'nanometer', 'm'];
  expect(nearestWords('kilometr', words)[0]).toBe('kilometer');
  expect(nearestWords('metre', words)[0]).toBe('meter');
  expect(nearestWords('x', words)).toEqual([]);
  expect(nearestWords('imeter', [...words, ...words]).length).toBeLessThanOrEqual(5);
});
