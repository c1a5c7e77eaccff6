import { convert, UnitsError } from '@units/engine';

/** Returns the value of one unit in another, or undefined if the spellings do not convert. */
export const resultOf = (from: string, to: string): number | undefined => {
  try {
    return convert<string, string>(1, from, to);
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};
