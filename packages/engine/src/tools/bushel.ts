import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { conflictingValues, missingOneOf } from '../model/error.ts';
import { over, times } from '../model/rational.ts';
import { choice, measure, number, tool, type Source } from '../tool/declaration.ts';
import { measureIn, quantity } from '../tool/measured.ts';

/** The pounds per bushel of each crop in trade. */
const pounds = {
  wheat: 60,
  soybeans: 60,
  corn: 56,
  'ear corn': 70,
  sorghum: 56,
  rye: 56,
  flaxseed: 56,
  canola: 50,
  barley: 48,
  buckwheat: 48,
  rice: 45,
  oats: 32,
  apples: 48,
  peaches: 48,
  potatoes: 60,
  'sweet potatoes': 55,
  tomatoes: 53,
} as const;

type Crop = keyof typeof pounds;

const crops = [
  'wheat',
  'soybeans',
  'corn',
  'ear corn',
  'sorghum',
  'rye',
  'flaxseed',
  'canola',
  'barley',
  'buckwheat',
  'rice',
  'oats',
  'apples',
  'peaches',
  'potatoes',
  'sweet potatoes',
  'tomatoes',
] as const satisfies readonly Crop[];

// Federal law has no weights of bushels: the laws of the states have them, and grades and trade have the rest
const minnesota: Source = {
  title: 'Minnesota Statutes, section 239.32: the pounds of a bushel',
  body: 'State of Minnesota',
  year: 1935,
  url: 'https://www.revisor.mn.gov/statutes/cite/239.32',
};
const indiana: Source = {
  title: 'Indiana Code 24-6-1-1: rough rice',
  body: 'State of Indiana',
  year: 2024,
  url: 'https://codes.findlaw.com/in/title-24-trade-regulation/in-code-sect-24-6-1-1/',
};
const iowa: Source = {
  title: 'Iowa Code, section 210.10: apples and buckwheat',
  body: 'State of Iowa',
  year: 2024,
  url: 'https://codes.findlaw.com/ia/title-v-agriculture-chs-159-215a/ia-code-sect-210-10/',
};
const commercial: Source = {
  title:
    'U.S. commercial bushel sizes, after the University of Missouri (G4020) and the Georgia Farm Bureau: soybeans, sorghum and tomatoes',
  body: 'Russ Rowlett, University of North Carolina',
  year: 2001,
  url: 'https://www.unc.edu/~rowlett/units/scales/bushels.html',
};

const poundInKilograms = exactly(0.45359237);

/**
 * Converts bushels of a crop to mass, and mass to bushels, by the weight of a bushel of each crop in US trade.
 *
 * @throws UnitsError if neither bushels nor a mass is given, if both are given and disagree, and for values below zero.
 * @example bushel({ crop: 'wheat', bushels: 100 }).pounds.value // 6000
 */
export const bushel = tool({
  id: 'bushel',
  name: 'Grain bushel converter',
  category: 'science',
  description: 'Convert bushels of wheat, corn, apples and other crops to pounds, kilograms and tonnes, and back.',
  keywords: [
    'grain',
    'wheat',
    'corn',
    'maize',
    'soybean',
    'barley',
    'oats',
    'apples',
    'potatoes',
    'test weight',
    'farm',
    'harvest',
    'bu',
    'metric tons',
  ],
  main: 'kilograms',
  asks: [
    '{bushels} (bushels|bushel|bu) [of] {crop} [in|to|as] [kg|kilograms]',
    'how many (kg|kilograms) [is|are|in] {bushels} (bushels|bushel|bu) [of] {crop}',
    {
      says: [
        '[weight of] (bushel|bu) of {crop} [in|to|as] [kg|kilograms]',
        '(how much does|what does) (bushel|bu) of {crop} weigh',
      ],
      given: { bushels: '1' },
    },
    { says: ['(bushel|bu) of {crop} (in|to|as) (pounds|pound|lb|lbs)'], given: { bushels: '1' }, main: 'pounds' },
    {
      says: [
        '{bushels} (bushels|bushel|bu) [of] {crop} (in|to|as) (pounds|pound|lb|lbs)',
        'how many (pounds|lbs) [is|are|in] {bushels} (bushels|bushel|bu) [of] {crop}',
      ],
      main: 'pounds',
    },
    { says: ['{bushels} (bushels|bushel|bu) [of] {crop} (in|to|as) (tonnes|tonne|metric tons|t)'], main: 'tonnes' },
    {
      says: [
        '{mass} [of] {crop} (in|to|as) (bushels|bushel|bu)',
        'how many bushels [is|are|in] {mass} [of] {crop}',
        '{mass} [of] {crop} how many bushels',
      ],
      main: 'bushels',
    },
  ],
  params: {
    crop: choice({
      label: 'Crop',
      values: crops,
      names: { corn: 'corn (shelled)', canola: 'canola, rapeseed', rice: 'rice (rough)' },
    }),
    bushels: number({ label: 'Bushels', min: 0, optional: true }),
    mass: quantity({
      label: 'Mass',
      description: 'Enter this instead of bushels.',
      of: 'mass',
      unit: 'kg',
      min: 0,
      optional: true,
    }),
  },
  result: {
    kilograms: measure({ label: 'In kilograms', digits: 2 }),
    pounds: measure({ label: 'In pounds', digits: 2 }),
    tonnes: measure({ label: 'In tonnes', digits: 3 }),
    bushels: number({ label: 'Bushels', digits: 2 }),
    poundsPerBushel: number({ label: 'Pounds per bushel' }),
  },
  examples: [
    {
      given: { crop: 'corn', bushels: 100 },
      gives: {
        kilograms: { value: 2540.117272, unit: 'kilogram', symbol: 'kg' },
        pounds: { value: 5600, unit: 'pound', symbol: 'lb' },
        tonnes: { value: 2.540117272, unit: 'tonne', symbol: 't' },
        bushels: 100,
        poundsPerBushel: 56,
      },
    },
    {
      given: { crop: 'wheat', mass: '1 t' },
      gives: {
        kilograms: { value: 1000, unit: 'kilogram', symbol: 'kg' },
        pounds: { value: 2204.622621848776, unit: 'pound', symbol: 'lb' },
        tonnes: { value: 1, unit: 'tonne', symbol: 't' },
        bushels: 36.74371036414626,
        poundsPerBushel: 60,
      },
    },
  ],
  rivals: { of: ['bushels', 'mass'], most: 1 },
  explain: () => ({
    rules: ['Mass = bushels × pounds per bushel of the crop, in international pounds.'],
    limits: [
      'Trade uses the bushel of a crop as a fixed weight. The bushel of volume is a separate unit.',
      'States differ: tomatoes have 50 pounds in Minnesota, apples 42 in Indiana, and buckwheat 50 in both. Canada has 34 for oats.',
      'Prices are often reduced for grain that is too wet or too light for its grade.',
    ],
    units: ['pound', 'tonne'],
    sources: [minnesota, indiana, iowa, commercial],
    lookUp: { vary: 'crop', values: crops, show: ['poundsPerBushel', 'kilograms', 'tonnes'] },
  }),
  run({ crop, bushels, mass }, name) {
    if (mass === undefined && bushels === undefined) throw missingOneOf([name('bushels'), name('mass')]);
    const weight = exactly(pounds[crop]);
    const inPounds = mass && measureIn(mass.size, 'kg', 'lb');
    const exactPounds = mass ? over(mass.size, poundInKilograms) : times(exactly(bushels!), weight);
    const count = over(exactPounds, weight);
    if (mass && bushels !== undefined && rounded(count) !== bushels) {
      throw conflictingValues(name('bushels'), `${inPounds!.value} lb of ${crop} is ${rounded(count)} bushels`);
    }
    return {
      kilograms: measureIn(exactPounds, 'lb', 'kg'),
      pounds: measureIn(exactPounds, 'lb', 'lb'),
      tonnes: measureIn(exactPounds, 'lb', 't'),
      bushels: rounded(count),
      poundsPerBushel: rounded(weight),
    };
  },
});
