import * as core from '../../calculation/refusal.ts';
import * as measured from '../../measured/refusal.ts';
import { inSentence, UnitsError, type ErrorCode } from '../../model/error.ts';
import { refusedAt, type Diagnostic } from '../../text/diagnostics/diagnostic.ts';
import type { Span } from '../../text/span.ts';

/** Returns a final diagnostic at a place in the text: no other reading is tried. */
export const faultOf = ({ code, message, reason }: UnitsError, at: Span): Diagnostic =>
  refusedAt(
    at,
    (parameter, _, place) =>
      new UnitsError(code, message, { parameter, place, ...(reason === undefined ? {} : { reason }) }),
    true,
  );

/** Refuses a text with two readings, with a suggestion for each. */
export const twofold = (
  place: Span,
  code: 'ambiguous-number' | 'ambiguous-unit' | 'invalid-query',
  what: string,
  suggestions: readonly string[],
  reason: string,
): Diagnostic => {
  const message = `"${place.text}" could be ${what}: write ${suggestions.join(' or ')}.`;
  return refusedAt(
    place,
    (parameter, _, at) => new UnitsError(code, message, { parameter, place: at, suggestions, reason }),
    true,
  );
};

const refuse = (code: ErrorCode, place: Span, message: string, reason: string): Diagnostic =>
  faultOf(new UnitsError(code, message, { reason }), place);

/** Returns the refusal of a place with the same message for all texts. */
const fixed =
  (code: ErrorCode, message: string, reason: string) =>
  (place: Span): Diagnostic =>
    refuse(code, place, message, reason);

export const tooMuch = (place: Span, what: string): Diagnostic =>
  refuse('too-many', place, `This has ${what}: work it out in steps.`, `It has ${what}.`);

export const tooLarge = (place: Span): Diagnostic => faultOf(core.tooLarge(), place);

export const dividesByZero = (place: Span): Diagnostic => faultOf(core.dividesByZero(), place);

export const cannotAddTo = (place: Span, left: string, right: string): Diagnostic =>
  faultOf(core.cannotAddTo(left, right), place);

export const notConvertible = (place: Span, from: string, to: string, hint?: string): Diagnostic =>
  refuse(
    'incompatible-units',
    place,
    `Cannot convert ${from} to ${to}.`,
    `The result is ${from}, and not ${to}.${inSentence(hint)}`,
  );

export const rootOfUnit = (place: Span): Diagnostic => faultOf(core.rootOfUnit(), place);

export const severalCurrencies = (place: Span, a: string, b: string): Diagnostic =>
  refuse(
    'incompatible-units',
    place,
    `${a} and ${b} are two currencies, and there is no rate between them.`,
    'Currencies are not converted here yet.',
  );

export const partOfScale = (place: Span): Diagnostic => faultOf(measured.partOfScale(), place);

export const partOfZero = (place: Span): Diagnostic => faultOf(measured.partOfZero(), place);

/** Refuses 5 kg +0.2 kg -0.1 kg. */
export const unequalParts = fixed(
  'invalid-number',
  'The two sides of an uncertainty must be the same: write 5 kg ± 0.2 kg. In a sum, put a space after each sign.',
  'Signs that are written together with numbers below one look like the two sides of an uncertainty.',
);

/** Refuses 5.0 (2) kg. */
export const uncertaintyOrFactor = (place: Span, number: string, inner: string): Diagnostic =>
  refuse(
    'ambiguous-number',
    place,
    `"${place.text}" could be a value with its uncertainty or a product: write ${number}(${inner}) or ${number} * ${inner}.`,
    'Parentheses directly after a number hold its uncertainty, and with a space before them they multiply.',
  );

/** Refuses water / h. */
export const hourOrConstant = (place: Span): Diagnostic =>
  twofold(
    place,
    'ambiguous-unit',
    'an hour or the Planck constant',
    ['/ (1 h)', '/ Planck constant'],
    'The letter is the symbol of both.',
  );

/** Refuses 10 dBm ± 5 %. */
export const partOfLevel = fixed(
  'invalid-number',
  'Give the uncertainty of a level in its own unit, as in 10.0(5) dBm.',
  'A level is a logarithm, so a fraction of it has no meaning.',
);

/** Refuses 5.0(2) kg * $3/kg. */
export const uncertainMoney = fixed(
  'invalid-query',
  'Amounts of money have no uncertainties. Enter plain numbers.',
  'An amount of money is exact.',
);

/** Refuses 5.00(2) m in ft and in. */
export const uncertainParts = fixed(
  'invalid-query',
  'A value with an uncertainty is shown in one unit. Name one, as in 5.00(2) m in ft.',
  'An uncertainty belongs to one number.',
);

/** Refuses $60000/year in $/hour. */
export const hoursOfWork = fixed(
  'incompatible-units',
  'Divide pay by the hours worked, as in 60000 / 2080.',
  'A year has 8,766 hours. People who work 40 hours a week work about 2,080 of them.',
);

/** Refuses $129 * 3 days. */
export const moneyTimesMeasure = fixed(
  'incompatible-units',
  'Money times a measure is not an amount: write a price for one unit, as in $129/day * 3 days.',
  'A price for one unit times a measure is an amount.',
);

/** Refuses 2^3^2. */
export const severalPowers = fixed(
  'invalid-query',
  'A power of a power has two readings: write (2^3)^2 or 2^(3^2).',
  'Calculators do not agree on which of two powers comes first.',
);

const countOf = (least: number, most: number): string =>
  most > 10
    ? 'one value or more'
    : least === most
      ? `${least} ${least === 1 ? 'value' : 'values'}`
      : `${least} to ${most} values`;

/** Refuses max(), round(1, 2, 3). */
export const wrongCount = (place: Span, name: string, least: number, most: number): Diagnostic =>
  refuse(
    'invalid-query',
    place,
    `"${name}" takes ${countOf(least, most)} in parentheses.`,
    'Put the values of a function in parentheses, separated by a comma and a space.',
  );

/** Refuses sin 30° / 2. */
export const needsParentheses = (place: Span, name: string): Diagnostic =>
  refuse(
    'invalid-query',
    place,
    `Write parentheses around what "${name}" is of, as in ${name}(…).`,
    'Without parentheses it has two readings.',
  );

/** Refuses max(1,200). */
export const ambiguousList = (place: Span): Diagnostic =>
  refuse(
    'ambiguous-number',
    place,
    `"${place.text}" could be one number or two: write a space after each comma, or a semicolon.`,
    'A comma before three digits groups the digits of a number.',
  );

/** Refuses circle(3 kg). */
export const sideIsNoLength = (place: Span): Diagnostic =>
  refuse(
    'incompatible-units',
    place,
    `The sides and radii of figures are lengths: "${place.text}" has something else.`,
    'A figure is measured by lengths.',
  );

/** Refuses 2^(3 m). */
export const exponentHasUnit = fixed(
  'incompatible-units',
  'An exponent is a number without a unit.',
  'An exponent must be a plain number.',
);

/** Refuses (2 m)^(3 ± 1). */
export const uncertainExponent = fixed(
  'invalid-query',
  'Write the exponent without an uncertainty, or raise a number above zero that has no unit.',
  'An uncertain exponent would leave the unit of the result open.',
);

/** Refuses sin($5). */
export const notOfMoney = (place: Span, name: string): Diagnostic =>
  refuse(
    'incompatible-units',
    place,
    `"${name}" takes a number, and not an amount of money.`,
    'An amount of money is not a plain number.',
  );

/** Refuses today + tomorrow. */
export const momentsAdded = fixed(
  'incompatible-units',
  'Dates and times can be subtracted, not added. Use a minus sign, or add a duration such as 3 h.',
  'A date or a time of day is a point, like a temperature on a scale.',
);

/** Refuses 3 weeks - today. */
export const momentTaken = fixed(
  'incompatible-units',
  'A date or time can be subtracted only from another one.',
  'A date or a time of day is a point. A duration alone is not one.',
);

/** Refuses 14:30 - today. */
export const momentsUnlike = fixed(
  'incompatible-units',
  'Add the date to the time, as in 2024-03-01 14:30.',
  'A time of day occurs every day.',
);

/** Refuses today + half a month. */
export const partOfMonth = fixed(
  'incompatible-units',
  'Add whole months and years only. For parts of them, use days.',
  'Months and years have different numbers of days.',
);

/** Refuses 2 * today. */
export const notOfMoment = fixed(
  'incompatible-units',
  'A date or time cannot be multiplied, divided, raised to a power, rounded or used as a number.',
  'A date or a time of day is a point, so it cannot be doubled.',
);
