import type { Speech } from '@units/engine/internal';
import type { Tag } from '../language.ts';

const loaders: Readonly<Record<Exclude<Tag, 'en'>, () => Promise<{ readonly speech: Speech }>>> = {
  de: () => import('@units/engine/speech/de'),
  es: () => import('@units/engine/speech/es'),
  fr: () => import('@units/engine/speech/fr'),
  pt: () => import('@units/engine/speech/pt'),
  ja: () => import('@units/engine/speech/ja'),
  ar: () => import('@units/engine/speech/ar'),
  hi: () => import('@units/engine/speech/hi'),
};

/**
 * Loads the questions for tools and the refusals of a language, which only the full answerer needs. Undefined for
 * English.
 */
export const loadSpeech = async (tag: Tag): Promise<Speech | undefined> =>
  tag === 'en' ? undefined : (await loaders[tag]()).speech;
