import { isLikeFood } from '../catalog/food.ts';
import { quoted } from '../model/error.ts';
import { fill } from '../model/sentence.ts';
import type { Notes } from '../model/speech.ts';

const english: Notes = {
  food: 'The calories of food are kilocalories, a thousand times as much: write Cal or kcal for them.',
  aside: '"{0}" was left aside.',
};

/**
 * What the reader should know of units that were asked about, by their identifiers: packages say calories and mean kilocalories. And of words
 * that said nothing.
 */
export const noteOf = (units: readonly string[], notes: Notes = english, aside?: string): string | undefined => {
  const sentences = [
    ...(aside === undefined ? [] : [fill(notes.aside, quoted(aside).slice(1, -1))]),
    ...(units.some(isLikeFood) ? [notes.food] : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
};
