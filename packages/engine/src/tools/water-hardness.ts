import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { compare, over, plus, times, type Ratio } from '../model/rational.ts';
import { asksBetween } from '../tool/ask.ts';
import { choice, number, tool, type Source } from '../tool/declaration.ts';

// Abridged standard atomic weights. Hardness is given as calcium carbonate or as calcium oxide

const calcium = exactly(40.078);
const carbon = exactly(12.011);
const oxygen = exactly(15.999);
const oxide = plus(calcium, oxygen);
const carbonate = plus(plus(calcium, carbon), times(exactly(3), oxygen));

const grainInMilligrams = exactly(64.79891);
const gallon = exactly(3.785411784);
const imperialGallon = exactly(4.54609);

/** Milligrams per liter of calcium oxide in a German degree. */
const ten = exactly(10);

const scales = ['mmol/l', 'mg/l', 'mg/l CaO', 'dH', 'fH', 'eH', 'gpg'] as const;

type Scale = (typeof scales)[number];

/** Millimoles per liter in one unit of each scale. */
const sizes: Record<Scale, Ratio> = {
  'mmol/l': exactly(1),
  'mg/l': over(exactly(1), carbonate),
  'mg/l CaO': over(exactly(1), oxide),
  dH: over(ten, oxide),
  fH: over(ten, carbonate),
  eH: over(over(grainInMilligrams, imperialGallon), carbonate),
  gpg: over(over(grainInMilligrams, gallon), carbonate),
};

// The classes of the US Geological Survey, in milligrams of calcium carbonate per liter

const classes = ['soft', 'moderately hard', 'hard', 'very hard'] as const;
const limits = [60, 120, 180] as const;

const usgs: Source = {
  title: 'Water hardness table of classifications, after the US Geological Survey',
  body: 'H2O Distributors',
  year: 2019,
  url: 'https://h2odistributors.com/info/hard-water-map',
};

const weights: Source = {
  title: 'Standard atomic weights of the elements 2021, abridged values',
  body: 'IUPAC',
  year: 2022,
  url: 'https://doi.org/10.1515/pac-2019-0603',
};

/**
 * Converts the hardness of water between millimoles per liter, milligrams of calcium carbonate per liter (ppm), German,
 * French and English degrees, and grains per US gallon.
 *
 * @throws UnitsError for a hardness below zero.
 * @example waterHardness({ value: 10, unit: 'dH' }).milligramsPerLiter // 178.47959056297592
 */
export const waterHardness = tool({
  id: 'water-hardness',
  name: 'Water hardness converter',
  category: 'science',
  description: 'Convert water hardness between mmol/L, ppm, °dH, °fH, °eH and grains per gallon.',
  keywords: [
    'dh',
    'gh',
    'general hardness',
    'german degrees',
    'french degrees',
    'clark',
    'ppm',
    'calcium carbonate',
    'limescale',
    'aquarium',
    'softener',
    'gpg',
  ],
  main: 'milligramsPerLiter',
  asks: [
    {
      says: [
        'how hard is [water] [at|of|with] {value} (ppm|mg/l) [water]',
        'is {value} (ppm|mg/l) [hard water|water hard|hard|soft water|water soft|soft]',
      ],
      given: { unit: 'mg/l' },
      main: 'grade',
    },
    asksBetween('water|hardness|water hardness|hard water|hard', [
      { names: 'ppm|mg/l|mg/l caco3|ppm caco3', given: { unit: 'mg/l' }, main: 'milligramsPerLiter' },
      { names: 'mg/l cao|ppm cao', given: { unit: 'mg/l CaO' }, main: 'milligramsOfOxide' },
      {
        names: 'dh|°dh|german degrees|german degrees of hardness|german hardness|german',
        given: { unit: 'dH' },
        main: 'germanDegrees',
      },
      {
        names: 'fh|°fh|french degrees|french degrees of hardness|french hardness|french',
        given: { unit: 'fH' },
        main: 'frenchDegrees',
      },
      {
        names: 'gpg|grains per gallon|grains of hardness|grains hardness',
        given: { unit: 'gpg' },
        main: 'grainsPerGallon',
      },
      { names: 'english degrees|clark|°e|degrees clark', given: { unit: 'eH' }, main: 'englishDegrees' },
    ]),
    { says: ['how hard is {value} (dh|°dh|german degrees) [water] [in ppm|in mg/l]'], given: { unit: 'dH' } },
    { says: ['[water] hardness [of] {value} (ppm|mg/l)'], given: { unit: 'mg/l' }, main: 'germanDegrees' },
    { says: ['[water] hardness [of] {value} (dh|°dh|german degrees)'], given: { unit: 'dH' } },
    { says: ['[water] hardness [of] {value} (fh|°fh|french degrees)'], given: { unit: 'fH' }, main: 'germanDegrees' },
    { says: ['[water] hardness [of] {value} (gpg|grains per gallon)'], given: { unit: 'gpg' } },
  ],
  params: {
    value: number({ label: 'Hardness', min: 0 }),
    unit: choice({
      label: 'Unit',
      values: scales,
      names: {
        'mmol/l': 'mmol/L',
        'mg/l': 'mg/L as calcium carbonate (ppm)',
        'mg/l CaO': 'mg/L as calcium oxide',
        dH: 'German degrees (°dH)',
        fH: 'French degrees (°fH)',
        eH: 'English degrees (Clark)',
        gpg: 'grains per US gallon',
      },
    }),
  },
  result: {
    millimolesPerLiter: number({ label: 'Calcium and magnesium (mmol/L)', digits: 2 }),
    milligramsPerLiter: number({ label: 'As calcium carbonate (mg/L, ppm)', digits: 0 }),
    milligramsOfOxide: number({ label: 'As calcium oxide (mg/L)', digits: 0 }),
    germanDegrees: number({ label: 'German degrees', digits: 1 }),
    frenchDegrees: number({ label: 'French degrees', digits: 1 }),
    englishDegrees: number({ label: 'English degrees', digits: 1 }),
    grainsPerGallon: number({ label: 'Grains per gallon', digits: 1 }),
    grade: choice({ label: 'Category', values: classes }),
  },
  examples: [
    {
      given: { value: 1.5 },
      gives: {
        millimolesPerLiter: 1.5,
        milligramsPerLiter: 150.129,
        milligramsOfOxide: 84.1155,
        germanDegrees: 8.41155,
        frenchDegrees: 15.0129,
        englishDegrees: 10.532583736516555,
        grainsPerGallon: 8.770210574840473,
        grade: 'hard',
      },
    },
    {
      given: { value: 10, unit: 'dH' },
      gives: {
        millimolesPerLiter: 1.7832623000517147,
        milligramsPerLiter: 178.47959056297591,
        milligramsOfOxide: 100,
        germanDegrees: 10,
        frenchDegrees: 17.84795905629759,
        englishDegrees: 12.521572999645198,
        grainsPerGallon: 10.426390587751927,
        grade: 'hard',
      },
    },
    {
      given: { value: 10, unit: 'gpg' },
      gives: {
        millimolesPerLiter: 1.7103352162411274,
        milligramsPerLiter: 171.18061045270946,
        milligramsOfOxide: 95.9104679211537,
        germanDegrees: 9.59104679211537,
        frenchDegrees: 17.118061045270945,
        englishDegrees: 12.00949925504855,
        grainsPerGallon: 10,
        grade: 'hard',
      },
      region: 'US',
    },
  ],
  explain: () => ({
    rules: [
      'A German degree is 10 mg/L of calcium oxide, a French degree 10 mg/L of calcium carbonate.',
      'An English degree is 1 grain of calcium carbonate per imperial gallon. Grains per gallon use the US gallon.',
      `A millimole of calcium carbonate is ${rounded(carbonate)} mg; one of calcium oxide is ${rounded(oxide)} mg.`,
    ],
    limits: [
      'Magnesium counts as calcium, mole for mole.',
      `Categories of the US Geological Survey: soft up to ${limits[0]} mg/L, hard above ${limits[1]}, very hard above ${limits[2]}. Other countries use other limits.`,
    ],
    units: ['grain', 'gallon', 'gallon-imperial'],
    sources: [weights, usgs],
    lookUp: {
      vary: 'value',
      values: [0.5, 1, 1.5, 2, 2.5, 3, 4, 5],
      show: ['milligramsPerLiter', 'germanDegrees', 'frenchDegrees', 'grade'],
    },
  }),
  run({ value, unit }) {
    const exact = times(exactly(value), sizes[unit]);
    const inUnit = (scale: Scale): number => rounded(over(exact, sizes[scale]));
    const milligrams = over(exact, sizes['mg/l']);
    return {
      millimolesPerLiter: inUnit('mmol/l'),
      milligramsPerLiter: inUnit('mg/l'),
      milligramsOfOxide: inUnit('mg/l CaO'),
      germanDegrees: inUnit('dH'),
      frenchDegrees: inUnit('fH'),
      englishDegrees: inUnit('eH'),
      grainsPerGallon: inUnit('gpg'),
      grade: classes[limits.filter((limit) => compare(milligrams, exactly(limit)) > 0).length]!,
    };
  },
});
