import { evaluate, exactFunctionOfListed, type Unit } from '@units/engine/internal';

/**
 * Returns a value in another unit of its quantity, for what a browser draws before it has the spellings of units. NaN where there is
 * none; not finite where it is out of range.
 */
export const convertListed = (value: number, from: Unit, to: Unit): number => {
  const line = exactFunctionOfListed(from, to);
  return line && Number.isFinite(value) && !(line.reciprocal && value === 0) ? evaluate(line, value) : Number.NaN;
};
