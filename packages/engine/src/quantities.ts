// For those who choose their units: each quantity by itself, and what makes converters of them and of units of one's own.
export { createUnits } from './core/create-units.ts';
export { defineQuantity, extendQuantity, type QuantityOptions } from './core/define-quantity.ts';
export { UnitsError, type ErrorCode } from './core/error.ts';
export type { ExactResult } from './core/exact.ts';
export * from './core/pieces.ts';
export type { QuantityDefinition, UnitDefinition } from './core/quantity.ts';
export type { Units } from './core/unit-name.ts';
