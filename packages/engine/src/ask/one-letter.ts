import { matchesOf } from '../model/matches.ts';
import { letters as baseDimensions } from '../model/base-dimensions.ts';
import { joinWithOr, quoted, UnitsError } from '../model/error.ts';
import type { Notes } from '../model/speech.ts';
import { siFactorOf } from '../definition/definition.ts';
import { quantities } from '../generated/catalogue.ts';
import { dimensionless, readDimension, sameDimension } from '../model/dimension.ts';
import { catalogue } from '../text/catalogue.ts';
import { readQuestion } from '../text/question/question.ts';
import { withMeanings, type Span } from '../text/span.ts';
import type { Answer, CalculationAnswer } from './answer.ts';
import { charge, constant, ofParticles } from './letters-beside-signs.ts';
import { noteOf } from './note.ts';

/** The names of single letters next to a sign: constants, and the unit that is not a degree. */
const names: Readonly<Record<string, string>> = {
  c: 'speed of light',
  k: 'Boltzmann constant',
  h: 'Planck constant',
  e: 'elementary charge',
  R: 'gas constant',
  F: 'Faraday constant',
  G: 'gravitational constant',
  g: 'standard gravity',
  C: 'coulomb',
};

/**
 * Letters that are units only in another case, so that the constant is equally likely, with a clear spelling of each.
 */
const otherwise: Readonly<Record<string, readonly string[]>> = {
  c: ['c_0', '°C', 'cup'],
  k: ['k_B', 'K'],
};

/** Matches kelvins over degrees Rankine or Fahrenheit, which would cancel: K / F. */
const canceled = /(?:°[CFR]|(?<!\p{L})[KCR])\s*\/\s*[RF](?![\p{L}\d])/u;

/** The positions of electric current and amount of substance in a dimension. */
const places = [baseDimensions.indexOf('I'), baseDimensions.indexOf('N')];

/** Returns true if a unit next to C contains an electric current or an amount of substance. */
const isElectric = ({ plain, lexicon }: Span): boolean =>
  (plain.replace(charge, ' ').match(/\p{L}+/gu) ?? []).some((word) => {
    const [unit] = lexicon!.meaningsOf(word).units;
    return unit !== undefined && places.some((place) => siFactorOf(unit).dimension[place] !== 0);
  });

/** A question with names instead of some letters. */
interface Lettered {
  readonly source: Span;
  readonly letters: readonly string[];
}

const withLetters = (source: Span, end: number, patterns: readonly RegExp[]): Lettered => {
  const amount = source.plain.slice(0, end);
  const found = patterns.flatMap((pattern) => matchesOf(pattern, amount));
  const named = new Map(found.map(({ index, 0: letter }) => [source.offset + index, names[letter]!]));
  return { source: withMeanings(source, { letters: named }), letters: [...new Set(found.map(([letter]) => letter))] };
};

let knownDimensions: ReadonlySet<string> | undefined;

/** Returns true if the result's dimension is that of a known quantity. Returns `ofNumber` for a bare number. */
const isKnown = (answer: Answer, ofNumber: boolean): boolean => {
  const unit = answer.kind === 'tool' ? undefined : answer.unit;
  if (unit === undefined) return ofNumber;
  const [found] = catalogue.meaningsOf(unit).units;
  if (!found) return false;
  knownDimensions ??= new Set(quantities.map(({ dimension }) => readDimension(dimension).join()));
  const { dimension } = siFactorOf(found);
  return sameDimension(dimension, dimensionless) ? ofNumber : knownDimensions.has(dimension.join());
};

/** Returns the answer for the letters as names, with a note about them. */
const withNote = (answer: CalculationAnswer, { letters }: Lettered, notes: Notes | undefined): CalculationAnswer => {
  const own = letters.map(
    (letter) => ({ kind: letter === 'C' ? 'unit' : 'number', of: letter, as: names[letter]! }) as const,
  );
  const note = [answer.note, noteOf([], notes, { assumed: own })].filter((one) => one !== undefined).join(' ');
  return {
    ...answer,
    note,
    assumed: [...(answer.assumed ?? []), ...own],
  };
};

const ambiguous = ({ plain }: Span, letters: readonly string[], parameter: string): UnitsError => {
  const caseless = letters.filter((letter) => otherwise[letter]);
  const ways = Math.max(...caseless.map((letter) => otherwise[letter]!.length));
  const suggestions = Array.from({ length: ways }, (_, way) =>
    plain.replace(constant, (letter: string) => (otherwise[letter] ? (otherwise[letter][way] ?? letter) : letter)),
  );
  const read = caseless.map(
    (letter) => `${quoted(letter)} could be the ${names[letter]!} or ${joinWithOr(otherwise[letter]!.slice(1))}`,
  );
  return new UnitsError('ambiguous-unit', `${read.join(', and ')}: write ${joinWithOr(suggestions)}.`, {
    parameter,
    suggestions,
    reason: 'A small letter beside a sign may be a constant or a unit whose symbol has another case.',
  });
};

/** The ways to read a question, with its parameter. */
interface Ways {
  readonly byUnits: () => Answer;
  /**
   * Returns the calculation with names for the letters of a source. Undefined if there is none, or if it is refused.
   */
  readonly inLetters: (source: Span) => CalculationAnswer | undefined;
  readonly notes: Notes | undefined;
  readonly parameter: string;
}

/**
 * Answers a question with letters that may be units or constants. The reading that fits the target applies. Without a
 * target, letters next to an electronvolt are constants. A letter that is a unit only in another case is the constant
 * if only that gives a known quantity; it is refused if both or neither do. Other letters are units. Exceptions are g,
 * R, F and G if only the constant gives a known quantity, and degrees divided by degrees. C is a coulomb next to an
 * electric unit.
 */
export const answerLetters = (source: Span, { byUnits, inLetters, notes, parameter }: Ways): Answer => {
  let plainly: Answer | undefined;
  let fault: unknown;
  try {
    plainly = byUnits();
  } catch (error) {
    if (!(error instanceof UnitsError)) throw error;
    fault = error;
  }
  const [frame] = readQuestion(source).frames;
  const isAsked = frame !== undefined;
  if (plainly && isAsked) return plainly;
  const end = frame ? frame.amount.offset - source.offset + frame.amount.text.length : source.plain.length;
  const known = plainly && plainly.kind !== 'tool' ? (plainly.constants ?? []).map(({ symbol }) => symbol) : [];
  const isUnit = plainly !== undefined && isKnown(plainly, false);
  const meant = (written: Lettered): CalculationAnswer | undefined => {
    const found = inLetters(written.source);
    return found && (isAsked || isKnown(found, true)) ? found : undefined;
  };
  const constants = withLetters(source, end, [constant]);
  const letters = constants.letters.filter((letter) => !known.includes(letter));
  const isCaseless = letters.some((letter) => otherwise[letter]);
  const isRare = letters.some((letter) => 'gRFG'.includes(letter)) && !isUnit;
  const isOfParticles = ofParticles.test(source.plain);
  const isCanceled = canceled.test(source.plain);
  if (letters.length > 0 && (!plainly || isCaseless || isRare || isOfParticles || isCanceled)) {
    const found = meant(constants) ?? (isCanceled ? inLetters(constants.source) : undefined);
    if (found && (!isUnit || isOfParticles || isCanceled)) return withNote(found, constants, notes);
    if (plainly && isCaseless && (found || !isUnit)) throw ambiguous(source, letters, parameter);
  }
  // Keep a known quantity in degrees, and the refusal to double a temperature
  if (!isUnit && (isAsked || isElectric(source))) {
    for (const patterns of [[charge], [charge, constant]]) {
      const written = withLetters(source, end, patterns);
      if (!written.letters.includes('C')) continue;
      const found = plainly ? inLetters(written.source) : meant(written);
      if (found) return withNote(found, written, notes);
    }
  }
  if (plainly) return plainly;
  throw fault;
};
