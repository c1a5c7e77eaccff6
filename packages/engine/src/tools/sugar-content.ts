import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { mustBe } from '../model/error.ts';
import { compare, minus, one, over, plus, ratio, times, zero, type Ratio } from '../model/rational.ts';
import { asksBetween } from '../tool/ask.ts';
import { choice, number, tool, type Source } from '../tool/declaration.ts';

// The density of a sucrose solution at 20 °C, in kg/m³: that of water, plus a polynomial in w, w² … w⁶, where w is the
// mass fraction of sugar

const waterDensity = /* @__PURE__ */ exactly(998.2067);
const sucroseTerms = /* @__PURE__ */ [0, 385.1761, 135.3705, 40.9299, -3.9643, 13.4853, -17.289].map(exactly);

// Sugar in percent by mass as a polynomial of the specific gravity at 20 °C, starting with the constant term

const platoTerms = /* @__PURE__ */ [-616.868, 1111.14, -630.272, 135.997].map(exactly);

/** The largest sugar content of the tables and polynomials, in percent by mass. */
const mostPercent = 40;

const hundred = exactly(100);
const thousand = exactly(1000);
const least = 0.05;
const degreesCelsius = 20;

const icumsa: Source = {
  title: 'Specification and Standard SPS-4, Densimetry and tables: the density of aqueous sucrose solutions at 20 °C',
  body: 'ICUMSA',
  year: 1998,
  unseen: true,
};

const asbc: Source = {
  title: 'Specific Gravity To Plato Calculator: the polynomial of the American Society of Brewing Chemists',
  body: 'Calculator Academy',
  year: 2024,
  url: 'https://calculator.academy/specific-gravity-to-plato-calculator/',
};

/**
 * Returns the value of a polynomial. The fraction is not reduced, because a search evaluates it about a hundred times.
 */
const valueAt = (terms: readonly Ratio[], at: Ratio): Ratio => {
  let { n, d } = zero;
  for (let power = terms.length - 1; power >= 0; power--) {
    const term = terms[power]!;
    n = n * at.n * term.d + term.n * d * at.d;
    d = d * at.d * term.d;
  }
  return { n, d };
};

/** Returns the specific gravity of a solution with the given percentage of sugar by mass. */
const gravityOfBrix = (percent: Ratio): Ratio =>
  plus(one, over(valueAt(sucroseTerms, over(percent, hundred)), waterDensity));

/** Bisections of one step, enough for the precision of a double. */
const halvings = 64n;

/** Returns where an increasing function reaches a value, between two integer multiples of a step. */
const findAt = (valueOf: (at: Ratio) => Ratio, wanted: Ratio, step: Ratio, first: bigint, last: bigint): Ratio => {
  const at = (part: bigint): Ratio => times(step, ratio(part, 1n << halvings));
  let [low, high] = [first << halvings, last << halvings];
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (compare(valueOf(at(middle)), wanted) <= 0) low = middle;
    else high = middle;
  }
  return at(low);
};

const brixOf = (gravity: Ratio): Ratio => findAt(gravityOfBrix, gravity, one, -1n, 63n);
const platoOf = (gravity: Ratio): Ratio => valueAt(platoTerms, gravity);
const gravityOfPlato = (percent: Ratio): Ratio => findAt(platoOf, percent, ratio(1n, 100n), 99n, 119n);

const scales = ['brix', 'plato', 'specific-gravity', 'oechsle'] as const;

const gravityOf: Record<(typeof scales)[number], (value: Ratio) => Ratio> = {
  brix: gravityOfBrix,
  plato: gravityOfPlato,
  'specific-gravity': (value) => value,
  oechsle: (value) => plus(one, times(value, ratio(1n, 1000n))),
};

const written = (terms: readonly Ratio[], variable: string): string =>
  terms
    .map(
      (term, power) =>
        `${rounded(term)}${power === 0 ? '' : ` × ${variable}${['', '', '²', '³', '⁴', '⁵', '⁶'][power]}`}`,
    )
    .filter((text) => !text.startsWith('0'))
    .join(' + ')
    .replaceAll('+ -', '− ')
    .replace(/^-/, '−');

/**
 * Converts the sugar content of juice or wort: degrees Brix and Plato, specific gravity and degrees Oechsle.
 *
 * @throws UnitsError for values outside 0 to 40 percent of sugar, where the tables end.
 * @example sugarContent({ value: 1.048, given: 'specific-gravity' }).plato // 11.912080756224
 */
export const sugarContent = tool({
  id: 'sugar-content',
  name: 'Brix, Plato and specific gravity converter',
  category: 'science',
  description: 'Convert the sugar content of juice, must and wort between Brix, Plato, SG and Oechsle.',
  keywords: [
    'brix',
    'plato',
    'specific gravity',
    'sg',
    'og',
    'original gravity',
    'oechsle',
    'balling',
    'hydrometer',
    'refractometer',
    'brewing',
    'wine',
    'beer',
    'must',
    'wort',
    'sugar',
  ],
  main: 'specificGravity',
  asks: [
    asksBetween('wort|must|juice|beer|wine', [
      { names: 'brix|°bx|°brix|degrees brix', given: { given: 'brix' }, main: 'brix' },
      { names: 'plato|°p|°plato|degrees plato', given: { given: 'plato' }, main: 'plato' },
      { names: 'specific gravity|gravity|sg|og', given: { given: 'specific-gravity' }, main: 'specificGravity' },
      { names: 'oechsle|°oe|degrees oechsle', given: { given: 'oechsle' }, main: 'oechsle' },
    ]),
    { says: ['{value} (brix|°bx|°brix|degrees brix)', 'brix {value}'], given: { given: 'brix' } },
    { says: ['{value} (plato|°p|°plato|degrees plato)', 'plato {value}'], given: { given: 'plato' } },
    {
      says: [
        '(specific gravity|gravity|sg|og) [of] {value}',
        '{value} (sg|specific gravity|gravity|og)',
        'plato of {value}',
      ],
      given: { given: 'specific-gravity' },
      main: 'plato',
    },
    // A gravity needs no name: no must has 1.05 percent of sugar
    {
      says: ['{value} (in|to|as) (brix|°bx|degrees brix)'],
      like: /\s1\.[01]\d+\s|^1\.[01]\d+\s/,
      given: { given: 'specific-gravity' },
      main: 'brix',
    },
    { says: ['{value} (oechsle|°oe)'], given: { given: 'oechsle' }, main: 'brix' },
  ],
  params: {
    value: number({ label: 'Value' }),
    given: choice({
      label: 'Unit',
      values: scales,
      names: {
        brix: 'degrees Brix',
        plato: 'degrees Plato',
        'specific-gravity': 'specific gravity',
        oechsle: 'degrees Oechsle',
      },
    }),
  },
  result: {
    brix: number({ label: 'Degrees Brix', digits: 1 }),
    plato: number({ label: 'Degrees Plato', digits: 1 }),
    specificGravity: number({ label: 'Specific gravity', digits: 4 }),
    oechsle: number({ label: 'Degrees Oechsle', digits: 1 }),
  },
  examples: [
    {
      given: { value: 12 },
      gives: { brix: 12, plato: 11.990023072934996, specificGravity: 1.048327321348065, oechsle: 48.32732134806507 },
    },
    {
      given: { value: 1.048, given: 'specific-gravity' },
      gives: { brix: 11.922076300850009, plato: 11.912080756224, specificGravity: 1.048, oechsle: 48 },
    },
  ],
  explain: () => ({
    rules: [
      `SG = 1 + (${written(sucroseTerms, 'w')}) ÷ ${rounded(waterDensity)}, where SG is the specific gravity and w the degrees Brix ÷ 100.`,
      `Degrees Plato = ${written(platoTerms, 'SG')}.`,
      'Degrees Oechsle = (SG − 1) × 1000.',
    ],
    limits: [
      `Both formulas fit measurements of sucrose in water at ${degreesCelsius} °C, up to ${mostPercent}% by mass.`,
      'Brix and Plato both measure sugar as percent by mass. Their tables differ by hundredths.',
      'Not valid once fermentation starts: alcohol lowers the gravity.',
    ],
    sources: [icumsa, asbc],
    lookUp: {
      vary: 'value',
      values: [5, 8, 10, 11, 12, 13, 14, 15, 18, 20, 25, 30],
      show: ['specificGravity', 'plato', 'oechsle'],
    },
  }),
  run({ value, given }, name) {
    const isPercent = given === 'brix' || given === 'plato';
    const gravity = isPercent && (value < 0 || value > mostPercent) ? undefined : gravityOf[given](exactly(value));
    const brix = gravity && brixOf(gravity);
    // At zero sugar the Plato polynomial is off by thousandths
    if (!brix || compare(brix, exactly(-least)) < 0 || compare(brix, exactly(mostPercent + least)) > 0) {
      throw mustBe('out-of-range', name('value'), `a value that gives 0 to ${mostPercent}% sugar`, value);
    }
    return {
      brix: given === 'brix' ? value : rounded(brix),
      plato: given === 'plato' ? value : rounded(platoOf(gravity)),
      specificGravity: rounded(gravity),
      oechsle: rounded(times(minus(gravity, one), thousand)),
    };
  },
});
