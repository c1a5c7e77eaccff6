import { lineOf } from '../../conversion/finder.ts';
import { exactly, tenTo } from '../../model/decimal.ts';
import { names } from '../../conversion/catalogue.ts';
import { divisionByZero, notANumber, resultOutOfRange } from '../../model/error.ts';
import { convertLevel } from '../../conversion/level-in-double-double.ts';
import { rationalPart, roundWithPi } from '../../conversion/exact-function.ts';
import type { Pair } from '../../conversion/compiled-conversion.ts';
import { nearest, ratio, toNumber, type Ratio } from '../../model/rational.ts';
import type { Unit } from '../../model/unit.ts';
import { Measure, type Exact } from '../format/measure.ts';

const finite = (value: number): number => {
  if (!Number.isFinite(value)) throw resultOutOfRange();
  return value;
};

/** A measure of an exact value. Throws a UnitsError beyond the doubles. */
export const measureOf = (value: Ratio, unit: string): Measure => new Measure(finite(toNumber(value)), unit, value);

/** The conversion between two units that meet. */
export const lineBetween = (from: Unit, to: Unit): Pair['line'] => lineOf(from, to, names, convertLevel)!;

/** An exact value converted exactly. Throws a UnitsError beyond the doubles, for the reciprocal of zero and for the level of what is not above zero. */
export const convertExactly = (value: Ratio, line: Pair['line'], unit: string, parameter = 'value'): Measure => {
  if (typeof line === 'function') return new Measure(finite(line(toNumber(value))), unit);
  if (line.reciprocal && value.n === 0n) throw divisionByZero(parameter);
  const { n, d } = rationalPart(line, value);
  const result = ratio(n, d);
  return new Measure(finite(roundWithPi(result, line.turns, nearest)), unit, result, line.turns);
};

/** Enough decimals that what lies behind them is never seen. */
const decimals = 60;

/** An exact value converted to a fraction: where π stays, to sixty decimals. Undefined for a level. */
export const convertToRatio = (value: Ratio, line: Pair['line']): Ratio | undefined => {
  if (typeof line === 'function' || line.reciprocal) return undefined;
  const result = rationalPart(line, value);
  return line.turns === 0 ? ratio(result.n, result.d) : withoutPi(result, line.turns);
};

const withoutPi = (value: Ratio, turns: number): Ratio =>
  ratio(
    roundWithPi(value, turns, (n, d) => (n * tenTo(decimals)) / d),
    tenTo(decimals),
  );

/** The exact value of what a caller gives: a double means its shortest decimal. Throws a UnitsError for what is not finite. */
export const ratioOf = (value: number | Exact): Ratio => {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw notANumber(value);
    return exactly(value);
  }
  const { numerator, denominator, piPower } = value;
  return piPower === 0 ? ratio(numerator, denominator) : withoutPi({ n: numerator, d: denominator }, piPower);
};
