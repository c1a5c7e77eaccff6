import type { Assumption } from '../model/assumption.ts';
import { readDate } from '../model/date.ts';
import { mustBe } from '../model/error.ts';
import { bare, optionsOf, unpolluted } from '../model/given.ts';
import { checkRates, type Rates } from '../model/rates.ts';
import type { Notes } from '../model/speech.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { nothingToRead, tooLong } from '../text/diagnostics/refusal.ts';
import type { Measure } from '../text/format/measure.ts';
import type { Place } from '../text/format/preference.ts';
import { namedRegion, tagOf, type LocaleOption } from '../text/locale.ts';
import { styleFromHints, styleOf, type NumberStyle } from '../text/numbers/style.ts';
import { readText, regionOf } from '../text/question/parse.ts';
import type { Parsed } from '../text/question/parsed.ts';
import { readPlain } from '../text/question/plain.ts';
import { makeText, type Span } from '../text/span.ts';
import type { Lexicon } from '../text/units/lexicon.ts';
import type { Amount, ConversionAnswer } from './answer.ts';
import { mayBeNoUnit } from './letters-beside-signs.ts';
import { isAlsoSum, looksLikeSum, mayBeMeasure } from './looks-like-sum.ts';
import { noteOf } from './note.ts';
import { withoutTalk } from './talk.ts';
import { wantedConversions } from './wanted.ts';
import { mostWanted } from './wanted-units.ts';

/** Options for reading a question. */
export interface AskOptions {
  /**
   * A language tag, for the number format of the question and the answer. Without one, 1,234 is refused. The default
   * export of `@units/engine/locales/…` also reads and writes names and words of the language.
   */
  readonly locale?: LocaleOption | undefined;
  /**
   * The region in which words are read, as a gallon in `GB`, and whose units come first in the answer to a measure alone.
   * Default: the region of the locale's tag.
   */
  readonly region?: string | undefined;
  /** The usage of a measure alone, by its name in Unicode CLDR: `person-height`. */
  readonly usage?: string | undefined;
  /** The date that `today` means, `YYYY-MM-DD`. Default: today in UTC. */
  readonly today?: string | undefined;
  /** `keep` rounds a conversion to the significant figures of its value, and says so. Default: no rounding. */
  readonly figures?: 'keep' | undefined;
  /** Exchange rates, for questions about currencies. */
  readonly rates?: Rates | undefined;
}

export const longestQuestion = 1000;

/** Returns a measure as a plain object for answers. */
export const toAmount = ({ value, unit }: Measure): Amount => ({ value, unit });

/** Returns a measure with the parts of a mixed preference. */
const withParts = (measure: Measure): Amount =>
  measure.parts ? { ...toAmount(measure), parts: measure.parts.map(toAmount) } : toAmount(measure);

/** Options for writing an answer. */
export interface AnswerOptions {
  readonly locale: LocaleOption | undefined;
  /** The region of the reader, for a measure alone; undefined if it is unknown. */
  readonly place: Place | undefined;
  /** The sentences of notes, unless the language is English. */
  readonly notes?: Notes | undefined;
  /** The ingredient's name in the question, unless the language is English. */
  readonly ingredient?: string | undefined;
  /** Assumptions about the language's words for units, beside an ingredient. */
  readonly assumed?: readonly Assumption[] | undefined;
}

const tellingOf = ({ locale, region, usage }: AskOptions): AnswerOptions => {
  const own = region ?? (locale === undefined ? undefined : namedRegion(tagOf(locale)));
  const place = own === undefined && usage === undefined ? undefined : { region: own, usage, locale };
  return { locale, place, notes: undefined, ingredient: undefined };
};

/** An answer without its text, and without the constants and uncertainties of its units. */
export type PlainAnswer = Omit<ConversionAnswer, 'text' | 'constants' | 'uncertainty' | 'exact' | 'quantity'>;

/**
 * The answer to a conversion, with numbers but no text. Suggested conversions are calculated on access, because most
 * callers only need the number.
 */
export class PlainConversion implements PlainAnswer {
  readonly kind = 'conversion';
  readonly value: number;
  readonly unit: string;
  readonly to: readonly string[];
  readonly #parsed: Parsed;
  readonly #telling: AnswerOptions;
  readonly #lexicon: Lexicon;
  readonly aside: string | undefined;

  /**
   * @param lexicon - The units by which the question was read.
   * @param aside - Words of the question that were ignored.
   */
  constructor(parsed: Parsed, telling: AnswerOptions, lexicon: Lexicon, aside?: string) {
    this.value = parsed.value;
    this.unit = parsed.unit;
    this.to = parsed.to;
    this.#parsed = parsed;
    // Its note is written on access, when a program may have added properties to Object.prototype
    this.#telling = bare(telling);
    this.#lexicon = lexicon;
    this.aside = aside;
  }

  protected get parsed(): Parsed {
    return this.#parsed;
  }

  protected get telling(): AnswerOptions {
    return this.#telling;
  }

  get parts(): readonly Amount[] {
    return this.#parsed.parts.map(toAmount);
  }

  get ingredient(): string | undefined {
    return this.#parsed.ingredient;
  }

  get result(): number | undefined {
    const { answer } = this.#parsed;
    return answer?.length === 1 ? answer[0]!.value : undefined;
  }

  /** The conversions that people want for a measure alone, the most useful first. */
  protected get wanted(): readonly Measure[] {
    const { ingredient } = this.#parsed;
    const row = ingredient === undefined ? undefined : this.#lexicon.ingredients?.lookUp(ingredient);
    return unpolluted(wantedConversions)(this.#parsed, row, this.#lexicon);
  }

  get results(): readonly Amount[] {
    return (this.#parsed.answer ?? this.wanted.slice(0, mostWanted)).map(withParts);
  }

  get note(): string | undefined {
    const { aside, assumed } = this;
    return noteOf([this.unit, ...this.to], this.#telling.notes, { aside, assumed, measures: [this.#parsed] });
  }

  get assumed(): readonly Assumption[] | undefined {
    const assumed = [...(this.#telling.assumed ?? []), ...this.#parsed.assumed];
    return assumed.length > 0 ? assumed : undefined;
  }
}

const dayOf = (given: string): string => {
  if (typeof given !== 'string' || !readDate(given))
    throw mustBe('invalid-date', 'today', 'a date as YYYY-MM-DD', given);
  return given;
};

/** A question with its parsed options. */
export interface Question {
  readonly source: Span;
  readonly style: NumberStyle | undefined;
  readonly locale: LocaleOption | undefined;
  readonly telling: AnswerOptions;
  readonly rates: Rates | undefined;
  readonly day: string | undefined;
}

/** A question whose answer is not a plain conversion. */
export interface Unanswered {
  /** True if it may be a calculation. */
  readonly isSum: boolean;
  /** The reading; undefined for a text that may be a calculation. */
  readonly parsed: Parsed | Diagnostic | undefined;
}

/** Reads questions by the units of a lexicon, and makes answers from the readings. */
export interface QuestionReader<C> {
  readonly lexicon: Lexicon;
  readonly answer: (parsed: Parsed, telling: AnswerOptions) => C;
}

const endsInHalfOfDay = /\d\s*[ap]m\s*$/i;

/** Returns the options of a question, parsed. Throws a UnitsError for invalid ones. */
const settingsOf = (options: Partial<AskOptions>): Omit<Question, 'source' | 'style'> => ({
  locale: options.locale,
  telling: tellingOf(options),
  rates: options.rates === undefined ? undefined : checkRates(options.rates),
  day: options.today === undefined ? undefined : dayOf(options.today),
});

/** Matches pounds sterling, and miles per gallon beside petrol or its price for a litre. */
const ofBritain = /£|(?<![a-z])mpg(?![a-z]).*(?:petrol|\d\s?p?\s?(?:a|per)\slitre)|petrol.*(?<![a-z])mpg(?![a-z])/i;

/** Returns a text as a question. Throws a UnitsError for invalid options and for anything but text. */
export const questionOf = (
  text: string,
  lexicon: Lexicon,
  options: Partial<AskOptions>,
  parameter: string,
): Question => {
  const settings = settingsOf(options);
  const { locale } = settings;
  if (typeof text !== 'string') throw mustBe('invalid-text', parameter, 'a text', text);
  if (text.length > longestQuestion) throw tooLong(parameter, text.length, longestQuestion);
  // The gallon that pounds sterling or petrol are paid for by is the imperial one
  const region = regionOf(options) ?? (ofBritain.test(text) ? 'GB' : undefined);
  const here = lexicon.in(locale).at(region);
  const source = makeText(here.vocabulary ? text : withoutTalk(text), here);
  const style = locale === undefined ? styleFromHints(source.plain) : styleOf(tagOf(locale));
  return { ...settings, source, style };
};

/**
 * Returns the answer if earlier readings suffice for it, else the question with its parsed options. Throws a UnitsError
 * for invalid options and for anything but text.
 */
export const takeQuestion = <C>(
  { lexicon, answer }: QuestionReader<C>,
  text: string,
  givenOptions: AskOptions | undefined,
  parameter: string,
): C | Question => {
  const options = optionsOf(givenOptions);
  const isEverywhere = options.locale === undefined && options.region === undefined;
  const known = isEverywhere && typeof text === 'string' ? readPlain(text, lexicon) : undefined;
  const isPlain = known && (!known.answer || !isAlsoSum(text));
  // Without a target, letters may be a constant ("300 K / k") or a half of the day ("5 pm")
  if (isPlain && (known.answer || !(mayBeNoUnit(text) || endsInHalfOfDay.test(text))))
    return answer(known, settingsOf(options).telling);
  return questionOf(text, lexicon, options, parameter);
};

/** Returns the answer to a plain conversion, or the reading of any other question. Throws a UnitsError. */
export const convertOrRead = <C>(
  { answer }: QuestionReader<C>,
  { source, style, telling }: Pick<Question, 'source' | 'style' | 'telling'>,
  parameter: string,
): C | Unanswered => {
  if (source.text === '') throw nothingToRead(parameter);
  const isSum = looksLikeSum(source.plain);
  const parsed = isSum && !mayBeMeasure(source.plain) ? undefined : readText(source, style, parameter);
  const isAnswered = parsed && !(parsed instanceof Diagnostic) && parsed.answer;
  return isAnswered ? answer(parsed, telling) : { isSum, parsed };
};

/**
 * Returns the answer to a plain conversion, or undefined for other questions. Throws a UnitsError for invalid options
 * and for anything but text.
 */
export const answerConversion = <C extends PlainConversion>(
  reader: QuestionReader<C>,
  text: string,
  options: AskOptions | undefined,
  parameter: string,
): C | undefined => {
  const question = takeQuestion(reader, text, options, parameter);
  const answer = question instanceof PlainConversion ? question : convertOrRead(reader, question, parameter);
  return answer instanceof PlainConversion ? answer : undefined;
};
