// For the site of this repository: what its pages are made of. Not published.
export {
  capitalized,
  everydayName,
  ingredientPages,
  pairPages,
  quantityPages,
  substancePages,
  unitPages,
  type IngredientPage,
  type PairPage,
  type QuantityPage,
  type SubstancePage,
  type UnitPage,
} from './catalog/pages.ts';
export { categoryNameIn } from './catalog/listing-in.ts';
export { pageOf } from './catalog/record.ts';
export { bridging, plainTable } from './tool/plain-table.ts';
export { TextIndex } from './catalog/text-index.ts';
export type { MaterialNames } from './model/material-names.ts';
export type { IngredientRow } from './model/ingredient.ts';
export type { Source } from './model/source.ts';
export { sourceOf } from './data/sources.ts';
export { explanationOf, mistakenFor, type UnitExplanation } from './catalog/explanation.ts';
export { detailsOf, type UnitDetails } from './catalog/details.ts';
export { atomicWeightsSource } from './data/atomic-weights.ts';
export type { SubstanceRecord } from './substances/list.ts';
