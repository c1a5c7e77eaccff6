import { optionsOf, parameterOf } from '../model/given.ts';
import { tools } from '../catalog/tools.ts';
import { lookUpIngredient } from '../conversion/ingredients.ts';
import { readDate, today as todayInUtc } from '../model/date.ts';
import { mustBe, UnitsError } from '../model/error.ts';
import { refusedIn } from './refused-in.ts';
import { Diagnostic, worst } from '../text/diagnostics/diagnostic.ts';
import { nothingToRead, tooLong, unknownFunction } from '../text/diagnostics/refusal.ts';
import { catalogue, formatParts } from '../text/catalogue.ts';
import type { Measure } from '../text/format/measure.ts';
import { styleFromHints, styleOf } from '../text/numbers/style.ts';
import { readText } from '../text/question/parse.ts';
import type { Parsed } from '../text/question/parsed.ts';
import { readPlain } from '../text/question/plain.ts';
import { readQuestion } from '../text/question/question.ts';
import { readBridged, type Bridged } from './bridged.ts';
import type { BestMeasure } from '../text/format/best.ts';
import type { Place } from '../text/format/preference.ts';
import { dataOf, namedRegion, tagOf, type LocaleOption } from '../text/locale.ts';
import type { Speech } from '../model/speech.ts';
import { makeSource, span, type Span } from '../text/span.ts';
import type { Amount, Answer, ConversionAnswer } from './answer.ts';
import { looksLikeSum, readSum } from './calculation.ts';
import { checkRates, type Rates } from '../model/rates.ts';
import { noteOf } from './note.ts';
import { wantedConversions } from './wanted.ts';
import { answerOfTool } from './tool-answer.ts';
import { findByLook, findByWords, indexTools, type ToolIndex, type ToolQuestion } from './tool-question.ts';
import type { Reading } from './slots.ts';

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
const keptDigits = 15;

const plain = ({ value, unit }: Measure): Amount => ({ value, unit });

/** A measure with the parts of a mixed preference. */
const withParts = (measure: BestMeasure): Amount =>
  measure.parts ? { ...plain(measure), parts: measure.parts.map(plain) } : plain(measure);

/** How an answer is told. */
interface Telling {
  readonly locale: LocaleOption | undefined;
  /** Where a measure alone is asked; undefined where nobody says. */
  readonly place: Place | undefined;
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
): string => {
  const quantity = formatParts(parts, { locale });
  const asked = ingredient === undefined ? quantity : `${quantity} (${ingredient})`;
  if (measures.length === 0) return asked;
  const shown = formatParts(measures, { locale });
  const isWhole = shown === formatParts(measures, { locale, digits: keptDigits });
  return `${asked} ${isWhole ? '=' : '≈'} ${shown}`;
};

/** The answer to a conversion. Its text and the wanted conversions are made when they are read: most callers want the number. */
class Conversion implements ConversionAnswer {
  readonly kind = 'conversion';
  readonly value: number;
  readonly unit: string;
  readonly to: readonly string[];
  readonly #parsed: Parsed;
  readonly #telling: Telling;

  constructor(parsed: Parsed, telling: Telling) {
    this.value = parsed.value;
    this.unit = parsed.unit;
    this.to = parsed.to;
    this.#parsed = parsed;
    this.#telling = telling;
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

  get #measures(): readonly BestMeasure[] {
    const { answer, ingredient } = this.#parsed;
    if (answer) return answer;
    const row = ingredient === undefined ? undefined : lookUpIngredient(ingredient);
    return wantedConversions(this.#parsed, row, this.#telling.place);
  }

  get results(): readonly Amount[] {
    return this.#measures.map(withParts);
  }

  get text(): string {
    return textOf(this.#parsed, this.#parsed.answer ?? [], this.#telling.locale);
  }

  get note(): string | undefined {
    return noteOf([this.unit, ...this.to]);
  }

  /** What is written as JSON. */
  toJSON(): object {
    const { kind, value, unit, parts, to, ingredient, result, results, text, note } = this;
    return {
      kind,
      value,
      unit,
      parts,
      to,
      ...(ingredient === undefined ? {} : { ingredient }),
      ...(result === undefined ? {} : { result }),
      results,
      text,
      ...(note === undefined ? {} : { note }),
    };
  }
}

/** A conversion that a substance or an equivalence bridged: that is named in the answer, and told with its source. */
const answerOfBridge = ({ asked, answer, name, taken, note }: Bridged, { locale }: Telling): ConversionAnswer => {
  const { substance, molarMass, as } = taken;
  const quantity = formatParts(asked.parts, { locale });
  const shown = formatParts([answer], { locale });
  const isWhole = shown === formatParts([answer], { locale, digits: keptDigits });
  const further = note ?? noteOf([asked.unit, answer.unit]);
  return {
    kind: 'conversion',
    value: asked.value,
    unit: asked.unit,
    parts: asked.parts.map(plain),
    to: [answer.unit],
    ...(substance === undefined || molarMass === undefined ? {} : { substance, molarMass }),
    ...(as === undefined ? {} : { as }),
    result: answer.value,
    results: [plain(answer)],
    text: `${quantity} (${name}) ${isWhole ? '=' : '≈'} ${shown}`,
    ...(further === undefined ? {} : { note: further }),
  };
};

let english: ToolIndex | undefined;
const indexes = new WeakMap<Speech, ToolIndex>();

/** The sentences that ask for tools: those of the language first, where it has some, then those of English. */
const indexesFor = (speech: Speech | undefined): readonly ToolIndex[] => {
  english ??= indexTools(tools);
  if (!speech?.asking) return [english];
  let own = indexes.get(speech);
  if (!own) indexes.set(speech, (own = indexTools(tools, speech)));
  return [own, english];
};

/** The first question that one of the indexes finds. */
const firstQuestion = (
  { speech }: Context,
  find: (index: ToolIndex) => ToolQuestion | undefined,
): ToolQuestion | undefined => {
  for (const index of indexesFor(speech)) {
    const question = find(index);
    if (question) return question;
  }
  return undefined;
};

/** What a word behind the target says of the amount: 1 pint in ml uk. */
const system = /^((?:\d[\d\s./]*|an?\s+))(.+)\s(in|to|into)\s(.+?)\s\(?(uk|us|imperial)\)?$/i;

/** The same with the word before the unit. */
const withSystem = (source: Span): Span | undefined => {
  const [, number, unit, word, target, name] = system.exec(source.plain) ?? [];
  return number === undefined
    ? undefined
    : makeSource(`${number.trim()} ${name} ${unit} ${word} ${target}`, source.lexicon);
};

interface Context extends Reading {
  readonly locale: LocaleOption | undefined;
  readonly telling: Telling;
  readonly rates: Rates | undefined;
  readonly parameter: string;
  /** The language, where it is not English. */
  readonly speech: Speech | undefined;
}

const readOther = (source: Span, context: Context): Answer | undefined => {
  const question = firstQuestion(context, (index) => findByLook(index, source, context));
  if (question) return answerOfTool(question, source, { ...context, asked: source.text });
  const moved = withSystem(source);
  const parsed = moved && readText(moved, context.style, context.parameter);
  return parsed && !(parsed instanceof Diagnostic) ? new Conversion(parsed, context.telling) : undefined;
};

/** A question to a tool, by its words, with its courtesies or without. */
const readTool = (source: Span, body: Span, context: Context): Answer | undefined => {
  const isBare = body.text === source.text;
  const question =
    firstQuestion(context, (index) => findByWords(index, source, context)) ??
    (isBare ? undefined : firstQuestion(context, (index) => findByWords(index, body, context)));
  return question && answerOfTool(question, source, { ...context, asked: body.text });
};

/** What calculators know beside these sums. */
const functions = /\b(?:sin|cos|tan|asin|acos|atan|log|log10|log2|ln|exp|abs|mod)(?=\s*\(|\s+\d)/;

/** Plain conversions at once; then tools by their words, what is worked out, measures, and what is known by its look. */
const read = (source: Span, context: Context): Answer => {
  const { style, telling, parameter } = context;
  const isSum = looksLikeSum(source);
  let parsed = isSum ? undefined : readText(source, style, parameter);
  if (parsed && !(parsed instanceof Diagnostic) && parsed.answer) return new Conversion(parsed, telling);
  const { body, frames } = readQuestion(source);
  const told = readTool(source, body, context);
  if (told) return told;
  // A measure that was read alone names nothing beside it
  const isAlone = !isSum && !(parsed instanceof Diagnostic);
  // Calcium is a courtesy otherwise: ca. 2.4 mmol/L
  const bridged = isAlone ? undefined : (readBridged(body, style) ?? readBridged(source, style));
  if (bridged) return answerOfBridge(bridged, telling);
  const sum = isSum ? readSum(body, frames, context) : undefined;
  if (sum && !(sum instanceof Diagnostic)) return sum;
  if (sum?.isFinal) throw sum.error(parameter);
  parsed ??= readText(source, style, parameter);
  if (!(parsed instanceof Diagnostic)) return new Conversion(parsed, telling);
  const other = readOther(source, context);
  if (other) return other;
  const name = functions.exec(body.lower)?.[0];
  if (name !== undefined) throw unknownFunction(parameter, name, body);
  throw worst(parsed, sum ?? parsed).error(parameter);
};

const dayOf = (given: string): string => {
  if (typeof given !== 'string' || !readDate(given))
    throw mustBe('invalid-date', 'today', 'a real date written as YYYY-MM-DD', given);
  return given;
};

/** The function `ask`. */
export type Ask = (text: string, options?: AskOptions, parameter?: string) => Answer;

/** Makes the answerer, over the languages that it speaks beside English. */
// @__NO_SIDE_EFFECTS__
export const createAsk =
  (speechOf: (tag: string) => Speech | undefined): Ask =>
  (text, givenOptions, givenParameter = 'text') => {
    const options = optionsOf(givenOptions);
    const parameter = parameterOf(givenParameter, 'text');
    const { locale } = options;
    const telling = tellingOf(options);
    const rates = options.rates === undefined ? undefined : checkRates(options.rates);
    const day = options.today === undefined ? undefined : dayOf(options.today);
    const known = locale === undefined && typeof text === 'string' ? readPlain(text, catalogue) : undefined;
    if (known) return new Conversion(known, telling);
    if (typeof text !== 'string') throw mustBe('invalid-text', parameter, 'a text', text);
    if (text.length > longestText) throw tooLong(parameter, text.length, longestText);
    const data = dataOf(locale);
    const speech = data && speechOf(data.tag);
    const source = span(makeSource(text, catalogue.in(locale)), 0);
    const answer = (): Answer => {
      if (source.text === '') throw nothingToRead(parameter);
      return read(source, {
        style: locale === undefined ? styleFromHints(source.plain) : styleOf(tagOf(locale)),
        measures: new Map(),
        today: day ?? todayInUtc(),
        days: speech?.asking && { tag: speech.tag, feasts: speech.asking.feasts },
        locale,
        telling,
        rates,
        parameter,
        speech,
      });
    };
    if (!speech) return answer();
    try {
      return answer();
    } catch (error) {
      throw error instanceof UnitsError ? refusedIn(error, text, speech.refusals) : error;
    }
  };
