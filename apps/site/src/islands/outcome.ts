import { UnitsError, type Naming } from '@units/engine/browse';
import type { AnyTool } from '@units/engine/catalog';
import { readNumber } from '@units/ui';
import type { FormField } from '../content/form-fields.ts';
import { locale } from '../content/numbers.ts';
import type { State } from '../layout/page.ts';

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

/** A label within a sentence. */
const nameOf = ({ label }: FormField): string => label.charAt(0).toLowerCase() + label.slice(1);

/** Numbers as people type them, in the plain form that a tool reads; what is left blank is left out. */
const plain = (fields: readonly FormField[], texts: State): State =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const field = fields.find((one) => one.name === name);
      if (text.trim() === '' || !field) return [];
      const isNumber = field.kind === 'number' || field.kind === 'integer';
      const reading = isNumber ? readNumber(text, locale) : undefined;
      return [[nameOf(field), reading && 'value' in reading ? String(reading.value) : text]];
    }),
  );

const keyOf = ({ key, name }: FormField): string => key ?? name;

/** Fields are called by their labels, as they stand in a sentence, so that a refusal says them. */
const namingOf =
  (fields: readonly FormField[]): Naming =>
  (key) =>
    nameOf(fields.find((field) => keyOf(field) === key)!);

const problemOf = (error: unknown, fields: readonly FormField[]): Outcome => {
  if (!(error instanceof UnitsError)) throw error;
  const { message, parameter } = error;
  return {
    problem: message,
    parameter: fields.find((field) => nameOf(field) === parameter || keyOf(field) === parameter)?.name,
  };
};

/** Runs a tool on the texts of its form. */
export const outcomeOf = (tool: Answering, fields: readonly FormField[], texts: State): Outcome => {
  try {
    return { answer: { ...tool.answer(plain(fields, texts), namingOf(fields)) } };
  } catch (error) {
    return problemOf(error, fields);
  }
};
