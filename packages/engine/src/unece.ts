export { convert, converter, parse, write } from './codes/unece/index.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
