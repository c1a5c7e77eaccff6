import { one, plus, ratio, times, type Ratio } from '../../model/rational.ts';
import { decimalToRatio, readDecimal } from '../../model/decimal.ts';
import { readDigits } from './digits.ts';
import { Diagnostic, refusedAt } from '../diagnostics/diagnostic.ts';
import { readMultiplier } from './multiplier.ts';
import { readFraction, readMixed, vulgarFractions, type Part } from './fraction.ts';
import {
  plusPart,
  readAndPart,
  readPart,
  readPartsOf,
  readScales,
  readWords,
  wordsAfterDigits,
} from './number-words.ts';
import { ambiguousNumber } from '../diagnostics/refusal.ts';
import { makeSource, matchAt, skipSpaces, span, type Span } from '../span.ts';
import type { Lexicon } from '../units/lexicon.ts';
import type { NumberStyle } from './style.ts';
import { unspaced } from '../../languages/words.ts';

/** A number that was read, without its sign. */
export interface Numeral {
  readonly value: Ratio;
  readonly end: number;
  /** True if spelled in words: `and a half` after the unit adds to it. */
  readonly inWords: boolean;
}

/** A half that follows a unit or 万, but no other number: 四半世紀 is a quarter of a century. */
const bareHalf = /[半반]/;

/**
 * Reads `2 and a half`, and of a million `1 million and a half`. Nothing is added to a fraction: a third of a half is a
 * product.
 */
const withWords = (source: Span, { value, end }: Part, scale = 1n): Part | undefined => {
  if (value.d > 1n && value.n < value.d) return undefined;
  const numbers = source.lexicon?.ownNumbers;
  const part =
    readAndPart(source, end) ??
    (scale === 1n && bareHalf.test(source.plain.charAt(end)) ? undefined : numbers?.readHalf(source, end));
  if (!part) return undefined;
  const of = scale > 1n ? (numbers?.of(source, part.end) ?? 0) : 0;
  return { value: plusPart(value, part.value, scale), end: part.end + of };
};

/** Reads words that multiply. Words of the language come first: a German Billion is a trillion. */
const scalesAt = (source: Span, at: number): { readonly value: bigint; readonly end: number } => {
  const numbers = source.lexicon?.ownNumbers;
  const own = numbers?.readScales(source, at);
  return own && (own.end > at || numbers!.isCount(source, at)) ? own : readScales(source, at);
};

/** Returns the multiplier that a text is, in words of its language: `тысяч`, `Mio`. */
export const scaleOf = (text: string, lexicon: Lexicon | undefined): bigint | undefined => {
  // The sign shows that it is a word of the number, and no unit
  const scale = lexicon?.ownNumbers?.readScales(makeSource(`${text} ?`, lexicon), 0);
  return scale?.end === text.length ? scale.value : undefined;
};

const withScales = (source: Span, { value, end }: Part): Numeral => {
  const part = readPartsOf(source, end);
  if (part) return { value: times(value, part.value), end: part.end, inWords: true };
  const letter = readMultiplier(source, end, 'unit');
  if (letter) return { value: times(value, letter.value), end: letter.end, inWords: false };
  const scale = scalesAt(source, end);
  const scaled = { value: times(value, ratio(scale.value)), end: scale.end };
  const half = scale.value > 1n ? withWords(source, scaled, scale.value) : undefined;
  return { ...(half ?? withLesser(source, withFurther(source, scaled, scale.value), scale.value)), inWords: false };
};

/** Matches further digits of a number; in Korean a space may precede them. */
const furtherDigits = /(?:(?<=[\uac00-\ud7a3]) )?(\d{1,4})(?!\d|[.,]\d)/y;

/** Matches words for places that may also begin the name of a unit: 3万5千米. */
const placeWord = /[十百千]/;

/** The smallest multiplier of its own in scripts without spaces: 만. */
const myriad = 10_000n;

/**
 * Reads further digits with a smaller multiplier, in scripts without spaces: the 9천 of 4만9천. Without a multiplier, they fill all places:
 * 4만9000, but not 4万5.
 */
const withFurther = (source: Span, part: Part, below: bigint): Part => {
  const numbers = below > 1n && unspaced.test(source.plain.slice(0, part.end)) ? source.lexicon?.ownNumbers : undefined;
  const [whole, digits] = (numbers && matchAt(furtherDigits, source.plain, part.end)) ?? [];
  if (whole === undefined) return part;
  const scale = numbers!.readScales(source, part.end + whole.length);
  const isOfBelow = below > myriad && scale.value > 1n && scale.value < myriad;
  const isNextPlace =
    scale.value === 1n &&
    digits!.length === 1 &&
    numbers!.namesSkippedPlaces(source) &&
    !placeWord.test(source.plain.charAt(scale.end));
  const place = isNextPlace ? below / 10n : isOfBelow ? below / myriad : 1n;
  const value = BigInt(digits!) * scale.value * place;
  const isFull = scale.value > 1n ? value < below : isNextPlace || digits!.length === String(below).length - 1;
  return isFull ? withFurther(source, { value: plus(part.value, ratio(value)), end: scale.end }, scale.value) : part;
};

/** Matches further digits after a space, and in Persian and Arabic after `and`, which joins the parts of a number there. */
const lesserDigits = /\s(?:و\s?)?(\d{1,3})(?=\s?\p{L})/uy;

/** Reads further digits with a smaller multiplier: 2 milyon 500 bin, ۲ میلیون و ۵۰۰ هزار. */
const withLesser = (source: Span, part: Part, below: bigint): Part => {
  const numbers = below > 1n && part.value.d === 1n ? source.lexicon?.ownNumbers : undefined;
  const [whole, digits] = (numbers && matchAt(lesserDigits, source.plain, part.end)) ?? [];
  if (whole === undefined) return part;
  const scale = numbers!.readScales(source, part.end + whole.length);
  if (scale.value === 1n || scale.value >= below) return part;
  const value = plus(part.value, ratio(BigInt(digits!) * scale.value));
  return withLesser(source, { value, end: scale.end }, scale.value);
};

/** Matches the text after a fraction of something: ` of a`, ` a`. */
const filler = /\s+(?:of\s+)?(?:an?\s+|the\s+)?(?=\S)/y;

const afterFraction = (source: Span, part: Part): Part => {
  const match = matchAt(filler, source.lower, part.end);
  const words =
    match && /of|a/.test(match[0]) ? match[0].length : (source.lexicon?.ownNumbers?.of(source, part.end) ?? 0);
  const { value, end } = readScales(source, part.end + words);
  return { value: times(part.value, ratio(value)), end };
};

/** Reads `drei Millionen`, in the words of the language. */
const readInOwnWords = (source: Span, at: number): Numeral | undefined => {
  const numbers = source.lexicon?.ownNumbers;
  if (!numbers) return undefined;
  const words = numbers.readWords(source, at);
  const own = words && (withWords(source, words, words.scale) ?? words);
  const scale = numbers.readScales(source, own?.end ?? at);
  if (scale.end <= at) return undefined;
  const scaled = { value: times(own?.value ?? one, ratio(scale.value)), end: scale.end };
  // Deux douzaines et demie
  const half = scale.value > 1n ? withWords(source, scaled, scale.value) : undefined;
  return { ...(half ?? scaled), inWords: true };
};

/** Refuses `۱/۵`, which some read as one and a half, others as a fifth. */
const openSlash = (source: Span, at: number): Diagnostic | undefined => {
  const written = matchAt(/\d+\/\d+(?![\d/])/y, source.plain, at)?.[0];
  if (written === undefined) return undefined;
  const readings = [written.replace('/', '.'), written.replace('/', ' / ')];
  return refusedAt(
    span(source, at, at + written.length),
    (parameter, _, place) => ambiguousNumber(parameter, written, readings, place),
    true,
  );
};

/** Matches the characters that a number in digits can start with. Most texts start with a letter. */
const opensDigits = new RegExp(String.raw`[\d.,٫${vulgarFractions}]`);

/**
 * Returns a pattern for decimal digits that nothing after them makes another number in English, and no language reads with groups: they end
 * the text, or a word follows that does not go on with the number. One test decides for most numbers.
 */
const patternOfPlainDigits = (): RegExp =>
  new RegExp(
    String.raw`\d{1,15}(?:\.(?:\d{1,2}|\d{4,15}))?(?=$|[)%]| ?(?!(?:${wordsAfterDigits()})(?![a-z]))[a-z]{2}| (?!x)[a-z](?![a-z]))`,
    'y',
  );

// Created on first use
let plainDigits: RegExp | undefined;

/** Reads a number in digits, also a fraction: `2,5`, `½`, `1 1/2`, `3 million`. */
const readInDigits = (source: Span, at: number, style: NumberStyle | undefined): Numeral | Diagnostic | undefined => {
  const plain = source.lexicon?.vocabulary
    ? undefined
    : matchAt((plainDigits ??= patternOfPlainDigits()), source.lower, at)?.[0];
  if (plain !== undefined)
    return { value: decimalToRatio(readDecimal(plain)!), end: at + plain.length, inWords: false };
  const open = style?.leavesSlashOpen ? openSlash(source, at) : undefined;
  if (open) return open;
  const fraction = readFraction(source, at);
  if (fraction instanceof Diagnostic) return fraction;
  if (fraction) return { ...afterFraction(source, fraction), inWords: false };
  const digits = readDigits(source, at, style);
  if (!digits || digits instanceof Diagnostic) return digits;
  const mixed = digits.isWhole ? (readMixed(source, digits) ?? withWords(source, digits)) : undefined;
  return mixed instanceof Diagnostic ? mixed : withScales(source, mixed ?? digits);
};

/**
 * Reads a number without a sign at an index, in digits or in words. Undefined if there is none. A further number may
 * also be a fraction such as `a half`.
 */
export const readNumeral = (
  source: Span,
  from: number,
  style: NumberStyle | undefined,
  isFurther = false,
): Numeral | Diagnostic | undefined => {
  const at = skipSpaces(source.plain, from);
  const inDigits = opensDigits.test(source.plain.charAt(at)) ? readInDigits(source, at, style) : undefined;
  if (inDigits) return inDigits;
  const half = isFurther ? source.lexicon?.ownNumbers?.readHalf(source, at) : undefined;
  if (half) return { ...half, inWords: true };
  const own = readInOwnWords(source, at);
  if (own) return own;
  // The four of French is an oven
  if (source.lexicon?.vocabulary) return undefined;
  const words = (isFurther ? readPart(source, at) : undefined) ?? readWords(source, at);
  if (!words) return undefined;
  return { ...(words.isFraction ? afterFraction(source, words) : words), inWords: true };
};
