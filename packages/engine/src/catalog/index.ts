export { categories, type CategoryOfTools } from './categories.ts';
export { listTools } from './listing.ts';
export { toolRecord, type ParameterRecord, type ToolRecord } from './record.ts';
export { objectSchema, parameterSchema, type Schema } from './schema.ts';
export { search, type Query, type SearchResult } from './search.ts';
export { tools } from './tools.ts';
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
