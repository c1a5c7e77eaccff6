import { UnitsError } from '@units/engine';
import type { Answer, Ask } from '@units/engine/ask';
import { createAsk, type Speech } from '@units/engine/internal';
import type { AnyTool } from '@units/engine/server';
import { fill } from '@units/ui';
import { indexOf, type Listed } from './listed.ts';
import type { Reply } from './conversion-reply.ts';
import { commonConversions, isNumberAlone } from './number-alone.ts';
import { pagesAbout } from './related.ts';
import { replyOf } from './reply.ts';
import { messages, readingLocale } from '../language.ts';

/** The number of pages that a search offers. */
const mostFound = 8;

/** The answers to a text. */
export interface Answers {
  readonly reply?: Reply | undefined;
  /** The common conversions of a number without a unit. */
  readonly replies?: readonly Reply[];
  readonly found: readonly Listed[];
  /** The reason for no answer, with a question that can be answered. */
  readonly nothing?: string | undefined;
}

/** Returns the current date in the reader's time zone. */
const today = (): string => {
  const now = new Date();
  const padded = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${padded(now.getMonth() + 1)}-${padded(now.getDate())}`;
};

const read = (ask: Ask, text: string): Answer | UnitsError => {
  try {
    return ask(text, { locale: readingLocale(), today: today() });
  } catch (error) {
    if (error instanceof UnitsError) return error;
    throw error;
  }
};

/** Text without digits searches for a page; text with digits asks for an answer. */
const asksForNumber = (text: string): boolean => /\d/.test(text);

/**
 * Returns the function that answers questions: with the engine, or else with a search in all pages.
 *
 * @param speech - The questions for tools and the refusals in a language other than English.
 */
export const createAnswerer = (tools: readonly AnyTool[], listed: readonly Listed[], speech?: Speech) => {
  const ask = createAsk(() => speech);
  const index = indexOf(listed);
  const reply = (text: string): Reply | undefined => {
    const answer = read(ask, text);
    return answer instanceof UnitsError ? undefined : replyOf(text, answer, tools, listed);
  };
  return (text: string): Answers => {
    if (text.trim() === '') return { found: [] };
    if (isNumberAlone(text)) return { replies: commonConversions(text, reply), found: [] };
    const answer = read(ask, text);
    if (!(answer instanceof UnitsError)) {
      const shown = replyOf(text, answer, tools, listed);
      // Pages that only share a word with a question are not relevant
      const about = answer.kind === 'conversion' ? pagesAbout(answer, listed) : [];
      const found = about.filter(({ page }) => !shown?.page.startsWith(page));
      if (shown || found.length > 0) return { reply: shown, found };
    }
    const found = asksForNumber(text) ? [] : index.find(text, () => true).slice(0, mostFound);
    if (found.length > 0 || !(answer instanceof UnitsError)) return { found };
    const { tryThis, example } = messages();
    return { found, nothing: fill(tryThis, answer.reason ?? answer.message, example) };
  };
};

export type Answerer = ReturnType<typeof createAnswerer>;
