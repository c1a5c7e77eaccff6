import { fold } from '../naming/spelling.ts';

/**
 * Words without meaning for a search. Some are also units (`in`, `a`), which a query of only such words still finds.
 */
const fillers = new Set(
  'a an the of to in into from for and or vs is are be do i my me it how many much what with by per calculator'.split(
    ' ',
  ),
);

/** Returns the parts of a chunk. A symbol such as `km/h`, `l/100km` or `°C` is one word, but its parts match too. */
const partsOf = (chunk: string): string[] =>
  /^[a-z]+$/.test(chunk) ? [chunk] : (chunk.match(/\p{L}[\p{L}\p{M}\p{N}]*|\p{N}+|%/gu) ?? []);

const chunksOf = (text: string): string[] => fold(text).toLowerCase().split(/\s+/).filter(Boolean);

/** Returns the words of a text in the catalogue: its chunks as written, and their parts. */
export const wordsOf = (text: string): string[] => [
  ...new Set(chunksOf(text).flatMap((chunk) => [chunk, ...partsOf(chunk)])),
];

const isNumeral = (word: string): boolean => /^\p{N}+$/u.test(word);

/**
 * Returns the words of a query: known chunks as written, and the parts of others. Fillers and numbers are dropped,
 * unless there is nothing else.
 */
export const queryWords = (query: string, isKnown: (word: string) => boolean): string[] => {
  const words = [...new Set(chunksOf(query).flatMap((chunk) => (isKnown(chunk) ? [chunk] : partsOf(chunk))))];
  const telling = words.filter((word) => !fillers.has(word) && !isNumeral(word));
  return telling.length > 0 ? telling : words;
};

/** Endings of word forms, the longer ones first. */
const endings = ['ings', 'ing', 'ions', 'ion', 'ers', 'er', 'ors', 'or', 'ed', 'es', 's', 'e'];
const shortestStem = 3;

const withoutEnding = (word: string): string => {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortestStem);
  return ending === undefined ? word : word.slice(0, -ending.length);
};

/**
 * Returns the common stem of the forms of a word: `split`, `splits` and `splitting`; `calculate`, `calculator` and
 * `calculation`. It is rough, for comparison only.
 */
export const stemOf = (word: string): string => {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return withoutEnding(word).replace(/([b-df-hj-np-tv-z])\1$/, '$1');
};
