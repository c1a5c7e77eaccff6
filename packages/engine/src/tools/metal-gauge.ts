import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { missingOneOf, mustBe } from '../model/error.ts';
import { compare, magnitude, minus, over, plus, times, type Ratio } from '../model/rational.ts';
import { choice, measure, number, text, tool, type Source } from '../tool/declaration.ts';
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

// The coarse pitches of ISO 261 by the diameter, in millimeters

const coarsePitches = {
  '1': 0.25,
  '1.1': 0.25,
  '1.2': 0.25,
  '1.4': 0.3,
  '1.6': 0.35,
  '1.8': 0.35,
  '2': 0.4,
  '2.2': 0.45,
  '2.5': 0.45,
  '3': 0.5,
  '3.5': 0.6,
  '4': 0.7,
  '4.5': 0.75,
  '5': 0.8,
  '6': 1,
  '7': 1,
  '8': 1.25,
  '9': 1.25,
  '10': 1.5,
  '11': 1.5,
  '12': 1.75,
  '14': 2,
  '16': 2,
  '18': 2.5,
  '20': 2.5,
  '22': 2.5,
  '24': 3,
  '27': 3,
  '30': 3.5,
  '33': 3.5,
  '36': 4,
  '39': 4,
  '42': 4.5,
  '45': 4.5,
  '48': 5,
  '52': 5,
  '56': 5.5,
  '60': 5.5,
  '64': 6,
} as const;

/** Tap drills, in millimeters, of the coarse threads whose diameter less the pitch is no drill of tenths. */
const roundedDrills: Readonly<Record<string, number>> = { '8': 6.8, '12': 10.2 };

/** The threads per inch of the Unified coarse and fine series, each with its tap drill. */
const unifiedThreads: Readonly<Record<string, readonly (readonly [series: string, threads: number, drill: string])[]>> =
  {
    '#0': [['UNF', 80, '3/64']],
    '#1': [
      ['UNC', 64, '#53'],
      ['UNF', 72, '#53'],
    ],
    '#2': [
      ['UNC', 56, '#50'],
      ['UNF', 64, '#50'],
    ],
    '#3': [
      ['UNC', 48, '#47'],
      ['UNF', 56, '#45'],
    ],
    '#4': [
      ['UNC', 40, '#43'],
      ['UNF', 48, '#42'],
    ],
    '#5': [
      ['UNC', 40, '#38'],
      ['UNF', 44, '#37'],
    ],
    '#6': [
      ['UNC', 32, '#36'],
      ['UNF', 40, '#33'],
    ],
    '#8': [
      ['UNC', 32, '#29'],
      ['UNF', 36, '#29'],
    ],
    '#10': [
      ['UNC', 24, '#25'],
      ['UNF', 32, '#21'],
    ],
    '#12': [
      ['UNC', 24, '#16'],
      ['UNF', 28, '#14'],
    ],
    '1/4': [
      ['UNC', 20, '#7'],
      ['UNF', 28, '#3'],
    ],
    '5/16': [
      ['UNC', 18, 'F'],
      ['UNF', 24, 'I'],
    ],
    '3/8': [
      ['UNC', 16, '5/16'],
      ['UNF', 24, 'Q'],
    ],
    '7/16': [
      ['UNC', 14, 'U'],
      ['UNF', 20, '25/64'],
    ],
    '1/2': [
      ['UNC', 13, '27/64'],
      ['UNF', 20, '29/64'],
    ],
    '9/16': [
      ['UNC', 12, '31/64'],
      ['UNF', 18, '33/64'],
    ],
    '5/8': [
      ['UNC', 11, '17/32'],
      ['UNF', 18, '37/64'],
    ],
    '3/4': [
      ['UNC', 10, '21/32'],
      ['UNF', 16, '11/16'],
    ],
    '7/8': [
      ['UNC', 9, '49/64'],
      ['UNF', 14, '13/16'],
    ],
    '1': [
      ['UNC', 8, '7/8'],
      ['UNF', 12, '59/64'],
    ],
  };

/** The diameters of numbered and lettered drills, in inches. */
const drills: Readonly<Record<string, number>> = {
  '#53': 0.0595,
  '#50': 0.07,
  '#47': 0.0785,
  '#45': 0.082,
  '#43': 0.089,
  '#42': 0.0935,
  '#38': 0.1015,
  '#37': 0.104,
  '#36': 0.1065,
  '#33': 0.113,
  '#29': 0.136,
  '#25': 0.1495,
  '#21': 0.159,
  '#16': 0.177,
  '#14': 0.182,
  '#7': 0.201,
  '#3': 0.213,
  F: 0.257,
  I: 0.272,
  Q: 0.332,
  U: 0.368,
};

const fractionOf = (written: string): Ratio => {
  const [top, bottom = '1'] = written.split('/');
  return over(exactly(Number(top)), exactly(Number(bottom)));
};

/** Returns the inches of a drill: `#7`, `F` or `27/64`. */
const drillInches = (drill: string): Ratio => {
  const listed = drills[drill];
  return listed === undefined ? fractionOf(drill) : exactly(listed);
};

// The diameter of a numbered screw: 0.060 inches, and 0.013 more for each number
const firstScrew = exactly(0.06);
const eachScrew = exactly(0.013);

const screwInches = (size: string): Ratio =>
  size.startsWith('#') ? plus(firstScrew, times(exactly(Number(size.slice(1))), eachScrew)) : fractionOf(size);

/** A screw thread: its lengths in millimeters. */
interface Thread {
  readonly name: string;
  readonly diameter: Ratio;
  readonly pitch: Ratio;
  readonly tapDrill: Ratio;
  /** The name of the tap drill, for threads in inches. */
  readonly drill?: string;
}

const metricThread = (size: string, written?: string): Thread | undefined => {
  const coarse = (coarsePitches as Readonly<Record<string, number>>)[size];
  const pitch = written === undefined ? coarse : Number(written);
  if (pitch === undefined || pitch === 0 || pitch >= Number(size)) return undefined;
  const diameter = exactly(Number(size));
  const ofCharts = pitch === coarse ? roundedDrills[size] : undefined;
  return {
    name: pitch === coarse ? `M${size}` : `M${size}x${pitch}`,
    diameter,
    pitch: exactly(pitch),
    tapDrill: ofCharts === undefined ? minus(diameter, exactly(pitch)) : exactly(ofCharts),
  };
};

const unifiedThread = (size: string, threads?: number, series?: string): Thread | undefined => {
  const found = unifiedThreads[size]?.find(([name, count]) =>
    threads === undefined ? series === undefined || name === series : count === threads,
  );
  return (
    found && {
      name: `${size}-${found[1]} ${found[0]}`,
      diameter: inInches(screwInches(size)),
      pitch: inInches(over(exactly(1), exactly(found[1]))),
      tapDrill: inInches(drillInches(found[2])),
      drill: found[2],
    }
  );
};

const metricSize = /^m\s?(\d+(?:\.\d+)?)(?:\s?[x×*-]\s?(\d+(?:\.\d+)?))?$/i;
const unifiedSize = /^(#|no\.?\s?)?(\d+(?:\/\d+)?)["″]?(?:\s?-\s?(\d+))?(?:\s?(un[cf]))?$/i;

/** Reads `M8`, `M8x1`, `1/4-20`, `#10` or `1/2 UNF`. A number without `#` is a diameter in inches if it fits. */
const readThread = (written: string): Thread | undefined => {
  const [, metric, pitch] = metricSize.exec(written.trim()) ?? [];
  if (metric !== undefined) return metricThread(String(Number(metric)), pitch);
  const [, sign, size, threads, series] = unifiedSize.exec(written.trim()) ?? [];
  if (size === undefined) return undefined;
  const count = threads === undefined ? undefined : Number(threads);
  const sizes = sign === undefined ? [size, `#${size}`] : [`#${size}`];
  return sizes.map((one) => unifiedThread(one, count, series?.toUpperCase())).find((one) => one !== undefined);
};

/** Returns the coarse threads of ISO 261, for the one nearest to a diameter. */
const metricThreads = (): readonly Thread[] =>
  Object.keys(coarsePitches)
    .map((size) => metricThread(size)!)
    .sort((a, b) => compare(a.diameter, b.diameter));

const systems = ['swg', 'steel', 'galvanized', 'stainless', 'needle', 'knitting-us', 'knitting-uk', 'thread'] as const;

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
    case 'thread':
      return metricThreads().map(({ name, diameter }) => [name, diameter] as const);
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

const metricChart: Source = {
  title: 'Thread pitch chart, M1.6 to M64 (ISO 261)',
  body: 'mlc.org.uk',
  year: 2026,
  url: 'https://mlc.org.uk/guides/metric-thread-pitch-chart',
};
const unifiedChart: Source = {
  title: 'Screw and bolt threads: UNC and UNF with their tap drills',
  body: 'stuegli.com',
  year: 2026,
  url: 'http://stuegli.com/screws.htm',
};
const law: Source = {
  title: '15 U.S.C. 206, Standard gauge for sheet and plate iron and steel',
  body: 'United States Code',
  year: 1893,
  url: 'https://www.govinfo.gov/link/uscode/15/206',
};

/**
 * Returns the thickness of a gauge number, and the number nearest to a thickness, for British wire, sheet metal,
 * needles and screw threads, which also have a pitch and a tap drill. `wireGauge` converts American wire.
 *
 * @throws UnitsError for a number that the gauge does not have, and if neither a number nor a thickness is given.
 * @example metalGauge({ gauge: '16', system: 'swg' }).millimeters.value // 1.6256
 */
export const metalGauge = tool({
  id: 'metal-gauge',
  name: 'Sheet metal, wire, needle and screw thread sizes',
  category: 'sizes',
  description:
    'Convert gauges of sheet metal, British wire (SWG), needles and screw threads to mm and inches, and back.',
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
    'screw thread',
    'thread pitch',
    'tap drill',
    'unc',
    'unf',
    'metric thread',
    'bolt',
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
    {
      says: [
        '[what is the|what size] (tap drill|tapping drill|drill) [size|bit] (for|of) [an|a] {gauge} [unc|unf] [thread|tap|screw|bolt] [in mm]',
        '[what] (size drill|drill|drill size|drill bit) (for|to tap) [an|a] {gauge} [unc|unf] (tap|thread)',
        '(tap drill|tapping drill) [size] {gauge} [unc|unf]',
        '{gauge} [unc|unf] tap hole [size]',
        '{gauge} [unc|unf] [thread] (tap drill|tapping drill|drill) [size|bit] [in mm]',
        '{gauge} [unc|unf] tap [drill] size',
      ],
      given: { system: 'thread' },
      main: 'tapDrill',
    },
    {
      says: [
        '[what is the] (threads per inch|tpi) (for|of|on) [an|a] {gauge} [unc|unf] [thread|screw|bolt]',
        'how many (threads per inch|tpi) (for|of|on|in|does) [an|a] {gauge} [unc|unf] [thread|screw|bolt] [have]',
        '{gauge} [unc|unf] [thread|screw|bolt] (threads per inch|tpi)',
      ],
      given: { system: 'thread' },
      main: 'threadsPerInch',
    },
    {
      says: [
        '[what is the] [thread] pitch (for|of|on) [an|a] {gauge} [unc|unf] [thread|screw|bolt] [in mm]',
        '{gauge} [unc|unf] [coarse|standard] [thread|screw|bolt] pitch [in mm]',
        '{gauge} (coarse|standard) thread',
      ],
      given: { system: 'thread' },
      main: 'pitch',
    },
    {
      says: [
        '{gauge} [unc|unf] (screw|bolt|thread) [major] [diameter|size] in (inches|inch|in)',
        '[what is the] [major|outside] diameter of [an|a] {gauge} [unc|unf] (screw|bolt|thread) in (inches|inch|in)',
      ],
      given: { system: 'thread' },
      main: 'inches',
    },
    {
      says: [
        '{gauge} [unc|unf] (screw|bolt|thread) [major] [diameter|size] [in|to] [mm]',
        '{gauge} (unc|unf) [in|to] [mm]',
        '{gauge} [unc|unf] (major diameter|outside diameter) [in|to] [mm]',
        '[what is the] [major|outside] diameter of [an|a] {gauge} [unc|unf] (screw|bolt|thread) [in mm]',
      ],
      given: { system: 'thread' },
    },
  ],
  params: {
    gauge: text({
      label: 'Gauge',
      description: 'For example 16, 3/0, M8 or 1/4-20.',
      maxLength: 12,
      looks:
        /^(?:\d{1,7}(?:\.5|\/0)?|m\s?\d{1,2}(?:\.\d)?(?:\s?[x×]\s?\d(?:\.\d{1,2})?)?|(?:#|no\.?\s?)\d{1,2}(?:-\d\d)?|\d{1,2}(?:\/\d{1,2})?-\d{1,2}|\d{1,2}(?:\/\d{1,2})?["″]?\s?un[cf])$/i,
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
        thread: 'screw thread (M, UNC, UNF)',
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
    pitch: measure({ label: 'Thread pitch', digits: 3, optional: true }),
    threadsPerInch: number({ label: 'Threads per inch', digits: 2, optional: true }),
    tapDrill: measure({ label: 'Tap drill', digits: 3, optional: true }),
    drill: text({ label: 'Drill number or letter', optional: true }),
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
    {
      given: { gauge: 'M8', system: 'thread' },
      gives: {
        gauge: 'M8',
        millimeters: { value: 8, unit: 'millimeter', symbol: 'mm' },
        inches: { value: 0.31496062992125984, unit: 'inch', symbol: 'in' },
        pitch: { value: 1.25, unit: 'millimeter', symbol: 'mm' },
        threadsPerInch: 20.32,
        tapDrill: { value: 6.8, unit: 'millimeter', symbol: 'mm' },
      },
    },
    {
      given: { gauge: '1/4-20', system: 'thread' },
      gives: {
        gauge: '1/4-20 UNC',
        millimeters: { value: 6.35, unit: 'millimeter', symbol: 'mm' },
        inches: { value: 0.25, unit: 'inch', symbol: 'in' },
        pitch: { value: 1.27, unit: 'millimeter', symbol: 'mm' },
        threadsPerInch: 20,
        tapDrill: { value: 0.201, unit: 'inch', symbol: 'in' },
        drill: '#7',
      },
      region: 'US',
    },
  ],
  rivals: { of: ['gauge', 'thickness'], most: 1 },
  explain: () => ({
    rules: [
      `US law sets sheet steel gauges by weight: ounces per square foot, divided by ${rounded(ofMills)} per inch for steel and by ${ofLaw.n} for stainless. Galvanized sheet has ${rounded(zinc)} more ounces, of zinc.`,
      'British wire follows the Board of Trade table of 1883, needles follow ISO 9626, and knitting needles the makers’ lists.',
      'Metric threads (ISO 261) are coarse unless you write a pitch, as in M8x1. Unified threads (ASME B1.1) are fractions of an inch, or numbers: #n has 0.06 + 0.013 × n inches.',
      'Tap drill of a metric thread = diameter − pitch. That of a unified thread cuts about three quarters of the full thread.',
    ],
    limits: [
      'Nominal sizes: rolled sheet varies by up to a tenth. Order by millimeters or inches.',
      'Aluminum, brass and copper sheet follow the American wire gauge.',
    ],
    units: ['inch', 'millimeter'],
    sources: [law, metricChart, unifiedChart],
    lookUp: {
      vary: 'gauge',
      values: ['8', '10', '11', '12', '14', '16', '18', '20', '22', '24', '26', '28', '30'],
      show: ['millimeters', 'inches'],
    },
  }),
  run({ gauge, system, thickness }, name) {
    if (gauge === undefined && thickness === undefined) throw missingOneOf(['gauge', 'thickness'].map(name));
    const sizes = sizesOf(system);
    const [first, last] = [sizes[0]![0], sizes.at(-1)![0]];
    const distance = ([, one]: readonly [string, Ratio], size: Ratio): Ratio => magnitude(minus(one, size));
    const nearestTo = (size: Ratio): string =>
      sizes.reduce((best, one) => (compare(distance(one, size), distance(best, size)) < 0 ? one : best))[0];
    const thread = system === 'thread' ? readThread(gauge ?? nearestTo(thickness!.size)) : undefined;
    const named = gauge === undefined ? undefined : sizes.find(([one]) => one === plainGauge(gauge, system));
    if (gauge !== undefined && !named && !thread) {
      const expected =
        system === 'thread'
          ? 'a thread such as M8, M8x1, 1/4-20 or #10-32'
          : `a gauge of this system, ${first} to ${last}`;
      throw mustBe('out-of-range', name('gauge'), expected, gauge);
    }
    const size = (gauge === undefined ? undefined : thread?.diameter) ?? named?.[1] ?? thickness!.size;
    return {
      gauge: thread?.name ?? nearestTo(size),
      millimeters: measureIn(size, 'mm', 'mm'),
      inches: measureIn(size, 'mm', 'in'),
      pitch: thread && measureIn(thread.pitch, 'mm', 'mm'),
      threadsPerInch: thread && rounded(over(inch, thread.pitch)),
      tapDrill: thread && measureIn(thread.tapDrill, 'mm', thread.drill === undefined ? 'mm' : 'in'),
      drill: thread?.drill,
    };
  },
});
