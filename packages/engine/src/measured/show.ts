import { roundDecimal, type Rounding } from '../arithmetic/figures.ts';
import { decimalOf, tenTo, toFixed, unreduced, type Decimal } from '../model/decimal.ts';
import { ratio, toNumber, type Ratio } from '../model/rational.ts';

/** The style of a measured value: `11.02(44)`, or `11.02 ± 0.44`. */
export type MeasuredStyle = 'concise' | 'plusminus';

/** Returns a ratio times a power of ten, not in lowest terms, because it is rounded at once. */
const shifted = ({ n, d }: Ratio, exponent: number): Ratio =>
  exponent < 0 ? { n, d: d * tenTo(-exponent) } : { n: n * tenTo(exponent), d };

/** Returns the exponent of the first nonzero digit of a double. */
const magnitudeOf = (value: number): number => {
  const { digits, exponent } = decimalOf(Math.abs(value));
  return digits.toString().length - 1 + exponent;
};

const exponentSign = (shift: number): string => (shift === 0 ? '' : `e${shift}`);

/** Formats a value and its uncertainty, both whole numbers of a power of ten. An exponent replaces trailing zeros. */
const showSteps = (rounded: string, last: string, place: number, style: MeasuredStyle): string => {
  const leading = Math.max(rounded.replace('-', '').length, last.length) - 1 + place;
  const isPlain = place <= 0 && leading >= -5;
  const shift = isPlain ? 0 : leading;
  const places = Math.max(shift - place, 0);
  const write = (steps: string): string => toFixed(shifted(ratio(BigInt(steps)), place - shift), places);
  if (style === 'concise') return `${write(rounded)}(${last})${exponentSign(shift)}`;
  const both = `${write(rounded)} ± ${write(last)}`;
  return shift === 0 ? both : `(${both})${exponentSign(shift)}`;
};

const stepsOf = (value: Ratio, place: number): string => toFixed(shifted(value, -place), 0);

/**
 * Formats a value with its standard uncertainty: the uncertainty with a number of significant digits, the value to the
 * same decimal, both rounded half to even. An exponent replaces trailing zeros: `5.00(20)e3`.
 *
 * @param value - The exact value.
 * @param uncertainty - Its standard uncertainty, above zero and finite.
 */
export const showMeasured = (value: Ratio, uncertainty: number, digits: number, style: MeasuredStyle): string => {
  const exact = unreduced(uncertainty);
  let place = magnitudeOf(uncertainty) - digits + 1;
  // 0.0996 becomes 0.10: rounding may add a digit
  if (stepsOf(exact, place).length > digits) place++;
  return showSteps(stepsOf(value, place), stepsOf(exact, place), place, style);
};

/** A value with its uncertainty, both rounded on request. */
export interface RoundedMeasured {
  readonly value: Decimal;
  /** Rounded to the decimal of the value; unrounded if it would become zero. */
  readonly uncertainty: number;
  /** The text, `11.0(4)`. Undefined if the uncertainty is below the decimal. */
  readonly text: string | undefined;
}

/** Rounds a value with an uncertainty, and the uncertainty to the same decimal. */
export const roundMeasured = (value: Decimal, uncertainty: number, to: Rounding): RoundedMeasured => {
  const rounded = roundDecimal(value, to);
  const place = rounded.exponent;
  const last = stepsOf(unreduced(uncertainty), place);
  if (last === '0') return { value: rounded, uncertainty, text: undefined };
  return {
    value: rounded,
    uncertainty: toNumber(shifted(ratio(BigInt(last)), place)),
    text: showSteps(String(rounded.digits), last, place, 'concise'),
  };
};
