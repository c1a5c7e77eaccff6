import { isLikeFood } from '../catalog/food.ts';
import { isBelowAbsoluteZero } from '../conversion/absolute-zero.ts';
import { quoted } from '../model/error.ts';
import { fill } from '../model/sentence.ts';
import type { Notes } from '../model/speech.ts';

const english: Notes = {
  food: 'The calories of food are kilocalories, a thousand times as much: write Cal or kcal for them.',
  aside: '"{0}" was left aside.',
  cold: 'No temperature is below absolute zero, −273.15 °C.',
};

/** What was asked about: its value and its unit, by its identifier. */
interface Told {
  readonly value: number;
  readonly unit: string;
}

/**
 * What the reader should know of units that were asked about, by their identifiers: packages say calories and mean kilocalories. Of
 * temperatures that nothing can have, and of words that said nothing.
 */
export const noteOf = (
  units: readonly string[],
  notes: Notes = english,
  { aside, measures = [] }: { readonly aside?: string | undefined; readonly measures?: readonly Told[] } = {},
): string | undefined => {
  const sentences = [
    ...(aside === undefined ? [] : [fill(notes.aside, quoted(aside).slice(1, -1))]),
    ...(units.some(isLikeFood) ? [notes.food] : []),
    ...(measures.some(({ value, unit }) => isBelowAbsoluteZero(value, unit)) ? [notes.cold] : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
};
