import { lookUpIngredient, suggestIngredients } from '@units/engine/browse';

/** The density of an ingredient in its own words, by any of its names. */
export const findDensity = (name: string): string | undefined => lookUpIngredient(name)?.is;

/** What may be meant by a name that nothing has. */
export const suggest = suggestIngredients;
