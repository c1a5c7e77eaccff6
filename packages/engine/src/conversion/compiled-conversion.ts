import { divisionByZero, notANumber, resultOutOfRange } from '../model/error.ts';
import { evaluate, type Line } from './exact-function.ts';
import { applyShort, shorten, type Short } from './integer-path.ts';
import { cell, convertWide, makeTable, none } from './double-double-path.ts';

/** A conversion between two units, compiled: what is needed to convert one value after another without allocating. */
export interface Pair extends Short {
  /** The exact function, or for levels the function that takes their logarithms. */
  readonly line: Line | ((value: number) => number);
  readonly reciprocal: boolean;
  /** What step two needs; made when first needed. */
  table: Float64Array | undefined;
}

/** Covers no value in step one. */
const unknown: Line = { p: 1n, q: 1n, r: 0n, turns: 0, reciprocal: true };

export const compile = (line: Pair['line']): Pair =>
  typeof line === 'function'
    ? { line, reciprocal: false, table: none, ...shorten(unknown) }
    : { line, reciprocal: line.reciprocal, table: undefined, ...shorten(line) };

/** The double nearest to the exact answer for x, by the first of three steps that can decide it. */
export const apply = (pair: Pair, x: number): number => {
  // Callers in plain JavaScript: a bigint would fail in the arithmetic, with an error that is none of ours
  if (typeof x !== 'number') throw notANumber(x);
  return applyShort(pair, x, applyLong);
};

/** Steps two and three. */
const applyLong = (pair: Pair, x: number): number => {
  cell[0] = x;
  return convertWide((pair.table ??= makeTable(pair.line as Line)), pair.reciprocal) ? cell[0] : applyExact(pair, x);
};

/** Step three: integers of any length. */
const applyExact = (pair: Pair, x: number): number => {
  if (!Number.isFinite(x)) throw notANumber(x);
  if (pair.reciprocal && x === 0) throw divisionByZero('value');
  const result = typeof pair.line === 'function' ? pair.line(x) : evaluate(pair.line, x);
  if (!Number.isFinite(result)) throw resultOutOfRange();
  return result;
};
