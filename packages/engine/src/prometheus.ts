export { convert, converter, parse, write } from './codes/prometheus/index.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
