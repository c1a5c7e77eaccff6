// For those who choose their units: each quantity by itself, and what makes functions of them, of units of one's own and of rates.
export { createConverters, createUnits, type UnitsOptions } from './own/create-units.ts';
export { defineQuantity, extendQuantity, type QuantityOptions } from './own/define-quantity.ts';
export type { Converters, OwnItem, OwnUnits, Units } from './own/units.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
export type { ExactResult } from './model/exact-result.ts';
export * from './generated/quantities.ts';
export type { QuantityDefinition, UnitDefinition } from './model/quantity.ts';
export type { Rates } from './model/rates.ts';
export type { ListOptions, QuantityId, UnitGroup, UnitItem } from './naming/unit-list.ts';
