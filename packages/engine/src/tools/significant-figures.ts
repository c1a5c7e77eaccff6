import { decimalToRatio, readDecimal } from '../model/decimal.ts';
import { mustBe } from '../model/error.ts';
import { countFigures, roundToFigures, writeOut, writeScientific } from '../arithmetic/figures.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { integer, number, text, tool } from '../tool/declaration.ts';

const mostFigures = 100;
const longest = 200;
const largestExponent = 300;

/**
 * Rounds a number to significant figures, and counts its significant figures. Halves round away from zero.
 *
 * @throws UnitsError for a text that is not a decimal number of at most 200 characters, and for figures outside 1 to
 * 100.
 * @example significantFigures({ value: '0.012345', figures: 3 }).rounded // '0.0123'
 */
export const significantFigures = tool({
  id: 'significant-figures',
  name: 'Significant figures calculator',
  category: 'numbers',
  description: 'Round a number to significant figures, and count the figures it has.',
  keywords: ['sig figs', 'sig fig', 'significant digits', 'rounding', 'round', 'scientific notation', 'precision'],
  main: 'rounded',
  asks: [
    '[round|write|express] {value} (to|with) {figures} (significant figures|significant figure|significant digits|sig figs|sig fig|sf)',
    '{figures} (significant figures|significant figure|significant digits|sig figs|sig fig|sf) of {value}',
    {
      says: [
        'how many (significant figures|sig figs|significant digits) (in|does|has|are in) {value} [have]',
        '(significant figures|sig figs|significant digits) (in|of) {value}',
        'number of (significant figures|sig figs|significant digits) (in|of) {value}',
      ],
      main: 'count',
    },
  ],
  params: {
    value: text({
      label: 'Number',
      description: 'As written: zeros after the decimal point count.',
      maxLength: longest,
    }),
    figures: integer({ label: 'Significant figures', min: 1, max: mostFigures, default: 3 }),
  },
  result: {
    rounded: text({ label: 'Rounded' }),
    scientific: text({ label: 'Scientific notation' }),
    count: integer({ label: 'Figures as written', min: 1 }),
    result: number({ label: 'As a number' }),
  },
  examples: [
    {
      given: { value: '0.012345', figures: 3 },
      gives: { rounded: '0.0123', scientific: '1.23e-2', count: 5, result: 0.0123 },
    },
    { given: { value: '1500.0', figures: 2 }, gives: { rounded: '1500', scientific: '1.5e3', count: 5, result: 1500 } },
  ],
  explain: () => ({
    rules: [
      'Count from the first digit that is not zero.',
      'Zeros in between count, as do trailing zeros after a decimal point. Trailing zeros of a whole number don’t.',
    ],
    limits: [
      'Rounds halves away from zero, as taught in school.',
      'Only scientific notation shows how many trailing zeros of a whole number count.',
    ],
    lookUp: { vary: 'figures', values: [1, 2, 3, 4, 5, 6], show: ['rounded', 'scientific'] },
  }),
  run({ value, figures }, name) {
    const written = value.trim().replaceAll('−', '-');
    const decimal = readDecimal(written);
    if (!decimal || Math.abs(decimal.exponent) > largestExponent) {
      throw mustBe('invalid-number', name('value'), 'a decimal number', value);
    }
    const short = roundToFigures(decimal, figures);
    return {
      rounded: writeOut(short),
      scientific: writeScientific(short),
      count: countFigures(written, decimal),
      result: rounded(decimalToRatio(short)),
    };
  },
});
