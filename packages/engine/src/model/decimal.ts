import { ratio, type Ratio } from './rational.ts';

/** A decimal number: digits × 10^exponent. */
export interface Decimal {
  readonly digits: bigint;
  readonly exponent: number;
}

export const tenTo = (exponent: number): bigint => 10n ** BigInt(exponent);

const decimalText = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;

/**
 * Reads decimal text: an optional sign, digits with or without a point, an optional exponent. Undefined for other
 * texts. The caller limits the exponent.
 */
export const readDecimal = (text: string): Decimal | undefined => {
  const match = decimalText.exec(text);
  if (!match) return undefined;
  const [, sign, whole, fraction = '', exponent = '0'] = match;
  if (whole === '' && fraction === '') return undefined;
  const digits = BigInt(`${whole}${fraction}`);
  return { digits: sign === '-' ? -digits : digits, exponent: Number(exponent) - fraction.length };
};

/** Returns the shortest decimal that reads back as a double. The value must be finite. */
export const decimalOf = (value: number): Decimal => {
  const [digits, exponent = 0] = String(value).split('e');
  const [whole, fraction = ''] = digits!.split('.');
  return { digits: BigInt(whole! + fraction), exponent: Number(exponent) - fraction.length };
};

export const decimalToRatio = ({ digits, exponent }: Decimal): Ratio =>
  exponent < 0 ? ratio(digits, tenTo(-exponent)) : { n: digits * tenTo(exponent), d: 1n };

/**
 * Returns the exact value of the shortest decimal of a finite double, not in lowest terms: 0.25 is 25/100. Use it for
 * values that are rounded at once.
 */
export const unreduced = (value: number): Ratio => {
  const { digits, exponent } = decimalOf(value);
  return exponent < 0 ? { n: digits, d: tenTo(-exponent) } : { n: digits * tenTo(exponent), d: 1n };
};

/** Returns the exact value of the shortest decimal of a finite double: 0.1 is one tenth. */
// @__NO_SIDE_EFFECTS__
export const exactly = (value: number): Ratio => decimalToRatio(decimalOf(value));

/** Returns the ratio as decimal text with a fixed number of decimals, rounded half to even. */
export const toFixed = ({ n, d }: Ratio, places: number): string => {
  const scaled = (n < 0n ? -n : n) * tenTo(places);
  let quotient = scaled / d;
  const twice = (scaled - quotient * d) * 2n;
  if (twice > d || (twice === d && (quotient & 1n) === 1n)) quotient += 1n;
  const text = quotient.toString().padStart(places + 1, '0');
  const sign = n < 0n && quotient !== 0n ? '-' : '';
  return places === 0 ? sign + text : `${sign}${text.slice(0, -places)}.${text.slice(-places)}`;
};

/**
 * Returns the exact decimal of a ratio with its period in parentheses, `0.1(6)`. Undefined if the period, or the part
 * before it, is longer than the limit.
 */
export const toRepeating = ({ n, d }: Ratio, limit: number): string | undefined => {
  let rest = d;
  let twos = 0;
  let fives = 0;
  for (; rest % 2n === 0n; rest /= 2n) twos++;
  for (; rest % 5n === 0n; rest /= 5n) fives++;
  const lead = Math.max(twos, fives);
  if (lead > limit) return undefined;
  // The period is the order of 10 modulo the rest of the denominator.
  let period = 0;
  if (rest !== 1n) {
    let remainder = 1n;
    do {
      remainder = (remainder * 10n) % rest;
      period++;
    } while (remainder !== 1n && period <= limit);
    if (period > limit) return undefined;
  }
  const m = n < 0n ? -n : n;
  const digits = ((m * tenTo(lead + period)) / d).toString().padStart(lead + period + 1, '0');
  const point = digits.length - lead - period;
  const fraction = digits.slice(point, point + lead) + (period > 0 ? `(${digits.slice(point + lead)})` : '');
  return `${n < 0n ? '-' : ''}${digits.slice(0, point)}${fraction === '' ? '' : `.${fraction}`}`;
};
