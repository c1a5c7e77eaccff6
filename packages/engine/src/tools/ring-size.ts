import { piRatio } from '../arithmetic/pi.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { exactly, toFixed } from '../model/decimal.ts';
import { mustBe } from '../model/error.ts';
import { compare, minus, over, plus, times, type Ratio } from '../model/rational.ts';
import { choice, measure, number, text, tool, type Source } from '../tool/declaration.ts';
import { measureIn } from '../tool/measured.ts';

const systems = ['iso', 'us', 'uk', 'japan', 'swiss', 'diameter'] as const;

type System = (typeof systems)[number];

// Inner circumferences in millimeters; for the US and Japan, inner diameters

const us = { zero: times(exactly(0.458), exactly(25.4)), step: times(exactly(0.032), exactly(25.4)) };
const japan = { zero: over(exactly(38), exactly(3)), step: over(exactly(1), exactly(3)) };
const uk = { ofA: exactly(37.5), step: exactly(1.25) };
const swissLess = exactly(40);

/** The assumed system of a size without one. */
const european = 'an ISO size, the circumference in millimeters';
const american = 'a size in the United States and Canada';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const smallest = 35;
const largest = 85;

const iso: Source = {
  title: 'EN ISO 8653:2014, Jewellery, ring-sizes: Definition, measurement and designation',
  body: 'ISO',
  year: 2014,
  url: 'https://www.ulstandardspdf.com/bs-en-iso-8653-2014-pdf-free.html',
};
const british: Source = {
  title: 'Ring size: systems and conversion chart',
  body: 'LiquiSearch',
  year: 2024,
  url: 'http://www.liquisearch.com/ring_size/systems',
};

/** Returns the steps of a letter above A, with an optional half, or a plus for letters beyond Z. */
const readLetter = (written: string): Ratio | undefined => {
  const found = /^([A-Z])\s*(½|1\/2|\.5|\+\s*(\d))?$/.exec(written.trim().toUpperCase());
  if (!found) return undefined;
  const [, letter, more, beyond] = found;
  if (beyond !== undefined && letter !== 'Z') return undefined;
  const half = more !== undefined && beyond === undefined ? 0.5 : 0;
  return exactly(letters.indexOf(letter!) + half + Number(beyond ?? 0));
};

/** Returns the letter for half steps above A. */
const writeLetter = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  const last = letters.length - 1;
  const name = whole > last ? `${letters[last]}+${whole - last}` : letters[whole]!;
  return halves % 2 === 0 ? name : `${name}½`;
};

const readNumber = (written: string): Ratio | undefined => {
  const found = /^(\d{1,3}(?:\.\d{1,6})?)(?:\s*([¼½¾])|\s+([123])\/([24]))?$/.exec(written.trim());
  if (!found) return undefined;
  const [, whole, sign, n, d] = found;
  const part = sign ? { '¼': 0.25, '½': 0.5, '¾': 0.75 }[sign]! : n ? Number(n) / Number(d) : 0;
  return plus(exactly(Number(whole)), exactly(part));
};

/** Returns the inner circumference of a size in millimeters. */
const circumferenceOf = (system: System, size: Ratio): Ratio => {
  const around = (diameter: Ratio): Ratio => times(diameter, piRatio());
  switch (system) {
    case 'us':
      return around(plus(us.zero, times(us.step, size)));
    case 'japan':
      return around(plus(japan.zero, times(japan.step, size)));
    case 'uk':
      return plus(uk.ofA, times(uk.step, size));
    case 'swiss':
      return plus(size, swissLess);
    case 'diameter':
      return around(size);
    default:
      return size;
  }
};

/** Returns the nearest whole number of parts. */
const nearest = (exact: Ratio, parts: number): number => Number(toFixed(times(exact, exactly(parts)), 0));

/**
 * Converts ring sizes between ISO (inner circumference), the United States, the United Kingdom, Japan and Switzerland,
 * with the diameter.
 *
 * @throws UnitsError for a size that the system does not have, and for sizes outside those of fingers.
 * @example ringSize({ size: '7', system: 'us' }).uk // 'N½'
 */
export const ringSize = tool({
  id: 'ring-size',
  name: 'Ring size converter',
  category: 'sizes',
  description: 'Convert ring sizes between the US, UK, Europe (ISO), Japan and Switzerland, with the diameter.',
  keywords: [
    'jewellery',
    'jewelry',
    'finger',
    'wedding ring',
    'engagement ring',
    'circumference',
    'ring diameter',
    'letter',
  ],
  main: 'iso',
  asks: [
    {
      says: [
        '(us|american) [size] {size} ring [size] [in|to|as] [eu|european|iso] [size]',
        '[size] {size} (us|american) ring [size] (in|to|as) (eu|european|iso)',
      ],
      given: { system: 'us' },
    },
    {
      says: [
        '(uk|british) [size] {size} ring [size] (in|to|as) (us|american)',
        '(uk|british) ring [size] {size} (in|to|as) (us|american)',
      ],
      given: { system: 'uk' },
      main: 'us',
    },
    {
      says: [
        '[what] ring size [is] [for|of] [finger] {size} mm (circumference|around)',
        '[finger] [is] {size} mm (circumference|around) [what|which] ring [size]',
      ],
      given: { system: 'iso' },
      main: 'us',
    },
    {
      says: [
        '[inner] diameter of [us|american] [size] {size} ring',
        '[inner] diameter of [us|american] ring [size] {size}',
      ],
      given: { system: 'us' },
      main: 'diameter',
      assumes: { kind: 'system', of: 'ring size', as: american },
    },
    {
      says: [
        'ring [size] diameter [of] {size} mm [in|to|as] [us] [size]',
        'what [us] ring size is {size} mm [diameter]',
      ],
      given: { system: 'diameter' },
      main: 'us',
    },
    {
      says: [
        '(us|american) ring [size] {size} (in|to|as) (mm|millimeters|millimetres) [diameter]',
        '[what is] (us|american) size {size} ring (in|to|as) (mm|millimeters|millimetres)',
        '{size} (us|american) ring [size] (in|to|as) (mm|millimeters|millimetres)',
        'ring [size] {size} us (in|to|as) (mm|millimeters|millimetres)',
      ],
      given: { system: 'us' },
      main: 'diameter',
    },
    {
      says: ['ring [size] {size} (in|to|as) (mm|millimeters|millimetres)'],
      like: /\b(?:[3-9]|1[0-5])(?:\.\d+|\s?[¼½¾]|\s[1-3]\/[24])?\s+(?:in|to|as)\b/i,
      given: { system: 'us' },
      main: 'diameter',
      note: 'The answer is the inner diameter.',
      assumes: { kind: 'system', of: 'ring size', as: american },
    },
    {
      says: [
        'ring [size] {size} uk (in|to|as) us',
        'ring size uk {size} (in|to|as) us',
        '(uk|british) ring [size] {size} (in|to|as) (us|american) [size]',
      ],
      given: { system: 'uk' },
      main: 'us',
    },
    {
      says: [
        'ring [size] {size} us (in|to|as) uk',
        'ring size us {size} (in|to|as) uk',
        '(us|american) ring [size] {size} (in|to|as) (uk|british) [size]',
        '(us|american) [size] {size} ring [size] (in|to|as) (uk|british) [size]',
      ],
      given: { system: 'us' },
      main: 'uk',
    },
    {
      says: ['ring [size] {size} (in|to|as) (us|american) [size]'],
      given: { system: 'iso' },
      main: 'us',
      assumes: { kind: 'system', of: 'ring size', as: european },
    },
    {
      says: [
        '(us|american) ring [size] {size} [in|to|as] [eu|european|iso] [size]',
        'ring [size] {size} us [in|to|as] [eu|iso]',
      ],
      given: { system: 'us' },
    },
    {
      says: [
        '(uk|british) ring [size] {size} [in|to|as] [eu|european|iso] [size]',
        'ring size {size} (uk|british) [in|to|as] [eu|european|iso] [size]',
      ],
      given: { system: 'uk' },
    },
    {
      says: ['(eu|european|iso) ring [size] {size} [in|to|as] [us|american] [size]'],
      given: { system: 'iso' },
      main: 'us',
    },
    {
      says: [
        '(japanese|japan) ring [size] {size} [in|to|as] [eu|european|iso] [size]',
        'ring size {size} (japanese|japan)',
      ],
      given: { system: 'japan' },
    },
    {
      says: [
        '(swiss|italian|spanish) ring [size] {size} [in|to|as] [eu|european|iso] [size]',
        'ring size {size} (swiss|italian|spanish)',
      ],
      given: { system: 'swiss' },
    },
    // Sizes that only one of the common systems has
    {
      says: ['ring size {size}'],
      like: /^ring size (?:[3-9]|1[0-5])(?:\.\d+|\s?[¼½¾]|\s[1-3]\/[24])?$/i,
      given: { system: 'us' },
      note: 'Swiss and Japanese sizes differ.',
      assumes: { kind: 'system', of: 'ring size', as: american },
    },
    {
      says: ['ring size {size}'],
      like: /^ring size (?:4[2-9]|[56]\d|7[0-6])(?:\.\d+)?$/i,
      given: { system: 'iso' },
      assumes: { kind: 'system', of: 'ring size', as: european },
      main: 'us',
    },
    {
      says: ['ring size {size}'],
      like: /^ring size [a-z](?:\s?½|\s?1\/2)?$/i,
      given: { system: 'uk' },
      assumes: { kind: 'system', of: 'ring size', as: 'a size in the United Kingdom, Ireland and Australia' },
    },
  ],
  params: {
    size: text({ label: 'Size', description: 'A number, or a letter for UK sizes.', maxLength: 12 }),
    system: choice({
      label: 'System',
      values: systems,
      names: {
        iso: 'Europe (ISO): circumference in mm',
        us: 'United States, Canada',
        uk: 'United Kingdom, Ireland, Australia',
        japan: 'Japan',
        swiss: 'Switzerland, Italy, Spain',
        diameter: 'diameter in mm',
      },
    }),
  },
  result: {
    iso: number({ label: 'Europe (ISO)' }),
    us: number({ label: 'United States' }),
    uk: text({ label: 'United Kingdom' }),
    japan: number({ label: 'Japan' }),
    swiss: number({ label: 'Switzerland, Italy, Spain' }),
    diameter: measure({ label: 'Inner diameter', digits: 2 }),
    circumference: measure({ label: 'Inner circumference', digits: 1 }),
  },
  examples: [
    {
      given: { size: '54' },
      gives: {
        iso: 54,
        us: 6.75,
        uk: 'N',
        japan: 14,
        swiss: 14,
        diameter: { value: 17.188733853924695, unit: 'millimeter', symbol: 'mm' },
        circumference: { value: 54, unit: 'millimeter', symbol: 'mm' },
      },
    },
    {
      given: { size: '7', system: 'us' },
      gives: {
        iso: 54,
        us: 7,
        uk: 'N½',
        japan: 14,
        swiss: 14.5,
        diameter: { value: 17.3228, unit: 'millimeter', symbol: 'mm' },
        circumference: { value: 54.42118121960527, unit: 'millimeter', symbol: 'mm' },
      },
      region: 'US',
    },
    {
      given: { size: 'N', system: 'uk' },
      gives: {
        iso: 54,
        us: 6.75,
        uk: 'N',
        japan: 13,
        swiss: 13.75,
        diameter: { value: 17.10915638237875, unit: 'millimeter', symbol: 'mm' },
        circumference: { value: 53.75, unit: 'millimeter', symbol: 'mm' },
      },
    },
  ],
  explain: () => ({
    rules: [
      `The ISO size is the inner circumference in millimeters. The Swiss size is ${swissLess.n} less.`,
      `US size zero is an inner diameter of ${rounded(us.zero)} mm; each size adds ${rounded(us.step)} mm.`,
      `UK size A is a circumference of ${rounded(uk.ofA)} mm; each letter adds ${rounded(uk.step)} mm.`,
      `The first Japanese size is a diameter of ${rounded(plus(japan.zero, japan.step))} mm; each size adds ${japan.step.n}/${japan.step.d} mm.`,
    ],
    limits: [
      'Results are the nearest sizes sold: whole ISO sizes, US quarter sizes, UK half letters.',
      'US and Japanese sizes have no official standard. Measuring tools differ by up to a quarter size.',
      'Wide rings fit tighter. Fingers swell in warm weather and during the day.',
    ],
    sources: [iso, british],
    lookUp: {
      vary: 'size',
      values: ['46', '48', '50', '52', '54', '56', '58', '60', '62', '64', '66'],
      show: ['us', 'uk', 'japan', 'diameter'],
    },
  }),
  run({ size, system }, name) {
    const read = system === 'uk' ? readLetter(size) : readNumber(size);
    if (!read)
      throw mustBe('invalid-text', name('size'), system === 'uk' ? 'a letter, for example N or N½' : 'a number', size);
    const around = circumferenceOf(system, read);
    if (compare(around, exactly(smallest)) < 0 || compare(around, exactly(largest)) > 0) {
      throw mustBe(
        'out-of-range',
        name('size'),
        `a size with an inner circumference of ${smallest} to ${largest} mm`,
        size,
      );
    }
    const across = over(around, piRatio());
    const above = (zeroed: { readonly zero: Ratio; readonly step: Ratio }): Ratio =>
      over(minus(across, zeroed.zero), zeroed.step);
    return {
      iso: nearest(around, 1),
      us: nearest(above(us), 4) / 4,
      uk: writeLetter(Math.max(0, nearest(over(minus(around, uk.ofA), uk.step), 2))),
      japan: nearest(above(japan), 1),
      swiss: nearest(minus(around, swissLess), 4) / 4,
      diameter: measureIn(across, 'mm', 'mm'),
      circumference: measureIn(around, 'mm', 'mm'),
    };
  },
});
