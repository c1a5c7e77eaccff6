import type { Place } from '../model/error.ts';
import type { Lexicon } from './units/lexicon.ts';

/** A text to be read, or a span of one. Both shadows have a character for each of its characters: places are the same in all. */
export interface Span {
  readonly text: string;
  /** Where it begins in the text that was given. */
  readonly offset: number;
  /** With the digits of every script, spaces, minus signs, primes and quotes as keyboards have them. */
  readonly plain: string;
  /** The same in small letters, for words whose case does not matter. */
  readonly lower: string;
  /** The units that its words may be; undefined where only numbers are read. */
  readonly lexicon: Lexicon | undefined;
  /** The names that its words may be, beside units. */
  readonly names?: Names | undefined;
  /** The names that single letters stand for, by their place in the text that was given; each is that of a constant or of a unit. */
  readonly letters?: ReadonlyMap<number, string> | undefined;
}

/** Names that a text sets and uses, as a sheet does: entries beside those of the lexicon. */
export interface Names {
  /** Returns where the name that stands at a place of a text ends, or undefined if none stands there. */
  readonly endAt: (source: Span, at: number) => number | undefined;
}

/** The zeros of the decimal digits that Intl writes: Arabic, Persian, the scripts of India, Thai, Lao, Tibetan, Burmese, Khmer, full width. */
const zeros = /* @__PURE__ */ Array.from('٠۰०০੦૦୦௦౦೦൦๐໐༠၀០０', (zero) => zero.charCodeAt(0));

const lookAlikes = /* @__PURE__ */ new Map<string, string>([
  .../* @__PURE__ */ Array.from(
    '\t\n\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
    (space) => [space, ' '] as const,
  ),
  .../* @__PURE__ */ Array.from('−‐‑‒–—﹣－', (minus) => [minus, '-'] as const),
  .../* @__PURE__ */ Array.from('＋﹢', (plus) => [plus, '+'] as const),
  .../* @__PURE__ */ Array.from('′’‘ʹ´`＇', (mark) => [mark, "'"] as const),
  .../* @__PURE__ */ Array.from('″”“ʺ＂', (mark) => [mark, '"'] as const),
  .../* @__PURE__ */ Array.from('⁄∕÷／', (bar) => [bar, '/'] as const),
  .../* @__PURE__ */ Array.from('，﹐،', (comma) => [comma, ','] as const),
  .../* @__PURE__ */ Array.from('．﹒', (point) => [point, '.'] as const),
  ['؟', '?'],
  ['✕', '×'],
  ['✖', '×'],
  ['٪', '%'],
  ['﹪', '%'],
]);

const plainCharacter = (character: string): string => {
  const known = lookAlikes.get(character);
  if (known !== undefined) return known;
  const code = character.charCodeAt(0);
  // Pictures, most of two halves, and what joins them: they say nothing
  if (
    (code >= 0xd83c && code <= 0xd83e) ||
    (code >= 0x2600 && code <= 0x26ff && /\p{Emoji}/u.test(character)) ||
    (code >= 0xdc00 && code <= 0xdfff) ||
    code === 0xfe0f ||
    code === 0x200d
  )
    return ' ';
  // Letters and signs of full width, as Japanese and Chinese keyboards write them
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
};

/**
 * Characters that may have a plain one: none of ASCII, and no letter of Latin, Greek, Cyrillic, Arabic, Devanagari, Chinese, Japanese and
 * Korean, which make up most texts.
 */
const mayDiffer =
  /[^\x20-\x7e\u00c0-\u00f6\u00f8-\u02b8\u0370-\u0482\u048a-\u052f\u0621-\u064a\u0671-\u06d3\u0904-\u0939\u3040-\ud7a3]/g;

/** Makes a text to be read. */
export const makeSource = (text: string, lexicon?: Lexicon, names?: Names): Span => {
  const plain = text.replace(mayDiffer, plainCharacter);
  return { text, offset: 0, plain, lower: plain.replace(/[A-Z]/g, (letter) => letter.toLowerCase()), lexicon, names };
};

/** A span of a text, without the spaces around it. */
export const span = (source: Span, from: number, to = source.text.length): Span => {
  let [start, end] = [from, to];
  while (start < end && source.plain[start] === ' ') start++;
  while (end > start && source.plain[end - 1] === ' ') end--;
  return {
    text: source.text.slice(start, end),
    offset: source.offset + start,
    plain: source.plain.slice(start, end),
    lower: source.lower.slice(start, end),
    lexicon: source.lexicon,
    names: source.names,
    letters: source.letters,
  };
};

/** Where a span stands in the text that was given. */
export const placeOf = ({ offset, text }: Span): Place => ({ index: offset, length: text.length });

/** The match of a sticky pattern at a place of a text, or undefined. */
export const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
};

/** The first place from `at` on that has no space. */
export const skipSpaces = (text: string, at: number): number => {
  while (text[at] === ' ') at++;
  return at;
};

/** Returns true if a text is a unit. */
export const isUnitIn = ({ lexicon }: Span, text: string): boolean => lexicon?.isUnit(text) ?? false;
