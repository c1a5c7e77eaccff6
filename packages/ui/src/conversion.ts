import { apply, find, UnitsError, type Conversion, type Unit } from '@units/engine/browse';
import { readNumber, writeNumber, type Reading } from './number-text.ts';
import { fill, type Words } from './words/words.ts';

export type Side = 'from' | 'to';

export const otherSide = (side: Side): Side => (side === 'from' ? 'to' : 'from');

/** What stands in a converter: two units, and the text that was typed on one side. The other side follows. */
export interface Typed {
  readonly from: Unit;
  readonly to: Unit;
  readonly side: Side;
  readonly text: string;
}

/** What follows from it: the numbers of both sides, or the sentence that says why there are none. */
export type Outcome = { readonly [S in Side]: number } | { readonly problem: string };

const numberProblem = (
  reading: Exclude<Reading, { value: number }>,
  text: string,
  words: Words,
  locale: string,
): string => {
  const write = (value: number) => writeNumber(value, locale);
  if (reading.problem === 'empty') return words.enterNumber;
  if (reading.problem === 'too-large') return words.tooLarge;
  if (reading.problem === 'not-a-number') return fill(words.notANumber, write(0.25));
  return fill(words.ambiguousNumber, ...reading.meanings.map(write), text.trim());
};

const engineProblem = ({ code }: UnitsError, { from, to }: Typed, words: Words): string => {
  if (code === 'division-by-zero') return words.zero;
  if (code === 'out-of-range') return words.noLogarithm;
  if (code === 'result-out-of-range') return words.tooLarge;
  return fill(words.mismatch, from.id, to.id);
};

/** The compiled conversion from the side that was typed to the other. */
export const conversionOf = ({ from, to, side }: Typed): Conversion =>
  side === 'from' ? find(from.id, to.id) : find(to.id, from.id);

/** Reads what was typed and converts it. */
export const work = (typed: Typed, words: Words, locale: string): Outcome => {
  const reading = readNumber(typed.text, locale);
  if (!('value' in reading)) return { problem: numberProblem(reading, typed.text, words, locale) };
  const { value } = reading;
  try {
    const result = apply(conversionOf(typed).pair, value);
    return typed.side === 'from' ? { from: value, to: result } : { from: result, to: value };
  } catch (error) {
    if (error instanceof UnitsError) return { problem: engineProblem(error, typed, words) };
    throw error;
  }
};
