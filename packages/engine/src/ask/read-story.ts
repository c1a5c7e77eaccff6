import type { Span } from '../text/span.ts';
import { rangesOf, valuesIn } from './factor-chain.ts';
import { partReader, rolesOf } from './roles.ts';
import { asNumber, readParts, type Story, type StoryContext } from './story.ts';
import type { Knowledge } from './unknown-words.ts';

/** Reads the amounts of a text, and the words beside them. Undefined if it has no amount, more than `most`, or a word that may change one. */
export const readStory = (source: Span, context: StoryContext, known: Knowledge, most: number): Story | undefined => {
  const roles = rolesOf(context.asking);
  if (!roles) return undefined;
  const units: Span[] = [];
  const values = valuesIn(source, units, context, true, most)?.map((value) => asNumber(value, units));
  if (!values || values.length === 0) return undefined;
  const read = partReader(roles, known);
  const parts = readParts(source, rangesOf(source, values), read);
  return parts && { source, values, parts, units, context, read };
};
