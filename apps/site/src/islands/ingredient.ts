import { lookUpIngredient, suggestIngredients } from '@units/engine/internal';

/** The density of an ingredient in its own words, by any of its names. */
export const findDensity = (name: string): string | undefined => lookUpIngredient(name)?.is;

/** Suggests ingredients for an unknown name. */
export const suggest = suggestIngredients;
