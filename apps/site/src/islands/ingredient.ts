import { lookUpIngredient, suggestIngredients } from '@units/engine/internal';

/** Returns the density of an ingredient as text, by any of its names. */
export const findDensity = (name: string): string | undefined => lookUpIngredient(name)?.is;

/** Suggests ingredients for an unknown name. */
export const suggest = suggestIngredients;
