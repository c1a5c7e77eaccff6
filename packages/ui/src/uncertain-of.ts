import type { Unit } from '@units/engine/internal';
import { uncertainties } from './load-uncertain.ts';
import { meaningOf, type Meaning } from './meaning.ts';
import { otherSide, type Outcome, type ConversionFunction, type Typed } from './typed.ts';
import type { Words } from './words/words.ts';
import { writePlain } from './write-plain.ts';

/** The result of a number with an uncertainty, and the meaning of its digits in parentheses. */
export interface Explained extends Meaning {
  /** The number as typed, without its unit. */
  readonly given: string;
  /** `11.02(44)` */
  readonly result: string;
}

/**
 * Returns the result with its uncertainty, or undefined if no uncertainty was typed.
 *
 * @param relate - Returns the function between two units.
 */
export const uncertainOf = (
  typed: Typed,
  outcome: Outcome | undefined,
  relate: (from: Unit, to: Unit) => ConversionFunction | undefined,
  words: Words,
  locale: string,
): Explained | undefined => {
  const { from, to, side, reading } = typed;
  if (!outcome || 'problem' in outcome || !reading || 'problem' in reading || !reading.uncertainty) return undefined;
  const units = side === 'from' ? { from, to } : { from: to, to: from };
  const relation = relate(units.from, units.to);
  const value = outcome[otherSide(side)];
  const result = relation && uncertainties()?.writeUncertain(relation, units, reading, value, locale);
  const meaning = result === undefined ? undefined : meaningOf(result, words);
  return meaning && { ...meaning, given: writePlain(typed, locale), result: result! };
};
