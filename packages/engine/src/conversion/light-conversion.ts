import {
  incompatibleUnits,
  mustBe,
  notANumber,
  divisionByZero,
  resultOutOfRange,
  type UnitsError,
} from '../model/error.ts';
import type { Unit } from '../model/unit.ts';
import { findIn, findInEach, type LightMeaning } from '../naming/light-find.ts';
import { exactFunctionBetween, relateListed } from './between.ts';
import { evaluate, type ExactFunction } from './exact-function.ts';
import { applyInIntegers, integerPathOf, type IntegerPath } from './integer-path.ts';
import type { ConvertLevel } from './finder.ts';
import { remembered } from './remembered.ts';

/**
 * Converts a value between two units, each named by its identifier or its symbol: the double nearest to the exact answer.
 *
 * @throws UnitsError for an unknown unit, a value that is not finite, a division by zero and a result beyond the doubles.
 */
export type LeanConvert<Name extends string> = (value: number, from: Name, to: Name) => number;

/** The exact function between two listed units of one quantity. Undefined for others, and for levels, which take logarithms. */
export const exactFunctionOfListed = (from: Unit, to: Unit): ExactFunction | undefined =>
  from.quantity && from.quantity === to.quantity && !from.entry?.level && !to.entry?.level
    ? exactFunctionBetween(relateListed(from), relateListed(to))
    : undefined;

/** A conversion in two steps: whole numbers below 2^53, then whole numbers of any length. */
interface LightConversion extends IntegerPath {
  readonly exact: ExactFunction | ((value: number) => number);
}

const exactly = ({ exact }: LightConversion, value: number): number => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw notANumber(value);
  if (typeof exact !== 'function' && exact.reciprocal && value === 0) throw divisionByZero('value');
  const result = typeof exact === 'function' ? exact(value) : evaluate(exact, value);
  if (!Number.isFinite(result)) throw resultOutOfRange();
  return result;
};

const unknown = (parameter: string, spelling: unknown): UnitsError =>
  mustBe('unknown-unit', parameter, 'the identifier or the symbol of a unit', spelling);

/** Finds the two units of a conversion, by the spellings that a caller gave. Throws a UnitsError. */
type Meet = (from: string, to: string) => readonly [LightMeaning, LightMeaning];

const compile = (from: LightMeaning, to: LightMeaning, convertLevel?: ConvertLevel): LightConversion => {
  const [a, b] = [relateListed(from), relateListed(to)];
  const isSame = from.entry.id === to.entry.id && from.prefix?.name === to.prefix?.name;
  const level = !isSame && (from.entry.level ?? to.entry.level) && convertLevel;
  if (level) return { exact: level(from, to, a, b), ...none };
  const exact = isSame
    ? exactFunctionBetween({ ...a, kind: 'linear' }, { ...a, kind: 'linear' })
    : exactFunctionBetween(a, b);
  return { exact, ...integerPathOf(exact) };
};

/** Covers no value in whole numbers below 2^53. */
const none: IntegerPath = { p: 0, n0: -1, r0: 0, q0: 1, n2: -1, r2: 0, q2: 1, n6: -1, r6: 0, q6: 1 };

/** Pairs of spellings to remember: more than a page shows. */
const mostPairs = 1_000;

const createLightConvert = (meet: Meet, convertLevel?: ConvertLevel): LeanConvert<string> => {
  const find = remembered(mostPairs, (from, to) => compile(...meet(from, to), convertLevel));
  return (value, from, to) => {
    // Callers in plain JavaScript: a bigint would fail in the arithmetic, with an error that is none of ours
    if (typeof value !== 'number') throw notANumber(value);
    return applyInIntegers(find(from, to), value, exactly);
  };
};

/** Makes the function that converts among the units of one quantity's text, by identifier and symbol. */
// @__NO_SIDE_EFFECTS__
export const convertIn = (units: string): LeanConvert<string> => {
  const find = (parameter: string, text: string): LightMeaning => {
    const found = typeof text === 'string' ? findIn(units, text) : undefined;
    if (!found) throw unknown(parameter, text);
    return found;
  };
  return createLightConvert((from, to) => [find('from', from), find('to', to)]);
};

/** Makes the function that converts among the units of several texts, each of one quantity: in the first that has both. */
// @__NO_SIDE_EFFECTS__
export const convertAmong = (texts: readonly string[], convertLevel: ConvertLevel): LeanConvert<string> =>
  createLightConvert((from, to) => {
    const meanings = (text: unknown): ReturnType<typeof findInEach> =>
      typeof text === 'string' ? findInEach(texts, text) : [];
    const [sources, targets] = [meanings(from), meanings(to)];
    const index = texts.findIndex((_, at) => sources[at] && targets[at]);
    if (index >= 0) return [sources[index]!, targets[index]!];
    if (!sources.some(Boolean)) throw unknown('from', from);
    throw targets.some(Boolean) ? incompatibleUnits(from, to) : unknown('to', to);
  }, convertLevel);
