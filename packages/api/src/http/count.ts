import { notACount } from './fault.ts';

/** Reads a whole number within limits. Throws UnitsError for any other text. */
export const readCount = (name: string, text: string, [least, most]: readonly [number, number]): number => {
  const count = /^\s*\+?\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN;
  if (count >= least && count <= most) return count;
  throw notACount(name, text, least, most);
};
