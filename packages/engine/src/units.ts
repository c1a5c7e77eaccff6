// Units as constants, for programs that name them in their code: a bundle has those that it uses and nothing else.
export { converter, type UnitConstant } from './everyday/unit-constant.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
export * from './generated/unit-constants.ts';
