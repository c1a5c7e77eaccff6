export { convert, converter, parse, write } from './codes/qudt/index.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
