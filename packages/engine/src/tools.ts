export * from './tools/index.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
