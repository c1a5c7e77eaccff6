// For those who choose their units: each quantity by itself, and what makes converters of them and of units of one's own.
export { createUnits } from './conversion/create-units.ts';
export { defineQuantity, extendQuantity, type QuantityOptions } from './conversion/define-quantity.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
export type { ExactResult } from './model/exact-result.ts';
export * from './generated/quantities.ts';
export type { QuantityDefinition, UnitDefinition } from './model/quantity.ts';
export type { Units } from './typing/unit-name.ts';
