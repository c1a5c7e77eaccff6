import { decimalToRatio, tenTo } from '../model/decimal.ts';
import { magnitude, type Ratio } from '../model/rational.ts';

/** The nine rounding modes of ECMA-402. */
export const roundingModes = [
  'ceil',
  'floor',
  'expand',
  'trunc',
  'halfCeil',
  'halfFloor',
  'halfExpand',
  'halfTrunc',
  'halfEven',
] as const;

/** A rounding direction, by its name in `Intl.NumberFormat`. */
export type RoundingMode = (typeof roundingModes)[number];

/** A decimal number as written. `digits` are those of the coefficient, including trailing zeros. */
export interface DecimalDigits {
  readonly isNegative: boolean;
  /** The digits without leading zeros, except for zero itself, whose digits are all zeros. */
  readonly digits: string;
  /** The power of ten of the last digit. */
  readonly exponent: number;
}

/** The largest distance of a digit from the point. Rounding further away would need that many digits. */
const furthest = 5000;

const decimal = /^([+-]?)(?:(\d+)(?:\.(\d*))?|\.(\d+))(?:e([+-]?\d+))?$/i;
const integer = /^0(?:x[\da-f]+|o[0-7]+|b[01]+)$/i;

/** Reads text as a `StringNumericLiteral` of ECMA-262. Throws a RangeError for other text. */
export const readNumericString = (text: string): DecimalDigits | number => {
  const trimmed = text.trim();
  if (trimmed === '') return { isNegative: false, digits: '0', exponent: 0 };
  if (integer.test(trimmed)) return { isNegative: false, digits: BigInt(trimmed).toString(), exponent: 0 };
  const infinite = /^([+-]?)Infinity$/.exec(trimmed);
  if (infinite) return infinite[1] === '-' ? -Infinity : Infinity;
  const match = decimal.exec(trimmed);
  if (!match) throw new RangeError(`${JSON.stringify(text)} is not a number. Write it like "1.50" or "1.5e+3".`);
  const [, sign, whole = '', after, alone, power = '0'] = match;
  const fraction = after ?? alone ?? '';
  const all = `${whole}${fraction}`;
  const significant = all.replace(/^0+/, '');
  const isNegative = sign === '-';
  if (significant === '') {
    // A negative zero has one digit, and no zero has an exponent
    const count = isNegative ? 0 : fraction.length;
    return { isNegative, digits: '0'.repeat(count + 1), exponent: -count };
  }
  const exponent = Number(power) - fraction.length;
  if (!Number.isSafeInteger(exponent)) throw new RangeError(`The exponent of ${JSON.stringify(text)} is too large.`);
  return { isNegative, digits: significant, exponent };
};

/**
 * Returns the digits of a finite number (those of its shortest decimal), a bigint, or text from {@link exponential}.
 */
export const digitsOf = (value: number | bigint | string): DecimalDigits => {
  if (Object.is(value, -0)) return { isNegative: true, digits: '0', exponent: 0 };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the text of a finite value is not infinity
  return readNumericString(String(value)) as DecimalDigits;
};

/** Formats digits in exponential notation, as `Number.prototype.toExponential` does: `-1.50e+3`. */
export const exponential = ({ isNegative, digits, exponent }: DecimalDigits): string => {
  const power = /^0+$/.test(digits) ? 0 : exponent + digits.length - 1;
  const mantissa = digits.length === 1 ? digits : `${digits[0]}.${digits.slice(1)}`;
  return `${isNegative ? '-' : ''}${mantissa}e${power < 0 ? '-' : '+'}${Math.abs(power)}`;
};

/** Returns the exact value of digits. Throws a RangeError if its exponent is too large to calculate with. */
export const ratioOfDigits = ({ isNegative, digits, exponent }: DecimalDigits): Ratio => {
  if (Math.abs(exponent) > furthest) throw new RangeError(`An exponent of ${exponent} is too large to calculate with.`);
  const value = decimalToRatio({ digits: BigInt(digits), exponent });
  return isNegative ? { n: -value.n, d: value.d } : value;
};

/**
 * Returns true if a quotient with a remainder is rounded away from zero. `half` compares the remainder with a half:
 * below 0, 0 or above.
 */
const isAway = (mode: RoundingMode, isNegative: boolean, half: number, isOdd: boolean): boolean => {
  switch (mode) {
    case 'ceil':
      return !isNegative;
    case 'floor':
      return isNegative;
    case 'expand':
      return true;
    case 'trunc':
      return false;
    case 'halfCeil':
      return half > 0 || (half === 0 && !isNegative);
    case 'halfFloor':
      return half > 0 || (half === 0 && isNegative);
    case 'halfExpand':
      return half >= 0;
    case 'halfTrunc':
      return half > 0;
    case 'halfEven':
      return half > 0 || (half === 0 && isOdd);
  }
};

/** Returns the number of units of 10^exponent in a value, rounded. */
const countOf = ({ n, d }: Ratio, exponent: number, mode: RoundingMode, isNegative: boolean): bigint => {
  const [top, bottom] = exponent < 0 ? [n * tenTo(-exponent), d] : [n, d * tenTo(exponent)];
  const count = top / bottom;
  const rest = top % bottom;
  if (rest === 0n) return count;
  const twice = 2n * rest;
  const half = twice < bottom ? -1 : twice > bottom ? 1 : 0;
  return isAway(mode, isNegative, half, (count & 1n) === 1n) ? count + 1n : count;
};

/** The precision of a rounding: a number of decimals, or of significant digits. */
export interface Precision {
  readonly fractionDigits?: number | undefined;
  readonly significantDigits?: number | undefined;
  readonly roundingMode: RoundingMode;
}

/** Returns the power of ten of the first digit of a value above zero. */
const magnitudeOf = ({ n, d }: Ratio): number => {
  const guess = String(n).length - String(d).length;
  return countOf({ n, d }, guess, 'trunc', false) === 0n ? guess - 1 : guess;
};

/** Rounds an exact value to a precision. `isNegative` is the sign, which zero keeps. */
export const roundDigits = (value: Ratio, isNegative: boolean, precision: Precision): DecimalDigits => {
  const size = magnitude(value);
  const { fractionDigits, significantDigits = 1, roundingMode } = precision;
  if (fractionDigits !== undefined) {
    const count = countOf(size, -fractionDigits, roundingMode, isNegative);
    const digits = count === 0n ? '0'.repeat(fractionDigits + 1) : String(count);
    return { isNegative, digits, exponent: -fractionDigits };
  }
  if (size.n === 0n) return { isNegative, digits: '0'.repeat(significantDigits), exponent: 1 - significantDigits };
  const exponent = magnitudeOf(size) + 1 - significantDigits;
  const count = countOf(size, exponent, roundingMode, isNegative);
  // 9.99 becomes 10.0
  return String(count).length > significantDigits
    ? { isNegative, digits: String(count / 10n), exponent: exponent + 1 }
    : { isNegative, digits: String(count), exponent };
};
