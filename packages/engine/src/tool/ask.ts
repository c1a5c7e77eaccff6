import type { Assumption } from '../model/assumption.ts';

/**
 * Sentences that ask for a tool. A sentence is words in any case with `{key}` where the value of a parameter stands:
 *
 * - `(a|b)` is one of several, `[a]` or `[a|b]` may be left out, `%` is also written `percent`
 * - `{key}` reads what its parameter is: a number (with or without the sign of a currency), a measure, a day, one of the choices, a unit, a word
 * - `{key:count}` reads a number that is not a sum of money
 * - `{key:kilogram}` reads a measure for a number: how many kilograms it is; `{key:pound!}` only one that is written in that very unit
 *
 * Spaces, commas and articles may stand anywhere. Each sentence has a word that must stand in it, by which it is found.
 */
export interface Ask<P extends string = string, R extends string = string> {
  readonly says: readonly string[];
  /** Values that the words imply, by parameter, as raw text; `today` is the day of the question. */
  readonly given?: { readonly [K in P]?: string };
  /** The key of the result that is asked for, where it is not the main one. */
  readonly main?: R;
  /** An assumption that the answer makes, as a sentence for the reader. */
  readonly note?: string;
  /** The words that leave something open, and their reading. */
  readonly assumes?: Assumption;
  /** A pattern for the whole text. Such a sentence needs no words: a numeral by itself. It is tried last. */
  readonly like?: RegExp;
}
