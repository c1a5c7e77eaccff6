import { tools as declared, type AnyTool } from '@units/engine/catalog';
import { fill } from '@units/ui';
import { locale, speak, type Language, type Tag } from '../language.ts';
import { language as en } from './en/language.ts';
import { pages as enPages } from './en/pages.ts';
import type { AnyToolMessages, ToolMessages } from './tool-types.ts';
import { translate } from './translate.ts';
import type { Counted, PageMessages } from './types.ts';

// Every language at once: for what writes the pages. A browser loads one of them, by load.ts.

interface PageLanguage {
  readonly language: Language;
  readonly pages: PageMessages;
  /** The words of tools; their declarations have the English ones. */
  readonly tools?: ToolMessages;
}

const all: Readonly<Partial<Record<Tag, PageLanguage>>> = { en: { language: en, pages: enPages } };

/** Sets the language of the page that is written next. */
export const speakIn = (tag: Tag): void => speak(all[tag]!.language);

/** What pages say, in the language that is spoken. */
export const t = (): PageMessages => all[locale()]!.pages;

/** What a language calls itself. */
export const nameOfLanguage = (tag: Tag): string => all[tag]!.pages.name;

/** A sentence with a number in it, as the language counts. */
export const counted = (sentence: Counted, count: number, ...more: readonly string[]): string =>
  fill(sentence[new Intl.PluralRules(locale()).select(count)] ?? sentence.other, String(count), ...more);

const camelCase = (id: string): string => id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const wordsOf = ({ id }: AnyTool): AnyToolMessages | undefined =>
  (all[locale()]!.tools as Readonly<Record<string, AnyToolMessages>> | undefined)?.[camelCase(id)];

/** Whether a tool has its words in the language that is spoken. */
export const isTranslated = (tool: AnyTool): boolean => locale() === 'en' || wordsOf(tool) !== undefined;

const translated = new Map<Tag, readonly AnyTool[]>();

/** The tools that have their words in the language that is spoken, in these words. */
export const tools = (): readonly AnyTool[] => {
  if (locale() === 'en') return declared;
  let known = translated.get(locale());
  if (!known) {
    known = declared.flatMap((tool) => {
      const words = wordsOf(tool);
      return words ? [translate(tool, words)] : [];
    });
    translated.set(locale(), known);
  }
  return known;
};
