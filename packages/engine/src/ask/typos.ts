import { englishWords } from '../data/english-words.ts';
import type { Assumption } from '../model/assumption.ts';
import { matchesOf } from '../model/matches.ts';
import { oncePer, remember } from '../model/remember.ts';
import { isOneTypo } from '../model/typo.ts';
import type { Span } from '../text/span.ts';
import { hasUnspaced, plainLetters } from './letters.ts';
import type { Knowledge } from './unknown-words.ts';

/** A text with its mistyped words corrected, and what was read instead of them. */
export interface Corrected {
  readonly text: string;
  readonly assumed: readonly Assumption[];
}

/** The letters of the shortest word that is meant. One letter makes many shorter words into others, but for two that are swapped. */
const shortest = 6;
/** The letters of the shortest word of an ingredient: sugar. */
const shortestGoods = 5;
/** The letters of the shortest word with two of them swapped. */
const shortestSwapped = 4;

/** The most words of a text that are corrected. */
const mostTypos = 2;

/** The longest text that is corrected, which bounds the work. */
const longestText = 200;

const typed = /(?<![\p{L}\p{M}\p{N}'’-])\p{L}[\p{L}\p{M}]{3,}(?![\p{L}\p{M}\p{N}'’-])/gu;

/** Returns true for words of the same letters. */
const areSwapped = (one: string, other: string): boolean =>
  one.length === other.length && Array.from(one).sort().join('') === Array.from(other).sort().join('');

/** Returns the words of a set by their first letter and their length. */
const byStartOf = oncePer((words: ReadonlySet<string>) => {
  const byStart = new Map<string, string[]>();
  for (const word of words)
    if (word.length >= shortestSwapped) remember(byStart, Infinity, `${word[0]}${word.length}`, () => []).push(word);
  return byStart;
});

/** Returns the words that a mistyped one may mean. Cycled is a form of cycle, and a mistyped unit is read by its own rules. */
const wordsNear = (letters: string, { lexicon }: Span, { words, goods }: Knowledge): ReadonlySet<string> =>
  new Set(
    [...words, goods].flatMap((some) =>
      [-1, 0, 1]
        .flatMap((more) => byStartOf(some).get(`${letters[0]}${letters.length + more}`) ?? [])
        .filter(
          (one) =>
            isOneTypo(one, letters) &&
            (one.length >= (some === goods ? shortestGoods : shortest) || areSwapped(one, letters)) &&
            !letters.startsWith(one) &&
            lexicon!.meaningsOf(one).units.length === 0,
        ),
    ),
  );

/** Returns a text with the mistyped words of questions corrected: `squre root of 529`. Undefined if it has none, or too many. */
export const withoutTypos = (source: Span, known: Knowledge): Corrected | undefined => {
  const { words, goods, small, changes } = known;
  const { plain, lexicon } = source;
  if (plain.length > longestText || hasUnspaced(plain)) return undefined;
  const isKnown = (letters: string): boolean =>
    small.has(letters) || goods.has(letters) || words.some((some) => some.has(letters));
  const assumed: Assumption[] = [];
  let [text, past] = ['', 0];
  for (const { index, 0: found } of matchesOf(typed, plain)) {
    const letters = plainLetters(found);
    if (
      englishWords.test(letters) ||
      isKnown(letters) ||
      changes(letters) ||
      lexicon!.meaningsOf(found).units.length > 0
    )
      continue;
    const [only, another] = wordsNear(letters, source, known);
    if (only === undefined || another !== undefined) continue;
    if (assumed.length === mostTypos) return undefined;
    assumed.push({ kind: 'spelling', of: found, as: only });
    text += plain.slice(past, index) + only;
    past = index + found.length;
  }
  return assumed.length === 0 ? undefined : { text: text + plain.slice(past), assumed };
};
