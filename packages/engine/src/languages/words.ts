import { fold } from '../naming/spelling.ts';

const digits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९';
const digit = new RegExp(`[${digits}]`, 'g');

/** Invisible characters: marks of direction, joiners and soft hyphens. */
const invisible = /[\u00ad\u200b-\u200f\u061c\u2066-\u2069]/g;

/** A symbol as it is written, but for spaces. */
export const exactKey = (text: string): string => text.replace(invisible, '').replace(/\s+/g, '').replaceAll('µ', 'μ');

/** A symbol without what does not tell it from others: spaces, full stops, and the sign of Hindi abbreviations. */
export const symbolKey = (text: string): string => fold(text.replace(invisible, '')).replace(/[\s.॰]+/g, '');

/** Letters that are written for one another where a keyboard lacks one, or by the habit of a country. */
const sameLetters: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['ı', 'i'],
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ة', 'ه'],
  ['ى', 'ی'],
  ['ي', 'ی'],
  ['ك', 'ک'],
  ['ج', 'غ'],
  ['ـ', ''],
]);
const sameLetter = new RegExp(`[${[...sameLetters.keys()].join('')}]`, 'g');

/** Accents of Latin and Cyrillic letters, vowel signs of Arabic, and the dot of Hindi: left out as often as written. */
const marks = /[\u0300-\u036f\u064b-\u0655\u093c]/g;

const plainLetters = /^[a-z]*$/;
const beyondAscii = /[^ -~]/;

/** Returns the key that variants of a name share: without case, spaces, hyphens and accents. */
export const nameKey = (text: string): string => {
  // Most names, and all words of a text are looked up
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

/** Words as alternatives of a pattern, the longest first. */
export const alternatives = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`))
    .join('|');

/** A word of a script that writes no spaces between words. */
export const unspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]$/;
