export { createQuantity, quantity } from './quantity/create.ts';
export type { CreateOwnQuantity, CreateQuantity, OwnQuantity, QuantitySchema } from './quantity/create.ts';
export { Quantity } from './quantity/quantity.ts';
export type { QuantityJson } from './quantity/quantity.ts';
export type { UnitDimensions } from './generated/unit-dimensions.ts';
export type { DimensionOfUnit } from './typing/dimension.ts';
export type { Exact } from './text/format/measure.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
