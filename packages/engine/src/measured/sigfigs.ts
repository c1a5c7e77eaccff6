import { mustBe } from '../model/error.ts';
import { figuresIn } from '../text/numbers/significant.ts';

/** Matches a number at the start, with or without a sign. */
const beginsWithNumber = /^[^\p{L}\p{N}]*\p{N}/u;

/**
 * Returns the number of significant figures of a number as written: all digits except leading zeros, and trailing zeros
 * only with a decimal point.
 *
 * @param text - A number, with or without its uncertainty and unit: `0.01230`, `1,500.0 kg`, `5.00(20)e3 g`.
 * @returns At least 1; zero has one.
 * @throws UnitsError for text that does not start with a decimal number, such as a fraction, which is exact.
 * @example sigfigs('0.01230 kg') // 4
 * @example sigfigs('1500') // 2
 */
export const sigfigs = (text: string): number => {
  const count = typeof text === 'string' && beginsWithNumber.test(text) ? figuresIn(text) : undefined;
  if (count === undefined) throw mustBe('invalid-number', 'text', 'a decimal number, such as 0.0120', text);
  return count;
};
