import { apply, find, type Unit, UnitsError } from '@units/engine/internal';

// For pages as they are made: a browser would need every spelling for it.

/** A value in another unit. Throws a UnitsError where it has none there. */
export const convertIn = (value: number, from: Unit, to: Unit): number => apply(find(from.id, to.id).compiled, value);

/** Returns a result, or undefined if the value has none in its unit or is out of range. */
export const orNothing = <Result>(reckon: () => Result): Result | undefined => {
  try {
    return reckon();
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};
