import type { Decimal } from '../model/decimal.ts';

const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);

const magnitude = (digits: bigint): bigint => (digits < 0n ? -digits : digits);

/** The digits of a decimal without sign and leading zeros; `0` for zero. */
export const figuresOf = ({ digits }: Decimal): string => String(magnitude(digits));

/** Rounds a decimal to a power of ten, a half away from zero as schools do: -2 is hundredths. Zeros are filled up to it. */
export const roundAt = ({ digits, exponent }: Decimal, place: number): Decimal => {
  if (place <= exponent) return { digits: digits * powerOfTen(exponent - place), exponent: place };
  const divisor = powerOfTen(place - exponent);
  const kept = (magnitude(digits) + divisor / 2n) / divisor;
  return { digits: digits < 0n ? -kept : kept, exponent: place };
};

/** Rounds a decimal to so many significant figures, a half away from zero. */
export const roundToFigures = (decimal: Decimal, figures: number): Decimal => {
  if (decimal.digits === 0n) return { digits: 0n, exponent: 0 };
  const place = decimal.exponent + figuresOf(decimal).length - figures;
  const rounded = roundAt(decimal, place);
  // 9.99 to two figures is 10
  return figuresOf(rounded).length > figures ? roundAt(rounded, place + 1) : rounded;
};

/** A rounding by its count: significant figures, or decimal places. */
export interface Rounding {
  readonly kind: 'figures' | 'places';
  readonly count: number;
}

/** Rounds a decimal as asked, a half away from zero. Its exponent is the place that it was rounded to. */
export const roundDecimal = (decimal: Decimal, { kind, count }: Rounding): Decimal =>
  kind === 'figures' ? roundToFigures(decimal, count) : roundAt(decimal, -count);

/** Writes a decimal out, zeros at its end kept. */
export const writeOut = ({ digits, exponent }: Decimal): string => {
  const sign = digits < 0n ? '-' : '';
  const shown = String(magnitude(digits));
  if (exponent >= 0) return sign + shown + '0'.repeat(exponent);
  const padded = shown.padStart(1 - exponent, '0');
  return `${sign}${padded.slice(0, exponent)}.${padded.slice(exponent)}`;
};

/** Writes a decimal with one digit before the point: `1.230e-5`. */
export const writeScientific = ({ digits, exponent }: Decimal): string => {
  const sign = digits < 0n ? '-' : '';
  const shown = String(magnitude(digits));
  const rest = shown.slice(1);
  return `${sign}${shown[0]}${rest === '' ? '' : `.${rest}`}e${exponent + shown.length - 1}`;
};

/** Counts the significant digits of a number as written: all but leading zeros, and trailing zeros of a number without a point. */
export const countFigures = (written: string, decimal: Decimal): number => {
  const digits = figuresOf(decimal);
  if (digits === '0') return 1;
  const [coefficient = ''] = written.split(/e/i);
  return coefficient.includes('.') ? digits.length : digits.replace(/0+$/, '').length;
};
