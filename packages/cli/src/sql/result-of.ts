import { convert, UnitsError } from '@units/engine';

/** Returns one of a unit in another; undefined for spellings that do not convert. */
export const resultOf = (from: string, to: string): number | undefined => {
  try {
    return convert<string, string>(1, from, to);
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};
