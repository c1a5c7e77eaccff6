import type { ExactFunction, Ratio, Unit } from '@units/engine/internal';

export type Side = 'from' | 'to';

export const otherSide = (side: Side): Side => (side === 'from' ? 'to' : 'from');

/** A parsed number. */
export interface ReadNumber {
  readonly value: number;
  /** The exact number, if it may have more digits than `value`. */
  readonly exact?: Ratio | undefined;
  /** The number in program notation, if the text differs: `1234.5` for `1.234,5` and for `1,234.5 mi`. */
  readonly plain?: string | undefined;
  /** The standard uncertainty that was typed with it, in the unit of its side. */
  readonly uncertainty?: number | undefined;
}

/** The number in a typed text, or the sentence that explains the problem. */
export type Reading = ReadNumber | { readonly problem: string };

/** The input of a converter: two units, and the text typed on one side. */
export interface Typed {
  readonly from: Unit;
  readonly to: Unit;
  readonly side: Side;
  readonly text: string;
  /** Undefined if the text needs the reader and it is not loaded yet. */
  readonly reading: Reading | undefined;
  /** The units before the text named its own unit. They return when the text no longer does. */
  readonly before?: { readonly [S in Side]: Unit } | undefined;
}

/**
 * Returns the number of a typed text in program notation, or the text itself if it has no number or endless decimals.
 */
export const plainText = ({ text, reading }: Pick<Typed, 'text' | 'reading'>): string =>
  (reading && 'value' in reading ? reading.plain : undefined) ?? text.trim();

/** The numbers of both sides, or the sentence that explains why there are none. */
export type Outcome = { readonly [S in Side]: number } | { readonly problem: string };

/**
 * The exact function between two units. For levels it is a plain function, which returns undefined for a value without
 * a logarithm.
 */
export type ConversionFunction = ExactFunction | ((value: number) => number | undefined);
