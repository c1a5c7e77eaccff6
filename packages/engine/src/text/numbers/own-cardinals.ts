import type { Vocabulary } from '../../languages/vocabulary.ts';
import { alikeLetters, alternatives, unspaced } from '../../languages/words.ts';
import { oncePer, remember } from '../../model/remember.ts';
import { plus, ratio, type Ratio } from '../../model/rational.ts';
import { matchAt } from '../span.ts';
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
}

/** Letters that people write for one another, with the same length. */
const sameLetters: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ...alikeLetters,
  ['ँ', 'ं'],
  ['-', ' '],
  ['\u200c', ' '],
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

const wordsOf = oncePer(({ words: { cardinals = {}, numbers = {}, and, skipped }, counts }: Vocabulary): Words => {
  const listed = Object.entries(cardinals).flatMap(([value, names]) =>
    names.split('|').map((name) => [folded(name), BigInt(value)] as const),
  );
  // 百万 is composed from its parts
  const isOne = (name: string): boolean => !unspaced.test(name) || name.length === 1;
  const counted = [...counts].filter(([name, value]) => value >= 100n && isPowerOfTen(value) && isOne(name));
  const values = new Map([...counted.map(([name, value]) => [folded(name), value] as const), ...listed]);
  // Ten multiplies in scripts without spaces between words: 二十
  const scales = [...values].filter(([name, value]) => isPowerOfTen(value) && value > (unspaced.test(name) ? 1n : 10n));
  const fractions = Object.entries(numbers).filter(([name]) => name.startsWith('+'));
  // Any further word is a sign between two numbers: plus
  const joint = and.length === 0 ? '' : String.raw`(?:${alternatives(and.slice(0, 1).map(folded))}\s*)?`;
  return {
    values,
    longest: Math.max(...[...values.keys()].map(({ length }) => length)),
    initials: new Set([...values.keys()].map((name) => name.charAt(0))),
    scales: new Set(scales.map(([name]) => name)),
    joint: new RegExp(String.raw`\s*${joint}`, 'uy'),
    fractions: new Map(fractions.map(([name, text]) => [folded(name.slice(1)), fractionFrom(text)])),
    gap: skipped,
  };
});

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
  /** True if a digit follows skipped places without that word: most people read 一百二 as 120. */
  readonly isLoose: boolean;
}

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
    const value = words.values.get(name);
    if (value === undefined) continue;
    const isFirst = state.parts.length === 0;
    const isGap = name === words.gap && !isFirst;
    const isJoined = letter.test(text.slice(state.end, state.at));
    const isScale = words.scales.has(name);
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
    const here = isOver(text, end) && !isGap && !isLoose ? { value: sum(parts), end, scale } : undefined;
    const found = readOn(text, next, words) ?? withFraction(text, next, words) ?? here;
    if (found && found.end > (best?.end ?? -1)) best = found;
  }
  return best;
};

/** Reads a whole number in words: `dreihundertfünfundzwanzig`, `deux cent mille`, `三百五十`, `तीन लाख`. */
export const readCardinal = (source: Wording, at: number): Cardinal | undefined => {
  const vocabulary = source.lexicon?.vocabulary;
  const words = vocabulary && wordsOf(vocabulary);
  return words?.initials.has(folded(source.plain.charAt(at)))
    ? readOn(folded(source.plain), { parts: [], end: at, at, isGap: false, isLoose: false }, words)
    : undefined;
};
