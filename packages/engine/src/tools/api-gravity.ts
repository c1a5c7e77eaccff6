import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { divisionByZero, mustBe } from '../model/error.ts';
import { compare, minus, one, over, plus, times, type Ratio } from '../model/rational.ts';
import { asksBetween } from '../tool/ask.ts';
import { choice, number, tool, type Source } from '../tool/declaration.ts';

const numerator = exactly(141.5);
const offset = exactly(131.5);
/** The density of water at 60 °F, in kg/m³: the reference for specific gravity. */
const water = exactly(999.016);

/** The oil barrel of 42 US gallons, in cubic meters. */
const barrel = exactly(0.158987294928);

/** The modulus of the Baumé scale for liquids heavier than water. */
const heavy = exactly(145);
/** The modulus of the Baumé scale for lighter liquids, and the degrees added to its readings. */
const light = { modulus: exactly(140), added: exactly(130) };
const twaddellPerOne = exactly(200);

const iadc: Source = {
  title: 'Drilling Matters: API gravity',
  body: 'International Association of Drilling Contractors',
  year: 2024,
  url: 'http://drillingmatters.iadc.org/glossary/api-gravity/',
};
const etherington: Source = {
  title: 'Bookbinding and the Conservation of Books, a Dictionary of Descriptive Terminology: Baumé hydrometer',
  body: 'M. T. Roberts and D. Etherington',
  year: 1982,
  url: 'https://cool.culturalheritage.org/don/dt/dt0255.html',
};
const sizes: Source = {
  title: 'Twaddell hydrometer',
  body: 'Sizes',
  year: 2024,
  url: 'https://www.sizes.com/units/hydrometer_twaddell.htm',
};

const scales = ['api', 'baume', 'light-baume', 'twaddell', 'specific-gravity', 'density'] as const;

const gravityOf: Record<(typeof scales)[number], (value: Ratio) => Ratio> = {
  api: (value) => over(numerator, plus(value, offset)),
  baume: (value) => over(heavy, minus(heavy, value)),
  'light-baume': (value) => over(light.modulus, plus(value, light.added)),
  twaddell: (value) => plus(one, over(value, twaddellPerOne)),
  'specific-gravity': (value) => value,
  density: (value) => over(value, water),
};

/** The degrees of the scales that begin or end at water, from the least to the first that they do not have. */
const degreesOf: Readonly<Record<string, readonly [least: number, end?: number]>> = {
  baume: [0, 145],
  'light-baume': [10],
  twaddell: [0],
};

/** Returns the degrees Baumé of a liquid, on the scale for its side of water. */
const baumeOf = (gravity: Ratio): Ratio =>
  compare(gravity, one) < 0 ? minus(over(light.modulus, gravity), light.added) : minus(heavy, over(heavy, gravity));

/**
 * Returns the gravity of a liquid in degrees API, Baumé and Twaddell, as specific gravity and as density, all at 60 °F.
 *
 * @throws UnitsError for a density of zero or below, and for degrees that a scale does not have.
 * @example apiGravity({ value: 10 }).specificGravity // 1
 */
export const apiGravity = tool({
  id: 'api-gravity',
  name: 'API gravity, Baumé and Twaddell converter',
  category: 'science',
  description: 'Convert degrees API, Baumé and Twaddell to specific gravity and density, and back.',
  keywords: [
    'crude oil',
    'petroleum',
    'specific gravity',
    'density',
    'light crude',
    'heavy crude',
    'barrels per tonne',
    'degrees api',
    'baume',
    'twaddell',
    'hydrometer',
    'acid',
  ],
  main: 'specificGravity',
  asks: [
    '[oil|crude|crude oil] api [gravity] [of] {value} [in|to|as] [specific gravity|sg]',
    {
      says: [
        '[what] (api|api gravity|degrees api) [is|does|has] [oil|crude|crude oil] (with|of) [specific gravity|sg] {value} [have|has]',
        '[oil|crude|crude oil] [with|of|at] (specific gravity|sg) {value} [what is] [its] (api|api gravity|degrees api)',
      ],
      given: { given: 'specific-gravity' },
      main: 'api',
    },
    '[specific gravity|sg] [of] [oil|crude|crude oil] {value} [degree] (degrees api|°api|api gravity|api) [oil|crude|crude oil] [in|to|as] [specific gravity|sg]',
    '[oil|crude|crude oil] [with|of|at] {value} [degree] (degrees api|°api|api gravity|api) [oil|crude|crude oil] [what is] [its] (specific gravity|sg)',
    { says: ['density of {value} (degrees api|°api|api)'], main: 'density' },
    asksBetween('oil|crude|crude oil|acid|liquid', [
      { names: 'api|degrees api|°api|api gravity', given: { given: 'api' }, main: 'api' },
      {
        names: 'baume|baumé|degrees baume|degrees baumé|°baume|°baumé|°be|°bé',
        given: { given: 'baume' },
        main: 'baume',
        assumes: { kind: 'system', of: 'degrees Baumé', as: 'of the scale for liquids heavier than water' },
      },
      { names: 'heavy baume|heavy baumé|baume heavy|baumé heavy', given: { given: 'baume' }, main: 'baume' },
      { names: 'light baume|light baumé|baume light|baumé light', given: { given: 'light-baume' }, main: 'baume' },
      {
        names: 'twaddell|twaddle|degrees twaddell|degrees twaddle|°twaddell|°twaddle|°tw',
        given: { given: 'twaddell' },
        main: 'twaddell',
      },
      { names: 'specific gravity|sg', given: { given: 'specific-gravity' }, main: 'specificGravity' },
      { names: 'density|kg/m3|kg/m³', given: { given: 'density' }, main: 'density' },
    ]),
  ],
  params: {
    value: number({ label: 'Value' }),
    given: choice({
      label: 'Input',
      values: scales,
      names: {
        api: 'degrees API',
        baume: 'degrees Baumé (heavier than water)',
        'light-baume': 'degrees Baumé (lighter than water)',
        twaddell: 'degrees Twaddell',
        'specific-gravity': 'specific gravity',
        density: 'density (kg/m³)',
      },
    }),
  },
  result: {
    api: number({ label: 'Degrees API', digits: 1 }),
    specificGravity: number({ label: 'Specific gravity', digits: 4 }),
    density: number({ label: 'Density (kg/m³)', digits: 1 }),
    barrelsPerTonne: number({ label: 'Barrels per tonne', digits: 3 }),
    baume: number({ label: 'Degrees Baumé', digits: 1 }),
    twaddell: number({ label: 'Degrees Twaddell', digits: 1, optional: true }),
  },
  examples: [
    {
      given: { value: 35 },
      gives: {
        api: 35,
        specificGravity: 0.8498498498498499,
        density: 849.0135975975976,
        barrelsPerTonne: 7.408374598746124,
        baume: 34.734982332155475,
      },
    },
    {
      given: { value: 0.85, given: 'specific-gravity' },
      gives: {
        api: 34.970588235294116,
        specificGravity: 0.85,
        density: 849.1636,
        barrelsPerTonne: 7.407065929853924,
        baume: 34.705882352941174,
      },
    },
    {
      given: { value: 30, given: 'baume' },
      gives: {
        api: -19.275862068965516,
        specificGravity: 1.2608695652173914,
        density: 1259.6288695652174,
        barrelsPerTonne: 4.993384100987731,
        baume: 30,
        twaddell: 52.17391304347826,
      },
    },
  ],
  explain: () => ({
    formulas: [
      { gives: 'api', is: `${rounded(numerator)} ÷ specificGravity − ${rounded(offset)}` },
      { gives: 'density', is: `specificGravity × ${rounded(water)}` },
    ],
    rules: [
      `Degrees Baumé = ${rounded(heavy)} − ${rounded(heavy)} ÷ SG for liquids heavier than water, where SG is the specific gravity.`,
      `Degrees Baumé = ${rounded(light.modulus)} ÷ SG − ${rounded(light.added)} for liquids lighter than water.`,
      `Degrees Twaddell = (SG − 1) × ${rounded(twaddellPerOne)}.`,
    ],
    limits: [
      'All values are at 60 °F. First correct readings at other temperatures with the tables in the standard.',
      'Specific gravity compares with water at the same temperature.',
      'Ignores air buoyancy, which makes a load weigh slightly less on a scale.',
    ],
    units: ['barrel'],
    sources: [iadc, etherington, sizes],
    lookUp: {
      vary: 'value',
      values: [10, 15, 20, 22.3, 25, 30, 31.1, 35, 40, 45, 50],
      show: ['specificGravity', 'density', 'barrelsPerTonne'],
    },
  }),
  run({ value, given }, name) {
    const exact = exactly(value);
    if (given === 'api' && plus(exact, offset).n === 0n) throw divisionByZero(name('value'));
    const [least, end = Infinity] = degreesOf[given] ?? [];
    if (least !== undefined && !(value >= least && value < end)) {
      const range = end === Infinity ? `${least} or above` : `${least} to below ${end}`;
      throw mustBe('out-of-range', name('value'), `${range} on this scale`, value);
    }
    const gravity = gravityOf[given](exact);
    if (gravity.n <= 0n) throw mustBe('out-of-range', name('value'), 'a value that gives a density above 0', value);
    const density = times(gravity, water);
    return {
      api: rounded(minus(over(numerator, gravity), offset)),
      specificGravity: rounded(gravity),
      density: rounded(density),
      barrelsPerTonne: rounded(over(exactly(1000), times(density, barrel))),
      baume: given === 'baume' || given === 'light-baume' ? value : rounded(baumeOf(gravity)),
      ...(compare(gravity, one) >= 0 && { twaddell: rounded(times(minus(gravity, one), twaddellPerOne)) }),
    };
  },
});
