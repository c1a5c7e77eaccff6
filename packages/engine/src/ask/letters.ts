import { alikeLetters } from '../languages/words.ts';
import { remember } from '../model/remember.ts';

/** Matches scripts without spaces between words, or with attached particles. */
const unspaced = /[\u3040-\u30ff\u3400-\u9fff々\uac00-\ud7a3]/u;

/** Returns true if a text has words without spaces between them. */
export const hasUnspaced = (text: string): boolean => unspaced.test(text);

const latin = /\p{Script=Latin}/u;

/** Letters that people type for one another, and the joiner of Persian. */
const alike: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ...alikeLetters,
  ['ё', 'е'],
  ['ۀ', 'ه'],
  ['ؤ', 'و'],
  ['ئ', 'ی'],
  ['\u200c', ' '],
]);

const plainLetter = (letter: string): string => {
  const small = letter.toLowerCase();
  const known = alike.get(small);
  if (known !== undefined) return known;
  const base = small.normalize('NFD').charAt(0);
  if (latin.test(base)) return base;
  return small.length === letter.length ? small : letter;
};

/** Matches letters that may have another form. Scripts without spaces between words have neither capitals nor accents. */
const changing = /[A-Z]|[^\p{ASCII}\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/gu;

/** The forms of letters so far, so that each letter is changed once. An alphabet has few. */
const plainForms = new Map<string, string>();
const mostForms = 2000;

/**
 * Returns a text in lowercase, without accents on Latin letters, which people often omit. It has the same length, so
 * indexes stay valid.
 */
export const plainLetters = (text: string): string =>
  text.replace(changing, (letter) => remember(plainForms, mostForms, letter, plainLetter));

const spaced = String.raw`[a-z\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}]`;

/** Matches a letter of a word, or a mark on one, in scripts with spaces between words. */
export const spacedLetter = new RegExp(spaced, 'u');

/** Matches a word of such letters alone. */
export const spacedWord = new RegExp(`^${spaced}+$`, 'u');

const spacedWords = new RegExp(`${spaced}+`, 'gu');

/** A text as sentences are matched with it. */
export interface Letters {
  /** The text by {@link plainLetters}. */
  readonly letters: string;
  /** Its words in scripts with spaces. */
  readonly words: ReadonlySet<string>;
}

const known = new Map<string, Letters>();
/** All grammars read the same few texts of one question. */
const mostKnown = 16;

const readLetters = (text: string): Letters => {
  const letters = plainLetters(text);
  return { letters, words: new Set(letters.match(spacedWords)) };
};

/** Returns the letters and words of a text. */
export const lettersOf = (text: string): Letters => remember(known, mostKnown, text, readLetters);
