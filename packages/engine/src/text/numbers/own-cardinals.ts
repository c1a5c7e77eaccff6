import type { Vocabulary } from '../../languages/vocabulary.ts';
import { alikeLetters, alternatives, byScript, unspaced } from '../../languages/words.ts';
import { oncePer, remember } from '../../model/remember.ts';
import { plus, ratio, type Ratio } from '../../model/rational.ts';
import { matchAt, skipSpaces } from '../span.ts';
import type { Wording } from './own-numbers.ts';

/** A number in the words of a language. */
export interface Cardinal {
  readonly value: Ratio;
  readonly end: number;
  /** The factor of its last word if it multiplies, as `million` does; otherwise 1. */
  readonly scale: bigint;
}

/**
 * A part of a number: its value, and the power of ten that further parts must be below: 100 after two hundred, 1 after
 * twelve.
 */
interface Part {
  readonly value: bigint;
  readonly below: bigint;
}

interface Words {
  readonly values: ReadonlyMap<string, bigint>;
  /** The values of words that have another one where they start a number: ألفا is two thousand, and a thousand after eleven. */
  readonly firstValues: ReadonlyMap<string, bigint>;
  readonly longest: number;
  /** The letters that can start a number. */
  readonly initials: ReadonlySet<string>;
  /** The words that multiply the words before them. */
  readonly scales: ReadonlySet<string>;
  /** Matches spaces and the word for `and` between two words. */
  readonly joint: RegExp;
  /** Fractions that are written as one word with a number: `zweieinhalb`. */
  readonly fractions: ReadonlyMap<string, Ratio>;
  /** The word that replaces places without a digit: 一百零二. */
  readonly gap: string | undefined;
  /** Matches the word before decimals: `Komma`, 点. */
  readonly point: RegExp | undefined;
  /** The words that decimals are read with: those below a hundred, or digits in scripts without spaces. */
  readonly decimals: ReadonlyMap<string, bigint>;
  /** The names of parts of one after their count, and before it. */
  readonly parts: ReadonlyMap<string, bigint>;
  readonly partsBefore: ReadonlyMap<string, bigint>;
  /** The words that counts of parts are read with. */
  readonly countsOfParts: ReadonlyMap<string, bigint>;
  readonly longestPart: number;
}

/** Letters that people write for one another, with the same length. */
const sameLetters: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ...alikeLetters,
  ['ँ', 'ं'],
  ['-', ' '],
  ['\u200c', ' '],
  // пять, пяти
  ['ь', 'и'],
]);

const accented = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Devanagari}]/u;

/** Matches letters with a possible replacement, which excludes those of English, Chinese, Japanese and Korean. */
const mayFold = /[^\x20-,.-~\u3040-\ud7a3]/gu;

const foldLetter = (letter: string): string => {
  const plain = sameLetters.get(letter) ?? (accented.test(letter) ? letter.normalize('NFD').charAt(0) : letter);
  return plain.length === letter.length ? plain : letter;
};

/** Folded letters and texts so far: the readers of a text try the same spans of it, and most words are refused by their first letter. */
const known = new Map<string, string>();
const mostKnown = 2000;

const fold = (text: string): string =>
  text.toLowerCase().replace(mayFold, (letter) => remember(known, mostKnown, letter, foldLetter));

/** Returns the text with a plain small letter for each letter: e for é, ا for أ; spaces for hyphens. */
export const folded = (text: string): string => remember(known, mostKnown, text, fold);

/** Returns a pattern that also matches the plain letters that people write for others: `p[óo][łl]`. */
export const withPlainLetters = (pattern: string): string =>
  pattern.replace(mayFold, (letter) => {
    const plain = folded(letter);
    return plain === letter ? letter : `[${letter}${plain}]`;
  });

const letter = /[\p{L}\p{M}]/u;

const isPowerOfTen = (value: bigint): boolean => /^10+$/.test(String(value));

/** Returns the largest power of ten that divides a number. */
const roundness = (value: bigint): bigint => 10n ** BigInt(/0*$/.exec(String(value))![0].length);

/** Reads `1/2` in the data of a language. */
export const fractionFrom = (text: string): Ratio => {
  const [n = '', d = '1'] = text.split('/');
  return ratio(BigInt(n), BigInt(d));
};

/** Returns a pattern for the words before decimals, which stand apart in scripts with spaces. A time of day has tens, or a 分 that is not a unit: 三点五十, 三点五分. */
const pointPattern = (words: readonly string[]): RegExp | undefined =>
  words.length === 0
    ? undefined
    : new RegExp(
        byScript(
          words.map(folded),
          (apart) => String.raw`\s+(?:${apart})\s+`,
          (together) => String.raw`(?:${together})(?![〇零一二三四五六七八九]*(?:十|分(?![钟鐘米贝貝升之])|刻))`,
        ),
        'uy',
      );

/** Returns the folded names of a table with their values. */
const namesOf = (table: Readonly<Record<string, string>>): readonly (readonly [name: string, value: bigint])[] =>
  Object.entries(table).flatMap(([value, names]) =>
    names.split('|').map((name) => [folded(name), BigInt(value)] as const),
  );

const wordsOf = oncePer(
  ({
    words: { cardinals = {}, numbers = {}, parts = {}, countsOfParts = {}, and, skipped, point = [] },
    counts,
  }: Vocabulary): Words => {
    const listed = namesOf(cardinals);
    const partNames = namesOf(parts);
    // 百万 is composed from its parts
    const isOne = (name: string): boolean => !unspaced.test(name) || name.length === 1;
    const counted = [...counts].filter(([name, value]) => value >= 100n && isPowerOfTen(value) && isOne(name));
    const values = new Map([
      ...counted.map(([name, value]) => [folded(name), value] as const),
      ...[...listed].reverse(),
    ]);
    // Ten multiplies in scripts without spaces between words: 二十
    const scales = [...values].filter(
      ([name, value]) => isPowerOfTen(value) && value > (unspaced.test(name) ? 1n : 10n),
    );
    const fractions = Object.entries(numbers).filter(([name]) => name.startsWith('+'));
    // Any further word is a sign between two numbers: plus
    const joint = and.length === 0 ? '' : String.raw`(?:${alternatives(and.slice(0, 1).map(folded))}\s*)?`;
    return {
      values,
      firstValues: new Map(listed.filter(([name, value]) => values.get(name) !== value)),
      longest: Math.max(...[...values.keys()].map(({ length }) => length)),
      initials: new Set([...values.keys()].map((name) => name.charAt(0))),
      scales: new Set(scales.map(([name]) => name)),
      joint: new RegExp(String.raw`\s*${joint}`, 'uy'),
      fractions: new Map(fractions.map(([name, text]) => [folded(name.slice(1)), fractionFrom(text)])),
      gap: skipped,
      point: pointPattern(point),
      decimals: new Map([...values].filter(([name, value]) => value < (unspaced.test(name) ? 10n : 100n))),
      parts: new Map(partNames.filter(([name]) => !name.endsWith('+'))),
      partsBefore: new Map(
        partNames.flatMap(([name, value]) => (name.endsWith('+') ? [[name.slice(0, -1), value] as const] : [])),
      ),
      countsOfParts: new Map([...values, ...namesOf(countsOfParts)]),
      longestPart: Math.max(0, ...partNames.map(([name]) => name.length)),
    };
  },
);

/** Returns the parts after a word that multiplies the parts below it, or undefined if it cannot follow. */
const multiplied = (parts: readonly Part[], scale: bigint): readonly Part[] | undefined => {
  const kept = parts.filter(({ value }) => value >= scale).length;
  const factor = parts.slice(kept).reduce((sum, { value }) => sum + value, 0n);
  const value = (factor === 0n ? 1n : factor) * scale;
  const above = parts[kept - 1];
  return above && value >= above.below ? undefined : [...parts.slice(0, kept), { value, below: scale }];
};

/**
 * Returns the parts with a further number, or undefined if it cannot follow. After `and`, tens may follow ones: `five
 * and twenty`.
 */
const added = (parts: readonly Part[], value: bigint, isJoined: boolean): readonly Part[] | undefined => {
  const last = parts.at(-1);
  const part = { value, below: value === 0n ? 1n : roundness(value) };
  if (!last) return [part];
  const isOnes = last.value > 0n && last.value < 10n;
  if (isJoined && isOnes && value >= 20n && value < 100n && part.below === 10n)
    return [...parts.slice(0, -1), { value: value + last.value, below: 1n }];
  return value > 0n && value < last.below ? [...parts, part] : undefined;
};

const sum = (parts: readonly Part[]): Ratio => ratio(parts.reduce((total, { value }) => total + value, 0n));

/** The number that was read so far. */
interface State {
  readonly parts: readonly Part[];
  /** The end of the last word, and the start of the next. */
  readonly end: number;
  readonly at: number;
  /** True if the last word was the word for places without a digit. */
  readonly isGap: boolean;
  /** True if a digit follows skipped places without that word: 一百二. */
  readonly isLoose: boolean;
}

/** Matches what follows a digit of the next place: the 二 of 一万二 is two thousand. Before a counter it may count: 五百三个人. */
const afterNextPlace = /(?:$|[^\p{L}]|[块塊元的加减減乘除打])/uy;

/** Matches a digit of the next place. In 一百一斤 the one is each, and in 三千两 the unit is a weight. */
const nextPlace = /^[二三四五六七八九]$/;

/** Returns true if a number can end at an index: the word is complete, or the script has no spaces between words. */
const isOver = (text: string, end: number): boolean =>
  end >= text.length || !letter.test(text[end]!) || unspaced.test(text[end - 1]!);

const withFraction = (text: string, { parts, end }: State, { fractions }: Words): Cardinal | undefined => {
  for (const [name, value] of fractions) {
    const over = end + name.length;
    if (text.startsWith(name, end) && isOver(text, over))
      return { value: plus(sum(parts), value), end: over, scale: 1n };
  }
  return undefined;
};

/** Returns the longest number that continues a state. */
const readOn = (text: string, state: State, words: Words): Cardinal | undefined => {
  let best: Cardinal | undefined;
  for (let length = Math.min(words.longest, text.length - state.at); length > 0; length--) {
    const name = text.slice(state.at, state.at + length);
    const isFirst = state.parts.length === 0;
    const firstValue = isFirst ? words.firstValues.get(name) : undefined;
    const value = firstValue ?? words.values.get(name);
    if (value === undefined) continue;
    const isGap = name === words.gap && !isFirst;
    const isJoined = letter.test(text.slice(state.end, state.at));
    const isScale = firstValue === undefined && words.scales.has(name);
    const before = state.parts.at(-1);
    const parts = isGap ? state.parts : isScale ? multiplied(state.parts, value) : added(state.parts, value, isJoined);
    if (!parts) continue;
    const end = state.at + length;
    const at = end + matchAt(words.joint, text, end)![0].length;
    const skips = words.gap !== undefined && !state.isGap && before !== undefined && value * 10n < before.below;
    const isLoose = isScale ? state.isLoose && parts.length < state.parts.length : skips && !isGap;
    const next = { parts, end, at, isGap, isLoose };
    // مليونين is two million in one word
    const scale = isScale ? value : value < 1000n ? 1n : roundness(value);
    const isNext = isLoose && nextPlace.test(name) && matchAt(afterNextPlace, text, end) !== undefined;
    const own = isNext ? plus(sum(state.parts), ratio((value * before!.below) / 10n)) : sum(parts);
    const here = isOver(text, end) && !isGap && (!isLoose || isNext) ? { value: own, end, scale } : undefined;
    const found = readOn(text, next, words) ?? withFraction(text, next, words) ?? here;
    if (found && found.end > (best?.end ?? -1)) best = found;
  }
  return best;
};

const startAt = (at: number): State => ({ parts: [], end: at, at, isGap: false, isLoose: false });

/** Reads decimals: `fünfundzwanzig`, or a digit after the other: `zwei fünf`, 七五. */
const readDecimals = (text: string, from: number, words: Words): { readonly digits: string; readonly end: number } => {
  let digits = '';
  let end = from;
  for (;;) {
    const next = readOn(text, startAt(skipSpaces(text, end)), words);
    const isMore =
      next !== undefined && next.value.d === 1n && (digits === '' ? next.value.n < 100n : next.value.n < 10n);
    if (!isMore) return { digits, end };
    digits += String(next.value.n);
    end = next.end;
    if (next.value.n > 9n) return { digits, end };
  }
};

/** Returns the name of a part of one at an index. */
const partAt = (
  text: string,
  at: number,
  names: ReadonlyMap<string, bigint>,
  longest: number,
): { readonly below: bigint; readonly end: number } | undefined => {
  for (let length = Math.min(longest, text.length - at); names.size > 0 && length > 0; length--) {
    const below = names.get(text.slice(at, at + length));
    if (below !== undefined && isOver(text, at + length)) return { below, end: at + length };
  }
  return undefined;
};

/** The largest count of parts that people say. */
const mostParts = 99n;

/** Reads the parts of one after their count: `trois quarts`, `drei Achtel`. */
const readParts = (text: string, { value, end }: Cardinal, { parts, longestPart }: Words): Cardinal | undefined => {
  if (value.d > 1n || value.n === 0n || value.n > mostParts) return undefined;
  const part = partAt(text, skipSpaces(text, end), parts, longestPart);
  return part && { value: ratio(value.n, part.below), end: part.end, scale: 1n };
};

/** Reads the parts of one before their count: `üçte iki`. */
const readPartsFirst = (text: string, at: number, words: Words): Cardinal | undefined => {
  const part = partAt(text, at, words.partsBefore, words.longestPart);
  const count = part && readOn(text, startAt(skipSpaces(text, part.end)), { ...words, values: words.countsOfParts });
  return count && { value: ratio(count.value.n, part.below), end: count.end, scale: 1n };
};

/** Reads the parts of one that `and` adds to a whole number: `dos y tres cuartos`. */
const readAndParts = (text: string, whole: Cardinal, words: Words): Cardinal | undefined => {
  if (words.parts.size === 0) return undefined;
  const at = whole.end + matchAt(words.joint, text, whole.end)![0].length;
  const count = letter.test(text.slice(whole.end, at)) ? readOn(text, startAt(at), words) : undefined;
  const parts = count && readParts(text, count, words);
  return parts && parts.value.n < parts.value.d
    ? { value: plus(whole.value, parts.value), end: parts.end, scale: 1n }
    : undefined;
};

/** Matches a fraction with the denominator first: 三分之一, 삼분의 일. A hundredth is a percent. */
const partsFirst = /\s?(?:分の|分之|분의)\s?/y;

/** Returns a number with what follows it: decimals, or the numerator after a denominator. */
const withParts = (text: string, whole: Cardinal, words: Words): Cardinal => {
  if (whole.value.d > 1n) return whole;
  const point = words.point && matchAt(words.point, text, whole.end);
  const decimals = point && readDecimals(text, whole.end + point[0].length, { ...words, values: words.decimals });
  if (decimals && decimals.digits !== '')
    return {
      value: plus(whole.value, ratio(BigInt(decimals.digits), 10n ** BigInt(decimals.digits.length))),
      end: decimals.end,
      scale: 1n,
    };
  const of = whole.value.n > 0n && whole.value.n !== 100n ? matchAt(partsFirst, text, whole.end) : undefined;
  const above = of && readOn(text, startAt(whole.end + of[0].length), words);
  if (above && above.value.d === 1n) return { value: ratio(above.value.n, whole.value.n), end: above.end, scale: 1n };
  return readParts(text, whole, words) ?? readAndParts(text, whole, words) ?? whole;
};

/** Matches a number in digits of Chinese and Japanese, one for each place: 一一〇. Two without a zero may mean either: 三四米. */
const places = /[〇零一二三四五六七八九]{3,15}|[一二三四五六七八九]〇/y;

const readPlaces = (text: string, at: number, { values }: Words): Cardinal | undefined => {
  const written = matchAt(places, text, at)?.[0];
  if (written === undefined) return undefined;
  const digits = Array.from(written, (digit) => values.get(digit));
  return digits.includes(undefined)
    ? undefined
    : { value: ratio(BigInt(digits.join(''))), end: at + written.length, scale: 1n };
};

/** Reads a number in words: `dreihundertfünfundzwanzig`, `deux cent mille`, `zwei Komma fünf`, 三百五十, `तीन लाख`. */
export const readCardinal = (source: Wording, at: number): Cardinal | undefined => {
  const vocabulary = source.lexicon?.vocabulary;
  const words = vocabulary && wordsOf(vocabulary);
  if (!words?.initials.has(folded(source.plain.charAt(at)))) return undefined;
  const text = folded(source.plain);
  const parts = readPartsFirst(text, at, words);
  if (parts) return parts;
  const whole = readPlaces(text, at, words) ?? readOn(text, startAt(at), words);
  return whole && withParts(text, whole, words);
};
