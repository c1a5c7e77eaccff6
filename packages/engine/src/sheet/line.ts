import type { Assumption } from '../model/assumption.ts';
import type { ErrorCode } from '../model/error.ts';

/** The kind of a line, or of its answer. */
export type LineKind = 'blank' | 'comment' | 'heading' | 'text' | 'value' | 'function' | 'unit' | 'error';

/** A part of a line, in UTF-16 code units from the start of the line. */
export interface LineSpan {
  /** The start, from 0. */
  readonly start: number;
  /** The end (exclusive). */
  readonly end: number;
}

/** An error in a line, with its place. */
export interface LineError {
  /** The code of the error, as in `UnitsError`. */
  readonly code: ErrorCode;
  /** A sentence that says what is wrong, then what works. */
  readonly message: string;
  /** The wrong part of the line. */
  readonly at: LineSpan;
  /** Suggestions, the likeliest first. */
  readonly suggestions?: readonly string[];
  /**
   * The second place of an error: for a name that is used before it is set, the place where it is set. Lines start at
   * 0.
   */
  readonly other?: LineSpan & { readonly line: number };
}

/** A line of a sheet with its answer. */
export interface SheetLine {
  /** The line as written. */
  readonly text: string;
  /** The kind of the line. */
  readonly kind: LineKind;
  /** The name of a value, a function or a unit that the line sets. */
  readonly name?: string;
  /** The nearest double, in `unit` or as a bare number. A date, a time or a numeral of another base is text. */
  readonly value?: number | string;
  /**
   * The identifier of the unit; for money, the ISO code of its currency, or its sign if several currencies share it.
   * Absent for a bare number.
   */
  readonly unit?: string;
  /** The identifier of the quantity, or one of `number`, `percent`, `money`, `price`, `day`, `time` and `text`. */
  readonly quantity?: string;
  /**
   * The exact value: a short fraction in lowest terms, a finite decimal, otherwise a fraction. Absent for an
   * approximation.
   */
  readonly exact?: string;
  /** The standard uncertainty of the value, if its input has one. */
  readonly uncertainty?: number;
  /** The answer as text: `25.6552 km`. Empty without an answer. */
  readonly shown: string;
  /** True if `shown` is rounded. It is then written after ≈, otherwise after =. */
  readonly isRounded: boolean;
  /** The ambiguous parts of the line, with their readings. */
  readonly assumed: readonly Assumption[];
  /** Words of the line that its answer does not need. */
  readonly aside?: string;
  /** A note about the answer. */
  readonly note?: string;
  /** The publisher of the exchange rates that were used. */
  readonly source?: string;
  /** The date of these rates, `YYYY-MM-DD`. */
  readonly date?: string;
  /** The error of the line, if it has one. */
  readonly error?: LineError;
}

/** A name that a sheet sets. */
export interface SheetName {
  /** The name as written. */
  readonly name: string;
  /** The kind of its meaning. */
  readonly kind: 'value' | 'function' | 'unit';
  /** The last line that sets it, from 0. */
  readonly line: number;
  /** Its value as text; for a function, its parameters, `f(x, y)`. */
  readonly shown: string;
}

/** A text with its answers. */
export interface Sheet {
  /** The lines of the text, in order. */
  readonly lines: readonly SheetLine[];
  /** The names that it sets, in the order of their first line. */
  readonly names: readonly SheetName[];
}
