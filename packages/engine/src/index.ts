export { convert, converter, convertExact } from './core/engine.ts';
export { UnitsError } from './core/error.ts';
export type { ErrorCode } from './core/error.ts';
export type { ExactResult } from './core/exact.ts';
export type { UnitNames } from './data/unit-names.ts';
