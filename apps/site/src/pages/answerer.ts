import { createAnswerer, type Answerer } from '../islands/ask.ts';
import { locale, type Tag } from '../language.ts';
import { speech, tools } from '../messages/all.ts';
import { listed } from './listed.ts';

const answerers = new Map<Tag, Answerer>();

/** The one who answers in the language that is spoken: for pages that are asked something. */
export const answerer = (): Answerer => {
  let known = answerers.get(locale());
  if (!known) answerers.set(locale(), (known = createAnswerer(tools(), listed(), speech())));
  return known;
};
