import { unreduced } from '../model/decimal.ts';
import { divisionByZero, mustBe, notANumber, resultOutOfRange, type UnitsError } from '../model/error.ts';
import { nearest, readRatio, type Ratio } from '../model/rational.ts';
import { find, mark, type LeanUnit } from './lean-row.ts';

/** The double nearest to the exact answer, of which the ratio is all but the power of π that the two units leave. */
export type Round = (ratio: Ratio, from: LeanUnit, to: LeanUnit) => number;

const offsetOf = (unit: LeanUnit): Ratio => readRatio(mark(unit, '+') ?? '0');

const isReciprocal = (unit: LeanUnit): boolean => mark(unit, 'v') !== undefined;

/** A value of a unit in SI base units: f · (v + offset), or f / v. */
const toBase = (unit: LeanUnit, { n, d }: Ratio): Ratio => {
  const { ratio } = unit;
  if (isReciprocal(unit)) return { n: ratio.n * d, d: ratio.d * n };
  const offset = offsetOf(unit);
  return { n: (n * offset.d + offset.n * d) * ratio.n, d: d * offset.d * ratio.d };
};

/** A value in SI base units as one of the unit. */
const fromBase = (unit: LeanUnit, { n, d }: Ratio): Ratio => {
  const { ratio } = unit;
  if (isReciprocal(unit)) return { n: ratio.n * d, d: ratio.d * n };
  const offset = offsetOf(unit);
  return { n: n * ratio.d * offset.d - offset.n * d * ratio.n, d: d * offset.d * ratio.n };
};

/** Converts by whole numbers of any length, and rounds once. Throws a UnitsError for a value or a result out of range. */
export const convertBetween = (value: number, from: LeanUnit, to: LeanUnit, round: Round): number => {
  const { n, d } = fromBase(to, toBase(from, unreduced(value)));
  if (d === 0n) throw divisionByZero('value');
  return round(d < 0n ? { n: -n, d: -d } : { n, d }, from, to);
};

/** The value or the result as it is, if it is finite. */
export const finite = (value: number, error: (value: number) => UnitsError): number => {
  if (!Number.isFinite(value)) throw error(value);
  return value;
};

export const unknown = (parameter: string, spelling: string): UnitsError =>
  mustBe('unknown-unit', parameter, 'the identifier or the symbol of a unit', spelling);

const findUnit = (rows: string, parameter: string, spelling: string): LeanUnit => {
  const unit = find(rows, spelling);
  if (!unit) throw unknown(parameter, spelling);
  return unit;
};

/** Rounds where no unit has a power of π. */
const roundRational: Round = ({ n, d }) => nearest(n, d);

/**
 * Converts a value between two units of one quantity, each named by its identifier or its symbol: the double nearest to the
 * exact answer.
 *
 * @throws UnitsError for an unknown unit, a value that is not finite, a division by zero and a result beyond the doubles.
 */
export type LeanConvert<Name extends string> = (value: number, from: Name, to: Name) => number;

/** Makes the function that converts among the units of one text. */
// @__NO_SIDE_EFFECTS__
export const createConvert =
  (rows: string, round: Round = roundRational): LeanConvert<string> =>
  (value, from, to) =>
    finite(
      convertBetween(finite(value, notANumber), findUnit(rows, 'from', from), findUnit(rows, 'to', to), round),
      resultOutOfRange,
    );
