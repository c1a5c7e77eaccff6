import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { missingOneOf, mustBe } from '../model/error.ts';
import { compare, magnitude, minus, over, plus, times, type Ratio } from '../model/rational.ts';
import { choice, measure, text, tool, type Source } from '../tool/declaration.ts';
import { measureIn, quantity } from '../tool/measured.ts';

const inch = exactly(25.4);

const afterNumber = (first: number, sizes: readonly number[], toMillimeters: (size: Ratio) => Ratio) =>
  sizes.map((size, i) => [String(first + i), toMillimeters(exactly(size))] as const);

const inInches = (size: Ratio): Ratio => times(size, inch);
const asIs = (size: Ratio): Ratio => size;

// The ounces per square foot of each number from No. 3, by 15 U.S.C. 206: the basis of steel mills and galvanizers

const ounces = [
  160, 150, 140, 130, 120, 110, 100, 90, 80, 70, 60, 50, 45, 40, 36, 32, 28, 24, 22, 20, 18, 16, 14, 12, 11, 10, 9, 8,
  7, 6.5, 6, 5.5, 5, 4.5, 4.25, 4,
];
const firstOfSteel = 3;
const firstOfGalvanized = 8;
const lastOfGalvanized = 32;

/** The ounces of a square foot of steel, one inch thick: the law assumes iron, the mills 41.82 pounds. */
const ofLaw = exactly(640);
const poundsOfMills = exactly(41.82);
const ofMills = times(poundsOfMills, exactly(16));
/** The zinc on both sides, in ounces per square foot. */
const zinc = exactly(2.5);

const galvanizedOunces = /* @__PURE__ */ ounces.slice(
  firstOfGalvanized - firstOfSteel,
  lastOfGalvanized - firstOfSteel + 1,
);

// The wire gauge of the Board of Trade, from No. 1, in inches, and the thicker sizes before it

const imperialWire = [
  0.3, 0.276, 0.252, 0.232, 0.212, 0.192, 0.176, 0.16, 0.144, 0.128, 0.116, 0.104, 0.092, 0.08, 0.072, 0.064, 0.056,
  0.048, 0.04, 0.036, 0.032, 0.028, 0.024, 0.022, 0.02, 0.018, 0.0164, 0.0148, 0.0136, 0.0124, 0.0116, 0.0108, 0.01,
  0.0092, 0.0084, 0.0076, 0.0068, 0.006, 0.0052, 0.0048, 0.0044, 0.004, 0.0036, 0.0032, 0.0028, 0.0024, 0.002, 0.0016,
  0.0012, 0.001,
];
const imperialThick = [0.324, 0.348, 0.372, 0.4, 0.432, 0.464, 0.5];

/** Needles of ISO 9626, from No. 10, in millimeters. */
const needles = [
  3.4, 3.05, 2.7, 2.4, 2.1, 1.8, 1.6, 1.4, 1.2, 1.1, 0.9, 0.8, 0.7, 0.6, 0.55, 0.5, 0.45, 0.4, 0.36, 0.33, 0.3, 0.25,
  0.23, 0.2, 0.18,
];

// Knitting needles of the Craft Yarn Council and of British makers, in millimeters

const knittingUs = {
  '000': 1.5,
  '00': 1.75,
  '0': 2,
  '1': 2.25,
  '1.5': 2.5,
  '2': 2.75,
  '2.5': 3,
  '3': 3.25,
  '4': 3.5,
  '5': 3.75,
  '6': 4,
  '7': 4.5,
  '8': 5,
  '9': 5.5,
  '10': 6,
  '10.5': 6.5,
  '11': 8,
  '13': 9,
  '15': 10,
  '17': 12.75,
  '19': 15,
  '35': 19,
  '50': 25,
} as const;
const knittingUk = {
  '14': 2,
  '13': 2.25,
  '12': 2.75,
  '11': 3,
  '10': 3.25,
  '9': 3.75,
  '8': 4,
  '7': 4.5,
  '6': 5,
  '5': 5.5,
  '4': 6,
  '3': 6.5,
  '2': 7,
  '1': 7.5,
  '0': 8,
  '00': 9,
  '000': 10,
} as const;

const systems = ['swg', 'steel', 'galvanized', 'stainless', 'needle', 'knitting-us', 'knitting-uk'] as const;

type System = (typeof systems)[number];

/** Returns the gauges of a system with their sizes in millimeters. */
const sizesOf = (system: System): readonly (readonly [string, Ratio])[] => {
  switch (system) {
    case 'swg':
      return [
        ...imperialThick.map((size, i) => [i === 0 ? '0' : `${i + 1}/0`, inInches(exactly(size))] as const),
        ...afterNumber(1, imperialWire, inInches),
      ];
    case 'steel':
      return afterNumber(firstOfSteel, ounces, (size) => inInches(over(size, ofMills)));
    case 'galvanized':
      return afterNumber(firstOfGalvanized, galvanizedOunces, (size) => inInches(over(plus(size, zinc), ofMills)));
    case 'stainless':
      return afterNumber(firstOfSteel, ounces, (size) => inInches(over(size, ofLaw)));
    case 'needle':
      return afterNumber(10, needles, asIs);
    default:
      return Object.entries(system === 'knitting-us' ? knittingUs : knittingUk).map(
        ([gauge, size]) => [gauge, exactly(size)] as const,
      );
  }
};

/** Returns `3/0` for `000`, and a number without its word. */
const plainGauge = (written: string, system: System): string => {
  const bare = written
    .trim()
    .replace(/\s?(?:½|1\/2)$/, '.5')
    .replace(/^(?:no\.?|#|swg)\s*/i, '')
    .replace(/\s*(?:swg|gauge|ga\.?|g)$/i, '');
  return system === 'swg' && /^0{2,7}$/.test(bare) ? `${bare.length}/0` : bare;
};

const law: Source = {
  title: '15 U.S.C. 206, Standard gauge for sheet and plate iron and steel',
  body: 'United States Code',
  year: 1893,
  url: 'https://www.govinfo.gov/link/uscode/15/206',
};

/**
 * Returns the thickness of a gauge number, and the number nearest to a thickness, for British wire, sheet metal and
 * needles. `wireGauge` converts American wire.
 *
 * @throws UnitsError for a number that the gauge does not have, and if neither a number nor a thickness is given.
 * @example metalGauge({ gauge: '16', system: 'swg' }).millimeters.value // 1.6256
 */
export const metalGauge = tool({
  id: 'metal-gauge',
  name: 'Sheet metal, SWG and needle gauge converter',
  category: 'sizes',
  description: 'Convert gauges of sheet metal, British wire (SWG) and needles to mm and inches, and back.',
  keywords: [
    'swg',
    'sheet steel',
    'galvanized',
    'stainless',
    'hypodermic',
    'syringe',
    'knitting needles',
    'thickness',
    'ga',
    'imperial wire gauge',
  ],
  main: 'millimeters',
  asks: [
    {
      says: ['{gauge} swg [wire] [in|to|into|as] (inches|inch|in)', 'swg {gauge} [in|to|into|as] (inches|inch|in)'],
      given: { system: 'swg' },
      main: 'inches',
    },
    {
      says: ['{gauge} swg [wire] [in|to|into|as] [mm|millimeters]', 'swg {gauge} [in|to|into|as] [mm|millimeters]'],
      given: { system: 'swg' },
    },
    {
      says: ['{gauge} [gauge|ga|g] (stainless|stainless steel) [sheet] [thickness] (in|to|into|as) (inches|inch|in)'],
      given: { system: 'stainless' },
      main: 'inches',
    },
    {
      says: ['{gauge} [gauge|ga|g] (galvanized|galvanised) [steel|sheet] [thickness] (in|to|into|as) (inches|inch|in)'],
      given: { system: 'galvanized' },
      main: 'inches',
    },
    {
      says: ['{gauge} [gauge|ga|g] (sheet steel|steel sheet|steel) [thickness] (in|to|into|as) (inches|inch|in)'],
      given: { system: 'steel' },
      main: 'inches',
    },
    {
      says: [
        '[how thick is] {gauge} [gauge|ga|g] (stainless|stainless steel) [sheet] [thickness] [in|to|into|as] [mm|millimeters]',
      ],
      given: { system: 'stainless' },
    },
    {
      says: [
        '[how thick is] {gauge} [gauge|ga|g] (galvanized|galvanised) [steel|sheet|sheet metal] [thickness] [in|to|into|as] [mm|millimeters]',
      ],
      given: { system: 'galvanized' },
    },
    {
      says: [
        '[how thick is] {gauge} [gauge|ga|g] (sheet steel|steel sheet|steel sheet metal|steel) [thickness] [in|to|into|as] [mm|millimeters]',
      ],
      given: { system: 'steel' },
    },
    {
      says: ['{gauge} [gauge|ga|g] (sheet metal|sheet) [thickness] (in|to|into|as) (inches|inch)'],
      given: { system: 'steel' },
      main: 'inches',
      assumes: { kind: 'system', of: 'sheet metal', as: 'steel without a coating' },
    },
    {
      says: ['{gauge} [gauge|ga|g] (sheet metal|sheet) [thickness] [in|to|into|as] [mm|millimeters]'],
      given: { system: 'steel' },
      assumes: { kind: 'system', of: 'sheet metal', as: 'steel without a coating' },
    },
    {
      says: [
        '(us|american) [size] {gauge} knitting (needle|needles) [in|to|as] [mm|millimeters]',
        '(us|american) knitting (needle|needles) [size] {gauge} [in|to|as] [mm|millimeters]',
        'knitting (needle|needles) [size] (us|american) [size] {gauge} [in|to|as] [mm|millimeters]',
        'knitting (needle|needles) [size] {gauge} (us|american) [in|to|as] [mm|millimeters]',
      ],
      given: { system: 'knitting-us' },
    },
    {
      says: [
        '[size] {gauge} knitting (needle|needles) [in|to|as] (mm|millimeters)',
        'knitting (needle|needles) [size] {gauge} [in|to|as] (mm|millimeters)',
      ],
      given: { system: 'knitting-us' },
      assumes: { kind: 'system', of: 'knitting needle', as: 'a size in the United States' },
    },
    {
      says: [
        '(uk|british) [size] {gauge} knitting (needle|needles) [in|to|as] [mm|millimeters]',
        '(uk|british) knitting (needle|needles) [size] {gauge} [in|to|as] [mm|millimeters]',
        'knitting (needle|needles) [size] (uk|british) [size] {gauge} [in|to|as] [mm|millimeters]',
        'knitting (needle|needles) [size] {gauge} (uk|british) [in|to|as] [mm|millimeters]',
      ],
      given: { system: 'knitting-uk' },
    },
    {
      says: [
        '{gauge} [gauge|ga|g] (needle|hypodermic|hypodermic needle|syringe) [diameter] [in|to|into|as] [mm|millimeters]',
        '[how thick is|diameter of] {gauge} [gauge|ga|g] (needle|hypodermic needle|syringe needle) [in mm]',
        '[hypodermic|syringe] needle [size] {gauge} (gauge|ga|g) [diameter] [in|to|into|as] [mm|millimeters]',
      ],
      given: { system: 'needle' },
    },
  ],
  params: {
    gauge: text({
      label: 'Gauge',
      description: 'For example 16 or 3/0.',
      maxLength: 12,
      looks: /^\d{1,7}(?:\.5|\/0)?$/,
      optional: true,
    }),
    system: choice({
      label: 'System',
      values: systems,
      names: {
        swg: 'British wire (SWG)',
        steel: 'sheet steel (US)',
        galvanized: 'galvanized steel (US)',
        stainless: 'stainless steel (US)',
        needle: 'medical needle',
        'knitting-us': 'knitting needle (US)',
        'knitting-uk': 'knitting needle (UK)',
      },
    }),
    thickness: quantity({
      label: 'Thickness',
      description: 'To find the nearest gauge.',
      of: 'length',
      unit: 'mm',
      units: ['mm', 'in'],
      above: 0,
      optional: true,
    }),
  },
  result: {
    gauge: text({ label: 'Nearest gauge' }),
    millimeters: measure({ label: 'Millimeters', digits: 3 }),
    inches: measure({ label: 'Inches', digits: 4 }),
  },
  examples: [
    {
      given: { gauge: '16', system: 'swg' },
      gives: {
        gauge: '16',
        millimeters: { value: 1.6256, unit: 'millimeter', symbol: 'mm' },
        inches: { value: 0.064, unit: 'inch', symbol: 'in' },
      },
    },
    {
      given: { gauge: '18', system: 'steel' },
      gives: {
        gauge: '18',
        millimeters: { value: 1.2147297943567672, unit: 'millimeter', symbol: 'mm' },
        inches: { value: 0.04782400765184122, unit: 'inch', symbol: 'in' },
      },
      region: 'US',
    },
    {
      given: { gauge: '21', system: 'needle' },
      gives: {
        gauge: '21',
        millimeters: { value: 0.8, unit: 'millimeter', symbol: 'mm' },
        inches: { value: 0.031496062992125984, unit: 'inch', symbol: 'in' },
      },
    },
    {
      given: { system: 'stainless', thickness: '1.5 mm' },
      gives: {
        gauge: '17',
        millimeters: { value: 1.5, unit: 'millimeter', symbol: 'mm' },
        inches: { value: 0.05905511811023622, unit: 'inch', symbol: 'in' },
      },
    },
  ],
  rivals: { of: ['gauge', 'thickness'], most: 1 },
  explain: () => ({
    rules: [
      `US law sets sheet steel gauges by weight: ounces per square foot, divided by ${rounded(ofMills)} per inch for steel and by ${ofLaw.n} for stainless. Galvanized sheet has ${rounded(zinc)} more ounces, of zinc.`,
      'British wire follows the Board of Trade table of 1883, needles follow ISO 9626, and knitting needles the makers’ lists.',
    ],
    limits: [
      'Nominal sizes: rolled sheet varies by up to a tenth. Order by millimeters or inches.',
      'Aluminum, brass and copper sheet follow the American wire gauge.',
    ],
    units: ['inch', 'millimeter'],
    sources: [law],
    lookUp: {
      vary: 'gauge',
      values: ['8', '10', '11', '12', '14', '16', '18', '20', '22', '24', '26', '28', '30'],
      show: ['millimeters', 'inches'],
    },
  }),
  run({ gauge, system, thickness }, name) {
    if (gauge === undefined && thickness === undefined) throw missingOneOf(['gauge', 'thickness'].map(name));
    const sizes = sizesOf(system);
    const named = gauge === undefined ? undefined : sizes.find(([one]) => one === plainGauge(gauge, system));
    if (gauge !== undefined && !named) {
      const [first, last] = [sizes[0]![0], sizes.at(-1)![0]];
      throw mustBe('out-of-range', name('gauge'), `a gauge of this system, ${first} to ${last}`, gauge);
    }
    const size = named?.[1] ?? thickness!.size;
    const distance = ([, one]: readonly [string, Ratio]): Ratio => magnitude(minus(one, size));
    const nearest = sizes.reduce((best, one) => (compare(distance(one), distance(best)) < 0 ? one : best));
    return {
      gauge: nearest[0],
      millimeters: measureIn(size, 'mm', 'mm'),
      inches: measureIn(size, 'mm', 'in'),
    };
  },
});
