import { mustBe } from '../model/error.ts';
import { asksBetween } from '../tool/ask.ts';
import { integer, text, tool } from '../tool/declaration.ts';

const least = 2;
/** The largest base: ten digits and 26 letters. */
const most = 36;
const longest = 1000;

/** Letters after a leading zero, with their base. */
const marks: Readonly<Record<string, number>> = { x: 16, b: 2, o: 8 };
const marked = /^0([xbo])/;

interface Written {
  readonly isNegative: boolean;
  readonly digits: string;
  readonly base: number;
}

/** Separates the sign, mark and digits of a number. Spaces and underscores are ignored. */
const takeApart = (value: string, base: number): Written => {
  const plain = value.trim().toLowerCase().replaceAll('−', '-').replace(/[\s_]/g, '');
  const isNegative = plain.startsWith('-');
  const rest = plain.replace(/^[+-]/, '');
  const said = marks[marked.exec(rest)?.[1] ?? ''];
  // In base 16, 0b is two digits instead of a mark
  const isMark = said !== undefined && (said === base || base === 10);
  return { isNegative, digits: isMark ? rest.slice(2) : rest, base: isMark ? said : base };
};

/** Returns the integer of digits in a base, or undefined for an invalid digit. */
const read = (written: Written): bigint | undefined => {
  if (written.digits === '') return undefined;
  let value = 0n;
  for (const character of written.digits) {
    const digit = Number.parseInt(character, most);
    if (Number.isNaN(digit) || digit >= written.base) return undefined;
    value = value * BigInt(written.base) + BigInt(digit);
  }
  return written.isNegative ? -value : value;
};

/**
 * Converts an integer to another base, 2 to 36, with up to 1,000 digits. Marks such as `0x` are read.
 *
 * @throws UnitsError for a text that is not an integer in its base, and for bases out of range.
 * @example numberBase({ value: '255', to: 16 }).result // 'ff'
 */
export const numberBase = tool({
  id: 'number-base',
  name: 'Number base converter',
  category: 'numbers',
  description: 'Convert integers between binary, octal, decimal, hexadecimal and any other base.',
  keywords: ['binary', 'hex', 'hexadecimal', 'octal', 'decimal', 'radix', 'bin', 'dec', 'base 2', 'base 16', '0x'],
  main: 'result',
  asks: [
    asksBetween('number|digits', [
      { names: 'decimal|dec|base 10', given: { from: '10' }, wanted: { to: '10' }, main: 'result' },
      { names: 'binary|bin|base 2', given: { from: '2' }, wanted: { to: '2' }, main: 'result' },
      { names: 'octal|oct|base 8', given: { from: '8' }, wanted: { to: '8' }, main: 'result' },
      { names: 'hex|hexadecimal|base 16', given: { from: '16' }, wanted: { to: '16' }, main: 'result' },
    ]),
    { says: ['{value} (in|to|into|as) (hex|hexadecimal)', '(hex|hexadecimal) [of|for] {value}'], given: { to: '16' } },
    { says: ['{value} (in|to|into|as) binary', 'binary (of|for) {value}'], given: { to: '2' } },
    { says: ['{value} (in|to|into|as) octal', 'octal (of|for) {value}'], given: { to: '8' } },
    { says: ['{value} (in|to|into|as) base {to}'] },
    { says: ['{value}'], given: { to: '10' }, like: /^[-+]?0(?:x[\da-f]+|b[01]+|o[0-7]+)$/i },
    { says: ['{value} [in|to|into|as] (decimal|dec) [number]'], given: { to: '10' }, like: /^[-+]?0[xbo][\da-f]+\s/i },
    // Digits of base 16 only, without powers of ten: ff, 1f, but not 1e3
    {
      says: ['{value} (in|to|into|as) decimal [number]'],
      given: { from: '16', to: '10' },
      like: /^(?!\d+e\d+\s|\d+[bd]\s|[cd]+\s)(?=\S*[a-f])[\da-f]{2,}\s/i,
    },
  ],
  params: {
    value: text({
      label: 'Integer',
      description: 'May have a sign and a prefix: ff, 0xff, -1010.',
      maxLength: longest,
      looks: /^[-+]?(?:0[xob])?[\da-f]+$/i,
    }),
    from: integer({ label: 'From base', min: least, max: most, default: 10 }),
    to: integer({ label: 'To base', min: least, max: most, default: 16 }),
  },
  result: {
    result: text({ label: 'Result' }),
    binary: text({ label: 'Binary' }),
    octal: text({ label: 'Octal' }),
    decimal: text({ label: 'Decimal' }),
    hexadecimal: text({ label: 'Hexadecimal' }),
  },
  examples: [
    {
      given: { value: '255' },
      gives: { result: 'ff', binary: '11111111', octal: '377', decimal: '255', hexadecimal: 'ff' },
    },
    {
      given: { value: '1010', from: 2, to: 10 },
      gives: { result: '10', binary: '1010', octal: '12', decimal: '10', hexadecimal: 'a' },
    },
  ],
  explain: () => ({
    rules: [
      'Each digit is worth its value times the base to the power of its position, counted from 0 at the right.',
      'Digits above 9 are letters: a is 10, z is 35.',
    ],
    limits: [
      'Integers of any size, in upper or lower case. No fractions.',
      'Negative numbers have a minus sign. Two’s complement is not supported.',
    ],
    lookUp: {
      vary: 'value',
      values: [
        '1',
        '2',
        '7',
        '8',
        '10',
        '15',
        '16',
        '31',
        '32',
        '64',
        '100',
        '127',
        '128',
        '255',
        '256',
        '1000',
        '1024',
      ],
      show: ['binary', 'octal', 'hexadecimal'],
    },
  }),
  run({ value, from, to }, name) {
    const written = takeApart(value, from);
    const integerOf = read(written);
    if (integerOf === undefined) {
      throw mustBe('invalid-integer', name('value'), `an integer in base ${written.base}`, value);
    }
    const inBase = (base: number): string => integerOf.toString(base);
    return { result: inBase(to), binary: inBase(2), octal: inBase(8), decimal: inBase(10), hexadecimal: inBase(16) };
  },
});
