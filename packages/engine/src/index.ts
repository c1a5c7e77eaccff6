export { convert, converter, convertExact, isUnit, tryConvert } from './conversion/catalogue.ts';
export { UnitsError } from './model/error.ts';
export type { ErrorCode } from './model/error.ts';
export type { Converter } from './model/converter.ts';
export type { ExactResult } from './model/exact-result.ts';
export type { Catalogue, UnitNames } from './generated/unit-names.ts';
export type { CompileConverter, Convert, ConvertExact, KnownUnits } from './typing/unit-name.ts';
