import { apply, pairOfPacked, UnitsError } from '@units/engine/browse';
import { readNumber } from '@units/ui';
import type { FormUnit } from '../content/form-units.ts';
import { locale } from '../content/numbers.ts';

export type Side = 'from' | 'to';

/** What stands in a form of two units: the text was typed on one side, and the other follows. */
export interface Typed {
  readonly from: FormUnit;
  readonly to: FormUnit;
  readonly side: Side;
  readonly text: string;
}

/** Both numbers, or the sentence that says why there are none. */
export type Outcome = { readonly from: number; readonly to: number } | { readonly problem: string };

const sentences: Readonly<Record<string, string>> = {
  empty: 'Enter a number.',
  'not-a-number': 'Enter a number, such as 2.5, 1e3 or 3 1/2.',
  'too-large': 'That number is too large to convert.',
  'division-by-zero': 'Zero has no result here: it would divide by zero.',
  'out-of-range': 'Enter a number above zero: the result is a logarithm.',
  'result-out-of-range': 'The result is too large to show.',
};

const problemOf = (code: string): Outcome => ({ problem: sentences[code] ?? 'That cannot be converted.' });

/** Reads what was typed and converts it. */
export const work = ({ from, to, side, text }: Typed): Outcome => {
  const reading = readNumber(text, locale);
  if (!('value' in reading)) return problemOf(reading.problem);
  const { value } = reading;
  try {
    const [source, target] = side === 'from' ? [from, to] : [to, from];
    const result = apply(pairOfPacked(source.packed, target.packed), value);
    return side === 'from' ? { from: value, to: result } : { from: result, to: value };
  } catch (error) {
    if (error instanceof UnitsError) return problemOf(error.code);
    throw error;
  }
};
