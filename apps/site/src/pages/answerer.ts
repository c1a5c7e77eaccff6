import { createAnswerer, type Answerer } from '../islands/ask.ts';
import { locale, type Tag } from '../language.ts';
import { speech, tools } from '../messages/all.ts';
import { listed } from './listed.ts';

const answerers = new Map<Tag, Answerer>();

/** Returns the answerer for the current language, for pages with a question. */
export const answerer = (): Answerer => {
  let known = answerers.get(locale());
  if (!known) answerers.set(locale(), (known = createAnswerer(tools(), listed(), speech())));
  return known;
};
