import { inSi } from '../core/body.ts';
import { exactly } from '../core/decimal.ts';
import { hundred } from '../core/percent.ts';
import { over, power, times, type Ratio } from '../core/ratio.ts';
import { rounded } from '../core/rounded.ts';
import { choice, number, tool } from '../core/tool.ts';

/** Nobody is three meters tall, and nobody who is measured in centimeters is below three. */
const tallestInMeters = 3;

const kilogramsOf = (weight: number, unit: 'metric' | 'imperial'): Ratio =>
  unit === 'metric' ? exactly(weight) : times(exactly(weight), inSi('pound'));

const metersOf = (height: number, unit: 'metric' | 'imperial'): Ratio => {
  if (unit === 'imperial') return times(exactly(height), inSi('inch'));
  return height < tallestInMeters ? exactly(height) : over(exactly(height), hundred);
};

/** The classes of the World Health Organization for adults. */
const categoryOf = (bmi: number): 'underweight' | 'healthy' | 'overweight' | 'obese' => {
  if (bmi < 18.5) return 'underweight';
  if (bmi < 25) return 'healthy';
  return bmi < 30 ? 'overweight' : 'obese';
};

/**
 * The body mass index, kilograms over squared meters. Metric takes kilograms, and centimeters or (under 3) meters;
 * imperial takes pounds and inches.
 *
 * @throws UnitsError for a weight or height that is not above zero.
 * @example bmi({ weight: 70, height: 175 }).category // 'healthy'
 */
export const bmi = tool({
  id: 'bmi',
  name: 'BMI calculator',
  category: 'health',
  description: 'Works out the body mass index of an adult, and its class.',
  keywords: ['body mass index', 'weight', 'height', 'overweight', 'obesity', 'healthy'],
  params: {
    weight: number({ label: 'Weight', description: 'In kilograms, or pounds with unit=imperial.', above: 0 }),
    height: number({
      label: 'Height',
      description: 'In centimeters, or in meters when under 3; in inches with unit=imperial.',
      above: 0,
    }),
    unit: choice({ label: 'Units', values: ['metric', 'imperial'] }),
  },
  result: {
    weight: number({ label: 'Weight' }),
    height: number({ label: 'Height' }),
    unit: choice({ label: 'Units', values: ['metric', 'imperial'] }),
    bmi: number({ label: 'Body mass index' }),
    category: choice({
      label: 'Class',
      description: 'underweight below 18.5, healthy below 25, overweight below 30, obese from 30.',
      values: ['underweight', 'healthy', 'overweight', 'obese'],
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
    },
  ],
  run({ weight, height, unit }) {
    const index = rounded(over(kilogramsOf(weight, unit), power(metersOf(height, unit), 2)));
    return { weight, height, unit, bmi: index, category: categoryOf(index) };
  },
});
