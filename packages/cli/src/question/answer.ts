import { UnitsError } from '@units/engine';
import type { Answer, AskOptions } from '@units/engine/ask';
import { askConversion } from '@units/engine/ask-conversion';
import { format, parse, type LocaleOption } from '@units/engine/text';

/** The options for an answer. */
export interface Asking extends AskOptions {
  readonly to: string | undefined;
  readonly exact: boolean;
  readonly json: boolean;
  /** The system whose codes stand for units. */
  readonly codes?: string | undefined;
}

/** Significant digits of an answer: all that a measurement has, and none that only come from binary arithmetic. */
const digits = 12;

/** A fraction whose digits end, as a decimal. */
const decimalOf = (numerator: bigint, denominator: bigint): string | undefined => {
  let places = 0;
  let power = 1n;
  while (power % denominator !== 0n) {
    if (places > 400) return undefined;
    places += 1;
    power *= 10n;
  }
  const size = (numerator < 0n ? -numerator : numerator) * (power / denominator);
  const text = String(size).padStart(places + 1, '0');
  const cut = text.length - places;
  return `${numerator < 0n ? '-' : ''}${text.slice(0, cut)}${places > 0 ? `.${text.slice(cut)}` : ''}`;
};

const exactText = (question: string, { locale }: Asking): string | undefined => {
  try {
    const { answer = [] } = parse(question, { locale });
    return answer.length === 0
      ? undefined
      : answer
          .map(({ exact: value, unit }) => {
            const { numerator, denominator, piPower } = value;
            // With other primes below than those of ten, the digits never end
            const isEnding = withoutTwoAndFive(denominator) === 1n;
            const number = (isEnding ? decimalOf(numerator, denominator) : undefined) ?? `${numerator}/${denominator}`;
            const pi = piPower === 0 ? '' : ` π${piPower === 1 ? '' : `^${piPower}`}`;
            return `${number === '1' && piPower !== 0 ? pi.trim() : number + pi} ${symbolOf(unit)}`;
          })
          .join(' ');
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

const withoutTwoAndFive = (value: bigint): bigint => {
  let rest = value;
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return rest;
};

/** The unit as it stands behind a number. */
const symbolOf = (unit: string): string => format(1, unit).replace(/^1\s*/, '');

const amounts = (
  results: readonly { readonly value: number; readonly unit: string }[],
  locale: LocaleOption | undefined,
): string => results.map(({ value, unit }) => format(value, unit, { locale, digits })).join(' ');

/** The answer behind its sign. */
const answerIn = ({ text }: Answer): string => text.split(/ [=≈] /).at(-1)!;

const isUncertain = (answer: Answer): boolean => answer.kind !== 'tool' && (answer.uncertainty ?? 0) > 0;

const plainText = (answer: Answer, locale: LocaleOption | undefined): string => {
  if (answer.kind === 'tool') return answer.text;
  if (isUncertain(answer)) return answerIn(answer);
  if (answer.kind === 'conversion') {
    return answer.to.length > 0
      ? amounts(answer.results, locale)
      : answer.results.map((one) => amounts([one], locale)).join(', ');
  }
  if (answer.unit === undefined) return String(answer.result);
  try {
    return amounts(answer.results, locale);
  } catch (error) {
    // Money is counted in no unit of ours
    if (error instanceof UnitsError) return answerIn(answer);
    throw error;
  }
};

const exactly = (question: string, answer: Answer, asking: Asking): string => {
  const exact = answer.kind === 'conversion' ? exactText(question, asking) : undefined;
  if (exact !== undefined) return exact;
  if (answer.kind === 'calculation' && answer.unit === undefined && !isUncertain(answer)) return String(answer.result);
  // What a substance or an equivalence bridged has its double, with all of its digits
  if (answer.kind === 'conversion' && answer.result !== undefined) return `${answer.result} ${symbolOf(answer.to[0]!)}`;
  return plainText(answer, asking.locale);
};

/** Answers without a calculator first: loading one takes longer than answering. */
const answerTo = async (question: string, asking: Asking): Promise<Answer> =>
  askConversion(question, asking) ?? (await import('@units/engine/ask')).ask(question, asking);

/** Returns the answer as one line; `tell` receives its note. Throws a UnitsError. */
export const answerLine = async (text: string, asking: Asking, tell?: (note: string) => void): Promise<string> => {
  const { to, exact, json, codes, locale } = asking;
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
  if (answer.note !== undefined) tell?.(answer.note);
  if (answer.kind === 'calculation' && answer.date !== undefined)
    tell?.(`Rates of ${answer.date}${answer.source === undefined ? '' : ` by ${answer.source}`}.`);
  return exact ? exactly(question, answer, asking) : plainText(answer, locale);
};

/** A mistake as GET /query tells it. */
export const mistakeBody = ({ message, code, parameter, suggestions, place, reason }: UnitsError): string =>
  JSON.stringify({ error: message, code, parameter, suggestions, place, reason });
