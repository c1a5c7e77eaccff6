import { apply, find, type Unit, UnitsError } from '@units/engine/internal';

// Only for rendering pages at build time: in a browser it would load every spelling.

/** Returns a value in another unit. Throws UnitsError if the value has no counterpart there. */
export const convertIn = (value: number, from: Unit, to: Unit): number => apply(find(from.id, to.id).compiled, value);

/**
 * Returns the result of a conversion, or undefined if the unit does not define one for the value or it is out of range.
 */
export const orNothing = <Result>(reckon: () => Result): Result | undefined => {
  try {
    return reckon();
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};
