import { createAsk, createSheets } from '@units/engine/internal';
import type { SheetAnswerer } from '../islands/sheet-pad.tsx';
import { locale, readingLocale } from '../language.ts';
import { loadSpeech } from '../messages/load-speech.ts';
import { calculations, prepare } from './calculations.ts';

/** Loads the answerer of every line: calculations, and questions for calculators in the page's language. */
export const load = async (): Promise<SheetAnswerer> => {
  const speech = await loadSpeech(locale());
  const live = createSheets(createAsk(() => speech))({ locale: readingLocale() });
  return { ...calculations, answer: live.update, prepare: (text) => prepare(live, text) };
};
