import type { ExactFunction, Ratio, Unit } from '@units/engine/internal';

export type Side = 'from' | 'to';

export const otherSide = (side: Side): Side => (side === 'from' ? 'to' : 'from');

/** A number that was read. */
export interface ReadNumber {
  readonly value: number;
  /** The exact number, where it may have more digits than `value` keeps. */
  readonly exact?: Ratio | undefined;
  /** The number as programs write it, where the text is written otherwise: `1234.5` for `1.234,5` and for `1,234.5 mi`. */
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
  /** Undefined until the reader is there, where the text takes one. */
  readonly reading: Reading | undefined;
  /** The units that stood there before the text named one of its own: they come back when it no longer does. */
  readonly before?: { readonly [S in Side]: Unit } | undefined;
}

/** The number in a typed text as programs write it, or the text itself where it has none that ends. */
export const plainText = ({ text, reading }: Pick<Typed, 'text' | 'reading'>): string =>
  (reading && 'value' in reading ? reading.plain : undefined) ?? text.trim();

/** The numbers of both sides, or the sentence that explains why there are none. */
export type Outcome = { readonly [S in Side]: number } | { readonly problem: string };

/** The exact function between two units; for levels the function itself, undefined where there is no logarithm. */
export type Relating = ExactFunction | ((value: number) => number | undefined);
