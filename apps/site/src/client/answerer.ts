import { tools } from '@units/engine/catalog';
import { createAnswerer, type Answerer } from '../islands/ask.ts';
import { fetchListed } from '../islands/listed.ts';
import { locale } from '../language.ts';
import { loadSpeech } from '../messages/load-speech.ts';

/** Loads the index of the pages and the words of the language, and returns the function that answers questions. */
export const load = async (): Promise<Answerer> => {
  const [listed, speech] = await Promise.all([fetchListed(), loadSpeech(locale())]);
  return createAnswerer(tools, listed, speech);
};
