import { bare } from '../model/given.ts';
import { isLikeFood } from '../catalog/food.ts';
import { isBelowAbsoluteZero } from '../conversion/absolute-zero.ts';
import { quoted } from '../model/error.ts';
import { fill } from '../model/sentence.ts';
import type { Assumption } from '../model/assumption.ts';
import type { Notes } from '../model/speech.ts';

export const englishNotes: Notes = {
  food: 'The calories of food are kilocalories, a thousand times as much: write Cal or kcal for them.',
  aside: '"{0}" was left aside.',
  figures: 'Significant figures, as given: {0}.',
  cold: 'No temperature is below absolute zero, −273.15 °C.',
  assumed: '"{0}" was read as {1}.',
};

/** A measure of the question: its value, and the identifier of its unit. */
interface Told {
  readonly value: number;
  readonly unit: string;
}

/**
 * Returns notes about an answer: ignored words, assumptions, that food calories are kilocalories, and impossible
 * temperatures.
 *
 * @param units - Identifiers of the units in the question.
 */
export const noteOf = (
  units: readonly string[],
  notes: Notes = englishNotes,
  more: {
    readonly aside?: string | undefined;
    readonly assumed?: readonly Assumption[] | undefined;
    readonly measures?: readonly Told[];
  } = {},
): string | undefined => {
  const { aside, assumed = [], measures = [] } = bare(more);
  const sentences = [
    ...(aside === undefined ? [] : [fill(notes.aside, quoted(aside).slice(1, -1))]),
    ...assumed.map((one) => fill(notes.assumed, quoted(one.of).slice(1, -1), one.as)),
    ...(units.some(isLikeFood) ? [notes.food] : []),
    ...(measures.some(({ value, unit }) => isBelowAbsoluteZero(value, unit)) ? [notes.cold] : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
};
