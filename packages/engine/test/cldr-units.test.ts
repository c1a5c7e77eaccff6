// Compares the factors of Unicode CLDR's own tests (common/testData/units/unitsTest.txt) with ours.
import { expect, test } from 'vitest';
import { rowsOf } from '../fixtures/rows.ts';
import { convertExact } from '../src/index.ts';

/** The reasons why our factor differs, by unit. */
const differences: Readonly<Record<string, string>> = {
  'cup-jp': 'A cup is 200 mL in Japan; CLDR has half of it.',
  dalton: 'CLDR has an older value of CODATA; ours is that of 2022.',
  'dessert-spoon': 'Two teaspoons; CLDR has three eighths of one.',
  'dessert-spoon-imperial': 'Two teaspoons; CLDR has three eighths of one.',
  drop: 'Ours is the metric drop of pharmacists, 0.05 mL; that of CLDR is 1/576 of a fluid ounce.',
  'earth-mass': 'GM of the Earth over G; CLDR has the rounded mass.',
  electronvolt: 'Exact since 2019; CLDR has a value of seven digits.',
  'jo-jp': 'A shaku is 10/33 m; that of CLDR is 4/121 m.',
  ken: 'A shaku is 10/33 m; that of CLDR is 4/121 m.',
  'ounce-troy': '480 grains; CLDR has the rounded mass.',
  parsec: 'CLDR has a fraction in place of π.',
  pinch: 'A sixteenth of a teaspoon; CLDR has three 64ths.',
  radian: 'CLDR has a fraction in place of π.',
  'ri-jp': 'A shaku is 10/33 m; that of CLDR is 4/121 m.',
  rin: 'A shaku is 10/33 m; that of CLDR is 4/121 m.',
  'shaku-cloth': 'A shaku is 10/33 m; that of CLDR is 4/121 m.',
  'shaku-length': 'A shaku is 10/33 m; that of CLDR is 4/121 m.',
  'solar-mass': 'GM of the Sun over G; CLDR has the rounded mass.',
  sun: 'A shaku is 10/33 m; that of CLDR is 4/121 m.',
};

type Fraction = readonly [n: bigint, d: bigint];

const fraction = (text: string): Fraction => {
  const [top = '', bottom = '1'] = text.split('/');
  const [whole = '', decimals = ''] = top.split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length) * BigInt(bottom)];
};

const rows = rowsOf('cldr-units.tsv');

const convert = convertExact as (value: string, from: string, to: string) => ReturnType<typeof convertExact>;

test('each factor of the tests of CLDR is ours, or its difference is explained', () => {
  const different = rows.flatMap(([unit = '', base = '', factor = '', offset = '0']) => {
    const { numerator, denominator, piPower } = convert('1', unit, base);
    const [a, b] = fraction(factor);
    const [c, d] = fraction(offset);
    return piPower === 0 && numerator * b * d === (a * d + c * b) * denominator ? [] : [unit];
  });
  expect(rows.length).toBe(187);
  expect(different.sort()).toEqual(Object.keys(differences).sort());
});
