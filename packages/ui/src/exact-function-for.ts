import { exactFunction, UnitsError, type Unit } from '@units/engine/internal';
import type { ConversionFunction } from './typed.ts';

/**
 * Returns the function between any two units that convert. It does not use their spellings, because some compounds have
 * none.
 */
export const exactFunctionFor = (from: Unit, to: Unit): ConversionFunction | undefined => {
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
