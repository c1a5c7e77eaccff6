import { inSentence, joinWithOr, quoted, UnitsError, withSuggestions, type Place } from '../../model/error.ts';
import { placeOf, type Span } from '../span.ts';

// Errors for typed text. Each message says what is not understood, why, and what works. Each error has the place in the
// text.

const invalid = (parameter: string, place: Place, sentence: string): UnitsError =>
  new UnitsError('invalid-query', sentence, { parameter, place });

export const nothingToRead = (parameter: string): UnitsError =>
  new UnitsError(
    'missing-parameter',
    `${parameter} is missing: give a quantity or a question, like 5 ft 6 in or 10 km in miles.`,
    { parameter, place: { index: 0, length: 0 } },
  );

export const tooLong = (parameter: string, length: number, most: number): UnitsError =>
  invalid(parameter, { index: most, length: length - most }, `${parameter} must be at most ${most} characters long.`);

/** For text that is left over and not understood. */
export const unreadable = (parameter: string, text: string, place: Place): UnitsError =>
  invalid(parameter, place, `${quoted(text)} is not understood. Write a number with a unit and what to convert it to.`);

export const notANumeral = (parameter: string, text: string, place: Place): UnitsError =>
  invalid(parameter, place, `${quoted(text)} is not a number. Try 2.5 or 3 1/2.`);

export const outOfReach = (parameter: string, text: string, place: Place): UnitsError =>
  invalid(parameter, place, `The exponent of ${quoted(text)} is too large. Use at most 1000.`);

/** For `5.0(2)` where only a plain number is read. */
export const uncertainNumber = (parameter: string, text: string, place: Place): UnitsError =>
  new UnitsError('invalid-query', `${quoted(text)} is a number with its uncertainty: write the number alone.`, {
    parameter,
    place,
    reason: 'Digits in parentheses are a standard uncertainty. Enter the number without one.',
    suggestions: [text.replace(/\(.*/, '')],
  });

/** For `5.0(-2)` and `5.0(2)(3)`. */
export const gluedParentheses = (parameter: string, number: string, inner: string, place: Place): UnitsError =>
  new UnitsError(
    'invalid-number',
    `${quoted(number + inner)} is neither an uncertainty nor a product: write ${number} * ${inner} for a product.`,
    {
      parameter,
      place,
      reason:
        'Parentheses directly after a number hold the uncertainty of its last digits, as in 5.0(2), and never multiply.',
      suggestions: [`${number} * ${inner}`],
    },
  );

const uncertaintyFault =
  (message: string, reason: string) =>
  (parameter: string, _: string, place: Place): UnitsError =>
    new UnitsError('invalid-number', message, { parameter, place, reason });

/** For `1.5 ± 0.2 × 10³ m`. */
export const ambiguousPower = uncertaintyFault(
  'Put value and uncertainty in parentheses: (1.5 ± 0.2) × 10^3.',
  'A power of ten after an uncertainty may apply to it alone or to the value as well.',
);

/** For `5 +0.2/-0.1 kg`. */
export const unequalSides = uncertaintyFault(
  'The two sides of an uncertainty must be the same: write 5 ± 0.2.',
  'Uncertainties are combined as standard deviations, which are the same on both sides.',
);

/** For `(k=0)`. */
export const zeroCoverage = uncertaintyFault(
  'k must be above zero, as in 5 ± 0.4 kg (k=2).',
  'An expanded uncertainty is divided by its coverage factor k.',
);

const ambiguous = (
  parameter: string,
  place: Place,
  text: string,
  readings: readonly string[],
  advice: string,
): UnitsError =>
  new UnitsError('ambiguous-number', `${quoted(text)} could be ${joinWithOr(readings)}: ${advice}.`, {
    parameter,
    suggestions: readings,
    place,
  });

/** For `1,234` without a locale. */
export const ambiguousNumber = (
  parameter: string,
  text: string,
  readings: readonly string[],
  place: Place,
): UnitsError => ambiguous(parameter, place, text, readings, 'write it without the comma, or give a locale');

/** For `2:30` without a word that says whether it is hours or minutes. */
export const ambiguousClock = (parameter: string, text: string, place: Place): UnitsError => {
  const [first, second] = text.split(':');
  const readings = [`${first} h ${second} min`, `${first} min ${second} s`];
  return ambiguous(parameter, place, text, readings, 'write one of these');
};

/** For `5 pm` alone, which is a time of day, not picometers. */
export const timeAlone = (parameter: string, text: string, place: Place): UnitsError =>
  new UnitsError(
    'invalid-query',
    `"${text}" is a time of day. Write what to do with it, as in "${text} + 3 hours" or "9 am to 5 pm".`,
    { parameter, place },
  );

/** For `1 3/2`: the fraction of a mixed number is below 1. */
export const notAMixedNumber = (parameter: string, text: string, place: Place): UnitsError =>
  invalid(
    parameter,
    place,
    `${quoted(text)} cannot follow a whole number: the fraction of a mixed number is below one.`,
  );

export const unknownUnitIn = (
  parameter: string,
  text: string,
  suggest: () => readonly string[],
  place: Place,
  reason?: string,
): UnitsError =>
  withSuggestions('unknown-unit', () => `${quoted(text)} is not a unit that we know.${inSentence(reason)}`, suggest, {
    parameter,
    place,
    reason,
  });

export const ambiguousUnitIn = (
  parameter: string,
  text: string,
  meanings: readonly string[],
  place: Place,
): UnitsError =>
  new UnitsError('ambiguous-unit', `${quoted(text)} could be ${joinWithOr(meanings)}: write one of these.`, {
    parameter,
    suggestions: meanings.slice(0, 5),
    place,
  });

export const unknownIngredientIn = (
  parameter: string,
  text: string,
  suggest: () => readonly string[],
  place: Place,
): UnitsError =>
  withSuggestions('unknown-ingredient', () => `${quoted(text)} is not an ingredient that we know.`, suggest, {
    parameter,
    place,
  });

/** For a function, such as `sin(30)`. */
export const unknownFunction = (parameter: string, name: string, at: Span): UnitsError =>
  new UnitsError('invalid-query', `${quoted(name)} is not supported.`, {
    parameter,
    place: placeOf(at),
    reason:
      'Sums have + − × ÷, powers, roots, exponentials, logarithms, factorials, remainders and percent, and no other functions.',
  });

/** For `1 bn in m`. */
export const scaleOrUnit = (parameter: string, text: string, place: Place): UnitsError =>
  new UnitsError('ambiguous-unit', `${quoted(text)} could be a unit or a multiplier. Write the word.`, {
    parameter,
    suggestions: [],
    place,
    reason: 'After “thousand” or “million”, the letter could be another multiplier.',
  });

export const severalIngredients = (parameter: string, _: string, place: Place): UnitsError =>
  invalid(parameter, place, 'You named two ingredients. Name one.');

export const missingUnit = (parameter: string, text: string, place: Place): UnitsError =>
  invalid(parameter, place, `${quoted(text)} has no unit. Add one.`);

export const missingTarget = (parameter: string, text: string, place: Place): UnitsError =>
  invalid(parameter, place, `The unit to convert to is missing after ${quoted(text)}.`);

export const missingAmount = (parameter: string, text: string, place: Place): UnitsError =>
  invalid(parameter, place, `A quantity is missing before ${quoted(text)}.`);

export const incompatibleIn = (
  parameter: string,
  from: string,
  to: string,
  hint: string,
  detail: Pick<UnitsError, 'place' | 'reason' | 'suggestions'>,
): UnitsError =>
  new UnitsError('incompatible-units', `Cannot convert from ${from} to ${to}.${hint}`, { parameter, ...detail });

export const cannotAdd = (parameter: string, a: string, b: string, place: Place): UnitsError =>
  new UnitsError('incompatible-units', `Cannot add ${a} and ${b}: they measure different things.`, {
    parameter,
    place,
  });

/** For `500 m 1 km`: an amount in two units begins with the larger one. */
export const wrongOrder = (parameter: string, a: string, b: string, place: Place): UnitsError =>
  invalid(parameter, place, `Write the larger unit first, or a plus sign between ${a} and ${b}.`);

/** For `5 ft 13`: a number after feet without a unit means inches, and must be below 12. */
export const notASmaller = (parameter: string, text: string, place: Place): UnitsError =>
  invalid(parameter, place, `${quoted(text)} has no unit. Write its unit.`);
