import type { Vocabulary } from '../../languages/vocabulary.ts';
import { alternatives, unspaced } from '../../languages/words.ts';
import { plus, ratio, times, type Ratio } from '../../model/rational.ts';
import { oncePer } from '../../model/remember.ts';
import { matchAt, skipSpaces } from '../span.ts';
import { folded, fractionFrom, readCardinal, withPlainLetters } from './own-cardinals.ts';
import type { OwnNumber, OwnNumbers, Wording } from './own-numbers.ts';

/** The numbers and signs in the words of a language. */
interface NumberPhrases {
  readonly values: ReadonlyMap<string, Ratio>;
  readonly numbers: RegExp | undefined;
  /** Matches words that adjust the number after them by a fraction. */
  readonly adjusting: RegExp | undefined;
  readonly minus: RegExp | undefined;
  readonly minusAtEnd: RegExp | undefined;
  readonly counts: ReadonlyMap<string, bigint>;
  readonly scales: RegExp | undefined;
  /** The plain letters that a listed number, an adjusting word or a multiplier can start with. */
  readonly initials: ReadonlySet<string>;
  readonly of: RegExp | undefined;
  readonly halves: RegExp | undefined;
  readonly halvesAtEnd: RegExp | undefined;
}

const glued = (word: string): boolean => word.endsWith('*') || unspaced.test(word);

/** @param end - What may follow the last word besides a unit or a sign: `|$` for the end of the text. */
const patternOf = (words: readonly string[], end = ''): RegExp | undefined => {
  const bare = (some: readonly string[]): string =>
    withPlainLetters(alternatives(some.map((word) => word.replace('*', ''))));
  const [together, apart] = [words.filter(glued), words.filter((word) => !glued(word))];
  const ways = [
    ...(apart.length > 0 ? [`(?:${bare(apart)})(?=\\s${end})`] : []),
    ...(together.length > 0 ? [`(?:${bare(together)})(?=\\s*[\\p{L}\\d+×÷*/%-]${end})`] : []),
  ];
  return words.length === 0 ? undefined : new RegExp(ways.join('|'), 'iuy');
};

/** Returns a pattern for a word at the end of the text before a number. */
const atEnd = (word: string): string =>
  unspaced.test(word) ? String.raw`${alternatives([word])}\s?` : String.raw`(?<![\p{L}\p{M}])${alternatives([word])}\s`;

/** Returns a pattern for a fraction that is added to a number, with the optional word for `and`. */
const halfPattern = ({ words: { halves = {}, and } }: Vocabulary, end: string, flags: string): RegExp | undefined => {
  const words = Object.keys(halves);
  // 三个半小时 is 3.5 hours, and 三个半斤 three times half a jin
  const bound = (word: string): string => {
    const [half = '', units] = word.split('=');
    return `${alternatives([half])}${units === undefined ? '' : `(?=${units})`}`;
  };
  const joint = and.length === 0 ? '' : String.raw`(?:(?:${alternatives(and)})\s+)?`;
  const ways = [
    [words.filter((word) => !unspaced.test(word)), String.raw`\s*(?<![\p{L}\p{M}])${joint}`, String.raw`(?=\s|$)`],
    [words.filter((word) => unspaced.test(word)), String.raw`\s*`, ''],
  ] as const;
  const patterns = ways.flatMap(([some, before, after]) =>
    some.length === 0
      ? []
      : [
          `${before}(${withPlainLetters(
            [...some]
              .sort((a, b) => b.length - a.length)
              .map(bound)
              .join('|'),
          )})${after}`,
        ],
  );
  return patterns.length === 0 ? undefined : new RegExp(`(?:${patterns.join('|')})${end}`, flags);
};

const phrasesOf = oncePer((vocabulary: Vocabulary): NumberPhrases => {
  const { numbers = {}, minus = [], of = [], halves = {} } = vocabulary.words;
  const listed = Object.keys(numbers).filter((word) => !/^\+|\+$/.test(word));
  const adjusting = Object.keys(numbers).filter((word) => word.endsWith('+'));
  const values = Object.entries({ ...numbers, ...halves }).map(([word, text]): [string, Ratio] => {
    return [folded(word.replace(/\*|=.*/, '')), fractionFrom(text)];
  });
  return {
    values: new Map(values),
    numbers: patternOf(listed),
    adjusting: patternOf(adjusting.map((word) => word.slice(0, -1))),
    minus: patternOf(minus),
    minusAtEnd: minus.length === 0 ? undefined : new RegExp(`(?:${minus.map(atEnd).join('|')})$`, 'iu'),
    counts: new Map(Array.from(vocabulary.counts, ([word, value]) => [folded(word), value])),
    scales: patternOf([...vocabulary.counts.keys()], '|$'),
    initials: new Set([...listed, ...adjusting, ...vocabulary.counts.keys()].map((word) => folded(word).charAt(0))),
    halves: halfPattern(vocabulary, '', 'iuy'),
    halvesAtEnd: halfPattern(vocabulary, '$', 'iu'),
    of: of.length === 0 ? undefined : new RegExp(String.raw`\s+(?:${alternatives(of)})(?:\s+|(?<=')\s*)(?=\S)`, 'iuy'),
  };
});

/** Returns the phrases of the text's language. Undefined in English. */
const phrasesIn = ({ lexicon }: Wording): NumberPhrases | undefined =>
  lexicon?.vocabulary && phrasesOf(lexicon.vocabulary);

/** Returns true if one of the words of `initials` may start at an index. Most words are refused by their first letter. */
const mayStart = ({ initials }: NumberPhrases, { plain }: Wording, at: number): boolean =>
  initials.has(folded(plain.charAt(at)).charAt(0));

const lengthAt = (pattern: RegExp | undefined, { plain }: Wording, at: number): number =>
  (pattern && matchAt(pattern, plain, at)?.[0].length) ?? 0;

const fractionOf = ({ values }: NumberPhrases, word: string): Ratio | undefined =>
  values.get(folded(word).replace(/\s+/g, ' '));

/** Returns true for a name of a unit: an Arabic quart is a quarter gallon, and 百万像素 a megapixel. */
const isName = ({ lexicon, plain }: Wording, at: number): boolean =>
  lexicon?.vocabulary?.hasName(plain.slice(at).trim()) === true;

/** Reads a fraction or a word in the language's table: `eine halbe`, `anderthalb`. */
const readListed = (source: Wording, at: number, phrases: NumberPhrases): OwnNumber | undefined => {
  const written = phrases.numbers && matchAt(phrases.numbers, source.plain, at)?.[0];
  const value = written === undefined ? undefined : fractionOf(phrases, written);
  if (!value) return undefined;
  const end = at + written!.length;
  return { value, end: end + (value.d > 1n ? lengthAt(phrases.of, source, end) : 0) };
};

/** Reads a number with a fraction before it: `साढ़े तीन` is 3½, `सवा दो सौ` is 225. */
const readAdjusted = (source: Wording, at: number, { adjusting, values }: NumberPhrases): OwnNumber | undefined => {
  const written = adjusting && matchAt(adjusting, source.plain, at)?.[0];
  const whole = written === undefined ? undefined : readCardinal(source, skipSpaces(source.plain, at + written.length));
  const part = written === undefined ? undefined : values.get(`${folded(written)}+`);
  return whole && part && { value: plus(whole.value, times(part, ratio(whole.scale))), end: whole.end };
};

/** Reads a number in words of the text's language: `eine halbe`, `dreihundertfünfzig`, `两`. */
const readOwnWords = (source: Wording, at: number): OwnNumber | undefined => {
  const phrases = phrasesIn(source);
  if (!phrases) return undefined;
  const listed = mayStart(phrases, source, at)
    ? (readAdjusted(source, at, phrases) ?? readListed(source, at, phrases))
    : undefined;
  const whole = readCardinal(source, at);
  if ((!listed && !whole) || isName(source, at)) return undefined;
  if (!whole || (listed && listed.end >= whole.end)) return listed;
  const { value, scale } = whole;
  return { value, scale, end: whole.end + (scale > 1n || value.d > 1n ? lengthAt(phrases.of, source, whole.end) : 0) };
};

/** Reads a fraction that is added after a number, `et demie`. */
const readOwnHalf = (source: Wording, at: number): OwnNumber | undefined => {
  const phrases = phrasesIn(source);
  const match = phrases?.halves && matchAt(phrases.halves, source.plain, at);
  // Half a dozen is a unit in some languages
  if (!match || isName(source, at)) return undefined;
  const value = fractionOf(phrases, match[1] ?? match[2]!);
  return value && { value, end: at + match[0].length };
};

/**
 * Returns the multiplier of a number in words of the text's language: `Millionen` before a unit. The value is 1 if
 * there is none.
 */
const readOwnScales = (source: Wording, at: number): { readonly value: bigint; readonly end: number } => {
  const phrases = phrasesIn(source);
  let value = 1n;
  let last = 1n;
  let end = at;
  for (;;) {
    const start = skipSpaces(source.lower, end);
    const mayScale = phrases?.scales && mayStart(phrases, source, start);
    const written = mayScale ? matchAt(phrases.scales, source.plain, start)?.[0] : undefined;
    const isUnit = written !== undefined && isName(source, start);
    const factor = written === undefined ? 1n : phrases!.counts.get(folded(written).replace(/\s+/g, ' '))!;
    // 29만 천 890: a thousand after ten thousands is added to them
    const isAdded = written !== undefined && unspaced.test(written) && factor < last;
    if (written === undefined || isUnit || isAdded)
      return { value, end: end + (end > at ? lengthAt(phrases?.of, source, end) : 0) };
    value *= factor;
    last = factor;
    end = start + written.length;
  }
};

/**
 * Returns true if a number word of the language starts at an index: `Billion` at the end of a German text is a unit,
 * not an English billion.
 */
const isOwnCount = (source: Wording, at: number): boolean => {
  const word = matchAt(/\s*([\p{L}\p{M}.]+)/uy, source.plain, at)?.[1];
  return word !== undefined && phrasesIn(source)?.counts.has(folded(word)) === true;
};

export const ownNumbers: OwnNumbers = {
  readWords: readOwnWords,
  readHalf: readOwnHalf,
  halfAfter: (source) => phrasesIn(source)?.halvesAtEnd?.exec(source.plain)?.index ?? 0,
  readScales: readOwnScales,
  namesSkippedPlaces: ({ lexicon }) => lexicon?.vocabulary?.words.skipped !== undefined,
  isCount: isOwnCount,
  minus: (source, at) => lengthAt(phrasesIn(source)?.minus, source, at),
  minusAfter: (vocabulary, text) => phrasesOf(vocabulary).minusAtEnd?.exec(text)?.[0].length ?? 0,
  of: (source, at) => lengthAt(phrasesIn(source)?.of, source, at),
};
