import { naturalLog } from '../arithmetic/logarithm.ts';
import { piRatio } from '../arithmetic/pi.ts';
import { powerOf } from '../arithmetic/power.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { squareRootOf } from '../arithmetic/square-root.ts';
import { exactly, toFixed } from '../model/decimal.ts';
import { missingOneOf, mustBe } from '../model/error.ts';
import { minus, over, power, ratio, times, type Ratio } from '../model/rational.ts';
import { measure, number, text, tool, type Source } from '../tool/declaration.ts';
import { measureIn, quantity } from '../tool/measured.ts';

// The scale is geometric between two sizes: No. 36 of 0.005 inch, and No. 0000, which is 39 steps before it and 92
// times as thick

const thinnest = exactly(36);
const thinnestInMillimeters = exactly(0.127);
const thickness = exactly(92);
const steps = exactly(39);

const smallestNumber = -3;
const largestNumber = 60;
/** The gauge number of a thick wire. */
const none = 0;

const four = exactly(4);

const b258: Source = {
  title:
    'ASTM B258, Standard Specification for Standard Nominal Diameters and Cross-Sectional Areas of AWG Sizes of Solid Round Wires Used as Electrical Conductors',
  body: 'ASTM International',
  year: 2018,
  url: 'https://www.astm.org/b0258-18.html',
  unseen: true,
};

/** Returns the number of a gauge: `10`, and −3 for `4/0` and `0000`. */
const readGauge = (written: string): number | undefined => {
  const plain = written
    .trim()
    .replace(/^(?:awg\s*)?#?/i, '')
    .replace(/\s*awg$/i, '');
  const noughts = /^(\d)\/0$/.exec(plain)?.[1];
  if (noughts !== undefined) return 1 - Number(noughts);
  if (/^0{1,4}$/.test(plain)) return 1 - plain.length;
  return /^-?\d{1,2}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined;
};

// Wires thicker than 4/0 are given in thousands of circular mils: sizes of the National Electrical Code, chapter 9,
// table 8

const thousandsOfMils = [250, 300, 350, 400, 500, 600, 700, 750, 800, 900, 1000, 1250, 1500, 1750, 2000];
const mostThousands = 2500;
const mil = exactly(0.0254);

/** Returns `250` for `250 kcmil`. MCM is the older symbol. */
const readThousands = (written: string): number | undefined => {
  const found = /^(\d{1,4}(?:\.\d{1,3})?)\s*(?:kcmil|mcm)$/i.exec(written.trim())?.[1];
  return found === undefined || Number(found) === 0 || Number(found) > mostThousands ? undefined : Number(found);
};

/** Returns the name of the size nearest to a wire thicker than 4/0. */
const writeThousands = (exact: number): string => {
  const distance = (one: number): number => Math.abs(one - exact);
  return `${thousandsOfMils.reduce((best, one) => (distance(one) < distance(best) ? one : best))} kcmil`;
};

/** Returns `4/0` for −3. */
const writeGauge = (gauge: number): string => (gauge < 0 ? `${1 - gauge}/${none}` : String(gauge));

/** Returns the diameter of a gauge in millimeters. */
const diameterOf = (gauge: Ratio): Ratio =>
  times(thinnestInMillimeters, powerOf(thickness, over(minus(thinnest, gauge), steps)));

const american = { kind: 'system', of: 'gauge', as: 'American wire gauge (AWG)' } as const;

/** Returns the gauge of a diameter, which may be a fraction. */
const gaugeOf = (diameter: Ratio): Ratio => {
  const logarithm = naturalLog(over(diameter, thinnestInMillimeters));
  return minus(thinnest, times(steps, ratio(logarithm, naturalLog(thickness))));
};

/**
 * Returns American wire gauge, diameter and cross section of a solid round wire from any of them.
 *
 * @throws UnitsError if none of the three is given, for an invalid gauge, and for wires outside 2500 kcmil to No. 60.
 * @example wireGauge({ gauge: '4/0' }).inches.value // 0.46
 */
export const wireGauge = tool({
  id: 'wire-gauge',
  name: 'Wire gauge calculator',
  category: 'electricity',
  description: 'Convert American wire gauge (AWG) to mm, mm² and inches, and back.',
  keywords: [
    'awg',
    'american wire gauge',
    'brown and sharpe',
    'cable',
    'conductor',
    'cross section',
    'diameter',
    'mm2',
    'kcmil',
    'wire size',
  ],
  main: 'section',
  asks: [
    {
      says: [
        '[wire] {area} [wire] (to|into|as|in) (awg|gauge|wire gauge)',
        '[wire] {diameter} [wire] (to|into|as|in) (awg|gauge|wire gauge)',
        '[what] (awg|gauge|wire gauge) [wire] (is|for|of) {area} [wire|cable]',
        '[what] (awg|gauge|wire gauge) [wire] (is|for|of) {diameter} [wire|cable] [diameter]',
      ],
      main: 'awg',
    },
    {
      says: [
        '[wire gauge] (awg {gauge}|{gauge} awg) [wire] [diameter|thickness] (in|to|into|as) (mm|millimeters|millimetres)',
        '[wire gauge] (awg {gauge}|{gauge} awg) [wire] (diameter|thickness) [[in] (mm|millimeters|millimetres)]',
        '(diameter of|how thick is) (awg {gauge}|{gauge} awg) [wire] [in (mm|millimeters|millimetres)]',
      ],
      main: 'wire',
    },
    {
      says: [
        '{gauge} (gauge|ga) [wire] (in|to|into|as) (mm|millimeters|millimetres)',
        '{gauge} (gauge|ga) wire (diameter|thickness) [[in] (mm|millimeters|millimetres)]',
        'diameter of {gauge} gauge wire',
      ],
      main: 'wire',
      assumes: american,
    },
    {
      says: ['[wire gauge] (awg {gauge}|{gauge} awg) [wire] [diameter|thickness] (in|to|into|as) (inches|inch|in)'],
      main: 'inches',
    },
    { says: ['{gauge} (gauge|ga) wire [diameter|thickness] [in] (inches|inch|in)'], main: 'inches', assumes: american },
    {
      says: [
        '{gauge} (gauge|ga) [wire] (in|to|into|as) (mm2|mm²|mm^2|square mm|sq mm|square millimeters|square millimetres)',
      ],
      assumes: american,
    },
    '(awg {gauge}|{gauge} awg) [wire] [in|to|into|as] (mm2|mm²|mm^2|square mm|sq mm|square millimeters|square millimetres)',
    '(awg {gauge}|{gauge} awg) [wire] [area|cross section]',
  ],
  params: {
    gauge: text({
      label: 'Gauge (AWG)',
      description: 'For example 12, 4/0 or 250 kcmil.',
      maxLength: 20,
      looks: /^#?\d/,
      optional: true,
    }),
    diameter: quantity({ label: 'Diameter', of: 'length', unit: 'mm', units: ['mm', 'in'], above: 0, optional: true }),
    area: quantity({
      label: 'Cross section',
      of: 'area',
      unit: 'mm²',
      units: ['mm²', 'in²'],
      above: 0,
      optional: true,
    }),
  },
  result: {
    awg: text({ label: 'Nearest gauge (AWG)' }),
    exactGauge: number({ label: 'Gauge number', digits: 2, description: '0 for 1/0, −1 for 2/0 and so on.' }),
    wire: measure({ label: 'Diameter', digits: 3 }),
    inches: measure({ label: 'Diameter', digits: 4 }),
    section: measure({ label: 'Cross section', digits: 3 }),
    kcmil: number({ label: 'Size in kcmil', digits: 2 }),
  },
  examples: [
    {
      given: { gauge: '10' },
      gives: {
        awg: '10',
        exactGauge: 10,
        wire: { value: 2.588186728012864, unit: 'millimeter', symbol: 'mm' },
        inches: { value: 0.10189711527609702, unit: 'inch', symbol: 'in' },
        section: { value: 5.261154954510375, unit: 'square-millimeter', symbol: 'mm²' },
        kcmil: 10.383022101590203,
      },
    },
    {
      given: { gauge: '4/0' },
      gives: {
        awg: '4/0',
        exactGauge: -3,
        wire: { value: 11.684, unit: 'millimeter', symbol: 'mm' },
        inches: { value: 0.46, unit: 'inch', symbol: 'in' },
        section: { value: 107.21930257703052, unit: 'square-millimeter', symbol: 'mm²' },
        kcmil: 211.6,
      },
    },
    {
      given: { gauge: '250 kcmil' },
      gives: {
        awg: '250 kcmil',
        exactGauge: -3.719158512878813,
        wire: { value: 12.7, unit: 'millimeter', symbol: 'mm' },
        inches: { value: 0.5, unit: 'inch', symbol: 'in' },
        section: { value: 126.67686977437444, unit: 'square-millimeter', symbol: 'mm²' },
        kcmil: 250,
      },
    },
    {
      given: { diameter: '1 mm' },
      gives: {
        awg: '18',
        exactGauge: 18.20191896699874,
        wire: { value: 1, unit: 'millimeter', symbol: 'mm' },
        inches: { value: 0.03937007874015748, unit: 'inch', symbol: 'in' },
        section: { value: 0.7853981633974483, unit: 'square-millimeter', symbol: 'mm²' },
        kcmil: 1.5500031000062,
      },
    },
    {
      given: { area: '2.5 mm²' },
      gives: {
        awg: '13',
        exactGauge: 13.208722988327992,
        wire: { value: 1.7841241161527712, unit: 'millimeter', symbol: 'mm' },
        inches: { value: 0.07024110693514847, unit: 'inch', symbol: 'in' },
        section: { value: 2.5, unit: 'square-millimeter', symbol: 'mm²' },
        kcmil: 4.933813103474963,
      },
    },
  ],
  rivals: { of: ['gauge', 'diameter', 'area'], most: 1 },
  explain: () => ({
    rules: [
      `Diameter in mm = ${toFixed(thinnestInMillimeters, 3)} × ${thickness.n} to the power of (${thinnest.n} − gauge) ÷ ${steps.n}.`,
      'Cross section = π × diameter² ÷ 4. A circular mil is the area of a circle 1/1000 inch across.',
    ],
    limits: [
      'For solid round wire. Stranded wire of the same gauge has the same copper but is thicker.',
      'Metric cables come in their own cross sections, so the nearest gauge is not the same wire.',
      'For safe current, check your local electrical code.',
    ],
    units: ['inch', 'millimeter'],
    sources: [b258],
    lookUp: {
      vary: 'gauge',
      values: [
        '4/0',
        '2/0',
        '1/0',
        '2',
        '4',
        '6',
        '8',
        '10',
        '12',
        '14',
        '16',
        '18',
        '20',
        '22',
        '24',
        '26',
        '28',
        '30',
      ],
      show: ['wire', 'inches', 'section'],
    },
  }),
  run({ gauge, diameter, area }, name) {
    const named = gauge === undefined ? undefined : readGauge(gauge);
    const thousands = gauge === undefined ? undefined : readThousands(gauge);
    const isGauge = named !== undefined && named >= smallestNumber && named <= largestNumber;
    if (gauge !== undefined && thousands === undefined && !isGauge) {
      throw mustBe(
        'out-of-range',
        name('gauge'),
        `a gauge from ${writeGauge(smallestNumber)} to ${largestNumber}, or up to ${mostThousands} kcmil`,
        gauge,
      );
    }
    const squared = thousands
      ? times(exactly(thousands * 1000), power(mil, 2))
      : area && over(times(four, area.size), piRatio());
    const thick =
      named === undefined ? (diameter?.size ?? (squared && squareRootOf(squared))) : diameterOf(exactly(named));
    if (!thick) throw missingOneOf(['gauge', 'diameter', 'area'].map(name));
    const exactGauge = named === undefined ? gaugeOf(thick) : exactly(named);
    const nearest = Math.round(rounded(exactGauge));
    const mils = over(thick, mil);
    const kcmil = thousands ?? rounded(over(times(mils, mils), exactly(1000)));
    if (kcmil > mostThousands || nearest > largestNumber) {
      throw mustBe(
        'out-of-range',
        name(diameter ? 'diameter' : 'area'),
        `a size between ${mostThousands} kcmil and gauge ${largestNumber}`,
        (diameter ?? area)!.unit,
      );
    }
    const section = area?.size ?? over(times(piRatio(), power(thick, 2)), four);
    return {
      awg: nearest < smallestNumber ? writeThousands(kcmil) : writeGauge(nearest),
      exactGauge: rounded(exactGauge),
      wire: measureIn(thick, 'mm', 'mm'),
      inches: measureIn(thick, 'mm', 'in'),
      section: measureIn(section, 'mm²', 'mm²'),
      kcmil,
    };
  },
});
