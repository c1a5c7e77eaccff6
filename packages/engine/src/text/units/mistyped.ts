import { englishWords } from '../../data/english-words.ts';
import { rankOf, type Candidate } from '../../naming/rank.ts';
import { oncePerUnit } from '../../naming/candidates.ts';
import type { FullIndex } from '../../naming/full-index.ts';
import { fold } from '../../naming/spelling.ts';

/**
 * Matches a possibly mistyped name of at most three words. Short words are excluded, because another letter makes
 * another word.
 */
const mistypedName = /^\p{L}{2,20}(?: \p{L}{2,20}){0,2}$/u;
const shortestMistyped = 4;
const shortestPlural = 3;
/**
 * The length of short words. They are read only with letters that are swapped, doubled or missing, or with a second
 * plural (feets), because another letter makes another word: food, yarn.
 */
const shortWord = 5;
const longWord = 8;

/** The cost of units that few people use: science and rare. */
const fewUse = 2;

/** Returns true for an uncommon unit in another case: `degre` is a mistyped degree, not a degree Réaumur, `°Ré`. */
export const isFarFetched = ({ isExact, cost }: Candidate): boolean => !isExact && cost >= fewUse;

const sortedLetters = (word: string): string => Array.from(word).sort().join('');

/** Returns a plural without vowels, of which one may be missing: mles are miles. */
const withoutVowels = (word: string): string => (word.endsWith('s') ? word.replace(/[aeiou]/g, '') : word);

/** Returns a word without doubled letters. */
const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, '$1');

/**
 * Returns the everyday units of a name with one mistyped word. Its first letter must be right. One other letter may be
 * wrong, or two of a long word.
 */
export const mistyped = (index: FullIndex, spelling: string): readonly Candidate[] => {
  const text = fold(spelling).toLowerCase();
  if (!mistypedName.test(text)) return [];
  const words = text.split(' ');
  const names = words.flatMap((word, at) =>
    nearNames(index, word).map((near) => [...words.slice(0, at), near, ...words.slice(at + 1)].join(' ')),
  );
  const whole = words.length > 1 ? nearNames(index, text) : [];
  const candidates = [...names, ...whole].flatMap((name) => index.find(name).candidates);
  return oncePerUnit(candidates.filter(({ unit }) => unit.quantity && rankOf(unit) === 'everyday'));
};

/** Returns the names that a mistyped word may mean. */
const nearNames = (index: FullIndex, word: string): readonly string[] => {
  const isUsual = (name: string): boolean => index.find(name).candidates.some((candidate) => !isFarFetched(candidate));
  const { length } = word.replace(/s$/, '');
  if (englishWords.test(word) || isUsual(word)) return [];
  // A plural with an extra s: poundss, lbss
  const plural = word.endsWith('ss') ? word.slice(0, -1) : '';
  if (plural.length >= shortestPlural && isUsual(plural)) return [plural];
  if (word.length < shortestMistyped) return [];
  const { words } = index.nearestTo(word, word.length < longWord ? 1 : 2, shortestMistyped);
  // A k or M right before a unit may mean a thousand or a million: 2kmiles
  if (words.length > 0 && /^[km]/.test(word) && isUsual(word.slice(1))) return [];
  const isName = (near: string): boolean => near.length >= shortestMistyped;
  const everyday = words
    .filter(isName)
    .flatMap((near) => index.find(near).candidates.slice(0, 1))
    .filter(({ cost }) => cost === 0);
  const isOne = word.length === shortWord && oncePerUnit(everyday).length === 1;
  const isOfItsLetters = (near: string): boolean =>
    word === `${near}s` ||
    (isOne && near.length > shortWord) ||
    (near.length > word.length && withoutVowels(near) === withoutVowels(word)) ||
    sortedLetters(near.toLowerCase()) === sortedLetters(word) ||
    (length >= shortWord && withoutDoubles(near.toLowerCase()) === withoutDoubles(word));
  return words.filter(
    (near) => isName(near) && near[0]!.toLowerCase() === word[0] && (word.length > shortWord || isOfItsLetters(near)),
  );
};
