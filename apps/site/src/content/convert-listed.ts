import { evaluate, exactFunctionOfListed, type Unit } from '@units/engine/internal';

/**
 * Returns a value in another unit of its quantity, for rendering in a browser before the spellings of units are loaded.
 * Returns NaN if there is no result, and a result that is not finite if it is out of range.
 */
export const convertListed = (value: number, from: Unit, to: Unit): number => {
  const line = exactFunctionOfListed(from, to);
  return line && Number.isFinite(value) && !(line.reciprocal && value === 0) ? evaluate(line, value) : Number.NaN;
};
