import type { Place } from '../model/error.ts';
import type { Vocabulary } from '../languages/vocabulary.ts';
import { alternatives } from '../languages/words.ts';
import { matchesOf } from '../model/matches.ts';
import { oncePer } from '../model/remember.ts';
import type { Lexicon } from './units/lexicon.ts';

/** The result of a reader, and the text that it read. */
interface Reading {
  readonly plain: string;
  readonly found: unknown;
}

/**
 * A text to read, or a span of one. `plain` and `lower` have the same length as `text`, so indexes are valid in all
 * three.
 */
export interface Span {
  readonly text: string;
  /** The start index in the whole text. */
  readonly offset: number;
  /** The text with ASCII digits, spaces, minus signs, primes and quotes, and in the form of the script that the language has. */
  readonly plain: string;
  /** `plain` in lowercase, for words whose case does not matter. */
  readonly lower: string;
  /** The lexicon for the units; undefined if only numbers are read. */
  readonly lexicon: Lexicon | undefined;
  /** Names that words may mean, in addition to units. */
  readonly names?: Names | undefined;
  /** The names that single letters mean, by index in the whole text. Each is the name of a constant or a unit. */
  readonly letters?: ReadonlyMap<number, string> | undefined;
  /** The results of readers, by span. All spans of a text share them while their words have the same meanings. */
  readonly chart: Map<string, Map<number, Reading>>;
  /** The words for currencies in the language of the text, with their codes or their sign. */
  readonly currencies?: Readonly<Record<string, string>> | undefined;
}

/** A limit above the length of any text that is read. */
const mostText = 2 ** 16;

/** Returns what a reader finds in a span. The readings of a text try the same spans again, and each is read once. */
export const readOnce = <T>({ chart, offset, plain }: Span, reader: string, read: () => T): T => {
  let readings = chart.get(reader);
  if (!readings) chart.set(reader, (readings = new Map()));
  const key = offset * mostText + plain.length;
  const known = readings.get(key);
  // Spans without some of their words share places
  if (known?.plain === plain) return known.found as T;
  const found = read();
  readings.set(key, { plain, found });
  return found;
};

/** Returns a span in which words have other meanings, so that it is read again. */
export const withMeanings = (source: Span, meanings: Partial<Pick<Span, 'lexicon' | 'names' | 'letters'>>): Span => ({
  ...source,
  ...meanings,
  chart: new Map(),
});

/** Names that a text defines and uses, such as a sheet, in addition to the lexicon. */
export interface Names {
  /** Returns the end of the name at an index, or undefined if there is none. */
  readonly endAt: (source: Span, at: number) => number | undefined;
}

/**
 * The zeros of the decimal digits that Intl writes: Arabic, Persian, the scripts of India, Thai, Lao, Tibetan, Burmese,
 * Khmer, full width.
 */
const zeros = /* @__PURE__ */ Array.from('٠۰०০੦૦୦௦౦೦൦๐໐༠၀០０', (zero) => zero.charCodeAt(0));

const lookAlikes = /* @__PURE__ */ new Map<string, string>([
  .../* @__PURE__ */ Array.from(
    '\t\n\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\u2060\ufeff',
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
  // Ignore emoji and the characters that join them
  if (
    (code >= 0xd83c && code <= 0xd83e) ||
    (code >= 0x2600 && code <= 0x26ff && /\p{Emoji}/u.test(character)) ||
    (code >= 0xdc00 && code <= 0xdfff) ||
    code === 0xfe0f ||
    code === 0x200d
  )
    return ' ';
  // Full-width letters and signs, as Japanese and Chinese keyboards write them
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
};

/**
 * Matches characters that may have a plain form. Excludes ASCII and the letters of Latin, Greek, Cyrillic, Arabic,
 * Devanagari, Chinese, Japanese and Korean, which make up most texts.
 */
const mayDiffer =
  /[^\x20-\x7e\u00c0-\u00f6\u00f8-\u02b8\u0370-\u0482\u048a-\u052f\u0621-\u064a\u0671-\u06d3\u0904-\u0939\u3040-\ud7a3]/g;

/** Returns the letters of another form of the script with those that they are read as, and a pattern for them. */
const variantsOf = oncePer(({ words: { variants = '' } }: Vocabulary) => {
  const letters = new Map(matchesOf(/(.)(.)/gu, variants).map(([, letter = '', read = '']) => [letter, read]));
  return { letters, pattern: new RegExp(`[${[...letters.keys()].join('')}]`, 'g') };
});

/** Returns a text in the form of the script in which its language has its words: 国 for 國. */
export const inOwnForm = (plain: string, vocabulary: Vocabulary | undefined): string => {
  if (!vocabulary?.words.variants) return plain;
  const { letters, pattern } = variantsOf(vocabulary);
  return plain.replace(pattern, (letter) => letters.get(letter)!);
};

/** Creates a span of a whole text. */
export const makeSource = (text: string, lexicon?: Lexicon, names?: Names): Span => {
  const typed = text.replace(mayDiffer, plainCharacter);
  const plain = inOwnForm(typed, lexicon?.vocabulary);
  const lower = plain.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return { text, offset: 0, plain, lower, lexicon, names, chart: new Map() };
};

/** Arabic vowel signs, which few people write, and not always: خمسةٌ. */
const vowelSigns = /(?<=[\u0621-\u064a])[\u064b-\u0652]+/g;

/** Chinese digits, in their order. */
const hanDigits = '零一二三四五六七八九';

/** Matches a name with digits after it that count its tenths, or in words also its hundredths: 3米5, 一米七五. */
const tenthsPattern = oncePer(
  ({ words: { tenths = [] } }: Vocabulary): RegExp =>
    new RegExp(
      String.raw`(?<=([\d${hanDigits}]))(${tenths.map(limited).join('|')})([1-9]|[${hanDigits}]{1,2})(?=$|[\s,;?，；？。的是等换合为多体面长宽高深厚一每腰)*×+/])`,
      'gu',
    ),
);

/** Returns the pattern for a name whose tenths are counted, of fewer than a number: `尺<5`. */
const limited = (name: string): string => {
  const [unit = '', limit] = name.split('<');
  return limit === undefined ? alternatives([unit]) : `(?<=(?<![\\d.])[1-${Number(limit) - 1}])${unit}`;
};

/** Returns a text in which digits that count tenths stand before their name: 3.5米 for 3米5, 一点七五米 for 一米七五. */
const withTenths = (text: string, vocabulary: Vocabulary | undefined): string => {
  if (!vocabulary?.words.tenths) return text;
  const own = inOwnForm(text, vocabulary);
  const told = own.replace(tenthsPattern(vocabulary), (_, before: string, name: string, digits: string) => {
    const digit = hanDigits.indexOf(digits.charAt(0));
    return /\d/.test(before) ? `.${digit < 0 ? digits : digit}${name}` : `点${digits}${name}`;
  });
  return told === own ? text : told;
};

/** Returns a text without vowel signs, to which the places of errors refer. */
export const withoutVowelSigns = (text: string): string => text.replace(vowelSigns, '');

/** Creates a span of a text that somebody typed, without the signs and spaces that change no word. */
export const makeText = (text: string, everywhere: Lexicon): Span => {
  const lexicon = everywhere.for(text);
  return span(makeSource(withTenths(withoutVowelSigns(text), lexicon.vocabulary), lexicon), 0);
};

/** Returns part of a span, without the spaces around it. */
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
    chart: source.chart,
    currencies: source.currencies,
  };
};

/** Returns a span with another plain text of the same length, in which signs replace words. */
export const withPlain = (source: Span, plain: string): Span =>
  plain === source.plain ? source : { ...source, plain, lower: plain.toLowerCase() };

/** Returns a span with a sign in place of each letter of some ranges. */
export const withBlanks = (source: Span, ranges: Iterable<readonly [from: number, end: number]>, sign = ' '): Span => {
  const letters = source.plain.split('');
  for (const [from, end] of ranges) letters.fill(sign, from, end);
  return withPlain(source, letters.join(''));
};

/** Returns what a span has from the start of one of its parts to the end of another. */
export const fromTo = (source: Span, first: Span, last: Span): Span =>
  span(source, first.offset - source.offset, last.offset + last.text.length - source.offset);

/** Returns several spans as one, with a space between them. It has the place of the first. */
export const joined = (parts: readonly Span[], between = ' '): Span => {
  const [first] = parts as readonly [Span];
  const join = (key: 'text' | 'plain' | 'lower'): string => parts.map((part) => part[key]).join(between);
  return { ...first, text: join('text'), plain: join('plain'), lower: join('lower') };
};

/** Returns a span without some ranges, which are in the order of the text. */
export const without = (
  source: Span,
  ranges: readonly (readonly [from: number, end: number])[],
  between = '',
): Span => {
  const starts = [0, ...ranges.map(([, end]) => end)];
  const keep = starts.map((start, index): Span => {
    const end = ranges[index]?.[0] ?? source.text.length;
    const cut = (text: string): string => text.slice(start, end);
    return { ...source, text: cut(source.text), plain: cut(source.plain), lower: cut(source.lower) };
  });
  return span(joined(keep, between), 0);
};

/** Returns the place of a span in the whole text. */
export const placeOf = ({ offset, text }: Span): Place => ({ index: offset, length: text.length });

/** Returns the match of a sticky pattern at an index, or undefined. */
export const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
};

/** Returns the first index from `at` without a space. */
export const skipSpaces = (text: string, at: number): number => {
  while (text[at] === ' ') at++;
  return at;
};

/** Returns true if a text is a unit. */
export const isUnitIn = ({ lexicon }: Span, text: string): boolean => lexicon?.isUnit(text) ?? false;
