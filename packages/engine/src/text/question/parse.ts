import type { Assumption } from '../../model/assumption.ts';
import { mustBe, UnitsError } from '../../model/error.ts';
import { bare, optionsOf, parameterOf, unpolluted } from '../../model/given.ts';
import type { Ingredient } from '../../model/ingredient.ts';
import { ratio } from '../../model/rational.ts';
import type { Unit } from '../../model/unit.ts';
import { readClock } from '../numbers/clock.ts';
import { readSign, signed } from '../numbers/fraction.ts';
import { readAmount, type Amount } from '../units/amount.ts';
import type { Term } from '../units/term.ts';
import { Diagnostic, refusedAt, worst } from '../diagnostics/diagnostic.ts';
import type { Lexicon } from '../units/lexicon.ts';
import { rankOf } from '../../naming/rank.ts';
import { resolve, type Meaning } from '../units/meaning.ts';
import { evaluateMeaning, type Parsed } from './parsed.ts';
import { readPlain, rememberPlain } from './plain.ts';
import { framesBeside, readQuestion, type Frame } from './question.ts';
import { namedRegion, regionGiven, tagOf, type LocaleOption } from '../locale.ts';
import {
  missingAmount,
  missingTarget,
  nothingToRead,
  scaleOrUnit,
  severalIngredients,
  tooLong,
} from '../diagnostics/refusal.ts';
import { makeSource, makeText, readOnce, span, type Span } from '../span.ts';
import { styleFromHints, styleOf, type NumberStyle } from '../numbers/style.ts';
import { assumedDrops, assumedFraction, assumedUnit, readAs } from '../units/assumed.ts';
import { isBit } from '../units/case-cost.ts';
import { bitOrByte } from '../../naming/letter-case.ts';
import { readTarget, type Target } from '../units/target.ts';

/** Options for reading a text. */
export interface ParseOptions {
  /**
   * The style of numbers: `de` for 1.234,5. Without one, 1,234 is refused. The default export of an entry
   * `@units/engine/locales/…` reads the names and words of its language too.
   */
  readonly locale?: LocaleOption | undefined;
  /**
   * The region whose pints, gallons, cups and tons words mean, by ISO 3166-1: `GB`. By default, that of the locale's tag (`en-GB`), and the
   * United States for a tag without one.
   */
  readonly region?: string | undefined;
  /** The unit of a number without one, by any of its spellings: `cm` for a field of lengths in which people type `180`. */
  readonly unit?: string | undefined;
}

/** Longer than anything that people type, and a bound on the work for any text. */
const longestText = 500;

interface Understood {
  readonly meaning: Meaning;
  readonly ingredient: Ingredient | undefined;
}

const understand = (
  givenAmount: Amount,
  givenTarget: Target | undefined,
  lexicon: Lexicon,
): Understood | Diagnostic => {
  const amount = bare(givenAmount);
  const target = givenTarget && bare(givenTarget);
  const ingredient = amount.ingredient ?? target?.ingredient;
  if (amount.ingredient && target?.ingredient && amount.ingredient !== target.ingredient) {
    return refusedAt(target.place, severalIngredients, true);
  }
  const resolved = resolve(amount, target, ingredient, lexicon);
  if (resolved instanceof Diagnostic) return resolved;
  const meaning = bare(resolved);
  const assumed = assumedIn(amount, target, meaning, lexicon);
  return {
    meaning: assumed.length === 0 ? meaning : { ...meaning, assumed: [...assumed, ...(meaning.assumed ?? [])] },
    ingredient,
  };
};

/** Returns the assumptions about names that were mistyped or that differ between regions, and about the size of a drop. */
const assumedIn = (
  { terms }: Amount,
  target: Target | undefined,
  { counts, targets }: Meaning,
  lexicon: Lexicon,
): readonly Assumption[] => {
  const read = (spelling: string, units: readonly Unit[]): readonly Assumption[] => {
    // In lowercase, `b` means a byte, so reading a bit is an assumption
    const bit = bitOrByte.test(spelling) ? units.find(isBit) : undefined;
    return bit ? [readAs(spelling, bit, lexicon)] : assumedUnit(spelling, lexicon, (unit) => units.includes(unit));
  };
  const given = terms.flatMap(({ unit }, index) => (unit ? read(unit.plain, [counts[index]!.unit]) : []));
  const quotients = terms.flatMap(({ unit, place }) => {
    const end = unit ? unit.offset - place.offset : 0;
    return unit && end > 0 ? assumedFraction(place.plain.slice(0, end), unit.text) : [];
  });
  const wanted = [...new Set(target?.readings.flat())].flatMap((spelling) => read(spelling, targets));
  const units = counts.map(({ unit }) => unit);
  return [...quotients, ...given, ...wanted, ...assumedDrops(units, targets, lexicon)];
};

/** Returns an amount without a unit in a unit: in `5 in cm` the inch, in `kg 70 to lb` the kilogram. */
const inUnit = ({ terms, ...rest }: Amount, unit: Span): Amount => ({
  ...rest,
  terms: terms.map((term) => ({ ...term, unit })),
});

/** `5ft2` is five feet two, and five square feet where that is asked. */
const height = /^(\d{1,2})(?:ft|foot|feet)([23])$/;

const readHeight = (source: Span): Amount | undefined => {
  const [, feet, inches] = height.exec(source.lower) ?? [];
  if (feet === undefined) return undefined;
  const term = (digits: string, name: string): Term => ({
    value: ratio(BigInt(digits)),
    unit: makeSource(name, source.lexicon),
    isMore: false,
    place: source,
  });
  return { terms: [term(feet, 'ft'), term(inches!, 'in')], isBare: false, ingredient: undefined };
};

const otherAmount = (frame: Frame, amount: Amount): Amount | undefined => {
  // Where the word of the language is `in` too, the unit of the number was left out
  const isOwnWord = frame.amount.lexicon!.vocabulary?.words.to.includes('in') === true;
  if (frame.isIn && !isOwnWord && amount.terms.length === 1 && !amount.terms[0]!.unit)
    return inUnit(amount, makeSource('in', frame.amount.lexicon));
  return readHeight(frame.amount);
};

/** `1:30 to minutes`: beside a unit of time hours and minutes, but open where seconds alone are asked. */
const clock = /^[+-]?\d{1,9}:\d{2}$/;

const inHours = ({ amount }: Frame, { readings: [units] }: Target): Amount | undefined => {
  const first = amount.lexicon!.meaningsOf(units![0]!).units[0];
  const isTime = first?.quantity?.id === 'time';
  const isOpen = units!.length === 1 && first?.id === 'second';
  if (!isTime || isOpen) return undefined;
  const { isNegative, end } = readSign(amount, 0);
  const terms = readClock(amount, end, makeSource('h', amount.lexicon));
  if (!terms || terms instanceof Diagnostic) return undefined;
  return {
    terms: terms.map((term) => ({ ...term, value: signed(term.value, isNegative) })),
    isBare: false,
    ingredient: undefined,
  };
};

/** A number in thousands or millions, and a letter that may stand for another of them, or for a unit: 1 bn in m. */
const isScaled = /\d\s*(?:bn|thousand|million|billion|trillion)$/;
const scaleLetter = /^(?:k|m|b|t|bn|mn|tn)$/;

/** Returns the amount of a frame, with the unit and the ingredient that are elsewhere in the text. */
const amountOf = (frame: Frame, style: NumberStyle | undefined): Amount | Diagnostic => {
  const { amount, unit, ingredient } = bare(frame);
  const read = readAmount(amount, style);
  if (read instanceof Diagnostic) return read;
  return { ...(unit ? inUnit(read, unit) : read), ingredient: ingredient ?? read.ingredient };
};

const attempt = (frame: Frame, style: NumberStyle | undefined): Understood | Diagnostic => {
  if (scaleLetter.test(frame.target.lower) && isScaled.test(frame.amount.lower))
    return refusedAt(frame.target, scaleOrUnit, true);
  const read = amountOf(frame, style);
  if (read instanceof Diagnostic && !clock.test(frame.amount.plain)) return read;
  const target = readTarget(frame.target);
  const amount =
    read instanceof Diagnostic && !(target instanceof Diagnostic) ? (inHours(frame, target) ?? read) : read;
  if (amount instanceof Diagnostic) return amount;
  if (target instanceof Diagnostic) return target;
  const first = understand(amount, target, frame.amount.lexicon!);
  if (!(first instanceof Diagnostic)) return first;
  const other = otherAmount(frame, amount);
  const second = other ? understand(other, target, frame.amount.lexicon!) : first;
  return second instanceof Diagnostic ? first : second;
};

/** Matches a word that a unit follows, at the end of a text. */
const dangling = /\s(?:to|into)$|(?:->|=>|=|→|⇒)$/;
/** The same words, where they are not a unit: 5 in, but not 10 km in. */
const danglingUnit = /\s(?:in|as)$/;

/** The same words with nothing before them: to km. */
const leading = /^(?:to|into|in|as)\s/;

const isDangling = ({ lower, lexicon }: Span, { terms }: Amount): boolean => {
  const unit = terms.at(-1)?.unit;
  if (dangling.test(lower)) return !unit || lexicon!.vocabulary?.hasSymbol(unit.plain) !== true;
  return (
    unit !== undefined && danglingUnit.test(unit.lower) && lexicon!.index.findSimple(unit.plain).units.length === 0
  );
};

/** An amount and after it a word that leads to a unit: 10 km in. */
const isCutOff = (body: Span, style: NumberStyle | undefined): boolean => {
  if (!dangling.test(body.lower) && !danglingUnit.test(body.lower)) return false;
  const before = body.text.search(/\s+\S+$/);
  return before > 0 && !(readAmount(span(body, 0, before), style) instanceof Diagnostic);
};

/** The whole text as an amount, where nothing is asked. */
const attemptWhole = (body: Span, style: NumberStyle | undefined): Understood | Diagnostic => {
  if (leading.test(body.lower)) return refusedAt(body, missingAmount, true);
  const amount = readAmount(body, style);
  if (amount instanceof Diagnostic ? isCutOff(body, style) : isDangling(body, amount)) {
    const end = { index: body.offset + body.text.length, length: 0 };
    return new Diagnostic(end, (name) => missingTarget(name, body.text, end), true);
  }
  if (amount instanceof Diagnostic) return amount;
  // A number of feet with a digit stuck to it is how tall somebody is
  return understand(readHeight(body) ?? amount, undefined, body.lexicon!);
};

/** The first way to take a question apart that is understood, or the worst diagnostic; undefined if there is none. */
const firstUnderstood = (
  frames: readonly Frame[],
  style: NumberStyle | undefined,
): Understood | Diagnostic | undefined => {
  let diagnostic: Diagnostic | undefined;
  for (const frame of frames) {
    const result = attempt(frame, style);
    if (!(result instanceof Diagnostic)) return result;
    diagnostic = worst(diagnostic, result);
    if (diagnostic.isFinal) return diagnostic;
  }
  return diagnostic;
};

/** A number with a name of the language, in which words may stand that otherwise ask for something: `7 километров в час`. */
const readNamed = (source: Span, style: NumberStyle | undefined): Understood | undefined => {
  const vocabulary = source.lexicon?.vocabulary;
  const amount = vocabulary && readAmount(source, style);
  if (!amount || amount instanceof Diagnostic || amount.terms.length > 1) return undefined;
  const { unit } = amount.terms[0]!;
  if (!unit || !vocabulary.hasName(unit.plain)) return undefined;
  const understood = understand(amount, undefined, source.lexicon);
  // What is ambiguous alone may be asked in something
  return understood instanceof Diagnostic ? undefined : understood;
};

/**
 * Returns true for a product of two units with a rare one among them, as the picosecond in `150 ps kw`, and for a product that no quantity
 * lists: `500 mbps mb/s`.
 */
const isUnlikely = ({ meaning: { counts } }: Understood): boolean => {
  const [{ unit }] = counts as [(typeof counts)[number]];
  const factors = unit.product?.factors;
  if (counts.length > 1 || !factors) return false;
  return !unit.quantity || (factors.length === 2 && factors.some((factor) => rankOf(factor.unit) !== 'everyday'));
};

/** The same text as a measure in units of every day and the unit that it is asked in: 150 horsepower in kilowatts. */
const inEveryday = (body: Span, style: NumberStyle | undefined): Understood | undefined => {
  const at = body.plain.search(/\s+\S+$/);
  // Before the space is a number with a unit
  if (at < 0 || !/\p{L}/u.test(body.plain.slice(0, at))) return undefined;
  const last = { amount: span(body, 0, at), target: span(body, at), isIn: false };
  const pair = firstUnderstood([last, ...framesBeside(body)], style);
  if (!pair || pair instanceof Diagnostic) return undefined;
  const { counts, targets } = pair.meaning;
  return [...counts.map(({ unit }) => unit), ...targets].every((unit) => rankOf(unit) === 'everyday')
    ? pair
    : undefined;
};

/**
 * Returns the reading of an amount with its target after it, in another language than English. Undefined for a unit in itself, which has no
 * point: 300 كم كم. A split that is refused leaves others: डिग्री | सेल्सियस फ़ारेनहाइट.
 */
const inBeside = (body: Span, style: NumberStyle | undefined): Understood | undefined => {
  for (const frame of framesBeside(body)) {
    const pair = attempt(frame, style);
    if (pair instanceof Diagnostic) continue;
    const { counts, targets } = pair.meaning;
    return counts.length === 1 && targets.length === 1 && counts[0]!.unit === targets[0] ? undefined : pair;
  }
  return undefined;
};

const readAsked = (
  source: Span,
  { body, frames }: ReturnType<typeof readQuestion>,
  style: NumberStyle | undefined,
  isMeasure = false,
): Understood | Diagnostic => {
  const asked = firstUnderstood(frames, style);
  if (asked && !(asked instanceof Diagnostic)) return asked;
  const diagnostic = asked;
  if (diagnostic?.isFinal) return diagnostic;
  // Only `in` may be part of an amount
  if (diagnostic && !frames.every(({ isIn }) => isIn)) {
    // The word between both may stand after the target: 72 किलो पाउंड में कितना
    return (source.lexicon?.vocabulary && inBeside(body, style)) || diagnostic;
  }
  const whole = attemptWhole(body, style);
  if (!(whole instanceof Diagnostic)) return (isUnlikely(whole) ? inEveryday(body, style) : undefined) ?? whole;
  // After a measure stands no target
  if (isMeasure) return whole;
  if (source.lexicon?.vocabulary) return inBeside(body, style) ?? worst(diagnostic, whole);
  if (whole.isFinal) return whole;
  // Two words side by side may be a unit and an ingredient: without a list of those, nothing tells
  const beside = source.lexicon?.ingredients ? firstUnderstood(framesBeside(body), style) : undefined;
  return beside instanceof Diagnostic || !beside ? worst(diagnostic, whole) : beside;
};

/** A text that is understood but has no result is at fault as a whole: zero miles per gallon in liters, 1e400 m. */
const workOutAt = (source: Span, { meaning, ingredient }: Understood, parameter: string): Parsed | Diagnostic => {
  try {
    return evaluateMeaning(meaning, { ingredient, parameter, lexicon: source.lexicon! });
  } catch (error) {
    if (!(error instanceof UnitsError)) throw error;
    const { code, message, reason } = error;
    return refusedAt(
      source,
      (name, _, place) => new UnitsError(code, message, { parameter: name, place, reason }),
      true,
    );
  }
};

const readUnderstood = (source: Span, style: NumberStyle | undefined): Understood | Diagnostic =>
  readOnce(source, 'text', () => readNamed(source, style) ?? readAsked(source, readQuestion(source), style));

/** Reads a span of a text as a quantity or a question. Costs no sentence where it is not one. */
export const readText = (source: Span, style: NumberStyle | undefined, parameter: string): Parsed | Diagnostic => {
  const result = readUnderstood(source, style);
  if (result instanceof Diagnostic) return result;
  const parsed = workOutAt(source, result, parameter);
  if (parsed instanceof Diagnostic) return parsed;
  if (!result.ingredient) rememberPlain(source.text, result.meaning, source.lexicon!);
  return parsed;
};

/** Reads an amount and its target as a question. */
export const readFrame = (frame: Frame, style: NumberStyle | undefined): Parsed | Diagnostic => {
  const result = attempt(frame, style);
  return result instanceof Diagnostic ? result : workOutAt(frame.amount, result, 'text');
};

/** Reads a span of a text as a measure alone. Returns undefined for a question without reading its parts, and with an ingredient. */
export const readMeasure = (source: Span, style: NumberStyle | undefined): Parsed | undefined => {
  const question = readQuestion(source);
  // Only `in` may be part of a measure
  const mayBeOne = question.frames.every(({ isIn }) => isIn);
  const result = readNamed(source, style) ?? (mayBeOne ? readAsked(source, question, style, true) : undefined);
  if (!result || result instanceof Diagnostic || result.ingredient || result.meaning.targets.length > 0)
    return undefined;
  const parsed = workOutAt(source, result, 'text');
  return parsed instanceof Diagnostic ? undefined : parsed;
};

/** Reads a number alone as one of a unit. Undefined for any other text. */
const readBare = (
  source: Span,
  unit: string,
  style: NumberStyle | undefined,
  parameter: string,
): Parsed | Diagnostic | undefined => {
  const { id } = source.lexicon!.findUnit(unit);
  const amount = readAmount(source, style);
  if (amount instanceof Diagnostic || amount.terms.length > 1 || amount.terms[0]!.unit) return undefined;
  const understood = understand(inUnit(amount, makeSource(id, source.lexicon)), undefined, source.lexicon!);
  return understood instanceof Diagnostic ? understood : workOutAt(source, understood, parameter);
};

/** Returns the region of options: the one that is given, or that of the tag. */
export const regionOf = ({ region, locale }: Pick<ParseOptions, 'region' | 'locale'>): string | undefined =>
  region === undefined ? locale && namedRegion(tagOf(locale)) : regionGiven(region);

const parseLong = (text: string, everywhere: Lexicon, options: Partial<ParseOptions>, parameter: string): Parsed => {
  const { locale, unit } = options;
  if (typeof text !== 'string') throw mustBe('invalid-text', parameter, 'a text', text);
  if (text.length > longestText) throw tooLong(parameter, text.length, longestText);
  const lexicon = everywhere.in(locale).at(regionOf(options));
  const source = makeText(text, lexicon);
  if (source.text === '') throw nothingToRead(parameter);
  const style = locale === undefined ? styleFromHints(source.plain) : styleOf(tagOf(locale));
  const alone = unit === undefined ? undefined : readBare(source, unit, style, parameter);
  const parsed = alone ?? readText(source, style, parameter);
  if (parsed instanceof Diagnostic) throw parsed.error(parameter);
  return parsed;
};

/** Reads what people type. */
export interface Parse {
  /**
   * Reads a quantity as people type it, or a question about one: `5 ft 6 in`, `10 km in miles`.
   *
   * @param text - The typed text, at most 500 characters.
   * @param options - The locale of its numbers, the region of its words, and the unit of a number without one.
   * @param parameter - The parameter's name in error messages.
   * @throws UnitsError with the reason and, as `place`, the span of the text at fault: invalid-query, ambiguous-number,
   * unknown-unit, ambiguous-unit, incompatible-units, unknown-ingredient, division-by-zero, result-out-of-range.
   * @example parse('5 ft 6 in').value // 66, of the unit 'inch'
   * @example parse('1 pint', { region: 'GB' }).unit // 'pint-imperial'
   * @example parse('180', { unit: 'cm' }).unit // 'centimeter'
   */
  (text: string, options?: ParseOptions, parameter?: string): Parsed;
}

/** Makes the function that reads texts in units of a lexicon. */
// @__NO_SIDE_EFFECTS__
export const createParse = (lexicon: Lexicon): Parse =>
  unpolluted((text, options, givenParameter) => {
    const given = optionsOf(options);
    const parameter = parameterOf(givenParameter, 'text');
    const isPlain = given.locale === undefined && given.region === undefined && typeof text === 'string';
    return (isPlain ? readPlain(text, lexicon) : undefined) ?? parseLong(text, lexicon, given, parameter);
  });
