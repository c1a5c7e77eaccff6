import { readUnit } from '../compact/read.ts';
import { length, mass } from '../generated/units.ts';
import { exactly } from '../model/decimal.ts';
import { hundred } from '../arithmetic/percent.ts';
import { over, power, times, type Ratio } from '../model/rational.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { choice, number, text, tool, type Source } from '../tool/declaration.ts';

/** The limit below which heights are in meters: people are shorter than 3 meters and taller than 3 centimeters. */
export const tallestInMeters = 3;

/** The pound in kilograms, and the inch in meters. The tool loads no other units. */
const pound = (): Ratio => readUnit(mass, 'pound')!.ratio;
const inch = (): Ratio => readUnit(length, 'inch')!.ratio;

const kilogramsOf = (weight: number, unit: 'metric' | 'imperial'): Ratio =>
  unit === 'metric' ? exactly(weight) : times(exactly(weight), pound());

const metersOf = (height: number, unit: 'metric' | 'imperial'): Ratio => {
  if (unit === 'imperial') return times(exactly(height), inch());
  return height < tallestInMeters ? exactly(height) : over(exactly(height), hundred);
};

// The classes of adults, from the World Health Organization

const healthyFrom = 18.5;
const overweightFrom = 25;
const obeseFrom = 30;

/** The range that no known adult exceeds. */
const plausible = { min: 5, max: 250 };

// From newborns to the heaviest and the tallest on record: 635 kg and 272 cm

const plausibleWeights = {
  by: 'unit',
  of: { metric: { min: 0.2, max: 650 }, imperial: { min: 0.5, max: 1450 } },
} as const;
const plausibleHeights = { by: 'unit', of: { metric: { max: 280 }, imperial: { min: 8, max: 110 } } } as const;

const who: Source = {
  title: 'Obesity: preventing and managing the global epidemic, Technical Report Series 894',
  body: 'World Health Organization',
  year: 2000,
  url: 'https://iris.who.int/handle/10665/42330',
};

// Classes of obesity, from the same report

const obesity = [
  ['III', 40],
  ['II', 35],
  ['I', obeseFrom],
] as const;

const obesityOf = (bmi: number) => obesity.find(([, from]) => bmi >= from)?.[0];

const categoryOf = (bmi: number): 'underweight' | 'healthy' | 'overweight' | 'obese' => {
  if (bmi < healthyFrom) return 'underweight';
  if (bmi < overweightFrom) return 'healthy';
  return bmi < obeseFrom ? 'overweight' : 'obese';
};

/** Returns the description of the categories. */
// @__NO_SIDE_EFFECTS__
const classes = (): string =>
  `Underweight: below ${healthyFrom}. Healthy: below ${overweightFrom}. Overweight: below ${obeseFrom}. Obese: ${obeseFrom} and over.`;

/** Returns the description of the classes of obesity. */
// @__NO_SIDE_EFFECTS__
const obesityClasses = (): string =>
  `Class I from ${obesity[2][1]}, II from ${obesity[1][1]}, III from ${obesity[0][1]}.`;

/** Returns the description of the note. */
// @__NO_SIDE_EFFECTS__
const outOfRange = (): string =>
  `Present if the index is out of human range: below ${plausible.min} or above ${plausible.max}.`;

/** Returns the description of heights without a unit, next to kilograms. */
// @__NO_SIDE_EFFECTS__
const bareHeights = (): string => `centimeters, or meters below ${tallestInMeters}`;

/** Returns the description of heights. */
// @__NO_SIDE_EFFECTS__
const heights = (): string => `Centimeters, or meters below ${tallestInMeters}. Inches if units are imperial.`;

/** Returns the factor for pounds per squared inches, which is often rounded to a whole number. */
const imperialFactor = (): number => rounded(over(pound(), power(inch(), 2)));

/**
 * Returns the body mass index, kilograms over squared meters. Metric values are kilograms, and centimeters or (below 3)
 * meters; imperial values are pounds and inches.
 *
 * @throws UnitsError for a weight or height that is not above zero.
 * @example bmi({ weight: 70, height: 175 }).category // 'healthy'
 */
export const bmi = tool({
  id: 'bmi',
  name: 'BMI calculator',
  category: 'health',
  description: 'Calculate the body mass index of an adult and its category.',
  keywords: ['body mass index', 'weight', 'height', 'overweight', 'obesity', 'obesity class', 'healthy'],
  main: 'bmi',
  asks: [
    {
      says: [
        '[my] (bmi|body mass index) [calculator] [of|for|at|if] [a] [man|woman|person|male|female] @([and] [i] [weight|weigh|weighs|weighing] {weight:pound!} [man|woman|person] | [and] [i am|height] {height:inch} [tall] [man|woman|person])',
        '@([and] [i] [weight|weigh|weighs|weighing] {weight:pound!} | [and] [i am|height] {height:inch} [tall]) [what is] [my] (bmi|body mass index)',
      ],
      given: { unit: 'imperial' },
    },
    {
      says: [
        '[my] (bmi|body mass index) [calculator] [of|for|at|if] [a] [man|woman|person|male|female] @([and] [i] [weight|weigh|weighs|weighing] {weight:kilogram} [man|woman|person] | [and] [i am|height] {height:centimeter} [tall] [man|woman|person])',
        '@([and] [i] [weight|weigh|weighs|weighing] {weight:kilogram} | [and] [i am|height] {height:centimeter} [tall]) [what is] [my] (bmi|body mass index)',
      ],
      given: { unit: 'metric' },
    },
    {
      says: [
        '[my] (bmi|body mass index) [calculator] [of|for|at|if] [i] [weight|weigh|weighs|weighing] {weight:kilogram!} [at|and] [height] {height}',
      ],
      given: { unit: 'metric' },
      assumes: { kind: 'unit', of: 'height', as: bareHeights() },
    },
  ],
  params: {
    weight: number({
      label: 'Weight',
      description: 'Kilograms, or pounds if units are imperial.',
      above: 0,
      plausible: plausibleWeights,
      unit: { by: 'unit', units: { metric: 'kilogram', imperial: 'pound' } },
    }),
    height: number({
      label: 'Height',
      description: heights(),
      above: 0,
      plausible: plausibleHeights,
      unit: { by: 'unit', units: { metric: 'centimeter', imperial: ['foot', 'inch'] } },
    }),
    unit: choice({
      label: 'Units',
      values: ['metric', 'imperial'],
      names: { metric: 'metric (kg, cm)', imperial: 'imperial (lb, ft, in)' },
    }),
  },
  result: {
    weight: number({ label: 'Weight' }),
    height: number({ label: 'Height' }),
    unit: choice({ label: 'Units', values: ['metric', 'imperial'] }),
    bmi: number({ label: 'Body mass index', digits: 1, plausible }),
    category: choice({
      label: 'Category',
      description: classes(),
      values: ['underweight', 'healthy', 'overweight', 'obese'],
    }),
    obesityClass: choice({
      label: 'Obesity class',
      description: obesityClasses(),
      values: ['I', 'II', 'III'],
      optional: true,
    }),
    note: text({
      label: 'Note',
      description: outOfRange(),
      optional: true,
    }),
  },
  examples: [
    {
      given: { weight: 70, height: 175 },
      gives: { weight: 70, height: 175, unit: 'metric', bmi: 22.857142857142858, category: 'healthy' },
    },
    {
      given: { weight: 154, height: 69, unit: 'imperial' },
      gives: { weight: 154, height: 69, unit: 'imperial', bmi: 22.7415911078409, category: 'healthy' },
      region: 'US',
    },
  ],
  explain: () => ({
    formulas: [
      { gives: 'bmi', is: `weight ÷ (height ÷ ${hundred.n})²`, when: { unit: ['metric'] } },
      {
        gives: 'bmi',
        is: `weight × ${rounded(pound())} ÷ (height × ${rounded(inch())})²`,
        when: { unit: ['imperial'] },
      },
    ],
    rules: [`Metric heights below ${tallestInMeters} are read as meters.`],
    limits: [
      'Categories are those of the World Health Organization for adults. They do not apply to children and teenagers.',
      'BMI cannot tell muscle from fat and is not a diagnosis.',
      `Uses the exact factor for pounds and inches, ${imperialFactor()}, often rounded to ${Math.round(imperialFactor())}.`,
    ],
    units: ['pound', 'inch'],
    sources: [who],
    lookUp: { vary: 'weight', values: [50, 55, 60, 65, 70, 75, 80, 85, 90, 100], show: ['bmi', 'category'] },
  }),
  run({ weight, height, unit }) {
    const index = rounded(over(kilogramsOf(weight, unit), power(metersOf(height, unit), 2)));
    const isPlausible = index >= plausible.min && index <= plausible.max;
    return {
      weight,
      height,
      unit,
      bmi: index,
      category: categoryOf(index),
      obesityClass: obesityOf(index),
      ...(isPlausible ? {} : { note: 'No one has this BMI. Check the weight and height.' }),
    };
  },
});
