import { UnitsError } from '@units/engine';
import type { Answer, AskOptions, CalculationAnswer, ConversionAnswer } from '@units/engine/ask';
import { askConversion } from '@units/engine/internal';
import { format, type LocaleOption } from '@units/engine/text';

/** The options for an answer. */
export interface Asking extends AskOptions {
  readonly to: string | undefined;
  readonly exact: boolean;
  /** The number alone. */
  readonly quiet?: boolean;
  readonly json: boolean;
  /** The system whose codes stand for units. */
  readonly codes?: string | undefined;
}

/** Significant digits of an answer: all that a measurement has, and none that only come from binary arithmetic. */
export const digits = 12;

/** The unit as it stands behind a number. */
const symbolOf = (unit: string): string => format(1, unit).replace(/^1\s*/, '');

const amounts = (
  results: readonly { readonly value: number; readonly unit: string }[],
  locale: LocaleOption | undefined,
): string => results.map(({ value, unit }) => format(value, unit, { locale, digits })).join(' ');

/** The answer behind its sign. */
const answerIn = ({ text }: Answer): string => text.split(/ [=≈] /).at(-1)!;

const isUncertain = (answer: Answer): boolean => answer.kind !== 'tool' && (answer.uncertainty ?? 0) > 0;

/** The most digits of a whole number that people read in full. */
const mostRead = 40;

/** A whole number that a double has too few digits for, with all of them. */
const wholeNumber = ({ exact }: { readonly exact?: string | undefined }): string | undefined =>
  exact !== undefined && exact.length <= mostRead && /^-?\d+$/.test(exact) ? exact : undefined;

const plainText = (answer: Answer, locale: LocaleOption | undefined): string => {
  if (answer.kind === 'tool') return answer.text;
  if (isUncertain(answer)) return answerIn(answer);
  if (answer.kind === 'conversion') {
    return answer.to.length > 0
      ? amounts(answer.results, locale)
      : answer.results.map((one) => amounts([one], locale)).join(', ');
  }
  if (answer.unit === undefined) return wholeNumber(answer) ?? String(answer.result);
  try {
    return amounts(answer.results, locale);
  } catch (error) {
    // Money is counted in no unit of ours
    if (error instanceof UnitsError) return answerIn(answer);
    throw error;
  }
};

/** A number of π as people write it. */
const withPi = (exact: string): string => exact.replace(/^1 pi\b/, 'π').replace(/ pi\b/, ' π');

/** The text behind the number of an answer; undefined for money, which has none of our units. */
const behindNumber = (answer: ConversionAnswer | CalculationAnswer): string | undefined => {
  const unit = answer.kind === 'conversion' ? (answer.to[0] ?? answer.unit) : answer.unit;
  if (unit === undefined) return '';
  try {
    return ` ${symbolOf(unit)}`;
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

/** Every digit of the answer, or its fraction; of what is only near an exact value, every digit of the double. */
const exactly = (answer: Answer, locale: LocaleOption | undefined): string => {
  if (answer.kind === 'tool' || isUncertain(answer) || answer.result === undefined) return plainText(answer, locale);
  const unit = behindNumber(answer);
  if (unit === undefined || answer.results.length > 1) return plainText(answer, locale);
  return (answer.exact === undefined ? String(answer.result) : withPi(answer.exact)) + unit;
};

/** A number as programs read it, with the digits that a measurement has; a whole number has all of its own. */
export const plainNumber = (value: number, exact?: string): string =>
  wholeNumber({ exact }) ?? String(Number(value.toPrecision(digits)));

/** The number of an answer as programs read it; of several, all of them. Throws a UnitsError for an answer without one. */
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

/** Answers without a calculator first: loading one takes longer than answering. */
const answerTo = async (question: string, asking: Asking): Promise<Answer> =>
  (asking.figures === undefined ? askConversion(question, asking) : undefined) ??
  (await import('@units/engine/ask')).ask(question, asking);

/** Returns the answer as one line; `tell` receives its note. Throws a UnitsError. */
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
  // Zeros at the end are figures
  if (asking.figures !== undefined) return answerIn(answer);
  return exact ? exactly(answer, locale) : plainText(answer, locale);
};

/** A mistake as GET /query tells it. */
export const mistakeBody = ({ message, code, parameter, suggestions, place, reason }: UnitsError): string =>
  JSON.stringify({ error: message, code, parameter, suggestions, place, reason });
