import type { Assumption } from '../model/assumption.ts';
import type { ErrorCode } from '../model/error.ts';

/** The kinds of lines: what a line without an answer is, or what its answer is. */
export type LineKind = 'blank' | 'comment' | 'heading' | 'text' | 'value' | 'function' | 'unit' | 'error';

/** A part of a line, in UTF-16 code units from the beginning of the line. */
export interface LineSpan {
  /** Where it begins, from 0. */
  readonly start: number;
  /** Where it ends: the first place behind it. */
  readonly end: number;
}

/** A fault of a line, with its place. */
export interface LineError {
  /** The code of the error, as in `UnitsError`. */
  readonly code: ErrorCode;
  /** A sentence for people: what is wrong, then what works. */
  readonly message: string;
  /** The part of the line that is at fault. */
  readonly at: LineSpan;
  /** Suggestions, the likeliest first. */
  readonly suggestions?: readonly string[];
  /** The second place of a fault: of a name that is used before it is set, where it is set. Lines count from 0. */
  readonly other?: LineSpan & { readonly line: number };
}

/** A line of a sheet with its answer. */
export interface SheetLine {
  /** The line as it was written. */
  readonly text: string;
  /** The kind of the line. */
  readonly kind: LineKind;
  /** The name that the line sets, of a value, a function or a unit. */
  readonly name?: string;
  /** The nearest double in `unit`, or as a bare number; a day, a time or a numeral of another base as text. */
  readonly value?: number | string;
  /** The identifier of the unit; of money the ISO code of its currency, or its sign where several have it. Absent for a bare number. */
  readonly unit?: string;
  /** The identifier of the quantity that is measured, or one of `number`, `percent`, `money`, `price`, `day`, `time` and `text`. */
  readonly quantity?: string;
  /** The value with every digit: a short fraction in lowest terms, a decimal where it ends, otherwise a fraction. Absent for what is only near it. */
  readonly exact?: string;
  /** The standard uncertainty of the value, where what it follows from has one. */
  readonly uncertainty?: number;
  /** The answer for people: `25.6552 km`. Empty where there is none. */
  readonly shown: string;
  /** True if `shown` was rounded: it is written behind ≈, and any other behind =. */
  readonly isRounded: boolean;
  /** The parts that the line left open, with their readings. */
  readonly assumed: readonly Assumption[];
  /** Words of the line that its answer does not need. */
  readonly aside?: string;
  /** A sentence that belongs beside the answer. */
  readonly note?: string;
  /** Who published the rates of exchange that were used. */
  readonly source?: string;
  /** The day of those rates, `YYYY-MM-DD`. */
  readonly date?: string;
  /** The fault of the line, if it has one. */
  readonly error?: LineError;
}

/** A name that a sheet sets. */
export interface SheetName {
  /** The name as it is written. */
  readonly name: string;
  /** The kind of its meaning. */
  readonly kind: 'value' | 'function' | 'unit';
  /** The line that sets it last, from 0. */
  readonly line: number;
  /** Its value for people; of a function its parameters, `f(x, y)`. */
  readonly shown: string;
}

/** A text with its answers. */
export interface Sheet {
  /** A line for each line of the text, in order. */
  readonly lines: readonly SheetLine[];
  /** The names that it sets, in the order in which they are first set. */
  readonly names: readonly SheetName[];
}
