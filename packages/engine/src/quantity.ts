export { quantity } from './quantity/create.ts';
export type { CreateQuantity, QuantitySchema } from './quantity/create.ts';
export { Quantity } from './quantity/quantity.ts';
export type { QuantityJson } from './quantity/quantity.ts';
export type { UnitDimensions } from './generated/unit-dimensions.ts';
export type { Exact } from './text/format/measure.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
