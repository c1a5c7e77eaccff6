import type { UnitsError } from '../src/model/error.ts';

/** What a conversion gives: the number, or the code of the error. */
export const outcome = (conversion: () => number): unknown => {
  try {
    return conversion();
  } catch (error) {
    return (error as UnitsError).code;
  }
};
