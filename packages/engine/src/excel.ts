export { convert, converter, parse, write } from './codes/excel/index.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
