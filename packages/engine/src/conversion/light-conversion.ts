import {
  incompatibleUnits,
  mustBe,
  notANumber,
  divisionByZero,
  resultOutOfRange,
  type UnitsError,
} from '../model/error.ts';
import { CompactQuantity } from '../compact/read.ts';
import { zero } from '../model/rational.ts';
import type { Unit } from '../model/unit.ts';
import { LightIndex } from '../naming/light-index.ts';
import type { UnitIndex } from '../naming/unit-index.ts';
import { lineBetween, relateListed } from './between.ts';
import { evaluate, type Line } from './exact-function.ts';
import { applyShort, shorten, type Short } from './integer-path.ts';
import type { ConvertLevel } from './finder.ts';

/**
 * Converts a value between two units, each named by its identifier or its symbol: the double nearest to the exact answer.
 *
 * @throws UnitsError for an unknown unit, a value that is not finite, a division by zero and a result beyond the doubles.
 */
export type LeanConvert<Name extends string> = (value: number, from: Name, to: Name) => number;

/** The exact function between two listed units of one quantity. Undefined for others, and for levels, which take logarithms. */
export const lineOfListed = (from: Unit, to: Unit): Line | undefined =>
  from.quantity && from.quantity === to.quantity && !from.row?.level && !to.row?.level
    ? lineBetween(relateListed(from), relateListed(to))
    : undefined;

/** A conversion in two steps: whole numbers below 2^53, then whole numbers of any length. */
interface LightConversion extends Short {
  readonly line: Line | ((value: number) => number);
}

const exactly = ({ line }: LightConversion, value: number): number => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw notANumber(value);
  if (typeof line !== 'function' && line.reciprocal && value === 0) throw divisionByZero('value');
  const result = typeof line === 'function' ? line(value) : evaluate(line, value);
  if (!Number.isFinite(result)) throw resultOutOfRange();
  return result;
};

const unknown = (parameter: string, spelling: unknown): UnitsError =>
  mustBe('unknown-unit', parameter, 'the identifier or the symbol of a unit', spelling);

/** The two units in the first quantity that has both. */
const meet = (index: UnitIndex, from: string, to: string): readonly [Unit, Unit] => {
  const sources = typeof from === 'string' ? index.find(from).units : [];
  const targets = typeof to === 'string' ? index.find(to).units : [];
  for (const source of sources) {
    const target = targets.find(({ quantity }) => quantity === source.quantity);
    if (target) return [source, target];
  }
  if (sources.length === 0) throw unknown('from', from);
  throw targets.length === 0 ? unknown('to', to) : incompatibleUnits(from, to);
};

const compile = (from: Unit, to: Unit, convertLevel: ConvertLevel | undefined): LightConversion => {
  const [a, b] = [relateListed(from), relateListed(to)];
  const line =
    from === to
      ? lineBetween({ ...a, kind: 'linear', offset: zero }, { ...a, kind: 'linear', offset: zero })
      : (lineOfListed(from, to) ?? convertLevel!(from, to, a, b));
  return { line, ...(typeof line === 'function' ? none : shorten(line)) };
};

/** Covers no value in whole numbers below 2^53. */
const none: Short = { p: 0, n0: -1, r0: 0, q0: 1, n2: -1, r2: 0, q2: 1, n6: -1, r6: 0, q6: 1 };

/** Pairs of spellings to remember: more than a page shows; bounded, because the spellings may come from outside. */
const mostPairs = 1_000;

/**
 * Makes the function that converts among the units of an index by identifier and symbol. Levels take logarithms: `convertLevel` is for
 * those who have them.
 */
// @__NO_SIDE_EFFECTS__
export const createLightConvert = (index: UnitIndex, convertLevel?: ConvertLevel): LeanConvert<string> => {
  const known = new Map<string, Map<string, LightConversion>>();
  let count = 0;
  const resolve = (from: string, to: string): LightConversion => {
    const conversion = compile(...meet(index, from, to), convertLevel);
    if (count++ < mostPairs) {
      const row = known.get(from);
      if (row) row.set(to, conversion);
      else known.set(from, new Map([[to, conversion]]));
    }
    return conversion;
  };
  return (value, from, to) => applyShort(known.get(from)?.get(to) ?? resolve(from, to), value, exactly);
};

/** A quantity of a text, for those who know its units by identifier and symbol alone. */
export const lightQuantity = (id: string, units: string): CompactQuantity =>
  new CompactQuantity({ id, name: id, dimension: '1' }, units, '');

/** Makes the function that converts among the units of one quantity's text. */
// @__NO_SIDE_EFFECTS__
export const convertIn = (id: string, units: string): LeanConvert<string> =>
  createLightConvert(new LightIndex([lightQuantity(id, units)]));
