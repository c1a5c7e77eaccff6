import { rounded } from '../arithmetic/rounded.ts';
import { squareRootOf } from '../arithmetic/square-root.ts';
import { decimalOf, tenTo } from '../model/decimal.ts';
import type { Ratio } from '../model/rational.ts';
import { integer, number, numbers, tool } from '../tool/declaration.ts';

const most = 1000;

/**
 * Numbers as integers over one denominator. Their sums need no common divisor, which would be slow for exponents that
 * are far apart.
 */
interface Scaled {
  readonly integers: readonly bigint[];
  readonly denominator: bigint;
}

const scale = (values: readonly number[]): Scaled => {
  const decimals = values.map(decimalOf);
  const lowest = Math.min(0, ...decimals.map(({ exponent }) => exponent));
  return {
    integers: decimals.map(({ digits, exponent }) => digits * tenTo(exponent - lowest)),
    denominator: tenTo(-lowest),
  };
};

const sumOf = (integers: readonly bigint[]): bigint => integers.reduce((sum, one) => sum + one, 0n);

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns twice the median. */
const doubleMedianOf = (sorted: readonly bigint[]): bigint => {
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? 2n * sorted[middle]! : sorted[middle - 1]! + sorted[middle]!;
};

/** Returns the square root of an integer, divided by another. */
const rootOver = (square: bigint, divisor: bigint): Ratio => {
  const { n, d } = squareRootOf({ n: square, d: 1n });
  return { n, d: d * divisor };
};

/** Returns the most frequent values, or undefined if no value is repeated. */
const modesOf = (values: readonly number[]): readonly number[] | undefined => {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const highest = Math.max(...counts.values());
  if (highest === 1) return undefined;
  return [...counts].filter(([, count]) => count === highest).map(([value]) => value);
};

/**
 * Returns the mean of a list of numbers, with its sum, median, modes, range and standard deviations.
 *
 * @throws UnitsError for a list that is empty or has over 1,000 numbers.
 * @example average({ values: [0.1, 0.2, 0.3] }).mean // 0.2
 */
export const average = tool({
  id: 'average',
  name: 'Average calculator',
  category: 'numbers',
  description: 'Calculate the mean, median, mode, range and standard deviation of a list of numbers.',
  keywords: [
    'mean',
    'median',
    'mode',
    'sum',
    'range',
    'standard deviation',
    'statistics',
    'grades',
    'arithmetic mean',
    'total',
  ],
  main: 'mean',
  asks: [
    '[find|calculate] (average|avg|mean|arithmetic mean) [of] [[these|following] (numbers|values|scores)] [:] {values}',
    { says: ['[find|calculate] median [of] [[these|following] (numbers|values|scores)] [:] {values}'], main: 'median' },
    { says: ['mode [of] {values}'], main: 'modes' },
    { says: ['(sum|total) of {values}'], main: 'sum' },
    { says: ['(standard deviation|std dev|stdev) [of] {values}'], main: 'sampleDeviation' },
    { says: ['range of {values}'], main: 'range' },
  ],
  params: { values: numbers({ label: 'Numbers', description: 'Separate numbers with commas or spaces.', most }) },
  result: {
    mean: number({ label: 'Average (mean)' }),
    median: number({ label: 'Median' }),
    modes: numbers({
      label: 'Mode',
      description: 'The most frequent values. Absent if no value repeats.',
      most,
      optional: true,
    }),
    sum: number({ label: 'Sum' }),
    count: integer({ label: 'Count', min: 1, max: most }),
    minimum: number({ label: 'Smallest' }),
    maximum: number({ label: 'Largest' }),
    range: number({ label: 'Range' }),
    sampleDeviation: number({
      label: 'Sample standard deviation',
      description: 'Absent for a single number.',
      optional: true,
    }),
    populationDeviation: number({ label: 'Population standard deviation' }),
  },
  examples: [
    {
      given: { values: [2, 4, 4, 4, 5, 5, 7, 9] },
      gives: {
        mean: 5,
        median: 4.5,
        modes: [4],
        sum: 40,
        count: 8,
        minimum: 2,
        maximum: 9,
        range: 7,
        sampleDeviation: 2.138089935299395,
        populationDeviation: 2,
      },
    },
    {
      given: { values: [85, 92.5, 78, 90] },
      gives: {
        mean: 86.375,
        median: 87.5,
        sum: 345.5,
        count: 4,
        minimum: 78,
        maximum: 92.5,
        range: 14.5,
        sampleDeviation: 6.394985014316557,
        populationDeviation: 5.53821947921893,
      },
    },
  ],
  explain: () => ({
    formulas: [
      { gives: 'mean', is: 'sum ÷ count' },
      { gives: 'range', is: 'maximum − minimum' },
    ],
    rules: [
      'The median is the middle number of the sorted list, or the mean of the two in the middle.',
      'Standard deviation: the square root of the mean squared distance from the mean. For a sample, divide by the count minus one.',
    ],
    limits: [`Up to ${most} numbers.`, 'Commas separate numbers, so write decimals with a point.'],
    sources: [
      {
        title:
          'ISO 3534-1, Statistics, vocabulary and symbols, part 1: General statistical terms and terms used in probability',
        body: 'ISO',
        year: 2006,
        url: 'https://www.iso.org/standard/40145.html',
      },
    ],
  }),
  run({ values }) {
    const { integers, denominator } = scale(values);
    const sorted = [...integers].sort(compare);
    const count = BigInt(values.length);
    const sum = sumOf(integers);
    // The sum of the squared deviations from the mean, times the count
    const squares = count * sumOf(integers.map((one) => one * one)) - sum * sum;
    const [smallest, largest] = [sorted[0]!, sorted.at(-1)!];
    const round = (n: bigint, d = 1n): number => rounded({ n, d: d * denominator });
    const degrees = count * (count - 1n);
    return {
      mean: round(sum, count),
      median: round(doubleMedianOf(sorted), 2n),
      modes: modesOf(values),
      sum: round(sum),
      count: values.length,
      minimum: round(smallest),
      maximum: round(largest),
      range: round(largest - smallest),
      sampleDeviation: values.length === 1 ? undefined : rounded(rootOver(squares * degrees, degrees * denominator)),
      populationDeviation: rounded(rootOver(squares, count * denominator)),
    };
  },
});
