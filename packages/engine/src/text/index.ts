export { Measure } from './measure.ts';
export type { Exact } from './measure.ts';
export { parse } from './parse.ts';
export type { ParseOptions } from './parse.ts';
export type { Parsed } from './parsed.ts';
export type { Rounding } from './round.ts';
export { split } from './split.ts';
