import { evaluate, evaluateRatio, exactFunctionOfListed, type Unit } from '@units/engine/internal';
import type { Bridge } from './bridge.ts';
import type { Reader } from './reader.ts';
import type { Outcome, ReadNumber, Reading, ConversionFunction, Typed } from './typed.ts';
import type { Words } from './words/words.ts';

/** The reader and bridge of a conversion. */
export interface Converters {
  readonly reader: Reader | undefined;
  readonly bridge: Bridge | undefined;
}

/** Returns the function between two units, or undefined if it needs a {@link Reader}. */
export const exactFunctionFor = (
  from: Unit,
  to: Unit,
  { reader, bridge }: Converters,
): ConversionFunction | undefined =>
  exactFunctionOfListed(from, to) ?? bridge?.exactFunctionFor(from, to) ?? reader?.exactFunctionFor(from, to);

const finite = (value: number, words: Words): Reading =>
  Number.isFinite(value) ? { value } : { problem: words.tooLarge };

const resultOf = (relation: ConversionFunction, { value, exact }: ReadNumber, words: Words): Reading => {
  if (typeof relation === 'function') {
    const result = relation(value);
    return result === undefined ? { problem: words.noLogarithm } : finite(result, words);
  }
  if (relation.reciprocal && value === 0) return { problem: words.zero };
  return finite(exact ? evaluateRatio(relation, exact) : evaluate(relation, value), words);
};

/** Converts typed text. Undefined if it needs a {@link Reader}. */
export const work = ({ from, to, side, reading }: Typed, words: Words, means: Converters): Outcome | undefined => {
  if (!reading || 'problem' in reading) return reading;
  const line = side === 'from' ? exactFunctionFor(from, to, means) : exactFunctionFor(to, from, means);
  const result = line && resultOf(line, reading, words);
  if (!result || 'problem' in result) return result;
  return side === 'from' ? { from: reading.value, to: result.value } : { from: result.value, to: reading.value };
};
