import type { ConstantDetails } from '@units/engine/catalog';
import type { IngredientRow, MaterialNames, SubstanceRecord } from '@units/engine/internal';
import { materials as ar } from '@units/engine/materials/ar';
import { materials as de } from '@units/engine/materials/de';
import { materials as es } from '@units/engine/materials/es';
import { materials as fr } from '@units/engine/materials/fr';
import { materials as hi } from '@units/engine/materials/hi';
import { materials as ja } from '@units/engine/materials/ja';
import { materials as pt } from '@units/engine/materials/pt';
import { locale, type Tag } from '../language.ts';

const tables: Readonly<Record<Exclude<Tag, 'en'>, MaterialNames>> = { ar, de, es, fr, hi, ja, pt };

const namesOf = (kind: keyof MaterialNames, id: string): readonly string[] | undefined => {
  const tag = locale();
  return tag === 'en' ? undefined : tables[tag][kind][id]?.split('|');
};

/** Returns the name of an ingredient in the language of the page: `Weizenmehl (Type 405)`. */
export const ingredientName = ({ id, name }: Pick<IngredientRow, 'id' | 'name'>): string =>
  namesOf('ingredients', id)?.[0] ?? name;

/** Returns the name of an ingredient within a sentence: English lists `black pepper, ground`, and says `ground black pepper`. */
export const ingredientInText = (ingredient: Pick<IngredientRow, 'id' | 'name'>): string => {
  const name = ingredientName(ingredient);
  return locale() === 'en' ? name.split(', ').toReversed().join(' ') : name;
};

/** Returns the further names of an ingredient in the language of the page. */
export const ingredientAliases = ({ id, aliases = [] }: Pick<IngredientRow, 'id' | 'aliases'>): readonly string[] =>
  namesOf('ingredients', id)?.slice(1) ?? aliases;

/** Returns the name of a substance in the language of the page: `Glukose`. */
export const substanceName = ({ id, name }: Pick<SubstanceRecord, 'id' | 'name'>): string =>
  namesOf('substances', id)?.[0] ?? name;

/**
 * Returns other names of a substance in the page's language. For English it returns none, because the index already has
 * them.
 */
export const substanceAliases = ({ id }: Pick<SubstanceRecord, 'id'>): readonly string[] =>
  namesOf('substances', id)?.slice(1) ?? [];

/** Returns the name of a physical constant in the language of the page: `Elementarladung`. */
export const constantName = ({ id, name }: Pick<ConstantDetails, 'id' | 'name'>): string =>
  namesOf('constants', id)?.[0] ?? name;
