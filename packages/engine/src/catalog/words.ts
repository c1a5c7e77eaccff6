import { fold } from '../naming/spelling.ts';

/** Words that say nothing about what is looked for. Some are units too (`in`, `a`), which a query of nothing else still finds. */
const fillers = new Set(
  'a an the of to in into from for and or vs is are be do i my me it how many much what with by per calculator'.split(
    ' ',
  ),
);

/** A symbol such as `km/h`, `l/100km` or `°C` is one word; it also stands for its parts. */
const partsOf = (chunk: string): string[] =>
  /^[a-z]+$/.test(chunk) ? [chunk] : (chunk.match(/\p{L}[\p{L}\p{M}\p{N}]*|\p{N}+|%/gu) ?? []);

const chunksOf = (text: string): string[] => fold(text).toLowerCase().split(/\s+/).filter(Boolean);

/** The words that a text of the catalogue is found by: its chunks as written, and their parts. */
export const wordsOf = (text: string): string[] => [
  ...new Set(chunksOf(text).flatMap((chunk) => [chunk, ...partsOf(chunk)])),
];

const isNumeral = (word: string): boolean => /^\p{N}+$/u.test(word);

/**
 * The words of a query: a chunk that the catalogue knows as it is written, the parts of any other. Fillers and numbers are
 * left out, unless there is nothing else.
 */
export const queryWords = (query: string, isKnown: (word: string) => boolean): string[] => {
  const words = [...new Set(chunksOf(query).flatMap((chunk) => (isKnown(chunk) ? [chunk] : partsOf(chunk))))];
  const telling = words.filter((word) => !fillers.has(word) && !isNumeral(word));
  return telling.length > 0 ? telling : words;
};

/** Endings that make other forms of a word, the longer before those that end them. */
const endings = ['ings', 'ing', 'ions', 'ion', 'ers', 'er', 'ors', 'or', 'ed', 'es', 's', 'e'];
const shortestStem = 3;

const withoutEnding = (word: string): string => {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= shortestStem);
  return ending === undefined ? word : word.slice(0, -ending.length);
};

/**
 * Returns the common stem of the forms of a word: `split`, `splits` and `splitting`; `calculate`, `calculator` and `calculation`.
 * A rough stem, for comparison only.
 */
export const stemOf = (word: string): string => {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return withoutEnding(word).replace(/([b-df-hj-np-tv-z])\1$/, '$1');
};
