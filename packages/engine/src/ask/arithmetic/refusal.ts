import { UnitsError, type ErrorCode } from '../../model/error.ts';
import { Fault } from '../../text/diagnostics/diagnostic.ts';
import { placeOf, type Source } from '../../text/span.ts';

/** A refusal of what was understood: another way to read the text must not be tried. */
const refuse = (code: ErrorCode, place: Source, message: string, reason?: string): Fault =>
  new Fault(
    placeOf(place),
    (parameter) =>
      new UnitsError(code, message, { parameter, place: placeOf(place), ...(reason === undefined ? {} : { reason }) }),
    true,
  );

export const tooMuch = (place: Source, what: string): Fault =>
  refuse('too-many', place, `This has ${what}: work it out in steps.`, `It has ${what}.`);

export const tooLarge = (place: Source): Fault =>
  refuse(
    'out-of-range',
    place,
    'This works out to a number that is too large: numbers stay below 10^400, and exponents within ±100.',
    'Numbers stay below 10^400, and exponents within ±100.',
  );

export const dividesByZero = (place: Source): Fault =>
  refuse('division-by-zero', place, 'This divides by zero, which has no result.', 'Nothing can be divided by zero.');

export const cannotAddTo = (place: Source, left: string, right: string): Fault =>
  refuse(
    'incompatible-units',
    place,
    `Cannot add or subtract ${left} and ${right}.`,
    `${left} and ${right} are not of one kind.`,
  );

export const notConvertible = (place: Source, from: string, to: string): Fault =>
  refuse(
    'incompatible-units',
    place,
    `Cannot convert ${from} to ${to}.`,
    `The result is ${from}, and ${to} measures something else.`,
  );

/** 20 °C + 10 °C. */
export const addsPoints = (place: Source): Fault =>
  refuse(
    'incompatible-units',
    place,
    'Two temperatures on a scale cannot be added: write the second as a difference, 20 °C + 10 Δ°C.',
    'A temperature on a scale is a point: points have a difference, and no sum.',
  );

/** 2 * 20 °C. */
export const scalesPoint = (place: Source): Fault =>
  refuse(
    'incompatible-units',
    place,
    'A temperature on a scale cannot be multiplied, divided or raised: write it in kelvin, or as a difference in Δ°C.',
    'A temperature on a scale is a point: its zero is chosen, so that twice as much of it means nothing.',
  );

export const scalesLevel = (place: Source): Fault =>
  refuse(
    'incompatible-units',
    place,
    'Levels such as decibels are logarithms, and are not reckoned with here: convert them first.',
    'A level is a logarithm: adding two of them multiplies what they measure.',
  );

export const rootOfNegative = (place: Source): Fault =>
  refuse('out-of-range', place, 'A negative number has no square root.', 'A negative number has no real square root.');

export const rootOfUnit = (place: Source): Fault =>
  refuse(
    'incompatible-units',
    place,
    'This root has no unit: what is under it must have even powers of its units, like 4 m².',
    'The unit under the root is no square.',
  );

export const exponentNotWhole = (place: Source): Fault =>
  refuse(
    'out-of-range',
    place,
    'An exponent must be a whole number from -100 to 100, or 1/2.',
    'Exponents stay within ±100.',
  );

export const severalCurrencies = (place: Source, a: string, b: string): Fault =>
  refuse(
    'incompatible-units',
    place,
    `${a} and ${b} are two currencies, and no rates were given to lead from one to the other.`,
    'Rates of exchange change by the minute: none are built in, and none are fetched.',
  );

/** 2^3^2. */
export const severalPowers = (place: Source): Fault =>
  refuse(
    'invalid-query',
    place,
    'A power of a power has two readings: write (2^3)^2 or 2^(3^2).',
    'Calculators do not agree on which of two powers comes first.',
  );
