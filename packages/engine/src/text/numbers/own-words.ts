import type { Vocabulary } from '../../languages/vocabulary.ts';
import { alternatives } from '../../languages/words.ts';
import { ratio, type Ratio } from '../../model/rational.ts';
import { matchAt, type Span } from '../span.ts';

/** Numbers and signs in the words of a language. */
interface NumberPhrases {
  readonly values: ReadonlyMap<string, Ratio>;
  readonly numbers: RegExp | undefined;
  readonly minus: RegExp | undefined;
}

const unspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]$/;

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
    const { numbers = {}, minus = [] } = vocabulary.words;
    const values = Object.entries(numbers).map(([word, text]): [string, Ratio] => {
      const [n = '', d = '1'] = text.split('/');
      return [word.replace('*', '').toLowerCase(), ratio(BigInt(n), BigInt(d))];
    });
    phrases = {
      values: new Map(values),
      numbers: patternOf(Object.keys(numbers)),
      minus: patternOf(minus),
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
  const value = written === undefined ? undefined : phrases?.values.get(written.toLowerCase().replace(/\s+/g, ' '));
  return value && { value, end: at + written!.length };
};

/** How long the sign is that stands at a place in words of the language of a text: `минус`, `零下`. */
export const ownMinus = (source: Span, at: number): number => {
  const vocabulary = source.lexicon?.vocabulary;
  const minus = vocabulary && phrasesOf(vocabulary).minus;
  return (minus && matchAt(minus, source.plain, at)?.[0].length) ?? 0;
};
