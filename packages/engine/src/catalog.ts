export { categories, type CategoryOfTools } from './catalog/categories.ts';
export { listTools } from './catalog/listing.ts';
export { listToolsIn, type CategoryName, type ToolList } from './catalog/listing-in.ts';
export { toolRecord, type ParameterRecord, type ToolRecord } from './catalog/record.ts';
export { objectSchema, parameterSchema, type Schema } from './catalog/schema.ts';
export { longestQuery, search, type Query, type SearchResult } from './catalog/search.ts';
export { tools } from './catalog/tools.ts';
export { findQuantity, listUnits, listUnitsIn, type CategoryRecord, type UnitRecord } from './catalog/units.ts';
export { errorCodes } from './model/error.ts';
export { nearestWords } from './naming/spelling.ts';
export {
  parameterName,
  type AnyTool,
  type Explanation,
  type Field,
  type Fields,
  type Formula,
  type LookUp,
  type ResultField,
} from './tool/declaration.ts';
