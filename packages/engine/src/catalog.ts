export { categories, type CategoryOfTools } from './catalog/categories.ts';
export { findConstants, type ConstantDetails, type ConstantQuery } from './catalog/constants.ts';
export { listTools } from './catalog/listing.ts';
export { listToolsIn, type CategoryName, type ToolList } from './catalog/listing-in.ts';
export type { ParameterRecord, ToolRecord } from './catalog/record.ts';
export { search, type Query, type SearchResult } from './catalog/search.ts';
export { tools } from './catalog/tools.ts';
export {
  findQuantity,
  listQuantities,
  listUnitRecords,
  listUnitRecordsIn,
  type CategoryRecord,
  type QuantityRecord,
  type UnitRecord,
} from './catalog/units.ts';
export type { AnyTool } from './tool/declaration.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
