import { evaluate, exactFunctionOfListed, type ExactFunction, type Unit } from '@units/engine/browse';
import type { Bridge } from './bridge.ts';
import type { Reader } from './reader.ts';
import type { Words } from './words/words.ts';

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
  /** Undefined until the {@link Reader} is there, where the text takes one. */
  readonly reading: Reading | undefined;
}

/** What follows from it: the numbers of both sides, or the sentence that says why there are none. */
export type Outcome = { readonly [S in Side]: number } | { readonly problem: string };

/** The exact function between two units; for levels the function itself, undefined where there is no logarithm. */
export type Relating = ExactFunction | ((value: number) => number | undefined);

/** What converts beside the units that lists show. */
export interface Means {
  readonly reader: Reader | undefined;
  readonly bridge: Bridge | undefined;
}

/** The function between two units. Undefined where it takes a {@link Reader}. */
export const relating = (from: Unit, to: Unit, { reader, bridge }: Means): Relating | undefined =>
  exactFunctionOfListed(from, to) ?? bridge?.relating(from, to) ?? reader?.relating(from, to);

const resultOf = (line: Relating, value: number, words: Words): Reading => {
  if (typeof line === 'object' && line.reciprocal && value === 0) return { problem: words.zero };
  const result = typeof line === 'object' ? evaluate(line, value) : line(value);
  if (result === undefined) return { problem: words.noLogarithm };
  return Number.isFinite(result) ? { value: result } : { problem: words.tooLarge };
};

/** Converts what was typed. Undefined where that takes a {@link Reader}. */
export const work = ({ from, to, side, reading }: Typed, words: Words, means: Means): Outcome | undefined => {
  if (!reading || 'problem' in reading) return reading;
  const line = side === 'from' ? relating(from, to, means) : relating(to, from, means);
  const result = line && resultOf(line, reading.value, words);
  if (!result || 'problem' in result) return result;
  return side === 'from' ? { from: reading.value, to: result.value } : { from: result.value, to: reading.value };
};
