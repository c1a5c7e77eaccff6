export const isLower = (text: string): boolean => text === text.toLowerCase();
export const isUpper = (text: string): boolean => text === text.toUpperCase();

/** Returns true for capitals only at the start of words: Mg, Mg/dl, Mg/L, Sq Mm. */
export const isTitle = (text: string): boolean =>
  /^[A-Z]/.test(text) && /[a-z]/.test(text) && !/[A-Za-z\d][A-Z]/.test(text);

/**
 * Returns true for a compound with a word in capitals, or with two capitalized words: MW PER POUND, Mmol/Gram. The case
 * of its symbols means nothing.
 */
export const isInCaseOfWords = (text: string): boolean =>
  /[^A-Za-z]/.test(text) &&
  (isUpper(text)
    ? /PER|[A-Z]{4}/.test(text)
    : isTitle(text) && /[^A-Za-z][A-Z][a-z]/.test(text) && !/[^A-Za-z][a-z]/.test(text));

/** Matches bits and bytes in lowercase, which are ambiguous: `kb`, `mb/s`, `gib`. */
export const bitOrByte = /^[kmgtpe]i?bs?(?![a-z])/;
