import type { ExactFunction, Unit } from '@units/engine/browse';

export type Side = 'from' | 'to';

export const otherSide = (side: Side): Side => (side === 'from' ? 'to' : 'from');

/** What a typed text says: a number, or the sentence that says why it is none. */
export type Reading = { readonly value: number } | { readonly problem: string };

/** What stands in a converter: two units, and the text that was typed on one side. The other side follows. */
export interface Typed {
  readonly from: Unit;
  readonly to: Unit;
  readonly side: Side;
  readonly text: string;
  /** Undefined until the reader is there, where the text takes one. */
  readonly reading: Reading | undefined;
}

/** What follows from it: the numbers of both sides, or the sentence that says why there are none. */
export type Outcome = { readonly [S in Side]: number } | { readonly problem: string };

/** The exact function between two units; for levels the function itself, undefined where there is no logarithm. */
export type Relating = ExactFunction | ((value: number) => number | undefined);
