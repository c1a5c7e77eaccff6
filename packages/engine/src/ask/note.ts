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

/** The measure that was asked about: its value, and the identifier of its unit. */
interface Told {
  readonly value: number;
  readonly unit: string;
}

/**
 * The sentences that a reader should see beside an answer: words that were left aside, what was assumed, and that packages say calories and
 * mean kilocalories. And of temperatures that nothing can have.
 *
 * @param units - Identifiers of the units that were asked about.
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
