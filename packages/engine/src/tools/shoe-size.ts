import { exactly, toFixed } from '../model/decimal.ts';
import { mustBe } from '../model/error.ts';
import { compare, minus, over, plus, times, type Ratio } from '../model/rational.ts';
import { choice, measure, number, tool, type Source } from '../tool/declaration.ts';
import { measureIn } from '../tool/measured.ts';

const systems = ['eu', 'uk', 'us-men', 'us-women', 'foot'] as const;

type System = (typeof systems)[number];

// All sizes count the length of the last, in centimeters here: the foot and room for the toes

const inch = exactly(2.54);
const barleycorn = over(inch, exactly(3));
const parisPoint = over(exactly(2), exactly(3));
const room = times(barleycorn, exactly(2));

/** Sizes count steps of the last from a zero that differs by country. */
const scales: Record<Exclude<System, 'foot'>, { readonly step: Ratio; readonly zero: Ratio }> = {
  eu: { step: parisPoint, zero: exactly(0) },
  uk: { step: barleycorn, zero: exactly(25) },
  'us-men': { step: barleycorn, zero: exactly(24) },
  'us-women': { step: barleycorn, zero: exactly(22.5) },
};

const shortest = 20;
const longest = 36;

const lastOf = (system: System, size: Ratio): Ratio => {
  if (system === 'foot') return plus(size, room);
  const { step, zero } = scales[system];
  return times(plus(size, zero), step);
};

const halves = exactly(2);

/** The half size that is nearest. */
const sizeOn = (system: Exclude<System, 'foot'>, last: Ratio): number => {
  const { step, zero } = scales[system];
  return Number(toFixed(times(minus(over(last, step), zero), halves), 0)) / 2;
};

const iso19407: Source = {
  title: 'ISO 19407, Footwear, sizing: Conversion of sizing systems',
  body: 'ISO',
  year: 2023,
  url: 'https://www.iso.org/standard/83106.html',
};
const iso9407: Source = {
  title: 'ISO 9407, Footwear sizing, Mondopoint system of sizing and marking',
  body: 'ISO',
  year: 2019,
  url: 'https://www.iso.org/standard/73758.html',
};

/**
 * Shoe sizes of adults in Europe, the United Kingdom and the United States, and the foot that they are made for.
 *
 * @throws UnitsError for a size that no adult has.
 * @example shoeSize({ size: 42 }).usMen // 9
 */
export const shoeSize = tool({
  id: 'shoe-size',
  name: 'Shoe size converter',
  category: 'sizes',
  description: 'Converts adult shoe sizes between Europe, the UK, the US and centimeters.',
  keywords: [
    'shoes',
    'footwear',
    'eu size',
    'uk size',
    'us size',
    'mondopoint',
    'sneakers',
    'boots',
    'trainers',
    'paris point',
  ],
  main: 'usMen',
  asks: [
    {
      says: [
        '(eu|european) [shoe] [size] {size} [women|womens|ladies] shoe [size] (in|to|as) us (women|womens|ladies)',
        '(eu|european) {size} (women|womens|ladies) [shoe] [size] (in|to|as) us',
      ],
      given: { system: 'eu' },
      main: 'usWomen',
    },
    {
      says: [
        '(eu|european) [shoe] [size] {size} shoe [size] (in|to|as) (uk|british)',
        '(eu|european) shoe [size] {size} (in|to|as) (uk|british)',
        'shoe size {size} eu (in|to|as) uk',
      ],
      given: { system: 'eu' },
      main: 'uk',
    },
    {
      says: [
        '(eu|european) [shoe] [size] {size} shoe [size] (in|to|as) (cm|centimeters)',
        '(eu|european) shoe [size] {size} (in|to|as) (cm|centimeters)',
      ],
      given: { system: 'eu' },
      main: 'foot',
    },
    {
      says: [
        '(eu|european) [shoe] [size] {size} shoe [size] [in|to|as] [us] [men|mens]',
        '(eu|european) shoe [size] {size} [in|to|as] [us] [men|mens]',
        'shoe size {size} eu [in|to|as] [us]',
      ],
      given: { system: 'eu' },
    },
    {
      says: [
        '(uk|british) [shoe] [size] {size} shoe [size] (in|to|as) us [men|mens]',
        '(uk|british) shoe [size] {size} (in|to|as) us [men|mens]',
      ],
      given: { system: 'uk' },
    },
    {
      says: [
        '(uk|british) [shoe] [size] {size} shoe [size] [in|to|as] [eu|european]',
        '(uk|british) shoe [size] {size} [in|to|as] [eu|european]',
        'shoe size {size} uk [in|to|as] [eu]',
      ],
      given: { system: 'uk' },
      main: 'eu',
    },
    {
      says: ['us (women|womens|ladies) [shoe] [size] {size} [shoe] [in|to|as] [eu|european]'],
      given: { system: 'us-women' },
      main: 'eu',
    },
    {
      says: [
        'us [men|mens] [shoe] [size] {size} shoe [size] (in|to|as) (uk|british)',
        'us [men|mens] shoe [size] {size} (in|to|as) (uk|british)',
      ],
      given: { system: 'us-men' },
      main: 'uk',
    },
    {
      says: [
        'us [men|mens] [shoe] [size] {size} shoe [size] [in|to|as] [eu|european]',
        'us [men|mens] shoe [size] {size} [in|to|as] [eu|european]',
        'shoe size {size} us [in|to|as] [eu]',
        'us (men|mens) [size] {size} [shoe] [in|to|as] (eu|european)',
      ],
      given: { system: 'us-men' },
      main: 'eu',
    },
    {
      says: ['shoe size (for|of) [foot] {size:centimeter} [foot] [in|to|as] [eu]'],
      given: { system: 'foot' },
      main: 'eu',
    },
  ],
  params: {
    size: number({ label: 'Size', above: 0 }),
    system: choice({
      label: 'System',
      values: systems,
      names: {
        eu: 'Europe',
        uk: 'United Kingdom',
        'us-men': 'United States, men',
        'us-women': 'United States, women',
        foot: 'foot length in cm',
      },
    }),
  },
  result: {
    eu: number({ label: 'European size' }),
    uk: number({ label: 'UK size' }),
    usMen: number({ label: 'US size, men' }),
    usWomen: number({ label: 'US size, women' }),
    foot: measure({ label: 'Foot length' }),
    last: measure({ label: 'Length of the last' }),
  },
  examples: [
    {
      given: { size: 42 },
      gives: {
        eu: 42,
        uk: 8,
        usMen: 9,
        usWomen: 10.5,
        foot: { value: 26.30666666666667, unit: 'centimeter', symbol: 'cm' },
        last: { value: 28, unit: 'centimeter', symbol: 'cm' },
      },
    },
    {
      given: { size: 9, system: 'us-women' },
      gives: {
        eu: 40,
        uk: 6.5,
        usMen: 7.5,
        usWomen: 9,
        foot: { value: 24.976666666666667, unit: 'centimeter', symbol: 'cm' },
        last: { value: 26.67, unit: 'centimeter', symbol: 'cm' },
      },
    },
    {
      given: { size: 26, system: 'foot' },
      gives: {
        eu: 41.5,
        uk: 7.5,
        usMen: 8.5,
        usWomen: 10,
        foot: { value: 26, unit: 'centimeter', symbol: 'cm' },
        last: { value: 27.69333333333333, unit: 'centimeter', symbol: 'cm' },
      },
    },
  ],
  explain: () => ({
    rules: [
      'Sizes count the last that a shoe is made on: in Europe in steps of two thirds of a centimeter, in the UK and the US in thirds of an inch.',
      `Thirds of an inch are counted from ${scales.uk.zero.n} in the UK, from ${scales['us-men'].zero.n} for men in the US; women's sizes there are one and a half more.`,
      'The last is taken as two thirds of an inch longer than the foot.',
    ],
    limits: [
      'No law fixes these systems, and makers differ by a size: ISO 19407 gives tables as a guideline, and ISO 9407 marks the length of the foot itself.',
      'Sizes are those of adults, to the nearest half.',
      'Women’s sizes in the US are taken as the trade mostly does; the measuring device of shops counts one more than men’s.',
    ],
    sources: [iso19407, iso9407],
    lookUp: {
      vary: 'size',
      values: [35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47],
      show: ['uk', 'usMen', 'usWomen', 'foot'],
    },
  }),
  run({ size, system }, name) {
    const last = lastOf(system, exactly(size));
    const foot = minus(last, room);
    if (compare(foot, exactly(shortest)) < 0 || compare(foot, exactly(longest)) > 0) {
      throw mustBe('out-of-range', name('size'), `that of a foot of ${shortest} to ${longest} cm`, size);
    }
    return {
      eu: sizeOn('eu', last),
      uk: sizeOn('uk', last),
      usMen: sizeOn('us-men', last),
      usWomen: sizeOn('us-women', last),
      foot: measureIn(foot, 'cm', 'cm'),
      last: measureIn(last, 'cm', 'cm'),
    };
  },
});
