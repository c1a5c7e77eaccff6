export const isLower = (text: string): boolean => text === text.toLowerCase();
export const isUpper = (text: string): boolean => text === text.toUpperCase();

/** Capitals at the beginning of words alone: Mg, Mg/dl, Mg/L, Sq Mm. */
export const isTitle = (text: string): boolean =>
  /^[A-Z]/.test(text) && /[a-z]/.test(text) && !/[A-Za-z\d][A-Z]/.test(text);

/** A compound with a word in capitals, or with two words that begin with one: MW PER POUND, Mmol/Gram. Its symbols are in the case of its words, which says nothing. */
export const isInCaseOfWords = (text: string): boolean =>
  /[^A-Za-z]/.test(text) &&
  (isUpper(text)
    ? /PER|[A-Z]{4}/.test(text)
    : isTitle(text) && /[^A-Za-z][A-Z][a-z]/.test(text) && !/[^A-Za-z][a-z]/.test(text));

/** Bits and bytes in small letters, which say nothing of which they are: `kb`, `mb/s`, `gib`. */
export const bitOrByte = /^[kmgtpe]i?bs?(?![a-z])/;
