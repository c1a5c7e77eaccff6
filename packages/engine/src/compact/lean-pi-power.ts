import { roundWithPi } from '../conversion/exact-function.ts';
import { nearest } from '../model/rational.ts';
import type { Round } from './lean-convert.ts';
import { mark, type LeanUnit } from './lean-row.ts';

const turnsOf = (unit: LeanUnit): number => Number(mark(unit, 'p') ?? 0);

/** Rounds with the power of π that the units leave. A reciprocal target divides by the value, and so turns it round. */
export const roundTurns: Round = (ratio, from, to) => {
  const turns = turnsOf(from) - turnsOf(to);
  return roundWithPi(ratio, mark(to, 'v') === undefined ? turns : -turns, nearest);
};
