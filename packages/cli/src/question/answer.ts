import { UnitsError } from '@units/engine';
import type { Answer, AskOptions, CalculationAnswer, ConversionAnswer } from '@units/engine/ask';
import { askConversion } from '@units/engine/internal';
import { format, type LocaleOption } from '@units/engine/text';

/** The options for an answer. */
export interface Asking extends AskOptions {
  readonly to: string | undefined;
  readonly exact: boolean;
  /** True to print only the number. */
  readonly quiet?: boolean;
  readonly json: boolean;
  /** The code system of the units. */
  readonly codes?: string | undefined;
}

/** The significant digits of an answer: more than a measurement has, without rounding errors of binary arithmetic. */
export const digits = 12;

/** Returns the unit as written after a number. */
const symbolOf = (unit: string): string => format(1, unit).replace(/^1\s*/, '');

const amounts = (
  results: readonly { readonly value: number; readonly unit: string }[],
  locale: LocaleOption | undefined,
): string => results.map(({ value, unit }) => format(value, unit, { locale, digits })).join(' ');

/** Returns the part of the answer after its sign. */
const answerIn = ({ text }: Answer): string => text.split(/ [=≈] /).at(-1)!;

const isUncertain = (answer: Answer): boolean => answer.kind !== 'tool' && (answer.uncertainty ?? 0) > 0;

/** The most digits of a whole number that is shown in full. */
const mostRead = 40;

/** Returns all digits of a whole number, including one that a double cannot hold. Undefined for other numbers. */
const wholeNumber = ({ exact }: { readonly exact?: string | undefined }): string | undefined =>
  exact !== undefined && exact.length <= mostRead && /^-?\d+$/.test(exact) ? exact : undefined;

/** Matches a number with a fraction, which rounding to a ruler's parts gives: 3 15/16 in. */
const isFraction = /^-?(?:\d+ )?\d+\/\d+ /;

const plainText = (answer: Answer, locale: LocaleOption | undefined): string => {
  if (answer.kind === 'tool') return answer.text;
  if (isUncertain(answer)) return answerIn(answer);
  // A number alone, and a unit that people do not convert, are their own answers
  if (answer.kind === 'conversion' && answer.results.length === 0) return answerIn(answer);
  if (answer.kind === 'conversion') {
    return answer.to.length > 0
      ? amounts(answer.results, locale)
      : answer.results.map((one) => amounts([one], locale)).join(', ');
  }
  if (isFraction.test(answerIn(answer))) return answerIn(answer);
  if (answer.unit === undefined) return wholeNumber(answer) ?? String(answer.result);
  try {
    return amounts(answer.results, locale);
  } catch (error) {
    // Our units do not include money
    if (error instanceof UnitsError) return answerIn(answer);
    throw error;
  }
};

/** Returns a multiple of π as people write it. */
const withPi = (exact: string): string => exact.replace(/^1 pi\b/, 'π').replace(/ pi\b/, ' π');

/** Returns the unit after the number of an answer, or undefined for money, which has none of our units. */
const afterNumber = (answer: ConversionAnswer | CalculationAnswer): string | undefined => {
  const unit = answer.kind === 'conversion' ? (answer.to[0] ?? answer.unit) : answer.unit;
  if (unit === undefined) return '';
  try {
    return ` ${symbolOf(unit)}`;
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

const noExactForm = 'The answer has no exact form here: it is rounded.';

/**
 * Returns every digit of the answer, or its fraction. Without an exact value it returns every digit of the double, and
 * tells that it is rounded.
 */
const exactly = (answer: Answer, locale: LocaleOption | undefined, tell?: (note: string) => void): string => {
  if (answer.kind === 'tool' || isUncertain(answer) || answer.result === undefined) {
    if (answer.text.includes(' ≈ ')) tell?.(noExactForm);
    return plainText(answer, locale);
  }
  if (answer.results.length > 1) {
    tell?.(noExactForm);
    return plainText(answer, locale);
  }
  const isRounded = answer.text.includes(' ≈ ');
  const unit = afterNumber(answer);
  // Money is shown with its sign, unless cents round it
  if (unit === undefined && !isRounded) return plainText(answer, locale);
  if (answer.exact === undefined && isRounded) tell?.(noExactForm);
  return (answer.exact === undefined ? String(answer.result) : withPi(answer.exact)) + (unit ?? ` ${answer.unit!}`);
};

/** Returns a number in program notation, rounded to `digits`. A whole number keeps all its digits. */
export const plainNumber = (value: number, exact?: string): string =>
  wholeNumber({ exact }) ?? String(Number(value.toPrecision(digits)));

/**
 * Returns the number of an answer in program notation, or all numbers if there are several. An answer without a number
 * is returned as text.
 */
const numberAlone = (answer: Answer, isExact: boolean): string => {
  if (answer.kind !== 'tool' && isExact && answer.exact !== undefined) return answer.exact;
  const { result } = answer;
  if (answer.kind === 'calculation' && typeof result === 'number' && answer.results.length < 2)
    return isExact ? String(result) : plainNumber(result, answer.exact);
  const all = answer.kind === 'tool' || answer.results.length < 2 ? [result] : answer.results.map(({ value }) => value);
  const written = all
    .filter((one) => one !== undefined)
    .map((one) => (typeof one === 'number' && !isExact ? plainNumber(one) : String(one)));
  return written.length > 0 ? written.join(' ') : answer.text;
};

/** Tries to answer without calculators first, because loading them takes longer than answering. */
const answerTo = async (question: string, asking: Asking): Promise<Answer> =>
  (asking.figures === undefined ? askConversion(question, asking) : undefined) ??
  (await import('@units/engine/ask')).ask(question, asking);

/** Returns the answer as one line. `tell` receives its note. Throws UnitsError. */
export const answerLine = async (text: string, asking: Asking, tell?: (note: string) => void): Promise<string> => {
  const { to, exact, quiet = false, json, codes, locale } = asking;
  const question = to === undefined ? text : `${text} to ${to}`;
  if (codes !== undefined) return (await import('./coded.ts')).codedLine(question, codes, json);
  const answer = await answerTo(question, asking);
  if (json) {
    const body = 'toJSON' in answer ? (answer.toJSON as () => object)() : answer;
    return JSON.stringify({
      query: question,
      ...(locale === undefined ? {} : { locale: typeof locale === 'string' ? locale : locale.tag }),
      ...body,
    });
  }
  if (quiet) return numberAlone(answer, exact);
  if (answer.note !== undefined) tell?.(answer.note);
  if (answer.kind === 'calculation' && answer.date !== undefined)
    tell?.(`Rates of ${answer.date}${answer.source === undefined ? '' : ` by ${answer.source}`}.`);
  // Trailing zeros are significant
  if (asking.figures !== undefined) return answerIn(answer);
  return exact ? exactly(answer, locale, tell) : plainText(answer, locale);
};

/** Returns a mistake as the JSON of `GET /query`. */
export const mistakeBody = ({ message, code, parameter, suggestions, place, reason }: UnitsError): string =>
  JSON.stringify({ error: message, code, parameter, suggestions, place, reason });
