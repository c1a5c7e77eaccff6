/** Scripts that are written without spaces between words. */
const unspaced = /[\u3040-\u30ff\u3400-\u9fff々]/u;

/** Whether a text has words without spaces between them. */
export const hasUnspaced = (text: string): boolean => unspaced.test(text);

const latin = /\p{Script=Latin}/u;

const plainLetter = (letter: string): string => {
  const small = letter.toLowerCase();
  const base = small.normalize('NFD').charAt(0);
  if (latin.test(base)) return base;
  return small.length === letter.length ? small : letter;
};

/**
 * A text in small letters, those of Latin script without their accents, which people leave out as often as they write them. It has a
 * character for each of the text: places stay.
 */
export const plainLetters = (text: string): string => text.replace(/[A-Z]|[^\p{ASCII}]/gu, plainLetter);
