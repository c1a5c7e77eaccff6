import type { Ingredient } from '../model/ingredient.ts';
import type { FullIndex } from '../naming/full-index.ts';
import type { CompiledConversion } from './compiled-conversion.ts';
import { findThrough } from './finder.ts';

/**
 * Returns the conversion between a volume and a mass of an ingredient. Undefined if it is not needed: the spellings
 * mean units of one quantity, as `g` and `oz` do in their first meanings, or not a volume and a mass.
 */
export const bridge = (
  from: string,
  to: string,
  ingredient: Ingredient,
  index: FullIndex,
): CompiledConversion | undefined => {
  const through = findThrough(index, from, to, ingredient.is);
  if (!through) return undefined;
  const [first, last] = [index.find(from).units[0], index.find(to).units[0]];
  return first?.quantity === last?.quantity ? undefined : through.compiled;
};
