import type { AnyTool } from '@units/engine/catalog';
import { UnitsError } from '@units/engine/browse';
import { readNumber } from '@units/ui';
import type { FormField } from '../content/form-fields.ts';
import { locale } from '../content/numbers.ts';
import type { State } from '../layout/page.ts';
import type { QuickAnswer } from './quick.ts';

/** What comes of a form: the answer of its tool, or the sentence that says why there is none. */
export type Outcome =
  | { readonly answer: Readonly<Record<string, unknown>> }
  | { readonly problem: string; readonly parameter: string | undefined };

/** What answers a form: its tool, or as much of it as the page needs. */
export type Answering = Pick<AnyTool, 'answer'>;

/** Longer than anything that a tool reads. */
const longestText = 200;

/** The texts of a form as an address asks for them; undefined where it asks for none. */
export const askedTexts = (fields: readonly FormField[], state: State): State | undefined => {
  const known = fields.filter(({ name }) => state[name] !== undefined);
  if (known.length === 0) return undefined;
  return Object.fromEntries(known.map(({ name }) => [name, state[name]!.slice(0, longestText)]));
};

/** Numbers as people type them, in the plain form that a tool reads; what is left blank is left out. */
const plain = (fields: readonly FormField[], texts: State): State =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      if (text.trim() === '') return [];
      const kind = fields.find((field) => field.name === name)?.kind;
      const reading = kind === 'number' || kind === 'integer' ? readNumber(text, locale) : undefined;
      return [[name, reading && 'value' in reading ? String(reading.value) : text]];
    }),
  );

const problemOf = (error: unknown): Outcome => {
  if (error instanceof UnitsError) return { problem: error.message, parameter: error.parameter };
  throw error;
};

/** Runs a tool on the texts of its form. */
export const outcomeOf = (tool: Answering, fields: readonly FormField[], texts: State): Outcome => {
  try {
    return { answer: { ...tool.answer(plain(fields, texts)) } };
  } catch (error) {
    return problemOf(error);
  }
};

/** The same as far as a quick answer goes. */
export const quickOutcomeOf = async (
  answer: QuickAnswer | undefined,
  fields: readonly FormField[],
  texts: State,
  shelf: string | undefined,
): Promise<Outcome | undefined> => {
  try {
    const found = await answer?.(plain(fields, texts), shelf);
    return found && { answer: { ...found } };
  } catch (error) {
    return problemOf(error);
  }
};
