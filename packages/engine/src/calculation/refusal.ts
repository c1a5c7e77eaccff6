import type { Kind } from '../model/unit.ts';
import { capitalized } from '../definition/english.ts';
import { UnitsError, type ErrorCode } from '../model/error.ts';
import { mostFactors, mostPower } from '../naming/compound-reader.ts';

// Errors of impossible calculations, each with the reason.

const refuse = (code: ErrorCode, message: string, reason: string): UnitsError =>
  new UnitsError(code, message, { reason });

export const tooLarge = (): UnitsError =>
  refuse(
    'out-of-range',
    'This works out to a number that is too large or too near to zero: numbers stay below 10^400.',
    'Numbers stay below 10^400.',
  );

/** Refuses (2 m)^100. */
export const tooManyUnits = (): UnitsError =>
  refuse(
    'out-of-range',
    `This works out to a product of too many units: a unit has at most ${mostFactors} factors and powers of ${mostPower}.`,
    `A unit has at most ${mostFactors} factors and powers of ${mostPower}.`,
  );

export const dividesByZero = (): UnitsError =>
  refuse('division-by-zero', 'This divides by zero, which has no result.', 'Nothing can be divided by zero.');

const notOfOneKind = (message: string, left: string, right: string): UnitsError =>
  refuse('incompatible-units', message, `${capitalized(left)} and ${right} are not of one kind.`);

export const cannotAddTo = (left: string, right: string): UnitsError =>
  notOfOneKind(`Cannot add or subtract ${left} and ${right}.`, left, right);

export const cannotCompare = (left: string, right: string): UnitsError =>
  notOfOneKind(`Cannot compare ${left} with ${right}.`, left, right);

/** Refuses to order 20 mpg and 10 L/100 km, which would be each more than the other. */
export const ordersDiffer = (left: string, right: string, unit: string): UnitsError =>
  refuse(
    'incompatible-units',
    `Cannot compare ${left} with ${right}: more of one is less of the other. Write both in one unit, for example .to('${unit}').`,
    'The numbers of one unit grow where those of the other fall, so that neither is more.',
  );

/** Refuses 20 °C + 10 °C. */
export const addsPoints = (): UnitsError =>
  refuse(
    'incompatible-units',
    'Two temperatures on a scale cannot be added: write the second as a difference, for example 20 °C + 10 Δ°C.',
    'A temperature on a scale is a point: points have a difference, and no sum.',
  );

/** Refuses 300 K - 20 °C. */
export const subtractsPoint = (): UnitsError =>
  refuse(
    'incompatible-units',
    'A temperature on a scale can be taken from another on a scale alone: write both in °C, or both in kelvin.',
    'A temperature on a scale is a point: points have a difference, and no sum.',
  );

/** Refuses 2 * 20 °C. */
export const scalesPoint = (): UnitsError =>
  refuse(
    'incompatible-units',
    'A temperature on a scale cannot be multiplied, divided or raised: write it in kelvin, or as a difference in Δ°C.',
    'A temperature on a scale is a point: its zero is chosen, so that twice as much of it means nothing.',
  );

/** Refuses sums and products of a level, or of the reading of a test. */
export const scalesCurve = (kind: Kind): UnitsError =>
  kind === 'logarithmic'
    ? refuse(
        'incompatible-units',
        'Levels such as decibels are logarithms, and take no part in sums and products: convert them first.',
        'A level is a logarithm: adding two of them multiplies what they measure.',
      )
    : refuse(
        'incompatible-units',
        'Readings of a test such as Saybolt seconds take no part in sums and products: convert them first.',
        'The reading of a test follows a formula: twice the reading is not twice what it measures.',
      );

export const rootOfNegative = (): UnitsError =>
  refuse(
    'out-of-range',
    'A negative number has no root of an even order.',
    'A negative number has no real square root.',
  );

export const rootOfUnit = (): UnitsError =>
  refuse(
    'incompatible-units',
    'This root has no unit: what is under it must have even powers of its units, like 4 m².',
    'The unit under the root is not a square.',
  );

export const exponentTooLarge = (): UnitsError =>
  refuse('out-of-range', 'An exponent of a unit must be from -100 to 100.', 'Exponents of units stay within ±100.');
