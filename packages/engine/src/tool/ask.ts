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

/** A scale that a tool converts from and to. */
interface Scale<P extends string, R extends string> {
  /** Its names, with bars between them. */
  readonly names: string;
  /** The values that say that a number is on this scale. */
  readonly given: { readonly [K in P]?: string };
  /** The values that ask for this scale, if it is not a result of its own. */
  readonly wanted?: { readonly [K in P]?: string };
  /** The result on this scale. */
  readonly main: R;
  /** The assumption of a number on this scale, if its names are ambiguous. */
  readonly assumes?: Assumption;
}

/** Returns the sentences that convert a tool's `value` from each scale to each other one. `subject` is what is measured. */
// @__NO_SIDE_EFFECTS__
export const asksBetween = <const P extends string, const R extends string>(
  subject: string,
  scales: readonly Scale<P, R>[],
): Ask<P, R>[] =>
  scales.flatMap((from) =>
    scales
      .filter((to) => to !== from)
      .map((to) => {
        const value = `({value} (${from.names})|(${from.names}) [of|is|at] [=|:] {value})`;
        const thing = `[${subject}] [of|with|for]`;
        return {
          says: [
            `${thing} ${value} ${thing} (in|to|into|as) ${thing} (${to.names})`,
            `[what] [is] (${to.names}) (of|for|is|at|from) ${thing} ${value} [${subject}]`,
            `${thing} ${value} [${subject}] (what is|how many) (${to.names})`,
            `how many (${to.names}) (is|are) ${value}`,
          ],
          given: { ...from.given, ...to.wanted },
          main: to.main,
          ...(from.assumes && { assumes: from.assumes }),
        };
      }),
  );
