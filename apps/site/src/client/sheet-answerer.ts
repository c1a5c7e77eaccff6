import { createAsk, createSheets, type LiveSheet } from '@units/engine/internal';
import { locale, readingLocale } from '../language.ts';
import { loadSpeech } from '../messages/load-speech.ts';

/** Gets what answers every line: calculations, and the questions for calculators in the language of the page. */
export const loadSheet = async (): Promise<LiveSheet> => {
  const speech = await loadSpeech(locale());
  return createSheets(createAsk(() => speech))({ locale: readingLocale() });
};
