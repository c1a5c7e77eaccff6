import { decimalOf, exactly, tenTo, type Decimal } from '../model/decimal.ts';
import { awayFromEnd, mustNotBeZero, noResultAt, resultOutOfRange, tooManyRows, UnitsError } from '../model/error.ts';
import { compare, minus, over, plus, ratio, times, zero, type Ratio } from '../model/rational.ts';
import { rounded } from '../arithmetic/rounded.ts';
import type { Naming } from './declaration.ts';

/** The maximum number of rows of a table. */
export const mostRows = 1000;

/** The default number of steps to the end. */
export const stepsToEnd = 9n;

interface Range {
  readonly start: number;
  readonly end: number | undefined;
  readonly step: number;
}

interface Table {
  readonly end: number;
  readonly count: number;
  readonly rows: { readonly value: number; readonly result: number }[];
}

/** Returns the number of rows from start to end, before any row is created. */
const countRows = (start: Ratio, end: Ratio, step: Ratio, name: Naming): number => {
  if (compare(step, zero) === 0) throw mustNotBeZero(name('step'));
  const steps = over(minus(end, start), step);
  if (compare(steps, zero) < 0) throw awayFromEnd(name('step'), rounded(step), name('end'));
  const count = steps.n / steps.d + 1n;
  if (count > mostRows) throw tooManyRows(name('step'), mostRows);
  return Number(count);
};

/**
 * Converts a value, or throws an error that names the row, such as 0 mpg in L/100 km, because the value is not a
 * parameter of the caller.
 */
const convertRow = (convert: (value: number) => number, value: number, name: Naming): number => {
  try {
    return convert(value);
  } catch (error) {
    throw error instanceof UnitsError ? noResultAt(name('start'), value, error) : error;
  }
};

/**
 * Returns the doubles nearest to start + i·step. JavaScript rounds a decimal text once; ratios of tiny numbers take far
 * longer.
 */
const rowsFrom = (start: Decimal, step: Decimal): ((i: number) => number) => {
  const exponent = Math.min(start.exponent, step.exponent);
  const [first, increment] = [start, step].map((one) => one.digits * tenTo(one.exponent - exponent)) as [
    bigint,
    bigint,
  ];
  return (i) => {
    const value = Number(`${first + BigInt(i) * increment}e${exponent}`);
    if (!Number.isFinite(value)) throw resultOutOfRange();
    // Change -0 to 0
    return value + 0;
  };
};

/**
 * Converts a range of values: row i is start + i·step in exact decimal arithmetic. Throws a UnitsError with the name of
 * the parameter.
 */
export const tabulate = (convert: (value: number) => number, { start, end, step }: Range, name: Naming): Table => {
  const [first, increment] = [exactly(start), exactly(step)];
  const exactEnd = end === undefined ? plus(first, times(increment, ratio(stepsToEnd))) : exactly(end);
  const last = rounded(exactEnd);
  const rowAt = rowsFrom(decimalOf(start), decimalOf(step));
  const rows = Array.from({ length: countRows(first, exactEnd, increment, name) }, (_, i) => {
    const value = rowAt(i);
    return { value, result: convertRow(convert, value, name) };
  });
  return { end: last, count: rows.length, rows };
};
