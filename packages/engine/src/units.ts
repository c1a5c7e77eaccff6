// Units as constants, for programs that name them in their code: a bundle contains only those that it uses.
export { converter, type UnitConstant } from './everyday/unit-constant.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
export * from './generated/unit-constants.ts';
