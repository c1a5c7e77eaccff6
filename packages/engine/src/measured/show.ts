import { roundDecimal, type Rounding } from '../arithmetic/figures.ts';
import { decimalOf, tenTo, toFixed, unreduced, type Decimal } from '../model/decimal.ts';
import { ratio, toNumber, type Ratio } from '../model/rational.ts';

/** The style of a measured value: `11.02(44)`, or `11.02 ± 0.44`. */
export type MeasuredStyle = 'concise' | 'plusminus';

/** A ratio times a power of ten, not in lowest terms. For what is rounded at once. */
const shifted = ({ n, d }: Ratio, exponent: number): Ratio =>
  exponent < 0 ? { n, d: d * tenTo(-exponent) } : { n: n * tenTo(exponent), d };

/** The exponent of the first digit of a double that is not zero. */
const magnitudeOf = (value: number): number => {
  const { digits, exponent } = decimalOf(Math.abs(value));
  return digits.toString().length - 1 + exponent;
};

const exponentSign = (shift: number): string => (shift === 0 ? '' : `e${shift}`);

/** Writes whole numbers of a power of ten: a value and its uncertainty. An exponent stands where zeros would fill up the place. */
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
 * Writes a value with its standard uncertainty: the uncertainty with a number of significant digits, the value to the same place, both
 * rounded half to even. An exponent stands where zeros would fill up the place: `5.00(20)e3`.
 *
 * @param value - The exact value.
 * @param uncertainty - Its standard uncertainty, above zero and finite.
 */
export const showMeasured = (value: Ratio, uncertainty: number, digits: number, style: MeasuredStyle): string => {
  const exact = unreduced(uncertainty);
  let place = magnitudeOf(uncertainty) - digits + 1;
  // 0.0996 is 0.10: rounding may carry into one more digit
  if (stepsOf(exact, place).length > digits) place++;
  return showSteps(stepsOf(value, place), stepsOf(exact, place), place, style);
};

/** A value with its uncertainty, both rounded as somebody asked. */
export interface RoundedMeasured {
  readonly value: Decimal;
  /** To the place of the value; unrounded where nothing would be left. */
  readonly uncertainty: number;
  /** `11.0(4)`; undefined where the uncertainty is below the place. */
  readonly text: string | undefined;
}

/** Rounds a value that has an uncertainty, and the uncertainty to the same place. */
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
