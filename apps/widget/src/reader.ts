// Everything that is needed once somebody uses the widget: a chunk of its own.
import { everything, type Words } from '@units/ui';
import { answer, readOffers } from '@units/ui/reader';
import type { View } from './first-view.ts';
import type { Settings } from './settings.ts';

export * from '@units/ui/reader';
export { readSet } from './message.ts';

/** Whatever is asked for. */
export const readView = ({ asked, units, locale }: Settings, words: Words): View => {
  const { offers, problem } = units ? readOffers(units, words) : { offers: everything(), problem: undefined };
  const start = answer(asked, '1', { offers, words, locale });
  return { offers, start: { ...start, excuse: [problem, start.excuse].filter(Boolean).join(' ') || undefined } };
};
