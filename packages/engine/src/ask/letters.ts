/** Scripts that are written without spaces between words, or whose particles are written together with words before them. */
const unspaced = /[\u3040-\u30ff\u3400-\u9fff々\uac00-\ud7a3]/u;

/** Returns true if a text has words without spaces between them. */
export const hasUnspaced = (text: string): boolean => unspaced.test(text);

const latin = /\p{Script=Latin}/u;

/** Letters that are typed for one another: Latin ones that do not come apart, Arabic ones of several keyboards, and the joiner of Persian. */
const alike: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ['ı', 'i'],
  ['ł', 'l'],
  ['ё', 'е'],
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ى', 'ی'],
  ['ي', 'ی'],
  ['ك', 'ک'],
  ['ة', 'ه'],
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

/**
 * A text in small letters, those of Latin script without their accents, which people leave out as often as they write them. It has a
 * character for each of the text: places stay.
 */
export const plainLetters = (text: string): string => text.replace(/[A-Z]|[^\p{ASCII}]/gu, plainLetter);

/** A letter of a word that others follow, or a mark on one, in scripts with spaces between words. */
export const spacedLetter = /[a-z\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}]/u;
