import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { divisionByZero, mustBe } from '../model/error.ts';
import { minus, over, plus, times, type Ratio } from '../model/rational.ts';
import { asksBetween } from '../tool/ask.ts';
import { choice, number, tool, type Source } from '../tool/declaration.ts';

const numerator = exactly(141.5);
const offset = exactly(131.5);
/** The density of water at 60 °F, in kg/m³: the reference for specific gravity. */
const water = exactly(999.016);

/** The oil barrel of 42 US gallons, in cubic meters. */
const barrel = exactly(0.158987294928);

const d1298: Source = {
  title:
    'ASTM D1298, Standard Test Method for Density, Relative Density, or API Gravity of Crude Petroleum and Liquid Petroleum Products by Hydrometer Method',
  body: 'ASTM International and API',
  year: 2017,
  url: 'https://www.astm.org/d1298-12br17e01.html',
  unseen: true,
};

const gravityOf: Record<'api' | 'specific-gravity' | 'density', (value: Ratio) => Ratio> = {
  api: (value) => over(numerator, plus(value, offset)),
  'specific-gravity': (value) => value,
  density: (value) => over(value, water),
};

/**
 * Returns the gravity of oil in degrees API, as specific gravity and as density, all at 60 °F.
 *
 * @throws UnitsError for a density of zero or below.
 * @example apiGravity({ value: 10 }).specificGravity // 1
 */
export const apiGravity = tool({
  id: 'api-gravity',
  name: 'API gravity converter',
  category: 'science',
  description: 'Convert the API gravity of oil to specific gravity, density and barrels per tonne, and back.',
  keywords: [
    'crude oil',
    'petroleum',
    'specific gravity',
    'density',
    'light crude',
    'heavy crude',
    'barrels per tonne',
    'degrees api',
  ],
  main: 'specificGravity',
  asks: [
    '[oil|crude|crude oil] api [gravity] [of] {value} [in|to|as] [specific gravity|sg]',
    {
      says: [
        '[what] (api|api gravity|degrees api) [is|does|has] [oil|crude|crude oil] (with|of) [specific gravity|sg] {value} [have|has]',
      ],
      given: { given: 'specific-gravity' },
      main: 'api',
    },
    '[specific gravity|sg] [of] [oil|crude|crude oil] {value} [degree] (degrees api|°api|api gravity|api) [oil|crude|crude oil] [in|to|as] [specific gravity|sg]',
    { says: ['density of {value} (degrees api|°api|api)'], main: 'density' },
    asksBetween('oil|crude|crude oil', [
      { names: 'api|degrees api|°api|api gravity', given: { given: 'api' }, main: 'api' },
      { names: 'specific gravity|sg', given: { given: 'specific-gravity' }, main: 'specificGravity' },
      { names: 'density|kg/m3|kg/m³', given: { given: 'density' }, main: 'density' },
    ]),
  ],
  params: {
    value: number({ label: 'Value' }),
    given: choice({
      label: 'Input',
      values: ['api', 'specific-gravity', 'density'],
      names: { api: 'degrees API', 'specific-gravity': 'specific gravity', density: 'density (kg/m³)' },
    }),
  },
  result: {
    api: number({ label: 'Degrees API', digits: 1 }),
    specificGravity: number({ label: 'Specific gravity', digits: 4 }),
    density: number({ label: 'Density (kg/m³)', digits: 1 }),
    barrelsPerTonne: number({ label: 'Barrels per tonne', digits: 3 }),
  },
  examples: [
    {
      given: { value: 35 },
      gives: {
        api: 35,
        specificGravity: 0.8498498498498499,
        density: 849.0135975975976,
        barrelsPerTonne: 7.408374598746124,
      },
    },
    {
      given: { value: 0.85, given: 'specific-gravity' },
      gives: { api: 34.970588235294116, specificGravity: 0.85, density: 849.1636, barrelsPerTonne: 7.407065929853924 },
    },
  ],
  explain: () => ({
    formulas: [
      { gives: 'api', is: `${rounded(numerator)} ÷ specificGravity − ${rounded(offset)}` },
      { gives: 'density', is: `specificGravity × ${rounded(water)}` },
    ],
    limits: [
      'All values are at 60 °F. First correct readings at other temperatures with the tables in the standard.',
      'Specific gravity compares with water at the same temperature.',
      'Ignores air buoyancy, which makes a load weigh slightly less on a scale.',
    ],
    units: ['barrel'],
    sources: [d1298],
    lookUp: {
      vary: 'value',
      values: [10, 15, 20, 22.3, 25, 30, 31.1, 35, 40, 45, 50],
      show: ['specificGravity', 'density', 'barrelsPerTonne'],
    },
  }),
  run({ value, given }, name) {
    const exact = exactly(value);
    if (given === 'api' && plus(exact, offset).n === 0n) throw divisionByZero(name('value'));
    const gravity = gravityOf[given](exact);
    if (gravity.n <= 0n) throw mustBe('out-of-range', name('value'), 'a value that gives a density above 0', value);
    const density = times(gravity, water);
    return {
      api: rounded(minus(over(numerator, gravity), offset)),
      specificGravity: rounded(gravity),
      density: rounded(density),
      barrelsPerTonne: rounded(over(exactly(1000), times(density, barrel))),
    };
  },
});
