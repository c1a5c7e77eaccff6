import { divisionByZero, notANumber, resultOutOfRange } from './error.ts';
import { evaluate, type Line } from './line.ts';
import { cell, convertWide, makeTable, none } from './wide.ts';

/** A conversion between two units, compiled: what is needed to convert one value after another without allocating. */
export interface Pair {
  /** The exact function, or for levels the function that takes their logarithms. */
  readonly line: Line | ((value: number) => number);
  readonly reciprocal: boolean;
  /** The integer p of the line as a double; zero where step one does not cover it. */
  readonly p: number;
  /** For values with 0, 2 and 6 places: the largest |n| for which n·p + r stays exact, and r and q times the power of ten. */
  readonly n0: number;
  readonly r0: number;
  readonly q0: number;
  readonly n2: number;
  readonly r2: number;
  readonly q2: number;
  readonly n6: number;
  readonly r6: number;
  readonly q6: number;
  /** What step two needs; made when first needed. */
  table: Float64Array | undefined;
}

const maxInteger = 2 ** 53 - 1;
const fits = (n: bigint): boolean => n <= maxInteger && n >= -maxInteger;

/** The largest |n| for which n·p + r and q stay below 2^53 and n below 10^15, -1 where there is none; then r and q themselves. */
const integers = ({ p, q, r }: Line, scale: bigint): readonly [n: number, r: number, q: number] => {
  const [up, down] = [r * scale, q * scale];
  if (!fits(p) || !fits(up) || !fits(down)) return [-1, 0, 1];
  return [
    Math.min(1e15, Math.floor((maxInteger - Math.abs(Number(up))) / Math.abs(Number(p)))),
    Number(up),
    Number(down),
  ];
};

export const compile = (line: Pair['line']): Pair => {
  const isLine = typeof line !== 'function';
  const covered: Line = isLine && line.turns === 0 && !line.reciprocal ? line : uncovered;
  const [n0, r0, q0] = integers(covered, 1n);
  const [n2, r2, q2] = integers(covered, 100n);
  const [n6, r6, q6] = integers(covered, 1_000_000n);
  return {
    line,
    reciprocal: isLine && line.reciprocal,
    p: n0 < 0 ? 0 : Number(covered.p),
    // Zero needs no digits where there is no offset
    n0: n0 < 0 && isLine && !line.reciprocal && line.r === 0n ? 0 : n0,
    r0,
    q0,
    n2,
    r2,
    q2,
    n6,
    r6,
    q6,
    table: isLine ? undefined : none,
  };
};

/** No integers: p does not fit. */
const uncovered: Line = { p: 2n ** 53n, q: 1n, r: 0n, turns: 0, reciprocal: false };

/**
 * The double nearest to the exact answer for x.
 *
 * Step one: x is n / 10^k with few digits, and all integers stay below 2^53: n·p + r and q·10^k are exact, and their quotient
 * is rounded once. With n ≤ 10^15, n / 10^k is the only decimal of at most 15 digits that reads back as x, so it is the
 * shortest. Only every second and sixth place is tried; a value with other places is found all the same, with zeros behind it.
 */
export const apply = (pair: Pair, x: number): number => {
  if (Math.floor(x) === x) {
    if (Math.abs(x) <= pair.n0) return (x * pair.p + pair.r0) / pair.q0;
  } else {
    const hundredths = Math.floor(x * 100 + 0.5);
    if (hundredths / 100 === x) {
      if (Math.abs(hundredths) <= pair.n2) return (hundredths * pair.p + pair.r2) / pair.q2;
    } else {
      const millionths = Math.floor(x * 1e6 + 0.5);
      if (millionths / 1e6 === x && Math.abs(millionths) <= pair.n6) return (millionths * pair.p + pair.r6) / pair.q6;
    }
  }
  if (typeof x !== 'number') throw notANumber(x);
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
