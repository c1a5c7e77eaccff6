export { convert, converter, display, parse, print, write } from './codes/ucum/index.ts';
export type { SubstanceOptions, UcumUnit } from './codes/ucum/index.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
