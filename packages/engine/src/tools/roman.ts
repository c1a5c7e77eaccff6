import { conflictingValues, invalidRoman, missingOneOf } from '../model/error.ts';
import { integer, text, tool } from '../tool/declaration.ts';

const symbols = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** The largest number without four equal letters. */
const most = 3999;

/** Returns the description of the valid integers. */
// @__NO_SIDE_EFFECTS__
const integers = (): string => `1 to ${most}. Enter this or a Roman numeral.`;

/** Returns `M is 1000, D 500` and so on. */
const letters = (): string =>
  symbols
    .filter(([, { length }]) => length === 1)
    .map(([value, letter], i) => `${letter}${i === 0 ? ' is' : ''} ${value}`)
    .join(', ');

/** Returns the canonical numeral of an integer from 1 to 3999. */
const write = (value: number): string => {
  let rest = value;
  let numeral = '';
  for (const [step, symbol] of symbols) {
    numeral += symbol.repeat(Math.floor(rest / step));
    rest %= step;
  }
  return numeral;
};

/**
 * Returns the numeral in ASCII capitals. Unicode has separate numerals, U+2160 to U+217F, some with several letters
 * (Ⅷ).
 */
const capitals = (written: string): string =>
  written
    .trim()
    .replace(/[\u2160-\u217f]/g, (numeral) => numeral.normalize('NFKC'))
    .replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** Returns the integer of a canonical numeral. Undefined for other texts, including IIII and IC. */
const read = (numeral: string): number | undefined => {
  let rest = numeral;
  let value = 0;
  for (const [step, symbol] of symbols) {
    // At most three equal letters, so that a long text is not read to its end
    for (let i = 0; i < 3 && rest.startsWith(symbol); i++) {
      value += step;
      rest = rest.slice(symbol.length);
    }
  }
  return value > 0 && write(value) === numeral ? value : undefined;
};

/**
 * Converts Roman numerals to integers and back, 1 to 3999. Reads only canonical numerals (IV, not IIII), in either
 * case.
 *
 * @throws UnitsError for a text that is not a canonical numeral, an integer out of range, if neither is given, or if
 * they disagree.
 * @example roman({ roman: 'MCMXCIX' }).integer // 1999
 */
export const roman = tool({
  id: 'roman',
  name: 'Roman numeral converter',
  category: 'numbers',
  description: 'Convert Roman numerals to numbers, and numbers to Roman numerals.',
  keywords: ['latin', 'numerals', 'number', 'MMXXVI', 'XIV', 'arabic'],
  main: 'integer',
  asks: [
    {
      says: [
        '[how do you] [write] {integer} [as|in|into|to] roman [numeral|numerals|number|numbers]',
        'roman [numeral|numerals|number|numbers] [for|of] {integer}',
      ],
      main: 'roman',
    },
    'roman [numeral|numerals|number] {roman} [as|in|into|to] [number|numbers|numerals|integer|digits|decimal|arabic] [number|numbers|numerals]',
    {
      says: [
        '{roman} (as|in|into|to) [a|an] [normal|regular|ordinary] (number|numbers|integer|digits|decimal|arabic) [number|numbers|numerals]',
        '{roman} [as|in|into|to|from] roman [numeral|numerals]',
      ],
      like: /^[MDCLXVI]+\s/i,
    },
    { says: ['what (year|number) is {roman}'], like: /\s[MDCLXVI]{2,}$/i },
    { says: ['{roman}'], like: /^(?:[MDCLXVI]{2,}|[mdclxvi]{5,})$/ },
  ],
  params: {
    roman: text({
      label: 'Roman numeral',
      description: 'I to MMMCMXCIX, in upper or lower case. Enter this or a number.',
      looks: /^[mdclxvi]+$/i,
      maxLength: 40,
      optional: true,
    }),
    integer: integer({
      label: 'Number',
      description: integers(),
      min: 1,
      max: most,
      optional: true,
    }),
  },
  result: {
    roman: text({ label: 'Roman numeral' }),
    integer: integer({ label: 'Number', min: 1, max: most }),
  },
  examples: [
    { given: { roman: 'MCMXCIX' }, gives: { roman: 'MCMXCIX', integer: 1999 } },
    { given: { integer: 2026 }, gives: { roman: 'MMXXVI', integer: 2026 } },
  ],
  rivals: { of: ['roman', 'integer'], most: 1 },
  explain: () => ({
    rules: [`The letters: ${letters()}.`, 'Add the letters from left to right. Subtract a letter before a larger one.'],
    limits: [
      'Each number has exactly one standard form; other forms are rejected.',
      'Lower case and Unicode Roman numerals work too.',
      `The largest is ${write(most)} (${most}), since a letter repeats at most three times.`,
    ],
    lookUp: { vary: 'integer', values: [1, 4, 5, 9, 10, 40, 50, 90, 100, 400, 500, 900, 1000, 2026], show: ['roman'] },
  }),
  run({ roman: written, integer: value }, name) {
    if (written === undefined) {
      if (value === undefined) throw missingOneOf([name('roman'), name('integer')]);
      return { roman: write(value), integer: value };
    }
    const numeral = capitals(written);
    const meant = read(numeral);
    if (meant === undefined) throw invalidRoman(name('roman'), written);
    if (value !== undefined && value !== meant) {
      throw conflictingValues(name('integer'), `${numeral} is ${meant}, not ${value}`);
    }
    return { roman: numeral, integer: meant };
  },
});
