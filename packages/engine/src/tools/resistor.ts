import { hundred } from '../arithmetic/percent.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { minus, one, over, plus, power, times } from '../model/rational.ts';
import { choice, measure, number, tool } from '../tool/declaration.ts';
import { measureIn } from '../tool/measured.ts';

// The colors of IEC 60062, one per digit

const digits = ['black', 'brown', 'red', 'orange', 'yellow', 'green', 'blue', 'violet', 'gray', 'white'] as const;

// Not a spread: bundlers keep an unused tool whose declaration spreads an array
const colors = [
  'black',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'violet',
  'gray',
  'white',
  'gold',
  'silver',
] as const;
const thirdColors = [
  'none',
  'black',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'violet',
  'gray',
  'white',
] as const;

/** Other names of the colors. */
const colorWords = { gray: ['grey'], violet: ['purple'] } as const;

const exponents: Readonly<Record<(typeof colors)[number], number>> = {
  black: 0,
  brown: 1,
  red: 2,
  orange: 3,
  yellow: 4,
  green: 5,
  blue: 6,
  violet: 7,
  gray: 8,
  white: 9,
  gold: -1,
  silver: -2,
};

const tolerances = {
  gold: 5,
  silver: 10,
  brown: 1,
  red: 2,
  green: 0.5,
  blue: 0.25,
  violet: 0.1,
  gray: 0.05,
  none: 20,
} as const;

const toleranceColors = ['gold', 'silver', 'brown', 'red', 'green', 'blue', 'violet', 'gray', 'none'] as const;

const digitOf = (color: (typeof digits)[number]): number => digits.indexOf(color);

/** The units of catalogs, with their size in ohms. */
const sizes = [
  ['gigaohm', 1e9],
  ['megaohm', 1e6],
  ['kiloohm', 1e3],
] as const;

/** Returns the unit in which catalogs write a value. */
const unitFor = (ohms: number): string => sizes.find(([, size]) => ohms >= size)?.[0] ?? 'ohm';

/**
 * Returns the resistance of a resistor by its colored bands, and the range within its tolerance.
 *
 * @example resistor({ first: 'yellow', second: 'violet', multiplier: 'red' }).ohms // 4700
 */
export const resistor = tool({
  id: 'resistor',
  name: 'Resistor color code calculator',
  category: 'electricity',
  description: 'Read the color bands of a resistor with four or five bands.',
  keywords: ['color code', 'colour code', 'bands', 'ohm', 'resistance', 'iec 60062', 'electronics', 'tolerance'],
  main: 'resistance',
  asks: [
    '[4|5|four|five] [band] [resistor] [with] (resistor|resistor code|color code|colour code|color bands|colour bands|bands|colors|colours) {first} {second} {third} {multiplier} {tolerance} [value|resistance|ohms]',
    '[what is] [value of|resistance of] {first} {second} {third} {multiplier} {tolerance} (resistor|color code|colour code|resistance|ohms) [value]',
    '[4|5|four|five] [band] [resistor] [with] (resistor|resistor code|color code|colour code|color bands|colour bands|bands|colors|colours) {first} {second} {multiplier} {tolerance} [value|resistance|ohms]',
    '[what is] [value of|resistance of] {first} {second} {multiplier} {tolerance} (resistor|color code|colour code|resistance|ohms) [value]',
    // The colors alone; the last of four is the tolerance
    {
      says: ['{first} {second} {third} {multiplier} {tolerance}', '{first} {second} {multiplier} {tolerance}'],
      like: /^(?:(?:black|brown|red|orange|yellow|green|blue|violet|purple|gr[ae]y|white|gold|silver)[\s,-]*){4,5}$/i,
    },
    {
      says: [
        '[4|5|four|five] [band] [resistor] [with] (resistor|resistor code|color code|colour code|color bands|colour bands|bands|colors|colours) {first} {second} {multiplier} [value|resistance|ohms]',
        '[what is] [value of|resistance of] {first} {second} {multiplier} (resistor|color code|colour code|resistance|ohms) [value]',
      ],
      given: { tolerance: 'none' },
    },
  ],
  params: {
    first: choice({ label: 'First band', values: digits, words: colorWords, isRequired: true }),
    second: choice({ label: 'Second band', values: digits, words: colorWords, isRequired: true }),
    third: choice({
      label: 'Third band',
      description: 'Only on resistors with five bands.',
      values: thirdColors,
      words: colorWords,
    }),
    multiplier: choice({ label: 'Multiplier band', values: colors, words: colorWords, isRequired: true }),
    tolerance: choice({ label: 'Tolerance band', values: toleranceColors, words: colorWords }),
  },
  result: {
    resistance: measure({ label: 'Resistance' }),
    ohms: number({ label: 'Ohms' }),
    tolerancePercent: number({ label: 'Tolerance (±%)' }),
    least: number({ label: 'Least (Ω)' }),
    most: number({ label: 'Most (Ω)' }),
  },
  examples: [
    {
      given: { first: 'yellow', second: 'violet', multiplier: 'red', tolerance: 'gold' },
      gives: {
        resistance: { value: 4.7, unit: 'kiloohm', symbol: 'kΩ' },
        ohms: 4700,
        tolerancePercent: 5,
        least: 4465,
        most: 4935,
      },
    },
    {
      given: { first: 'brown', second: 'black', third: 'black', multiplier: 'orange', tolerance: 'brown' },
      gives: {
        resistance: { value: 100, unit: 'kiloohm', symbol: 'kΩ' },
        ohms: 100_000,
        tolerancePercent: 1,
        least: 99_000,
        most: 101_000,
      },
    },
  ],
  explain: () => ({
    formulas: [
      { gives: 'least', is: `ohms − ohms × tolerancePercent ÷ ${hundred.n}` },
      { gives: 'most', is: `ohms + ohms × tolerancePercent ÷ ${hundred.n}` },
    ],
    rules: [
      'Colors from black to white are the digits 0 to 9. The multiplier band is a power of ten; gold divides by 10, silver by 100.',
    ],
    limits: [
      'Start at the end where the bands are closest together; the tolerance band stands apart.',
      'A sixth band shows how the value changes with temperature.',
    ],
    units: ['ohm'],
    lookUp: { vary: 'multiplier', values: colors, show: ['resistance'] },
  }),
  run({ first, second, third, multiplier, tolerance }) {
    const figures = [first, second, ...(third === 'none' ? [] : [third])].reduce(
      (value, color) => value * 10 + digitOf(color),
      0,
    );
    const exponent = exponents[multiplier];
    const scale = power(exactly(10), Math.abs(exponent));
    const ohms = exponent < 0 ? over(exactly(figures), scale) : times(exactly(figures), scale);
    const share = over(exactly(tolerances[tolerance]), hundred);
    return {
      resistance: measureIn(ohms, 'ohm', unitFor(rounded(ohms))),
      ohms: rounded(ohms),
      tolerancePercent: tolerances[tolerance],
      least: rounded(times(ohms, minus(one, share))),
      most: rounded(times(ohms, plus(one, share))),
    };
  },
});
