// A program's own units: functions for chosen quantities, for units that the program defines, and for exchange rates.
export { createConverters, createUnits, type UnitsOptions } from './own/create-units.ts';
export { defineQuantity, extendQuantity, type QuantityOptions } from './own/define-quantity.ts';
export type { Converters, OwnItem, OwnUnits, Units } from './own/units.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
export type { ExactResult } from './model/exact-result.ts';
export * from './generated/quantities.ts';
export type { QuantityDefinition, UnitDefinition } from './model/quantity.ts';
export type { Rates } from './model/rates.ts';
export type { ListOptions, QuantityId, UnitGroup, UnitItem } from './naming/unit-list.ts';
