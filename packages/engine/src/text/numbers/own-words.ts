import type { Vocabulary } from '../../languages/vocabulary.ts';
import { alternatives, unspaced } from '../../languages/words.ts';
import { ratio, type Ratio } from '../../model/rational.ts';
import { matchAt, skipSpaces, type Span } from '../span.ts';

/** Numbers and signs in the words of a language. */
interface NumberPhrases {
  readonly values: ReadonlyMap<string, Ratio>;
  readonly numbers: RegExp | undefined;
  readonly minus: RegExp | undefined;
  readonly counts: ReadonlyMap<string, bigint>;
  readonly scales: RegExp | undefined;
  readonly of: RegExp | undefined;
}

const glued = (word: string): boolean => word.endsWith('*') || unspaced.test(word);

const patternOf = (words: readonly string[]): RegExp | undefined => {
  const bare = (some: readonly string[]): string => alternatives(some.map((word) => word.replace('*', '')));
  const [together, apart] = [words.filter(glued), words.filter((word) => !glued(word))];
  const ways = [
    ...(apart.length > 0 ? [`(?:${bare(apart)})(?=\\s)`] : []),
    ...(together.length > 0 ? [`(?:${bare(together)})(?=\\s*[\\p{L}\\d])`] : []),
  ];
  return words.length === 0 ? undefined : new RegExp(ways.join('|'), 'iuy');
};

const known = new WeakMap<Vocabulary, NumberPhrases>();

const phrasesOf = (vocabulary: Vocabulary): NumberPhrases => {
  let phrases = known.get(vocabulary);
  if (!phrases) {
    const { numbers = {}, minus = [], of = [] } = vocabulary.words;
    const values = Object.entries(numbers).map(([word, text]): [string, Ratio] => {
      const [n = '', d = '1'] = text.split('/');
      return [word.replace('*', '').toLowerCase(), ratio(BigInt(n), BigInt(d))];
    });
    phrases = {
      values: new Map(values),
      numbers: patternOf(Object.keys(numbers)),
      minus: patternOf(minus),
      counts: vocabulary.counts,
      scales: patternOf([...vocabulary.counts.keys()]),
      of:
        of.length === 0 ? undefined : new RegExp(String.raw`\s+(?:${alternatives(of)})(?:\s+|(?<=')\s*)(?=\S)`, 'iuy'),
    };
    known.set(vocabulary, phrases);
  }
  return phrases;
};

/** A number in words of the language of a text: `eine halbe`, `两`. */
export const readOwnWords = (source: Span, at: number): { readonly value: Ratio; readonly end: number } | undefined => {
  const vocabulary = source.lexicon?.vocabulary;
  const phrases = vocabulary && phrasesOf(vocabulary);
  const written = phrases?.numbers && matchAt(phrases.numbers, source.plain, at)?.[0];
  // An Arabic quart is a quarter gallon
  const isName = written !== undefined && vocabulary!.hasName(source.plain.slice(at));
  const value =
    written === undefined || isName ? undefined : phrases?.values.get(written.toLowerCase().replace(/\s+/g, ' '));
  return value && { value, end: at + written!.length };
};

const wordOfLength = (source: Span, at: number, of: RegExp | undefined): number =>
  (of && matchAt(of, source.plain, at)?.[0].length) ?? 0;

/** What multiplies a number, in words of the language of a text: `Millionen` before a unit. The value is 1 where there is nothing. */
export const readOwnScales = (source: Span, at: number): { readonly value: bigint; readonly end: number } => {
  const vocabulary = source.lexicon?.vocabulary;
  const phrases = vocabulary && phrasesOf(vocabulary);
  let value = 1n;
  let end = at;
  for (;;) {
    const start = skipSpaces(source.lower, end);
    const written = phrases?.scales && matchAt(phrases.scales, source.plain, start)?.[0];
    // 百万像素 is a megapixel
    const isName = written !== undefined && vocabulary!.hasName(source.plain.slice(start));
    if (written === undefined || isName)
      return { value, end: end + (end > at ? wordOfLength(source, end, phrases?.of) : 0) };
    value *= phrases!.counts.get(written.toLowerCase().replace(/\s+/g, ' ')) ?? 1n;
    end = start + written.length;
  }
};

/** Whether a count of the language stands at a place: `Billion` at the end of a German text is a unit, and no English billion. */
export const isOwnCount = (source: Span, at: number): boolean => {
  const vocabulary = source.lexicon?.vocabulary;
  const word = vocabulary && matchAt(/\s*([\p{L}\p{M}.]+)/uy, source.plain, at)?.[1];
  return word !== undefined && phrasesOf(vocabulary!).counts.has(word.toLowerCase());
};

/** How long the sign is that stands at a place in words of the language of a text: `минус`, `零下`. */
export const ownMinus = (source: Span, at: number): number => {
  const vocabulary = source.lexicon?.vocabulary;
  const minus = vocabulary && phrasesOf(vocabulary).minus;
  return (minus && matchAt(minus, source.plain, at)?.[0].length) ?? 0;
};
