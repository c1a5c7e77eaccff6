// The code for the first use of the widget, in a separate chunk.
import { unitIndex } from '@units/engine/internal';
import { everything, unitName, unitsByUse, type Words } from '@units/ui';
import { answer, readOffers } from '@units/ui/reader';
import type { View } from './first-view.ts';
import type { Settings } from './settings.ts';

export * from '@units/ui/reader';
export { readSet } from './message.ts';

/**
 * Returns the identifier of a unit that is spelled as in the lists of the language (`Meilen`), or any other spelling
 * unchanged.
 */
const byListName = (text: string | undefined, locale: string): string | undefined => {
  const name = text?.trim().toLowerCase();
  if (!name || unitIndex.find(name).units.length > 0) return text;
  const units = everything().flatMap(({ quantity }) => unitsByUse(quantity));
  return units.find((unit) => unitName(unit, locale).toLowerCase() === name)?.id ?? text;
};

/** Returns the view for any settings. */
export const readView = ({ asked, units, locale }: Settings, words: Words): View => {
  const { offers, problem } = units ? readOffers(units, words) : { offers: everything(), problem: undefined };
  const { value, from, to } = asked;
  const plain = { value, from: byListName(from, locale), to: byListName(to, locale) };
  const start = answer(plain, '1', { offers, words, locale });
  return { offers, start: { ...start, excuse: [problem, start.excuse].filter(Boolean).join(' ') || undefined } };
};
