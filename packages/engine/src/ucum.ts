export { convert, converter, parse, write } from './codes/ucum/index.ts';
export type { UcumUnit } from './codes/ucum/index.ts';
