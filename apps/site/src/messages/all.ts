import { tools as declared } from '@units/engine/catalog';
import type { AnyTool } from '@units/engine/server';
import { fill } from '@units/ui';
import { locale, speak, type Language, type Tag } from '../language.ts';
import { language as en } from './en/language.ts';
import { pages as enPages } from './en/pages.ts';
import { language as de } from './de/language.ts';
import { pages as dePages } from './de/pages.ts';
import { speech as deSpeech } from '@units/engine/speech/de';
import { tools as deTools } from '@units/engine/spoken/de';
import { language as es } from './es/language.ts';
import { pages as esPages } from './es/pages.ts';
import { speech as esSpeech } from '@units/engine/speech/es';
import { tools as esTools } from '@units/engine/spoken/es';
import { language as fr } from './fr/language.ts';
import { pages as frPages } from './fr/pages.ts';
import { speech as frSpeech } from '@units/engine/speech/fr';
import { tools as frTools } from '@units/engine/spoken/fr';
import { language as pt } from './pt/language.ts';
import { pages as ptPages } from './pt/pages.ts';
import { speech as ptSpeech } from '@units/engine/speech/pt';
import { tools as ptTools } from '@units/engine/spoken/pt';
import { language as ja } from './ja/language.ts';
import { pages as jaPages } from './ja/pages.ts';
import { speech as jaSpeech } from '@units/engine/speech/ja';
import { tools as jaTools } from '@units/engine/spoken/ja';
import { language as ar } from './ar/language.ts';
import { pages as arPages } from './ar/pages.ts';
import { speech as arSpeech } from '@units/engine/speech/ar';
import { tools as arTools } from '@units/engine/spoken/ar';
import { language as hi } from './hi/language.ts';
import { pages as hiPages } from './hi/pages.ts';
import { speech as hiSpeech } from '@units/engine/speech/hi';
import { tools as hiTools } from '@units/engine/spoken/hi';
import type { Speech } from '@units/engine/internal';
import type { AnyToolWords, ToolWords } from '@units/engine/spoken/tool-words';
import { translate } from './translate.ts';
import type { Counted, PageMessages } from './types.ts';

// All languages at once, for the code that prerenders pages. A browser loads only one language, through load.ts.

interface PageLanguage {
  readonly language: Language;
  readonly pages: PageMessages;
  /** The words of tools. English words are in their declarations. */
  readonly tools?: ToolWords;
  /** The questions for tools, and the error messages. */
  readonly speech?: Speech;
}

const all: Readonly<Record<Tag, PageLanguage>> = {
  en: { language: en, pages: enPages },
  de: { language: de, pages: dePages, tools: deTools, speech: deSpeech },
  es: { language: es, pages: esPages, tools: esTools, speech: esSpeech },
  fr: { language: fr, pages: frPages, tools: frTools, speech: frSpeech },
  pt: { language: pt, pages: ptPages, tools: ptTools, speech: ptSpeech },
  ja: { language: ja, pages: jaPages, tools: jaTools, speech: jaSpeech },
  ar: { language: ar, pages: arPages, tools: arTools, speech: arSpeech },
  hi: { language: hi, pages: hiPages, tools: hiTools, speech: hiSpeech },
};

/** Sets the language of the next page to render. */
export const speakIn = (tag: Tag): void => speak(all[tag].language);

/** Returns the messages of pages in the current language. */
export const t = (): PageMessages => all[locale()].pages;

/** Returns the messages of another language, for its name and the offer to switch to it. */
export const pagesIn = (tag: Tag): PageMessages => all[tag].pages;

/** Returns the questions for tools and the error messages in the current language, or undefined for English. */
export const speech = (): Speech | undefined => all[locale()].speech;

/** Returns a sentence with a number, in the plural form that the language needs. */
export const counted = (sentence: Counted, count: number, ...more: readonly string[]): string =>
  fill(sentence[new Intl.PluralRules(locale()).select(count)] ?? sentence.other, String(count), ...more);

const camelCase = (id: string): string => id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const wordsOf = ({ id }: AnyTool): AnyToolWords | undefined =>
  (all[locale()].tools as Readonly<Record<string, AnyToolWords>> | undefined)?.[camelCase(id)];

const translated = new Map<Tag, readonly AnyTool[]>();

/** Returns the tools that are translated into the current language, with their translations. */
export const tools = (): readonly AnyTool[] => {
  if (locale() === 'en') return declared;
  let known = translated.get(locale());
  if (!known) {
    known = declared.flatMap((tool) => {
      const words = wordsOf(tool);
      return words ? [translate(tool, words, speech()?.cities)] : [];
    });
    translated.set(locale(), known);
  }
  return known;
};
