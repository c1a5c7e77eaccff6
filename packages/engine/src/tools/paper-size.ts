import { exactly } from '../model/decimal.ts';
import { mustBe } from '../model/error.ts';
import { over, times, type Ratio } from '../model/rational.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { integer, measure, number, text, tool } from '../tool/declaration.ts';
import { measureIn } from '../tool/measured.ts';

const inch = exactly(25.4);

/** The first sheet of each series in millimeters. Each next one is half of it, rounded down to whole millimeters. */
const series = {
  A: [841, 1189],
  B: [1000, 1414],
  C: [917, 1297],
  JB: [1030, 1456],
  RA: [860, 1220],
  SRA: [900, 1280],
} as const;

type Series = keyof typeof series;

/** The dots per inch in print. */
const dotsAnInch = 300;

// @__NO_SIDE_EFFECTS__
const usualDots = (): string => `${dotsAnInch} by default.`;

/** The number of the smallest sheet of a series. */
const last = 10;

/** US sheets in inches. */
const inInches: Readonly<Record<string, readonly [number, number]>> = {
  letter: [8.5, 11],
  legal: [8.5, 14],
  tabloid: [11, 17],
  ledger: [17, 11],
  executive: [7.25, 10.5],
  'half letter': [5.5, 8.5],
  'ansi c': [17, 22],
  'ansi d': [22, 34],
  'ansi e': [34, 44],
  'arch a': [9, 12],
  'arch b': [12, 18],
  'arch c': [18, 24],
  'arch d': [24, 36],
  'arch e': [36, 48],
};

const sheetOf = (letters: Series, step: number): readonly [Ratio, Ratio] => {
  let [short, long]: readonly [number, number] = series[letters];
  for (let i = 0; i < step; i++) [short, long] = [Math.floor(long / 2), short];
  return [exactly(short), exactly(long)];
};

/** Returns the short and the long side of a sheet in millimeters. Undefined for an unknown name. */
const read = (written: string): readonly [Ratio, Ratio] | undefined => {
  const plain = written
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^us /, '')
    .replace(/ (?:paper|size)$/, '');
  const [, letters = '', step = ''] = /^(?:iso |din )?(s?ra|a|b|c|jb|jis b)\s?(\d{1,2})$/.exec(plain) ?? [];
  if (letters !== '' && Number(step) <= last) {
    return sheetOf((letters === 'jis b' ? 'JB' : letters.toUpperCase()) as Series, Number(step));
  }
  // ISO 269: a third of A4 with room around it
  if (plain === 'dl') return [exactly(110), exactly(220)];
  const sides = Object.hasOwn(inInches, plain) ? inInches[plain] : undefined;
  return sides && [times(exactly(sides[0]), inch), times(exactly(sides[1]), inch)];
};

/**
 * Returns the sides of a sheet of paper by its name.
 *
 * @throws UnitsError for an unknown paper size.
 * @example paperSize({ size: 'A4' }).width.value // 210
 */
export const paperSize = tool({
  id: 'paper-size',
  name: 'Paper size converter',
  category: 'sizes',
  description: 'Look up A4, Letter and other paper sizes in mm, inches and pixels.',
  keywords: ['a4', 'a3', 'a5', 'letter', 'legal', 'tabloid', 'iso 216', 'din', 'envelope', 'poster', 'print', 'dpi'],
  main: 'size',
  asks: [
    {
      says: [
        '{size} [paper] [size] (in|to|as) (inches|inch|in)',
        '(how big|what size) is {size} [paper] in inches',
        '(size|dimensions) of {size} [paper|sheet|page|envelope] (in|to|as) (inches|inch|in)',
      ],
      main: 'inches',
    },
    { says: ['{size} [paper] [size] (in|to|as) (pixels|px) [at {dpi} (dpi|ppi)]'], main: 'pixels' },
    '{size} [paper] [size] (in|to|as) (mm|millimeters|millimetres|cm)',
    '{size} (paper|paper size|dimensions|size|paper dimensions)',
    '[what] (size|dimensions|measurements|measures) [is|are] [the] [measurements|dimensions|size] [of|for] {size} [paper|sheet|page|envelope] [in|to|as] [mm|millimeters|millimetres]',
    '(how big|what size) is {size} [paper|sheet|page|envelope]',
    'how many (mm|cm) is {size} [paper|sheet|page]',
  ],
  params: {
    size: text({
      label: 'Paper',
      description: 'For example A4, B5, C6, JIS B5, Letter or Legal.',
      maxLength: 20,
      looks:
        /^(?:[abc]\d|s?ra[0-4]|dl|[ab]10|jis b\d|jb\d|letter|legal|tabloid|ledger|us letter|us legal|arch [a-e]|ansi [c-e])$/i,
    }),
    dpi: integer({ label: 'Dots per inch', description: usualDots(), min: 1, max: 10_000, optional: true }),
  },
  result: {
    size: text({ label: 'In millimeters' }),
    inches: text({ label: 'In inches' }),
    pixels: text({ label: 'In pixels' }),
    width: measure({ label: 'Width', digits: 1 }),
    height: measure({ label: 'Height', digits: 1 }),
    area: measure({ label: 'Area', digits: 4 }),
    ratio: number({ label: 'Height ÷ width', digits: 4 }),
  },
  examples: [
    {
      given: { size: 'A4' },
      gives: {
        size: '210 × 297 mm',
        inches: '8.27 × 11.69 in',
        pixels: '2480 × 3508 px',
        width: { value: 210, unit: 'millimeter', symbol: 'mm' },
        height: { value: 297, unit: 'millimeter', symbol: 'mm' },
        area: { value: 0.06237, unit: 'square-meter', symbol: 'm²' },
        ratio: 1.4142857142857144,
      },
    },
    {
      given: { size: 'Letter' },
      gives: {
        size: '215.9 × 279.4 mm',
        inches: '8.5 × 11 in',
        pixels: '2550 × 3300 px',
        width: { value: 215.9, unit: 'millimeter', symbol: 'mm' },
        height: { value: 279.4, unit: 'millimeter', symbol: 'mm' },
        area: { value: 0.06032246, unit: 'square-meter', symbol: 'm²' },
        ratio: 1.2941176470588236,
      },
      region: 'US',
    },
    {
      given: { size: 'JIS B5' },
      gives: {
        size: '182 × 257 mm',
        inches: '7.17 × 10.12 in',
        pixels: '2150 × 3035 px',
        width: { value: 182, unit: 'millimeter', symbol: 'mm' },
        height: { value: 257, unit: 'millimeter', symbol: 'mm' },
        area: { value: 0.046774, unit: 'square-meter', symbol: 'm²' },
        ratio: 1.4120879120879122,
      },
      region: 'JP',
    },
  ],
  explain: () => ({
    rules: [
      `A0 is ${series.A[0]} mm × ${series.A[1]} mm, one square meter. Each size is half of the one before, rounded down to whole millimeters. B0 is ${series.B[0]} mm × ${series.B[1]} mm, C0 ${series.C[0]} mm × ${series.C[1]} mm, Japanese B0 ${series.JB[0]} mm × ${series.JB[1]} mm.`,
      'US sizes are defined in inches. Pixels = inches × dots per inch, rounded.',
    ],
    limits: ['Sizes are after trimming. Printers leave a margin, and bleed adds about 3 mm on each side.'],
    units: ['inch', 'millimeter'],
    lookUp: {
      vary: 'size',
      values: ['A0', 'A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'B4', 'B5', 'C5', 'C6', 'Letter', 'Legal', 'Tabloid'],
      show: ['size', 'inches', 'pixels'],
    },
  }),
  run({ size, dpi = dotsAnInch }, name) {
    const sides = read(size);
    if (!sides) throw mustBe('invalid-text', name('size'), 'a paper size such as A4, B5, C6, Letter or Legal', size);
    const [width, height] = sides;
    const written = (sign: string, shown: (side: Ratio) => number) => `${shown(width)} × ${shown(height)}${sign}`;
    const inches = (side: Ratio): number => Math.round(rounded(over(side, inch)) * 100) / 100;
    return {
      size: written(' mm', (side) => Math.round(rounded(side) * 10) / 10),
      inches: written(' in', inches),
      pixels: written(' px', (side) => Math.round(rounded(times(over(side, inch), exactly(dpi))))),
      width: measureIn(width, 'mm', 'mm'),
      height: measureIn(height, 'mm', 'mm'),
      area: measureIn(times(width, height), 'mm²', 'm²'),
      ratio: rounded(over(height, width)),
    };
  },
});
