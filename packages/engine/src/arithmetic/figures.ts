import type { Decimal } from '../model/decimal.ts';

const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);

const magnitude = (digits: bigint): bigint => (digits < 0n ? -digits : digits);

/** Returns the digits of a decimal without sign and leading zeros; `0` for zero. */
export const figuresOf = ({ digits }: Decimal): string => String(magnitude(digits));

/** Rounds a decimal to a power of ten, half away from zero as in schools: -2 is hundredths. Missing zeros are added. */
export const roundAt = ({ digits, exponent }: Decimal, place: number): Decimal => {
  if (place <= exponent) return { digits: digits * powerOfTen(exponent - place), exponent: place };
  const divisor = powerOfTen(place - exponent);
  const kept = (magnitude(digits) + divisor / 2n) / divisor;
  return { digits: digits < 0n ? -kept : kept, exponent: place };
};

/** Rounds a decimal to a number of significant figures, half away from zero. */
export const roundToFigures = (decimal: Decimal, figures: number): Decimal => {
  if (decimal.digits === 0n) return { digits: 0n, exponent: 0 };
  const place = decimal.exponent + figuresOf(decimal).length - figures;
  const rounded = roundAt(decimal, place);
  // 9.99 to two figures becomes 10
  return figuresOf(rounded).length > figures ? roundAt(rounded, place + 1) : rounded;
};

/** A rounding: a number of significant figures, or of decimals. */
export interface Rounding {
  readonly kind: 'figures' | 'places';
  readonly count: number;
}

/** Rounds a decimal as requested, half away from zero. Its exponent is the rounded place. */
export const roundDecimal = (decimal: Decimal, { kind, count }: Rounding): Decimal =>
  kind === 'figures' ? roundToFigures(decimal, count) : roundAt(decimal, -count);

/** Formats a decimal without an exponent, with its trailing zeros. */
export const writeOut = ({ digits, exponent }: Decimal): string => {
  const sign = digits < 0n ? '-' : '';
  const shown = String(magnitude(digits));
  if (exponent >= 0) return sign + shown + '0'.repeat(exponent);
  const padded = shown.padStart(1 - exponent, '0');
  return `${sign}${padded.slice(0, exponent)}.${padded.slice(exponent)}`;
};

/** Formats a decimal with one digit before the point: `1.230e-5`. */
export const writeScientific = ({ digits, exponent }: Decimal): string => {
  const sign = digits < 0n ? '-' : '';
  const shown = String(magnitude(digits));
  const rest = shown.slice(1);
  return `${sign}${shown[0]}${rest === '' ? '' : `.${rest}`}e${exponent + shown.length - 1}`;
};

/**
 * Returns the number of significant digits of a number as written: without leading zeros, and without trailing zeros if
 * there is no point.
 */
export const countFigures = (written: string, decimal: Decimal): number => {
  const digits = figuresOf(decimal);
  if (digits === '0') return 1;
  const [coefficient = ''] = written.split(/e/i);
  return coefficient.includes('.') ? digits.length : digits.replace(/0+$/, '').length;
};
