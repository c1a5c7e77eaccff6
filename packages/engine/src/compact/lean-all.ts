import type { Relation } from '../conversion/between.ts';
import { incompatibleUnits, notANumber, resultOutOfRange } from '../model/error.ts';
import { convertLevel } from '../conversion/level.ts';
import { evaluate } from '../conversion/exact-function.ts';
import { zero } from '../model/rational.ts';
import { convertBetween, finite, unknown, type LeanConvert } from './lean-convert.ts';
import { findEach } from './lean-prefixed.ts';
import { mark, type LeanUnit } from './lean-row.ts';
import { roundTurns } from './lean-pi-power.ts';

interface Level {
  readonly row: { readonly log: { readonly base: 2 | 10 | 'e'; readonly per: string } } | undefined;
  readonly relation: Relation;
}

/** A unit as conversions with logarithms take it. */
const levelOf = (unit: LeanUnit): Level => {
  const [base, per] = mark(unit, 'l')?.split(' ') ?? [];
  return {
    row: per === undefined ? undefined : { log: { base: base === 'e' ? base : (Number(base) as 2 | 10), per } },
    relation: { kind: 'linear', ratio: unit.ratio, turns: 0, offset: zero },
  };
};

const convertLevels = (value: number, from: LeanUnit, to: LeanUnit): number => {
  const [a, b] = [levelOf(from), levelOf(to)];
  const line = convertLevel(a, b, a.relation, b.relation);
  return typeof line === 'function' ? line(value) : evaluate(line, value);
};

const convertAny = (value: number, from: LeanUnit, to: LeanUnit): number => {
  const hasLevel = mark(from, 'l') !== undefined || mark(to, 'l') !== undefined;
  return hasLevel && from.id !== to.id ? convertLevels(value, from, to) : convertBetween(value, from, to, roundTurns);
};

/** The two units in the first text that has both. */
const meet = (texts: readonly string[], from: string, to: string): readonly [LeanUnit, LeanUnit] => {
  const sources = findEach(texts, from);
  const targets = findEach(texts, to);
  const index = texts.findIndex((_, at) => sources[at] && targets[at]);
  if (index >= 0) return [sources[index]!, targets[index]!];
  if (sources.every((unit) => !unit)) throw unknown('from', from);
  throw targets.some((unit) => unit) ? incompatibleUnits(from, to) : unknown('to', to);
};

/** Pairs of spellings to remember: more than a page shows; bounded, because the spellings may come from outside. */
const mostPairs = 1_000;

/** Makes the function that converts among the units of several texts, each of one quantity. */
// @__NO_SIDE_EFFECTS__
export const createConvertAll = (texts: readonly string[]): LeanConvert<string> => {
  const known = new Map<string, readonly [LeanUnit, LeanUnit]>();
  return (value, from, to) => {
    const key = `${from}\n${to}`;
    const units = known.get(key) ?? meet(texts, from, to);
    if (known.size < mostPairs) known.set(key, units);
    return finite(convertAny(finite(value, notANumber), ...units), resultOutOfRange);
  };
};
