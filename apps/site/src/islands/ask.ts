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
  /** The common conversions of a number alone. */
  readonly replies?: readonly Reply[];
  readonly found: readonly Listed[];
  /** Why there is no answer, with a question that has one. */
  readonly nothing?: string | undefined;
}

/** Today where the reader is. */
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

/** Words alone look for a page; numbers ask for an answer. */
const asksForNumber = (text: string): boolean => /\d/.test(text);

/**
 * Makes the one who answers: what the engine reads, then a search in all pages.
 *
 * @param speech - The questions for tools and the refusals, in another language than English.
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
      // A page that shares a word with a question has nothing to do with it
      if (shown) return { reply: shown, found: answer.kind === 'conversion' ? pagesAbout(answer, listed) : [] };
    }
    const found = asksForNumber(text) ? [] : index.find(text, () => true).slice(0, mostFound);
    if (found.length > 0 || !(answer instanceof UnitsError)) return { found };
    const { tryThis, example } = messages();
    return { found, nothing: fill(tryThis, answer.reason ?? answer.message, example) };
  };
};

export type Answerer = ReturnType<typeof createAnswerer>;
