import { createAsk, createSheets, type LiveSheet } from '@units/engine/internal';
import { locale, readingLocale } from '../language.ts';
import { loadSpeech } from '../messages/load-speech.ts';

/** Loads the function that answers every line: calculations, and questions for calculators in the page's language. */
export const loadSheet = async (): Promise<LiveSheet> => {
  const speech = await loadSpeech(locale());
  return createSheets(createAsk(() => speech))({ locale: readingLocale() });
};
