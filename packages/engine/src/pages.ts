// For the site of this repository: what its pages are made of. Not published.
export {
  capitalized,
  densityRatioOf,
  everydayName,
  ingredientPages,
  pairPages,
  quantityPages,
  sourceOf,
  type IngredientPage,
  type PairPage,
  type QuantityPage,
} from './catalog/pages.ts';
export { pageOf } from './catalog/record.ts';
export { TextIndex } from './catalog/text-index.ts';
export type { IngredientRow } from './core/ingredient.ts';
export type { Source } from './data/sources.ts';
