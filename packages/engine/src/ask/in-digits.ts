import { alternatives } from '../languages/words.ts';
import { matchesOf } from '../model/matches.ts';
import { plus, ratio, times, toNumber, type Ratio } from '../model/rational.ts';
import { Diagnostic } from '../text/diagnostics/diagnostic.ts';
import { readNumeral } from '../text/numbers/number.ts';
import { makeSource, matchAt, withPlain, type Span } from '../text/span.ts';
import { hasUnspaced, plainLetters } from './letters.ts';

/**
 * Returns a text with the whole numbers in words of its language in digits. Undefined if it has none, or two side by side.
 *
 * @param least - The least number. Articles are ones in some languages.
 */
export const inDigits = (source: Span, least = 0n): Span | undefined =>
  source.lexicon?.ownNumbers ? withDigits(source, least) : undefined;

const hangul = /[가-힣]/;

/** Returns true for a whole number, and for one with a half or quarters where decimals are written with a point: in English, Chinese and Japanese. */
const mayBeWritten = ({ d }: Ratio, { plain, lexicon }: Span): boolean =>
  d === 1n || ((!lexicon?.vocabulary || hasUnspaced(plain)) && (d === 2n || d === 4n));

/** Matches a digit in Korean that also begins other words, and what follows where it counts. */
const sinoKorean = /[영공일이삼사오육륙칠팔구]/;
const counterOfOne =
  /^(?:$|[^가-힣]|[일이삼사오육륙칠팔구십백천만억점분초시원인년월주개]|킬로|그램|센티|미터|리터|퍼센트|프로|달러|유로|엔)/;

const letter = /\p{L}/u;

/** The whole degrees Celsius of a body. */
const ofBody = [34, 42] as const;

const wordStart = /(?<![\p{L}\p{M}\p{N}.,])[\p{L}\p{N}]/gu;

/** Returns the tenths after a number of degrees, with a word for `and` or without one. Undefined if more follows than words around them. */
const tenthsAt = (source: Span, end: number, around: readonly string[]): { value: Ratio; end: number } | undefined => {
  const { and = [] } = source.lexicon?.vocabulary?.words ?? {};
  const joint = new RegExp(`\\s+(?:(?:${alternatives(and)})\\s+)?`, 'uy');
  const at = end + (matchAt(joint, source.lower, end)?.[0].length ?? 0);
  const tenths = at > end ? readNumeral(source, at, undefined) : undefined;
  if (!tenths || tenths instanceof Diagnostic || tenths.value.d !== 1n || tenths.value.n > 9n) return undefined;
  const after = plainLetters(source.plain.slice(tenths.end)).trim();
  const isOver = after === '' || around.some((word) => after.startsWith(plainLetters(word)));
  return isOver ? { value: times(tenths.value, ratio(1n, 10n)), end: tenths.end } : undefined;
};

/**
 * Returns a text with the temperature of a body in digits, whose tenths may follow without a word for the point: `trentasette e due di
 * febbre`. Undefined if it has none.
 *
 * @param named - The words for a fever or a temperature.
 */
export const withTemperatureOfBody = (source: Span, named: readonly string[]): Span | undefined => {
  const { plain, text, lexicon, names } = source;
  const { to = [], of = [], howMany = [] } = lexicon?.vocabulary?.words ?? {};
  for (const { index } of matchesOf(wordStart, plain)) {
    const whole = readNumeral(source, index, undefined);
    if (!whole || whole instanceof Diagnostic) continue;
    const degrees = toNumber(whole.value);
    if (degrees < ofBody[0] || degrees > ofBody[1] + 1 || (whole.value.d > 1n && !whole.inWords)) continue;
    const tenths = whole.value.d === 1n ? tenthsAt(source, whole.end, [...named, ...to, ...of, ...howMany]) : undefined;
    if (!tenths && (whole.value.d === 1n || !whole.inWords)) return undefined;
    const value = tenths ? plus(whole.value, tenths.value) : whole.value;
    return makeSource(
      `${text.slice(0, index)}${toNumber(value)} ${text.slice(tenths?.end ?? whole.end)}`,
      lexicon,
      names,
    );
  }
  return undefined;
};

const wordAt = /[\p{L}\p{M}]+/uy;

/** Returns the name of two units at an index, which has no number before it: the Arabic ساعتين. */
const dualAt = ({ plain, lexicon }: Span, at: number): string | undefined => {
  const { vocabulary } = lexicon!;
  const word = vocabulary?.words.duals ? matchAt(wordAt, plain, at)?.[0] : undefined;
  return word !== undefined && !/\d\s*$/.test(plain.slice(0, at)) && vocabulary!.saysTwo(word) ? word : undefined;
};

/** Returns a unit and a half of it at an index, without a number before it, in digits: the Arabic متر ونصف. */
const unitAndHalfAt = (source: Span, at: number): { readonly text: string; readonly end: number } | undefined => {
  const { plain, lexicon } = source;
  const { vocabulary, ownNumbers } = lexicon!;
  const word = vocabulary?.words.duals ? matchAt(wordAt, plain, at)?.[0] : undefined;
  if (word === undefined || /\d\s*$/.test(plain.slice(0, at)) || lexicon!.meaningsOf(word).units.length === 0)
    return undefined;
  const half = ownNumbers?.readHalf(source, at + word.length);
  return half && { text: `${1 + toNumber(half.value)} ${word}`, end: half.end };
};

/** Returns true for an index after the Arabic letter for `and`, where a number with its unit begins: وسبعة بوصة. A fifth has no unit: كيلو وخمس. */
const isNumberAfterAnd = (source: Span, at: number): boolean => {
  const { plain, lexicon } = source;
  if (plain[at - 1] !== 'و' || letter.test(plain.charAt(at - 2))) return false;
  const number = readNumeral(source, at, undefined);
  if (!number || number instanceof Diagnostic) return false;
  const from = number.end + /^\s*/.exec(plain.slice(number.end))![0].length;
  const unit = matchAt(wordAt, plain, from)?.[0];
  return unit !== undefined && lexicon!.meaningsOf(unit).units.length > 0;
};

const arabicAnd = /\s+و/uy;

/** Returns a unit that is one of it before the Arabic `and` with a lesser one: ساعة و in ساعة وعشرين دقيقة. */
const unitBeforeAnd = (source: Span, at: number): string | undefined => {
  const { plain, lower, lexicon } = source;
  const { vocabulary } = lexicon!;
  const word = vocabulary?.words.duals ? matchAt(wordAt, plain, at)?.[0] : undefined;
  if (word === undefined || lexicon!.meaningsOf(word).units.length === 0) return undefined;
  const before = lower.slice(0, at).trim().split(/\s+/).at(-1)!;
  if (/\d$/.test(before) || vocabulary!.words.to.includes(before)) return undefined;
  const from = at + word.length;
  const and = matchAt(arabicAnd, plain, from)?.[0];
  return and !== undefined && isNumberAfterAnd(source, from + and.length) ? word : undefined;
};

/** The same for the number words of English. */
export const withDigits = (source: Span, least: bigint): Span | undefined => {
  const { plain, lexicon } = source;
  const isSpaced = !hasUnspaced(plain);
  const unmarked = withPlain(source, plain.replace(/[.,;:?!]/g, ' '));
  let text = '';
  let past = -1;
  for (let at = 0; at < plain.length;) {
    const before = plain[at - 1] ?? '';
    // A comma before a word ends a sentence
    // In scripts without spaces a number stands beside words, and its digits beside each other: 35平方米，105平方米
    const isWithin = isSpaced ? /[^\s(]/.test(before) : /\d[.,]?$/.test(plain.slice(0, at)) && /\d/.test(plain[at]!);
    const isAfterAnd = isWithin && isSpaced && isNumberAfterAnd(source, at);
    const isWritten = plain[at] !== ' ' && (!isWithin || isAfterAnd);
    const number = isWritten ? readNumeral(source, at, undefined) : undefined;
    const two = isWritten && !number ? dualAt(source, at) : undefined;
    if (two !== undefined) {
      text += `2 ${two}`;
      at += two.length;
      continue;
    }
    const half = isWritten && !number ? unitAndHalfAt(source, at) : undefined;
    if (half) {
      text += half.text;
      at = half.end;
      continue;
    }
    const isAfterNumber = past >= 0 && plain.slice(past, at).trim() === '';
    const one = isWritten && !number && !isAfterNumber ? unitBeforeAnd(source, at) : undefined;
    if (one !== undefined) {
      text += `1 ${one}`;
      at += one.length;
      continue;
    }
    const isWhole =
      number &&
      !(number instanceof Diagnostic) &&
      mayBeWritten(number.value, source) &&
      number.value.n >= least * number.value.d &&
      number.end > at;
    // Two numbers side by side are not one number: 一百二 is 120 to most people
    if (isWhole && isAfterNumber) return undefined;
    // The 이 of 잔이면 is an ending
    const isEnding = isWhole && number.end === at + 1 && hangul.test(before) && hangul.test(plain[at]!);
    // The half of a dozen and a half is of the dozen
    if (isWhole && !/\d/.test(plain[at]!) && lexicon?.ownNumbers?.readHalf(unmarked, number.end)) return undefined;
    // The 사 of 사과 is not a four
    const isStart =
      isWhole && number.end === at + 1 && sinoKorean.test(plain[at]!) && !counterOfOne.test(plain.slice(at + 1));
    const isRead = isWhole && !isEnding && !isStart;
    // 4,800块三个人 is not 4,800块3
    if (isRead && !isSpaced && before.trim() !== '' && !/\d/.test(plain[at]!)) text += ' ';
    text += isRead ? (number.value.d === 1n ? number.value.n : toNumber(number.value)) : plain[at];
    at = isRead ? number.end : at + 1;
    // The de of docena y media de huevos goes with the number
    if (isRead && isSpaced && letter.test(plain.charAt(at))) text += ' ';
    if (isRead) past = at;
  }
  return text === plain ? undefined : makeSource(text, lexicon);
};
