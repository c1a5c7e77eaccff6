import type { Assumption } from '../model/assumption.ts';

/**
 * Sentences that ask for a tool. A sentence is words in any case, with `{key}` for the value of a parameter:
 *
 * - `(a|b)` is one of several, `[a]` or `[a|b]` is optional, `%` also matches `percent`
 * - `@(a|b|c)` is all of them, in any order; a part without text may be left out
 * - `{key}` reads the type of its parameter: a number (with or without a currency sign), a measure, a date, a choice, a
 * unit, a word
 * - `{key:count}` reads a number that is not money
 * - `{key:hour}` also reads a bare hour as a time, `{key:city}` only a city with a known time zone
 * - `{key:kilogram}` reads a measure for a number: its value in kilograms; `{key:pound!}` only a measure written in
 * that unit
 *
 * Spaces, commas and articles are allowed anywhere. Each sentence has a required word, by which it is found.
 */
export interface Ask<P extends string = string, R extends string = string> {
  readonly says: readonly string[];
  /** Values that the words imply, by parameter, as raw text. `today` is the date of the question. */
  readonly given?: { readonly [K in P]?: string };
  /** The key of the requested result, if it is not the main one. */
  readonly main?: R;
  /** An assumption of the answer, as a sentence for the reader. */
  readonly note?: string;
  /** The ambiguous words, and their reading. */
  readonly assumes?: Assumption;
  /** A pattern for the whole text. Such a sentence needs no words: a numeral alone. It is tried last. */
  readonly like?: RegExp;
}
