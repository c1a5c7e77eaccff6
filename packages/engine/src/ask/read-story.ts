import type { Roles } from '../model/speech.ts';
import type { Span } from '../text/span.ts';
import { rangesOf, valuesIn, type Factor } from './factor-chain.ts';
import { partReader, rolesOf } from './roles.ts';
import { asNumber, readParts, type Story, type StoryContext } from './story.ts';
import type { Knowledge } from './unknown-words.ts';

/**
 * Reads the amounts of a text, and the words beside them. Undefined if it has no amount, or a word that may change one.
 *
 * @param most - The most amounts. A text with more has no story.
 * @param roles - The words with a role: those of word problems, unless the problem has words of its own.
 */
export const readStory = (
  source: Span,
  context: StoryContext,
  known: Knowledge,
  most?: number,
  roles: Roles | undefined = rolesOf(context.asking),
): Story | undefined => {
  if (!roles) return undefined;
  const units: Span[] = [];
  const values = valuesIn(source, units, context, true, most)?.map((value) => asNumber(value, units));
  if (!values || values.length === 0) return undefined;
  return withValues({ source, values, parts: [], units, context, read: partReader(roles, known) }, values);
};

/** Returns a story with other values, and with the words beside them. Undefined if a word may change one. */
export const withValues = (story: Story, values: readonly Factor[]): Story | undefined => {
  const parts = readParts(story.source, rangesOf(story.source, values), story.read);
  return parts && { ...story, values, parts };
};
