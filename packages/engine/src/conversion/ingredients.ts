import { ingredients as lines } from '../generated/ingredients.ts';
import { unknownIngredient } from '../model/error.ts';
import type { Ingredient, Ingredients } from '../model/ingredient.ts';
import { fold, longestSpelling, nameKey } from '../naming/spelling.ts';
import { NearWords } from '../naming/near-words.ts';

/**
 * Returns a key without case, spaces, hyphens, underscores, commas and plurals: `Rye flour, dark` is `rye-flour-dark`.
 */
const keyOf = (spelling: string): string => nameKey(fold(spelling).replace(/[,()]/g, ' ').trim());

const spellingsOf = ({ id, name, aliases = [] }: Ingredient): string[] => [id, name, ...aliases];

/** Reads the ingredients of the generated text: identifier, name, density and further names. */
const readIngredients = (): readonly Ingredient[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', name = '', is = '', ...aliases] = line.split('\t');
      return { id, name, is, aliases };
    });

// Read on first use
let known: readonly Ingredient[] | undefined;
const ingredients = (): readonly Ingredient[] => (known ??= readIngredients());

/** Returns a name in the order of speech: `almonds, sliced` are sliced almonds. */
const spoken = (name: string): string => name.split(', ').reverse().join(' ');

const makeIndex = (): ReadonlyMap<string, Ingredient> => {
  const index = new Map<string, Ingredient>();
  for (const row of ingredients()) index.set(keyOf(spoken(row.name)), row);
  for (const row of ingredients()) for (const spelling of spellingsOf(row)) index.set(keyOf(spelling), row);
  return index;
};

// Created on first use
let byKey: ReadonlyMap<string, Ingredient> | undefined;

/** The ingredients by their spellings in lowercase, and the index of these. */
interface Spellings {
  readonly rows: ReadonlyMap<string, Ingredient>;
  readonly near: NearWords;
}

const makeSpellings = (): Spellings => {
  const rows = new Map<string, Ingredient>();
  for (const row of ingredients()) for (const word of spellingsOf(row)) rows.set(word.toLowerCase(), row);
  return { rows, near: new NearWords(rows.keys()) };
};

// Created for the first suggestion
let spellings: Spellings | undefined;

/**
 * Returns identifiers of at most five similar ingredients: similar spellings first, then those that contain the word.
 */
export const suggestIngredients = (spelling: string): string[] => {
  const { rows, near } = (spellings ??= makeSpellings());
  const text = spelling.trim().toLowerCase();
  const holding = text.length < 3 ? [] : [...rows.keys()].filter((word) => word.includes(text));
  const ids = [...near.find(text).words.slice(0, 5), ...holding].map((word) => rows.get(word)!.id);
  return [...new Set(ids)].slice(0, 5);
};

/** Returns the ingredient of an identifier, name or alias, or undefined. */
export const lookUpIngredient = (spelling: string): Ingredient | undefined => {
  if (spelling.length > longestSpelling) return undefined;
  byKey ??= makeIndex();
  return byKey.get(keyOf(spelling));
};

/**
 * Returns the ingredient of an identifier, name or alias. Throws a UnitsError (unknown-ingredient, with suggestions)
 * for `parameter`.
 */
export const findIngredient = (spelling: string, parameter: string): Ingredient => {
  const row = lookUpIngredient(spelling);
  if (!row) throw unknownIngredient(parameter, spelling, () => suggestIngredients(spelling));
  return row;
};

/** Returns the words of the names of ingredients. */
export const wordsOfIngredients = (): ReadonlySet<string> =>
  new Set(
    ingredients().flatMap((row) => spellingsOf(row).flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? [])),
  );

/** The ingredients of the catalogue, for reading texts. */
export const catalogueIngredients: Ingredients = { lookUp: lookUpIngredient, suggest: suggestIngredients };
