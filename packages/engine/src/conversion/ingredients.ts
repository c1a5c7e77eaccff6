import { ingredients } from '../data/ingredients.ts';
import { ingredientSources } from '../data/ingredient-sources.ts';
import type { Source } from '../model/source.ts';
import { findThrough } from './finder.ts';
import { readDefinition } from '../definition/definition.ts';
import { unitIndex } from './catalogue.ts';
import { unknownIngredient } from '../model/error.ts';
import type { IngredientRow } from '../model/ingredient.ts';
import type { CompiledConversion } from './compiled-conversion.ts';
import { over, ratio } from '../model/rational.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { fold, nameKey, nearestWords } from '../naming/spelling.ts';

/** Case, spaces, hyphens, underscores, commas and plurals make no difference: `Rye flour, dark` is `rye-flour-dark`. */
const keyOf = (spelling: string): string => nameKey(fold(spelling).replace(/[,()]/g, ' ').trim());

const spellingsOf = ({ id, name, aliases = [] }: IngredientRow): string[] => [id, name, ...aliases];

const makeIndex = (): ReadonlyMap<string, IngredientRow> => {
  const index = new Map<string, IngredientRow>();
  for (const row of ingredients) for (const spelling of spellingsOf(row)) index.set(keyOf(spelling), row);
  return index;
};

// Made when the first ingredient is asked for
let index: ReadonlyMap<string, IngredientRow> | undefined;

/** Identifiers of at most five ingredients that may have been meant: near in spelling first, then those that hold the word. */
export const suggestIngredients = (spelling: string): string[] => {
  const text = spelling.trim().toLowerCase();
  const rows = new Map<string, IngredientRow>();
  for (const row of ingredients) for (const word of spellingsOf(row)) rows.set(word.toLowerCase(), row);
  const holding = text.length < 3 ? [] : [...rows.keys()].filter((word) => word.includes(text));
  const ids = [...nearestWords(text, rows.keys()), ...holding].map((word) => rows.get(word)!.id);
  return [...new Set(ids)].slice(0, 5);
};

/** The ingredient of an identifier, name or alias, or undefined. */
export const lookUpIngredient = (spelling: string): IngredientRow | undefined => {
  index ??= makeIndex();
  return index.get(keyOf(spelling));
};

/**
 * Finds an ingredient by its identifier, name or alias. Throws a UnitsError (unknown-ingredient, with suggestions) by
 * `parameter`.
 */
export const findIngredient = (spelling: string, parameter: string): IngredientRow => {
  const row = lookUpIngredient(spelling);
  if (!row) throw unknownIngredient(parameter, spelling, suggestIngredients(spelling));
  return row;
};

/**
 * The conversion between a volume and a mass of an ingredient. Undefined where there is nothing to bridge: the spellings
 * stand for units of one quantity, as `g` and `oz` do in their first meanings, or for no volume and mass at all.
 */
export const bridge = (from: string, to: string, ingredient: IngredientRow): CompiledConversion | undefined => {
  const through = findThrough(unitIndex, from, to, ingredient.is);
  if (!through) return undefined;
  const [first, last] = [unitIndex.find(from).units[0], unitIndex.find(to).units[0]];
  return first?.quantity === last?.quantity ? undefined : through.compiled;
};

/** A reading in grams per milliliter. */
const density = (is: string): number =>
  // Coherent SI has kilograms per cubic meter
  rounded(over(readDefinition(is, unitIndex.byId).ratio, ratio(1000n)));

/** Rows name what the list has: their types see to it. */
const sources: Readonly<Record<string, Source>> = ingredientSources;

const nameOfSource = (id: string): string => {
  const { title, body, year } = sources[id]!;
  return `${title} (${body}, ${year})`;
};

/** The density of an ingredient in grams per milliliter: what is reckoned with, and the range where sources differ. */
export interface Density {
  readonly gramsPerMilliliter: number;
  readonly source: string;
  readonly low?: number;
  readonly high?: number;
}

export const densityOf = ({ is, source, low, high }: IngredientRow): Density => ({
  gramsPerMilliliter: density(is),
  source: nameOfSource(source),
  ...(low === undefined ? {} : { low: density(low) }),
  ...(high === undefined ? {} : { high: density(high) }),
});
