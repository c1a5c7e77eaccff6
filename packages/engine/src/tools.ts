export * from './tools/index.ts';
export * from './tools/by-code.ts';
export { UnitsError, type ErrorCode } from './model/error.ts';
