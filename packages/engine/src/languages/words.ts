import { fold } from '../naming/spelling.ts';

const digits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९';
const digit = new RegExp(`[${digits}]`, 'g');

/** Invisible characters: direction marks, joiners and soft hyphens. */
const invisible = /[\u00ad\u200b-\u200f\u061c\u2066-\u2069]/g;

/** Returns a symbol as written, without spaces. */
export const exactKey = (text: string): string => text.replace(invisible, '').replace(/\s+/g, '').replaceAll('µ', 'μ');

/** Returns a symbol without insignificant characters: spaces, full stops, and the Hindi abbreviation sign. */
export const symbolKey = (text: string): string => fold(text.replace(invisible, '')).replace(/[\s.॰]+/g, '');

/** Letters that people type for one another: Latin letters that do not decompose, and Arabic letters of several keyboards. */
export const alikeLetters: readonly (readonly [letter: string, plain: string])[] = [
  ['ı', 'i'],
  ['ł', 'l'],
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ة', 'ه'],
  ['ى', 'ی'],
  ['ي', 'ی'],
  ['ك', 'ک'],
];

/** Letters and their substitutes, where a keyboard lacks them or a country writes them so. */
const sameLetters: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ...alikeLetters,
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['ج', 'غ'],
  ['ـ', ''],
]);
const sameLetter = new RegExp(`[${[...sameLetters.keys()].join('')}]`, 'g');

/** Marks that writers often omit: accents of Latin and Cyrillic letters, Arabic vowel signs, and the Hindi dot. */
const marks = /[\u0300-\u036f\u064b-\u0655\u093c]/g;

const plainLetters = /^[a-z]*$/;
const beyondAscii = /[^ -~]/;

/** Returns the key that variants of a name share. It ignores case, spaces, hyphens and accents. */
export const nameKey = (text: string): string => {
  // A fast path for most names: every word of a text is looked up
  if (plainLetters.test(text)) return text;
  const bare = symbolKey(text.replace(digit, (found) => String(digits.indexOf(found) % 10)))
    .toLowerCase()
    .replace(/[-_'’]/g, '');
  if (!beyondAscii.test(bare)) return bare;
  return bare
    .normalize('NFD')
    .replace(marks, '')
    .normalize('NFC')
    .replace(sameLetter, (letter) => sameLetters.get(letter)!);
};

/** Returns words as alternatives of a pattern, the longest first. */
export const alternatives = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`))
    .join('|');

/** Returns words as alternatives of a pattern, each to its last letter: no letter follows a word in a script with spaces. */
export const wholeWords = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => `${alternatives([word])}${unspaced.test(word) ? '' : String.raw`(?![\p{L}\p{M}])`}`)
    .join('|');

/**
 * Returns words as alternatives of a pattern: those of scripts with spaces between words in one form, the others in another. Empty without
 * words.
 */
export const byScript = (
  words: readonly string[],
  apart: (alternatives: string) => string,
  joined: (alternatives: string) => string,
): string => {
  const spaced = words.filter((word) => !unspaced.test(word));
  const stuck = words.filter((word) => unspaced.test(word));
  return [
    ...(spaced.length > 0 ? [apart(alternatives(spaced))] : []),
    ...(stuck.length > 0 ? [joined(alternatives(stuck))] : []),
  ].join('|');
};

/** Matches the end of a word in a script without spaces between words. */
export const unspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]$/;
