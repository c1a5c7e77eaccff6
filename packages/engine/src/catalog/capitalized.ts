/** Returns the text with a capital first letter, unless its case is fixed: `dBm`, `pH`, `psi`. */
export const capitalized = (text: string): string =>
  /^(?:psi\b|\p{Ll}+\p{Lu})/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
