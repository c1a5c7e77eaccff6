export { constant, listConstants } from './measured/constants.ts';
export type { ConstantRecord } from './measured/constant.ts';
export type { Measured } from './measured/measured.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
