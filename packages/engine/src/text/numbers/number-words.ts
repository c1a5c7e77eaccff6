import { matchesOf } from '../../model/matches.ts';
import { one, over, plus, ratio, times, zero, type Ratio } from '../../model/rational.ts';
import { isUnitIn, matchAt, skipSpaces, type Span } from '../span.ts';
import { vulgarFractions } from './fraction.ts';

/** Number words that were read: `two and a half`. */
export interface Words {
  readonly value: Ratio;
  readonly end: number;
  /** True if the words end in a fraction that can be followed by *of*: half of a mile, three quarters of an hour. */
  readonly isFraction: boolean;
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety';

const cardinals = new Map<string, number>([
  ...small.split(' ').map((word, index) => [word, index] as const),
  ...tens.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
  ['fourty', 40],
]);

const scales = new Map<string, bigint>([
  ['couple', 2n],
  ['dozen', 12n],
  ['thousand', 1000n],
  ['lakh', 100_000n],
  ['lakhs', 100_000n],
  ['million', 1_000_000n],
  ['crore', 10_000_000n],
  ['crores', 10_000_000n],
  ['billion', 1_000_000_000n],
  ['bn', 1_000_000_000n],
  ['trillion', 1_000_000_000_000n],
  ['quadrillion', 10n ** 15n],
  ['quintillion', 10n ** 18n],
  ['sextillion', 10n ** 21n],
  ['septillion', 10n ** 24n],
  ['octillion', 10n ** 27n],
  ['nonillion', 10n ** 30n],
  ['decillion', 10n ** 33n],
]);

const parts = new Map<string, bigint>([
  ['half', 2n],
  ['halves', 2n],
  ['third', 3n],
  ['quarter', 4n],
  ['fourth', 4n],
  ['fifth', 5n],
  ['sixth', 6n],
  ['eighth', 8n],
  ['tenth', 10n],
  ['sixteenth', 16n],
]);

/** Returns the words that may go on a number in digits, as alternatives of a pattern: 3 million, 2 and a half, 3 quarters of, 5 x 10^3. */
export const wordsAfterDigits = (): string =>
  ['and', 'hundred', 'x', ...scales.keys(), `(?:${[...parts.keys()].join('|')})s?`].join('|');

/** The words that can start a number, as alternatives of a pattern. */
export const numberWord = [
  ...cardinals.keys(),
  'half',
  ...['half', 'third', 'quarter'].map((part) => `an? ${part}`),
].join('|');

interface NumberPatterns {
  /** Matches a number in digits, and every word that can be a number or a part of one. */
  readonly any: RegExp;
  /** Matches the places where a value with a number can start: signs, number words, and words before digits, as in Rs 100. */
  readonly start: RegExp;
}

const patternsOfNumbers = (): NumberPatterns => {
  const words = ['an?', 'hundred', ...cardinals.keys(), ...scales.keys(), `(?:${[...parts.keys()].join('|')})s?`];
  const anyWord = String.raw`\b(?:${words.join('|')})\b`;
  return {
    any: new RegExp(String.raw`\p{Nd}+(?:,\p{Nd}{3}(?!\p{Nd}))*(?:\.\p{Nd}+)?|[${vulgarFractions}]|${anyWord}`, 'gu'),
    start: new RegExp(String.raw`[^\p{L}]|${anyWord}|\p{L}{1,4}\.?\s?[\p{Nd}.,$]|\p{L}{1,3}\$`, 'uy'),
  };
};

// Created on first use
let patterns: NumberPatterns | undefined;

/** Returns a count that the numbers of an English text, in lowercase, do not exceed. */
export const mostNumbersIn = (lower: string): number =>
  lower.match((patterns ??= patternsOfNumbers()).any)?.length ?? 0;

/** Returns true for an English text, in lowercase, with several numbers. An article is not one. */
export const severalIn = (lower: string): boolean =>
  matchesOf((patterns ??= patternsOfNumbers()).any, lower).filter(([found]) => !/^an?$/.test(found)).length > 1;

/** Returns true where a value with a number can start in an English text, in lowercase. */
export const mayStartNumber = (lower: string, at: number): boolean =>
  matchAt((patterns ??= patternsOfNumbers()).start, lower, at) !== undefined;

const word = /[a-z]+(?![a-z'])/y;

const wordAt = (source: Span, at: number): string | undefined => matchAt(word, source.lower, at)?.[0];

/** Matches the spaces or hyphens between two number words. */
const gap = /(?:\s*-\s*|\s+)/y;
const nextWord = (source: Span, end: number): number => end + (matchAt(gap, source.lower, end)?.[0].length ?? 0);

const partOf = (text: string | undefined): bigint | undefined =>
  text === undefined ? undefined : (parts.get(text) ?? parts.get(text.replace(/s$/, '')));

/** Reads a cardinal below a thousand, as before `thousand`. */
const readHundreds = (source: Span, at: number): { value: number; end: number } | undefined => {
  let value = 0;
  let end = at;
  let position = at;
  let free = 1000;
  for (;;) {
    const text = wordAt(source, position);
    const cardinal = text === undefined ? undefined : cardinals.get(text);
    if (cardinal !== undefined && cardinal < free && (cardinal > 0 || end === at)) {
      value += cardinal;
      free = cardinal < 20 ? 1 : 10;
    } else if (text === 'hundred' && free < 1000 && value < 100) {
      value = (value || 1) * 100;
      free = 100;
    } else if (text === 'and' && free === 100 && cardinals.has(wordAt(source, nextWord(source, position + 3)) ?? '')) {
      position = nextWord(source, position + 3);
      continue;
    } else return end === at ? undefined : { value, end };
    end = position + text!.length;
    position = nextWord(source, end);
  }
};

/** Reads `million`, `dozen`, or several in sequence: `hundred thousand`, `dozen dozen`. */
export const readScales = (source: Span, at: number): { value: bigint; end: number } => {
  let value = 1n;
  let end = at;
  for (;;) {
    const start = skipSpaces(source.lower, end);
    const text = wordAt(source, start);
    const scale = text === undefined ? undefined : text === 'hundred' ? 100n : scales.get(text);
    if (scale === undefined) return { value, end };
    value *= scale;
    end = start + text!.length;
    if (text === 'couple') end += /^\s+of(?![a-z])/.exec(source.lower.slice(end))?.[0].length ?? 0;
  }
};

/** Reads `two million three hundred thousand`. */
const readCardinal = (source: Span, at: number): { value: bigint; end: number; scale: bigint } | undefined => {
  let last = 1n;
  let total: bigint | undefined;
  let end = at;
  let position = at;
  for (;;) {
    const hundreds = readHundreds(source, position);
    if (!hundreds) return total === undefined ? undefined : { value: total, end, scale: last };
    const scale = readScales(source, hundreds.end);
    total = (total ?? 0n) + BigInt(hundreds.value) * scale.value;
    end = scale.end;
    last = scale.value;
    if (last === 1n) return { value: total, end, scale: last };
    position = nextWord(source, end);
    if (wordAt(source, position) === 'and') position = nextWord(source, position + 3);
  }
};

/** Reads `point five`: digits after a cardinal. */
const readPoint = (source: Span, at: number): Words | undefined => {
  let end = at;
  let value = zero;
  let place = one;
  let position = nextWord(source, at);
  if (wordAt(source, position) !== 'point') return undefined;
  for (position = nextWord(source, position + 5); ; position = nextWord(source, end)) {
    const text = wordAt(source, position) ?? '';
    const digit = cardinals.get(text);
    if (digit === undefined || digit > 9) break;
    place = over(place, ratio(10n));
    value = plus(value, times(ratio(BigInt(digit)), place));
    end = position + text.length;
  }
  return end === at ? undefined : { value, end, isFraction: false };
};

const article = /an?(?=\s+[a-z°µμ])/y;

/** Returns true if a unit follows directly, as in `quarter cup`, and not `in`, `to` or `as`. */
const isOfUnit = (source: Span, at: number): boolean => {
  const after = matchAt(/\s+(?!(?:in|to|as)\b)([a-z]+)/y, source.lower, at)?.[1];
  return after !== undefined && isUnitIn(source, after);
};

/** Reads `half`, `a half`, `a quarter`, `three quarters`. */
export const readPart = (source: Span, at: number): Words | undefined => {
  const count = readHundreds(source, at);
  const indefinite = matchAt(article, source.lower, at)?.[0];
  const start = count ? nextWord(source, count.end) : indefinite ? nextWord(source, at + indefinite.length) : at;
  const text = wordAt(source, start);
  const part = partOf(text);
  const isAlone = !count && !indefinite && text !== 'half';
  const end = start + (text?.length ?? 0);
  if (part === undefined || (isAlone && !matchAt(/\s+of\s/y, source.lower, end) && !isOfUnit(source, end)))
    return undefined;
  return { value: ratio(BigInt(count?.value ?? 1), part), end: start + text!.length, isFraction: true };
};

/** Reads ` quarters of`, ` thirds of a` after digits, which makes them a number of parts. */
export const readPartsOf = (source: Span, at: number): Words | undefined => {
  const match = matchAt(/\s+([a-z]+)\s+of\s+(?:an?\s+)?(?=\S)/y, source.lower, at);
  const part = partOf(match?.[1]);
  return match && part !== undefined
    ? { value: ratio(1n, part), end: at + match[0].length, isFraction: true }
    : undefined;
};

/** Reads ` and a half`, ` and three quarters` after a number or its unit. */
export const readAndPart = (source: Span, at: number): Words | undefined => {
  const start = nextWord(source, at);
  if (wordAt(source, start) !== 'and') return undefined;
  return readPart(source, nextWord(source, start + 3));
};

/**
 * Returns true if text follows. A part of something is a fraction only then: a quarter is a unit, a quarter mile a
 * number of miles.
 */
const hasSomethingAfter = (source: Span, { end }: Words): boolean => /^\s*\S/.test(source.lower.slice(end, end + 20));

/** Adds a fraction to a number. A million and a half is half a million more; a hundred and a half half of one more. */
export const plusPart = (value: Ratio, part: Ratio, scale: bigint): Ratio =>
  plus(value, scale === 100n ? part : times(part, ratio(scale)));

const withPart = (source: Span, value: Ratio, end: number, scale = 1n): Words => {
  const part = readAndPart(source, end);
  return part
    ? { value: plusPart(value, part.value, scale), end: part.end, isFraction: false }
    : { value, end, isFraction: false };
};

/** Reads number words at an index. Returns undefined if there are none. */
export const readWords = (source: Span, at: number): Words | undefined => {
  const part = readPart(source, at);
  if (part && hasSomethingAfter(source, part)) {
    const { value, end } = readScales(source, part.end);
    return { value: times(part.value, ratio(value)), end, isFraction: true };
  }
  const cardinal = readCardinal(source, at);
  if (cardinal) {
    const point = readPoint(source, cardinal.end);
    const value = plus(ratio(cardinal.value), point?.value ?? zero);
    return withPart(source, value, point?.end ?? cardinal.end, cardinal.scale);
  }
  const indefinite = matchAt(article, source.lower, at)?.[0];
  const scale = readScales(source, at + (indefinite?.length ?? 0));
  if (scale.value > 1n) return withPart(source, ratio(scale.value), scale.end, scale.value);
  return indefinite ? { value: one, end: at + indefinite.length, isFraction: false } : undefined;
};
