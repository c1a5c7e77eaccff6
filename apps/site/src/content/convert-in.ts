import { apply, find, type Unit, UnitsError } from '@units/engine/internal';

// Only for rendering pages at build time: in a browser it would load every spelling.

/** Returns a value in another unit. Throws UnitsError if the value has no counterpart there. */
export const convertIn = (value: number, from: Unit, to: Unit): number => apply(find(from.id, to.id).compiled, value);

/** Returns a result, or undefined if it throws a UnitsError: for a value without a counterpart, or out of range. */
export const orNothing = <Result>(calculate: () => Result): Result | undefined => {
  try {
    return calculate();
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};
