import type { UnitEntry } from '../model/quantity.ts';

/** Returns the text with a capital first letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const pluralOf = (head: string): string => {
  if (head.endsWith('foot')) return `${head.slice(0, -4)}feet`;
  if (/(?:ch|sh|x|s|z)$/.test(head)) return /(?:hertz|siemens|lux)$/.test(head) ? head : `${head}es`;
  return /[^aeiou]y$/.test(head) ? `${head.slice(0, -1)}ies` : `${head}s`;
};

/** Returns an identifier in words, with the plural of what is counted: `liter per 100 kilometers`. */
export const inWords = (id: string): string => {
  const words = id.replaceAll('-', ' ');
  return words.includes(' per ') ? words.replace(/(?<= per \d+ )[a-z]+$/, pluralOf) : words;
};

/** Returns the English name of a unit: its own, or its identifier in words. */
export const nameOf = (entry: Pick<UnitEntry, 'id'> & { readonly name?: string | undefined }): string =>
  entry.name ?? inWords(entry.id);

/**
 * Returns the English plural of a name by rule: of its last word, or of the word before `per`, `of`, a bracket,
 * `-force`, `relative` or a scale of temperature.
 */
export const plural = (name: string): string =>
  name.replace(/^(?!per )(.*?)(?= (?:per|of|relative) | \(|-force(?: per|$)|(?<=degree) |$)/, pluralOf);
