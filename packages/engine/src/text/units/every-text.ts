import { catalogueIngredients } from '../../conversion/ingredients.ts';
import type { LexiconParts } from './lexicon.ts';
import { speakLanguage } from './speak.ts';

/** The lexicon parts for reading every text: in any language, with any ingredient. */
export const everyText: LexiconParts = { speak: speakLanguage, ingredients: catalogueIngredients };
