import { UnitsError } from '../model/error.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { formatParts } from '../text/catalogue.ts';
import { digitOptions, numberFormat } from '../text/format/intl.ts';
import { type LocaleOption, tagOf } from '../text/locale.ts';
import type { Measure } from '../text/format/measure.ts';
import type { NumberStyle } from '../text/numbers/style.ts';
import type { Frame } from '../text/question/question.ts';
import { placeOf, type Span } from '../text/span.ts';
import { readTarget } from '../text/units/target.ts';
import type { CalculationAnswer } from './answer.ts';
import { calculate, type Result, type Wanted, type Worked } from './arithmetic/calculate.ts';
import { readExpression, type Expression } from './arithmetic/expression.ts';
import { noteOf } from './note.ts';
import { isCurrencyCode, readCurrency, writeMoney } from './money.ts';
import type { Rates } from '../model/rates.ts';

/** What no text is without that asks to work something out: an operator, a root, money. Most texts are told apart by it at once. */
const mayBeSum =
  /[+*×⋅÷^√%$€£¥₹₩₽₺₫₪₴₦₱]|(?<![a-z])x\s*[\d.(]|\d\s*[²³(]|\)|[\s\d]-\s*[\d.(]|\s[-−–]\s|[a-z°²³]-\d|\s\/|\/\s|\/\s*(?!10*\s*[a-z])[\d.(]|\b(?:sqrt|square root|pi|times|by|plus|minus|divided|multiplied|over|squared|cubed|power|percent|fraction)\b|π/i;
const moneyNames = /\b(?:dollars?|euros?|quid|bucks?|yen|yuan|sterling|francs?|rupees?)\b/i;

/** Whether a word is a currency; `CAD` and `sum` are as long. */
const namesMoney = (text: string): boolean =>
  moneyNames.test(text) || (text.match(/\b[a-z]{3}\b/gi)?.some(isCurrencyCode) ?? false);

/** The hyphens of a day take no differences. */
const hasDay = /(?<!\d)\d{4}-\d{1,2}-\d{1,2}(?!\d)/;

/** 1-1/2 by itself. */
const mixedOrDifference = /^(\d+)-(\d+)\/(\d+)$/;

const wantedOf = (target: Span): Wanted | Diagnostic => {
  if (asFraction.test(target.lower)) return { kind: 'fraction', place: target };
  const currency = readCurrency(target, 0);
  if (currency?.end === target.text.length) return { kind: 'currency', currency: currency.unit, place: target };
  const units = readTarget(target);
  return units instanceof Diagnostic ? units : { kind: 'units', target: units };
};

const asFraction = /^(?:an?\s+)?fraction$/;

/** Whether an expression is more than the measures and numbers that are read without it. */
const isAsked = ({ isSum, root }: Expression, text: string): boolean =>
  isSum || root.kind === 'money' || root.kind === 'pi' || (root.kind === 'number' && /[/÷⁄]/.test(text));

const shownIn = (
  measure: Measure,
  { isMoney, isBare }: Result,
  locale: LocaleOption | undefined,
  digits?: number,
): string => {
  const number = (): string =>
    numberFormat(tagOf(locale ?? 'en'), digitOptions(measure.value, digits)).format(measure.value);
  if (isBare) return number();
  if (!isMoney) return formatParts([measure], { locale, digits });
  const places = Number.isInteger(measure.value) ? 0 : 2;
  const options = { minimumFractionDigits: places, maximumFractionDigits: Math.max(places, digits ?? places) };
  return writeMoney(measure.value, measure.unit, tagOf(locale ?? 'en'), options);
};

/** Digits that a double always keeps: what changes within them was rounded. */
const keptDigits = 15;

const mostBelow = 1_000_000n;

/** A bare number as a fraction in lowest terms, where it is short. */
const fractionOf = ({ measures, isBare }: Result): string | undefined => {
  const { numerator, denominator, piPower } = measures[0]!.exact;
  const isShort = piPower === 0 && denominator > 1n && denominator <= mostBelow;
  return isBare && isShort ? `${numerator}/${denominator}` : undefined;
};

const textOf = (amount: Span, result: Result, locale: LocaleOption | undefined): string => {
  const shown = (digits?: number): string =>
    result.measures.length > 1
      ? formatParts(result.measures, { locale, digits })
      : shownIn(result.measures[0]!, result, locale, digits);
  return `${amount.text} ${shown() === shown(keptDigits) ? '=' : '≈'} ${shown()}`;
};

const answerOf = (
  amount: Span,
  result: Worked,
  wanted: Wanted | undefined,
  locale: LocaleOption | undefined,
): CalculationAnswer => {
  const { measures, isBare, rates } = result;
  const fraction = fractionOf(result);
  const isAskedSo = wanted?.kind === 'fraction' && fraction !== undefined;
  const last = measures.at(-1)!;
  const note = noteOf([...measures.map(({ unit }) => unit), ...result.given.map(({ id }) => id)]);
  return {
    kind: 'calculation',
    result: last.value,
    ...(isBare ? {} : { unit: last.unit }),
    results: isBare ? [] : measures.map(({ value, unit }) => ({ value, unit })),
    ...(fraction === undefined ? {} : { fraction }),
    text: isAskedSo ? `${amount.text} = ${fraction}` : textOf(amount, result, locale),
    ...(rates?.source === undefined ? {} : { source: rates.source }),
    ...(rates === undefined ? {} : { date: rates.date }),
    ...(note === undefined ? {} : { note }),
  };
};

/** What is reckoned with: how numbers are written, for whom, and rates. */
export interface Context {
  readonly style: NumberStyle | undefined;
  readonly locale: LocaleOption | undefined;
  readonly rates: Rates | undefined;
}

const attempt = (
  amount: Span,
  target: Span | undefined,
  { style, locale, rates }: Context,
): CalculationAnswer | Diagnostic | undefined => {
  const expression = readExpression(amount, style);
  if (!expression || expression instanceof Diagnostic) return expression;
  const wanted = target && wantedOf(target);
  const isFraction = wanted !== undefined && !(wanted instanceof Diagnostic) && wanted.kind === 'fraction';
  if (!isFraction && !isAsked(expression, amount.plain)) return undefined;
  if (wanted instanceof Diagnostic) return wanted;
  const result = calculate(expression, wanted, rates, amount);
  return result instanceof Diagnostic ? result : answerOf(amount, result, wanted, locale);
};

const ambiguous = (body: Span): Diagnostic | undefined => {
  const [, whole, top, below] = mixedOrDifference.exec(body.plain) ?? [];
  if (whole === undefined) return undefined;
  const suggestions = [`${whole} ${top}/${below}`, `${whole} - ${top}/${below}`];
  const message = `"${body.text}" could be a mixed number or a difference: write ${suggestions.join(' or ')}.`;
  const detail = {
    suggestions,
    place: placeOf(body),
    reason: 'A hyphen joins a mixed number, and takes a difference.',
  };
  return new Diagnostic(
    placeOf(body),
    (parameter) => new UnitsError('ambiguous-number', message, { parameter, ...detail }),
    true,
  );
};

/** Whether a text may ask to work something out: most texts do not, and are told apart by this at once. */
export const looksLikeSum = ({ plain }: Span): boolean => mayBeSum.test(plain) || namesMoney(plain);

/** The sum, product or amount of money that a text asks for; undefined where it asks for none. */
export const readSum = (
  body: Span,
  frames: readonly Frame[],
  context: Context,
): CalculationAnswer | Diagnostic | undefined => {
  if (hasDay.test(body.plain)) return undefined;
  const doubleDoubleOf = ambiguous(body);
  if (doubleDoubleOf) return doubleDoubleOf;
  let diagnostic: Diagnostic | undefined;
  for (const { amount, target } of frames) {
    const answer = attempt(amount, target, context);
    if (answer && !(answer instanceof Diagnostic)) return answer;
    if (answer?.isFinal) return answer;
    diagnostic ??= answer;
  }
  return attempt(body, undefined, context) ?? diagnostic;
};
