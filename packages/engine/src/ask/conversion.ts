import type { Assumption } from '../model/assumption.ts';
import { lookUpIngredient } from '../conversion/ingredients.ts';
import { readDate } from '../model/date.ts';
import { mustBe } from '../model/error.ts';
import { optionsOf } from '../model/given.ts';
import { checkRates, type Rates } from '../model/rates.ts';
import type { Notes } from '../model/speech.ts';
import { recordOf, type ConstantRecord } from '../measured/constant.ts';
import { combine, uncertaintyOf } from '../measured/deviations.ts';
import { constantsOfUnit } from '../measured/constants-of-unit.ts';
import { deviationsOfUnit } from '../measured/measured-units.ts';
import { catalogue, formatParts } from '../text/catalogue.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { nothingToRead, tooLong } from '../text/diagnostics/refusal.ts';
import type { Measure } from '../text/format/measure.ts';
import type { Place } from '../text/format/preference.ts';
import { dataOf, namedRegion, tagOf, type LocaleOption } from '../text/locale.ts';
import { styleFromHints, styleOf, type NumberStyle } from '../text/numbers/style.ts';
import { readText } from '../text/question/parse.ts';
import type { Parsed } from '../text/question/parsed.ts';
import { readPlain } from '../text/question/plain.ts';
import { makeSource, span, type Span } from '../text/span.ts';
import type { Amount, ConversionAnswer } from './answer.ts';
import { looksLikeSum, mayBeMeasure } from './looks-like-sum.ts';
import { noteOf } from './note.ts';
import { writeUncertainMeasure } from './uncertain-text.ts';
import { wantedConversions } from './wanted.ts';

/** How to read a question. */
export interface AskOptions {
  /**
   * A language tag: how numbers are written in the question, and in the text of the answer. Without one, 1,234 is refused. With the
   * default export of an entry `@units/engine/locales/…`, names and words of the language are read and written too.
   */
  readonly locale?: LocaleOption | undefined;
  /** The region whose units a measure alone is answered in first: `US`. Left out, the one that the tag of the locale names. */
  readonly region?: string | undefined;
  /** What a measure alone is said for, by its name in Unicode CLDR: `person-height`. */
  readonly usage?: string | undefined;
  /** The day that `today` means, `YYYY-MM-DD`; today in UTC unless it is given. */
  readonly today?: string | undefined;
  /** Rates of exchange, where the question may lead from one currency to another. */
  readonly rates?: Rates | undefined;
}

const longestText = 1000;

/** Digits that a double always keeps: what changes within them was rounded. */
export const keptDigits = 15;

/** A measure as answers have it. */
export const plain = ({ value, unit }: Measure): Amount => ({ value, unit });

/** A measure with the parts of a mixed preference. */
const withParts = (measure: Measure): Amount =>
  measure.parts ? { ...plain(measure), parts: measure.parts.map(plain) } : plain(measure);

/** How an answer is told. */
export interface Telling {
  readonly locale: LocaleOption | undefined;
  /** Where a measure alone is asked; undefined where nobody says. */
  readonly place: Place | undefined;
  /** The sentences of notes, where the language is not English. */
  readonly notes?: Notes | undefined;
}

const tellingOf = ({ locale, region, usage }: AskOptions): Telling => {
  const own = region ?? (locale === undefined ? undefined : namedRegion(tagOf(locale)));
  return { locale, place: own === undefined && usage === undefined ? undefined : { region: own, usage, locale } };
};

/** What was understood, and the answer, for people: `5 ft 6 in = 167.64 cm`. */
const textOf = (
  { parts, ingredient }: Parsed,
  measures: readonly Measure[],
  locale: LocaleOption | undefined,
  uncertainty: number | undefined,
): string => {
  const quantity = formatParts(parts, { locale });
  const asked = ingredient === undefined ? quantity : `${quantity} (${ingredient})`;
  if (measures.length === 0) return asked;
  if (uncertainty !== undefined)
    return `${asked} ≈ ${writeUncertainMeasure(measures[0]!, uncertainty, tagOf(locale ?? 'en'))}`;
  const shown = formatParts(measures, { locale });
  const isWhole = shown === formatParts(measures, { locale, digits: keptDigits });
  return `${asked} ${isWhole ? '=' : '≈'} ${shown}`;
};

/** The answer to a conversion. Its text and the wanted conversions are made when they are read: most callers want the number. */
export class Conversion implements ConversionAnswer {
  readonly kind = 'conversion';
  readonly value: number;
  readonly unit: string;
  readonly to: readonly string[];
  readonly #parsed: Parsed;
  readonly #telling: Telling;
  readonly aside: string | undefined;

  /** @param aside - Words of the question that said nothing about it. */
  constructor(parsed: Parsed, telling: Telling, aside?: string) {
    this.value = parsed.value;
    this.unit = parsed.unit;
    this.to = parsed.to;
    this.#parsed = parsed;
    this.#telling = telling;
    this.aside = aside;
  }

  get parts(): readonly Amount[] {
    return this.#parsed.parts.map(plain);
  }

  get ingredient(): string | undefined {
    return this.#parsed.ingredient;
  }

  get result(): number | undefined {
    const { answer } = this.#parsed;
    return answer?.length === 1 ? answer[0]!.value : undefined;
  }

  get #measures(): readonly Measure[] {
    const { answer, ingredient } = this.#parsed;
    if (answer) return answer;
    const row = ingredient === undefined ? undefined : lookUpIngredient(ingredient);
    return wantedConversions(this.#parsed, row, this.#telling.place);
  }

  get uncertainty(): number | undefined {
    const { result } = this;
    if (result === undefined || result === 0 || this.#parsed.parts.length > 1) return undefined;
    const [from, to] = [this.unit, this.to[0]!].map((unit) => deviationsOfUnit(catalogue.findUnit(unit), catalogue));
    if (from!.size === 0 && to!.size === 0) return undefined;
    // A unit in itself is as many as before
    return Math.abs(result) * uncertaintyOf(combine(from!, 1, to, -1)) || undefined;
  }

  get constants(): readonly ConstantRecord[] | undefined {
    const units = [...this.#parsed.parts.map(({ unit }) => unit), ...this.to];
    const rows = new Set(units.flatMap((unit) => constantsOfUnit(catalogue.findUnit(unit), catalogue)));
    return rows.size === 0 ? undefined : Array.from(rows, recordOf);
  }

  get results(): readonly Amount[] {
    return this.#measures.map(withParts);
  }

  get text(): string {
    return textOf(this.#parsed, this.#parsed.answer ?? [], this.#telling.locale, this.uncertainty);
  }

  get note(): string | undefined {
    const { aside, assumed } = this;
    return noteOf([this.unit, ...this.to], this.#telling.notes, { aside, assumed, measures: [this.#parsed] });
  }

  get assumed(): readonly Assumption[] | undefined {
    const { assumed } = this.#parsed;
    return assumed.length > 0 ? assumed : undefined;
  }

  /** What is written as JSON. */
  toJSON(): object {
    const { kind, value, unit, parts, to, ingredient, result, results, text, note, assumed, aside } = this;
    const { uncertainty, constants } = this;
    return {
      kind,
      value,
      unit,
      parts,
      to,
      ...(ingredient === undefined ? {} : { ingredient }),
      ...(result === undefined ? {} : { result }),
      ...(uncertainty === undefined ? {} : { uncertainty }),
      results,
      ...(constants === undefined ? {} : { constants }),
      text,
      ...(note === undefined ? {} : { note }),
      ...(assumed === undefined ? {} : { assumed }),
      ...(aside === undefined ? {} : { aside }),
    };
  }
}

const dayOf = (given: string): string => {
  if (typeof given !== 'string' || !readDate(given))
    throw mustBe('invalid-date', 'today', 'a date as YYYY-MM-DD', given);
  return given;
};

/** A question as it was given, with what its options say. */
export interface Question {
  readonly source: Span;
  readonly style: NumberStyle | undefined;
  readonly locale: LocaleOption | undefined;
  readonly telling: Telling;
  readonly rates: Rates | undefined;
  readonly day: string | undefined;
}

/** A question whose answer is no plain conversion. */
export interface Unanswered {
  /** Whether it may ask to work something out. */
  readonly isSum: boolean;
  /** What was read of it: nothing of what may be a sum. */
  readonly parsed: Parsed | Diagnostic | undefined;
}

/** Takes a question, and answers at once what was asked before. Throws a UnitsError for options that are none and for no text. */
export const takeQuestion = (
  text: string,
  givenOptions: AskOptions | undefined,
  parameter: string,
): Conversion | Question => {
  const options = optionsOf(givenOptions);
  const { locale } = options;
  const telling = tellingOf(options);
  const rates = options.rates === undefined ? undefined : checkRates(options.rates);
  const day = options.today === undefined ? undefined : dayOf(options.today);
  const known = locale === undefined && typeof text === 'string' ? readPlain(text, catalogue) : undefined;
  if (known && (!known.answer || !looksLikeSum(text) || mayBeMeasure(text))) return new Conversion(known, telling);
  if (typeof text !== 'string') throw mustBe('invalid-text', parameter, 'a text', text);
  if (text.length > longestText) throw tooLong(parameter, text.length, longestText);
  const source = span(makeSource(text, catalogue.in(locale).for(text)), 0);
  const style = locale === undefined ? styleFromHints(source.plain) : styleOf(tagOf(locale));
  return { source, style, locale, telling, rates, day };
};

/** The answer to a plain conversion, which is looked for first; of others, what was read of them. Throws a UnitsError. */
export const convertOrRead = ({ source, style, telling }: Question, parameter: string): Conversion | Unanswered => {
  if (source.text === '') throw nothingToRead(parameter);
  const isSum = looksLikeSum(source.plain);
  const parsed = isSum && !mayBeMeasure(source.plain) ? undefined : readText(source, style, parameter);
  const isAnswered = parsed && !(parsed instanceof Diagnostic) && parsed.answer;
  return isAnswered ? new Conversion(parsed, telling) : { isSum, parsed };
};

/**
 * The answer of `ask` to a question in English that is a plain conversion; undefined for all others. It needs no calculator and
 * no language, so that whoever asks nothing else loads none.
 */
export const askConversion = (text: string, options?: AskOptions, parameter = 'text'): ConversionAnswer | undefined => {
  if (dataOf(options?.locale)) return undefined;
  const question = takeQuestion(text, options, parameter);
  const answer = question instanceof Conversion ? question : convertOrRead(question, parameter);
  return answer instanceof Conversion ? answer : undefined;
};
