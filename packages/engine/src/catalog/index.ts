export { categories, type CategoryOfTools } from './categories.ts';
export { listTools } from './listing.ts';
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
} from './pages.ts';
export { endpointOf, pageOf, toolRecord, type ParameterRecord, type ToolRecord } from './record.ts';
export { objectSchema, parameterSchema, resultSchema, type Schema } from './schema.ts';
export { search, type Query, type SearchResult } from './search.ts';
export { TextIndex } from './text-index.ts';
export { tools } from './tools.ts';
export type { Source } from '../data/sources.ts';
export type { IngredientRow } from '../core/ingredient.ts';
export { listUnits, type CategoryRecord, type UnitRecord } from './units.ts';
export {
  parameterName,
  type AnyTool,
  type Explanation,
  type Field,
  type Fields,
  type Formula,
  type LookUp,
  type ResultField,
} from '../core/tool.ts';
