import { exactFunction, UnitsError, type Unit } from '@units/engine/internal';
import type { Relating } from './typed.ts';

/** The function between any two units that convert; not by their spellings, which not every compound has. */
export const relating = (from: Unit, to: Unit): Relating | undefined => {
  const exact = exactFunction(from, to);
  if (typeof exact !== 'function') return exact;
  return (value) => {
    try {
      return exact(value);
    } catch (error) {
      if (error instanceof UnitsError) return undefined;
      throw error;
    }
  };
};
