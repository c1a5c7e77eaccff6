import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { mustBe } from '../model/error.ts';
import { compare, minus, one, plus, ratio, times, zero, type Ratio } from '../model/rational.ts';
import { choice, number, tool, type Source } from '../tool/declaration.ts';

// Sugar in percent by mass as a polynomial of the specific gravity at 20 °C, from the constant on

const brixTerms = /* @__PURE__ */ [-669.56218, 1262.7794, -775.68212, 182.46007].map(exactly);
const platoTerms = /* @__PURE__ */ [-616.868, 1111.14, -630.272, 135.997].map(exactly);

/** Tables and polynomials end here. */
const mostPercent = 40;

const thousand = exactly(1000);
const least = 0.05;
const degreesCelsius = 20;

const circular: Source = {
  title: 'Polarimetry, Saccharimetry and the Sugars (Circular C440), table 114',
  body: 'US National Bureau of Standards',
  year: 1942,
  unseen: true,
};

const asbc: Source = {
  title: 'Methods of Analysis, table 1: Extract in wort and beer',
  body: 'American Society of Brewing Chemists',
  year: 2011,
  unseen: true,
};

const valueAt = (terms: readonly Ratio[], gravity: Ratio): Ratio =>
  terms.reduceRight((sum, term) => plus(times(sum, gravity), term), zero);

/** Halvings of the range, which leave less of it than a double tells. */
const halvings = 70n;
const lowest = 0.99;
const highest = 1.19;

/** The gravity at which a polynomial has a value: in the range it only rises. */
const gravityAt = (terms: readonly Ratio[], wanted: Ratio): Ratio => {
  const [start, end] = [exactly(lowest), exactly(highest)];
  const steps = 1n << halvings;
  const at = (step: bigint): Ratio => plus(start, times(minus(end, start), ratio(step, steps)));
  let [low, high] = [0n, steps];
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (compare(valueAt(terms, at(middle)), wanted) < 0) low = middle;
    else high = middle;
  }
  return at(low);
};

const scales = ['brix', 'plato', 'specific-gravity', 'oechsle'] as const;

const gravityOf: Record<(typeof scales)[number], (value: Ratio) => Ratio> = {
  brix: (value) => gravityAt(brixTerms, value),
  plato: (value) => gravityAt(platoTerms, value),
  'specific-gravity': (value) => value,
  oechsle: (value) => plus(one, times(value, ratio(1n, 1000n))),
};

const written = (terms: readonly Ratio[]): string =>
  terms
    .map((term, power) => `${rounded(term)}${power === 0 ? '' : ` × SG${['', '', '²', '³'][power]}`}`)
    .join(' + ')
    .replaceAll('+ -', '− ')
    .replace(/^-/, '−');

/**
 * Sugar in a juice or wort: degrees Brix and Plato, specific gravity and degrees Oechsle.
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
    {
      says: [
        '{value} (brix|°bx|°brix|degrees brix) [in|to|as] [specific gravity|sg]',
        'brix {value} [in|to|as] [specific gravity|sg]',
      ],
      given: { given: 'brix' },
    },
    {
      says: [
        '{value} (plato|°p|°plato|degrees plato) [in|to|as] [specific gravity|sg]',
        'plato {value} [in|to|as] [specific gravity|sg]',
      ],
      given: { given: 'plato' },
    },
    { says: ['{value} (plato|°plato|degrees plato) (in|to|as) brix'], given: { given: 'plato' }, main: 'brix' },
    { says: ['{value} (brix|°brix|degrees brix) (in|to|as) plato'], given: { given: 'brix' }, main: 'plato' },
    {
      says: [
        '(specific gravity|sg|og) [of] {value} [in|to|as] [plato]',
        '{value} (sg|specific gravity|og) [in|to|as] [plato]',
      ],
      given: { given: 'specific-gravity' },
      main: 'plato',
    },
    {
      says: [
        '(specific gravity|sg|og) [of] {value} (in|to|as) brix',
        '{value} (sg|specific gravity|og) (in|to|as) brix',
      ],
      given: { given: 'specific-gravity' },
      main: 'brix',
    },
    { says: ['{value} (oechsle|°oe) [in|to|as] [brix]'], given: { given: 'oechsle' }, main: 'brix' },
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
    brix: number({ label: 'Degrees Brix' }),
    plato: number({ label: 'Degrees Plato' }),
    specificGravity: number({ label: 'Specific gravity' }),
    oechsle: number({ label: 'Degrees Oechsle' }),
  },
  examples: [
    {
      given: { value: 12 },
      gives: { brix: 12, plato: 12.000579898131779, specificGravity: 1.0483716691102074, oechsle: 48.37166911020747 },
    },
    {
      given: { value: 1.048, given: 'specific-gravity' },
      gives: { brix: 11.91151878342144, plato: 11.912080756224, specificGravity: 1.048, oechsle: 48 },
    },
  ],
  explain: () => ({
    rules: [
      `Degrees Brix = ${written(brixTerms)}, where SG is the specific gravity.`,
      `Degrees Plato = ${written(platoTerms)}.`,
      'Degrees Oechsle = (SG − 1) × 1000.',
    ],
    limits: [
      `Both formulas fit tables of sucrose in water at ${degreesCelsius} °C, up to ${mostPercent}% by mass.`,
      'Brix and Plato both measure sugar as percent by mass. Their tables differ by hundredths.',
      'Not valid once fermentation starts: alcohol lowers the gravity.',
    ],
    sources: [circular, asbc],
    lookUp: {
      vary: 'value',
      values: [5, 8, 10, 11, 12, 13, 14, 15, 18, 20, 25, 30],
      show: ['specificGravity', 'plato', 'oechsle'],
    },
  }),
  run({ value, given }, name) {
    const isPercent = given === 'brix' || given === 'plato';
    const gravity = isPercent && (value < 0 || value > mostPercent) ? undefined : gravityOf[given](exactly(value));
    const brix = gravity && valueAt(brixTerms, gravity);
    // At no sugar the polynomials are off by thousandths
    if (!brix || compare(brix, exactly(-least)) < 0 || compare(brix, exactly(mostPercent + least)) > 0) {
      throw mustBe('out-of-range', name('value'), `a value that gives 0 to ${mostPercent}% sugar`, value);
    }
    return {
      brix: given === 'brix' ? value : rounded(brix),
      plato: given === 'plato' ? value : rounded(valueAt(platoTerms, gravity)),
      specificGravity: rounded(gravity),
      oechsle: rounded(times(minus(gravity, one), thousand)),
    };
  },
});
