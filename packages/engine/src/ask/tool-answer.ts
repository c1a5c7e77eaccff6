import { type LocaleOption, tagOf } from '../text/locale.ts';
import { format } from '../text/catalogue.ts';
import { dataOf } from '../text/locale.ts';
import { nobodyHas, quoted, UnitsError, type ErrorDetail } from '../model/error.ts';
import { decimalOf } from '../model/decimal.ts';
import { sayIn, type Sentences } from '../model/sentence.ts';
import type { Speech, SpokenTool } from '../model/speech.ts';
import { parameterName, type ResultField } from '../tool/declaration.ts';
import { decimalsFor, digitsOf, figuresFor, implausibleIn } from '../tool/digits.ts';
import { describeField } from '../tool/describe-field.ts';
import { placeOf, span, type Span } from '../text/span.ts';
import { digitOptions, numberFormat, writeNumber } from '../text/format/intl.ts';
import type { ToolAnswer } from './answer.ts';
import { whyNoDay } from './day.ts';
import { centDigitsOf, writeMoney } from './money.ts';
import { noteOf } from './note.ts';
import { refusedByTool } from './refused-in.ts';
import type { ToolQuestion } from './tool-question.ts';

type Values = Readonly<Record<string, unknown>>;

interface Main {
  readonly result?: number | string;
  readonly unit?: string;
  /** The formatted value. */
  readonly shown: string;
  /** True if the formatted value has fewer digits than the result. */
  readonly isRounded?: boolean;
}

/** The most significant digits of a number that is shown in full: 18,518,518.35. */
const mostFigures = 12;

/** Returns the decimals of a number with few digits, or undefined for another number. */
const fewDecimals = (value: number): number | undefined => {
  const { digits, exponent } = decimalOf(value);
  const figures = String(digits).replace('-', '').length;
  return figures <= mostFigures && exponent <= 0 && -exponent <= mostFigures ? -exponent : undefined;
};

const isMeasure = (value: unknown): value is { value: number; unit: string; symbol: string } =>
  typeof value === 'object' && value !== null && 'symbol' in value;

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

const isFraction = (value: unknown): value is { numerator: number; denominator: number } =>
  typeof value === 'object' && value !== null && 'numerator' in value;

/** Formats a number with the decimals of its row, or with useful digits. */
const shownNumber = (value: number, locale: LocaleOption | undefined, decimals?: number): string =>
  writeNumber(
    value,
    tagOf(locale),
    digitOptions(value, decimals === undefined ? undefined : figuresFor(value, decimals)),
  );

/** Formats the numbers of a text in the language. */
const withDecimals = (text: string, locale: LocaleOption | undefined): string =>
  text.replaceAll(/\d+\.\d+/g, (number) => shownNumber(Number(number), locale));

const shownMoney = (
  value: number,
  digits: 'money' | 'price',
  unit: string | undefined,
  locale: LocaleOption | undefined,
): string => {
  const options = decimalsFor(value, digits, centDigitsOf(unit));
  const tag = tagOf(locale);
  return unit === undefined ? numberFormat(tag, options).format(value) : writeMoney(value, unit, tag, options);
};

/** Returns the percent sign of the language after a number: `%`, with a space in German. */
const percentIn = (locale: LocaleOption | undefined): string =>
  numberFormat(tagOf(locale), { style: 'percent' })
    .formatToParts(0)
    .filter(({ type }) => type === 'literal' || type === 'percentSign')
    .map(({ value }) => value)
    .join('');

/** Returns the unit of a result, formatted, if its label names none. */
const unitAfter = (
  { mode, operation, target }: Values,
  locale: LocaleOption | undefined,
  spoken: SpokenTool | undefined,
): string => {
  if (mode === 'share' || mode === 'percent-change' || operation === 'percent') return percentIn(locale);
  return typeof target === 'string' ? ` ${spoken?.names['target']?.[target] ?? target}` : '';
};

const shownMeasure = (
  { value, unit, symbol }: { value: number; unit: string; symbol: string },
  locale: LocaleOption | undefined,
  decimals: number | undefined,
) =>
  locale !== undefined && dataOf(locale)
    ? format(value, unit, { locale, ...(decimals === undefined ? {} : { digits: figuresFor(value, decimals) }) })
    : `${shownNumber(value, locale, decimals)} ${symbol}`;

/** Returns the number to show for a result: another result, if its row says so. */
const readAs = (value: number, field: ResultField | undefined, answer: Values): number => {
  const other = field?.kind === 'number' && field.readAs !== undefined ? answer[field.readAs] : undefined;
  return typeof other === 'number' ? other : value;
};

const mainOf = (
  value: unknown,
  answer: Values,
  field: ResultField | undefined,
  currency: string | undefined,
  locale: LocaleOption | undefined,
  spoken: SpokenTool | undefined,
  texts: Sentences | undefined,
): Main => {
  const digits = digitsOf(field);
  const decimals = typeof digits === 'number' ? digits : undefined;
  if (typeof value === 'number') {
    if (digits === 'money' || digits === 'price') {
      return {
        result: value,
        ...(currency === undefined ? {} : { unit: currency }),
        shown: shownMoney(value, digits, currency, locale),
      };
    }
    const read = readAs(value, field, answer);
    if (field?.label !== 'Result') return { result: value, shown: shownNumber(read, locale, decimals) };
    const all = fewDecimals(read);
    const unit = unitAfter(answer, locale, spoken);
    // 20 % of an amount of money is one too
    if (unit === '' && currency !== undefined && read === value) {
      const shown = shownMoney(value, 'money', currency, locale);
      return {
        result: value,
        unit: currency,
        shown,
        isRounded: all === undefined || all > (centDigitsOf(currency) ?? 2),
      };
    }
    const shown = shownNumber(read, locale, decimals ?? all) + unit;
    return { result: value, shown, isRounded: all === undefined || (decimals !== undefined && decimals < all) };
  }
  if (typeof value === 'string') {
    return { result: value, shown: texts ? sayIn(value, texts, (text) => withDecimals(text, locale)) : value };
  }
  if (isNumbers(value)) {
    const shown = value.map((one) => shownNumber(one, locale)).join('; ');
    return { result: value.length === 1 ? value[0]! : shown, shown };
  }
  if (isMeasure(value)) {
    return { result: value.value, unit: value.unit, shown: shownMeasure(value, locale, decimals) };
  }
  if (isFraction(value)) {
    const shown = value.denominator === 1 ? String(value.numerator) : `${value.numerator}/${value.denominator}`;
    return { result: shown, shown };
  }
  return { shown: typeof value === 'boolean' ? (value ? 'yes' : 'no') : '' };
};

/** Returns the answer after the result's name in the language, or after the question if there is none. */
const textOf = (
  field: ResultField | undefined,
  name: string | undefined,
  {
    shown,
    asked,
    tag,
    isRounded,
  }: Pick<Main, 'shown' | 'isRounded'> & { readonly asked: string; readonly tag: string | undefined },
): string => {
  if (shown === '') return asked;
  return field === undefined || name === undefined || field.label === 'Result'
    ? `${asked} ${isRounded ? '≈' : '='} ${shown}`
    : `${name}${tag === 'fr' ? '\u00a0' : ''}: ${shown}`;
};

/** Returns the name of a result: in English from its declaration, in other languages from their words for the tool. */
const nameOf = (
  field: ResultField | undefined,
  key: string | undefined,
  spoken: SpokenTool | undefined,
  locale: LocaleOption | undefined,
): string | undefined => {
  const isForeign = locale !== undefined && (dataOf(locale)?.tag ?? 'en') !== 'en';
  return isForeign ? spoken?.answers[key ?? ''] : field?.label;
};

/** Returns the reason why a calculator refuses its input. */
const reasonOf = ({ tool, given }: ToolQuestion, { code, parameter, reason }: UnitsError): string | undefined => {
  if (reason !== undefined) return reason;
  const text = parameter === undefined ? undefined : given[parameter];
  if (text === undefined) return undefined;
  if (code === 'invalid-date') return whyNoDay(text);
  const [key, field] = Object.entries(tool.params).find(([one]) => parameterName(one) === parameter) ?? [];
  if (
    key === undefined ||
    field === undefined ||
    code !== 'out-of-range' ||
    !('min' in field || 'max' in field || 'above' in field)
  )
    return undefined;
  return `${field.label} must be ${describeField(field)}: ${text} is out of its range.`;
};

/** Returns the error of a tool, with its place in the question. */
const explained = (
  question: ToolQuestion,
  error: UnitsError,
  source: Span,
  parameter: string,
  words: SpokenTool | undefined,
  speech: Speech | undefined,
): UnitsError => {
  const bound = [...question.bindings].find(([key]) => parameterName(key) === error.parameter)?.[1];
  const at = bound ? span(source, bound.from, bound.end) : source;
  const place = placeOf(at);
  if (speech) return refusedByTool(error, at, parameter, speech.refusals, words);
  const reason = reasonOf(question, error);
  return new UnitsError(error.code, error.message, {
    parameter,
    place,
    ...(error.suggestions === undefined ? {} : { suggestions: error.suggestions }),
    ...(reason === undefined ? {} : { reason }),
  });
};

/** The context of a question for a tool. */
interface ToolContext {
  readonly locale: LocaleOption | undefined;
  readonly today: string;
  readonly parameter: string;
  /** The question without polite phrases. */
  readonly asked: string;
  /** The language of the answer, if it is not English. */
  readonly speech: Speech | undefined;
}

/** Returns the error for a result that does not exist for the values: a heat index of cool air. */
const noSuchResult = (field: ResultField, detail: ErrorDetail): UnitsError =>
  new UnitsError('out-of-range', `${quoted(field.label)} does not follow from what you entered.`, {
    ...detail,
    reason: field.description === undefined ? undefined : `${field.label}: ${field.description}`,
  });

/** Runs the tool of a question. Throws the tool's UnitsError, with its place in the question. */
export const answerOfTool = (
  question: ToolQuestion,
  source: Span,
  { locale, today, parameter, asked, speech }: ToolContext,
): ToolAnswer => {
  const { tool, given, main } = question;
  // The question may be in English and the answer in another language
  const words = question.spoken ?? speech?.tools[tool.id];
  let answer: Values;
  try {
    answer = { ...tool.answer(given) };
    const strange = implausibleIn(tool, answer);
    if (strange) throw nobodyHas(strange.label, strange.value);
  } catch (error) {
    throw error instanceof UnitsError ? explained(question, error, source, parameter, words, speech) : error;
  }
  const currency = [...question.bindings.values()].find((filled) => filled.currency !== undefined)?.currency;
  const field = main === undefined ? undefined : tool.result[main];
  if (field && answer[main!] === undefined && !speech) throw noSuchResult(field, { parameter, place: placeOf(source) });
  const {
    shown,
    isRounded = false,
    ...told
  } = mainOf(
    main === undefined ? undefined : answer[main],
    answer,
    field,
    currency,
    locale,
    words,
    words?.texts[main ?? ''],
  );
  const sentences = [question.note, noteOf([], speech?.notes, question)].filter((one) => one !== undefined);
  const note = sentences.length === 0 ? undefined : sentences.join(' ');
  const say = (key: string | undefined, result: Pick<Main, 'shown' | 'isRounded'>): string => {
    const named = tool.result[key ?? ''];
    return textOf(named, nameOf(named, key, words, locale), { ...result, asked, tag: speech?.tag });
  };
  const rest = field?.kind === 'integer' ? field.rest : undefined;
  const left = answer[rest ?? ''];
  const more = typeof left === 'number' && left !== 0 ? `, ${say(rest, { shown: shownNumber(left, locale) })}` : '';
  const text = say(main, { shown, isRounded }) + more;
  return {
    kind: 'tool',
    tool: tool.id,
    given,
    answer,
    ...told,
    text,
    ...(question.isRelative ? { today } : {}),
    ...(note === undefined ? {} : { note }),
    ...(question.assumed.length === 0 ? {} : { assumed: question.assumed }),
  };
};
