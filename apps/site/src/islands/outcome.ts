import { UnitsError, type Naming } from '@units/engine/browse';
import type { AnyTool } from '@units/engine/server';
import { fill, readNumber } from '@units/ui';
import type { FormField } from '../content/form-fields.ts';
import { decimalSign, plainly, readable } from '../numbers.ts';
import type { State } from '../layout/page.ts';
import { labelIn, unitsIn } from './form-state.ts';
import type * as Measures from './measures.ts';
import { locale, messages } from '../language.ts';

/** Why a form has no answer. */
interface Problem {
  readonly problem: string;
  /** The name of the field at fault. */
  readonly parameter: string | undefined;
  /** What may have been meant there. */
  readonly suggestions: readonly string[];
}

/** What comes of a form: the answer of its tool, or why there is none. */
export type Outcome = { readonly answer: Readonly<Record<string, unknown>> } | Problem;

/** What answers a form: its tool, or as much of it as the page needs. */
export type Answering = Pick<AnyTool, 'answer'>;

/** What reads measures and amounts, once it is there. */
export type MeasureReader = Pick<typeof Measures, 'readAs'>;

/** Longer than anything that a tool reads. */
const longestText = 200;

const isNumeric = ({ kind }: FormField): boolean => kind === 'number' || kind === 'integer';

/** Addresses have numbers as programs write them, forms as the language of the page does. */
const fromAddress = (field: FormField, text: string): string =>
  isNumeric(field) && /^[+-]?\d*\.?\d+$/.test(text) ? plainly(text) : text;

/** The texts of a form as its address has them. */
export const asAddress = (fields: readonly FormField[], texts: State): State =>
  decimalSign() === '.'
    ? texts
    : Object.fromEntries(
        Object.entries(texts).map(([name, text]) => {
          const field = fields.find((one) => one.name === name);
          const value = field && isNumeric(field) ? numberIn(text) : undefined;
          return [name, value === undefined ? text : String(value)];
        }),
      );

/** The texts of a form as an address asks for them; undefined where it asks for none. */
export const askedTexts = (fields: readonly FormField[], state: State): State | undefined => {
  const known = fields.filter(({ name }) => state[name] !== undefined);
  if (known.length === 0) return undefined;
  return Object.fromEntries(
    known.map((field) => [field.name, fromAddress(field, state[field.name]!.slice(0, longestText))]),
  );
};

const numberIn = (text: string): number | undefined => {
  const reading = readNumber(text, locale());
  return 'value' in reading ? reading.value : undefined;
};

/** Whether a text stands where a number is wanted that only what reads measures can make one of. */
export const takesReader = (fields: readonly FormField[], texts: State): boolean =>
  fields.some((field) => {
    const text = texts[field.name] ?? '';
    return isNumeric(field) && text.trim() !== '' && numberIn(text) === undefined;
  });

/** Numbers as people type them, in the plain form that a tool reads; what is left blank is left out. */
const plain = (fields: readonly FormField[], texts: State, reader: MeasureReader | undefined): State =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const text = texts[field.name] ?? '';
      if (text.trim() === '') return [];
      if (!isNumeric(field)) return [[field.name, text]];
      const value = numberIn(text) ?? reader?.readAs(text, unitsIn(field, fields, texts).at(-1)?.id);
      return [[field.name, value === undefined ? text : String(value)]];
    }),
  );

const keyOf = ({ key, name }: FormField): string => key ?? name;

const namingOf =
  (fields: readonly FormField[]): Naming =>
  (key) =>
    fields.find((field) => keyOf(field) === key)!.name;

/** What a field may hold, in words. */
const rangeOf = ({ min, max, above }: FormField): string | undefined => {
  if (above !== undefined) return fill(messages().above, readable(above));
  if (min !== undefined && max !== undefined) return fill(messages().between, readable(min), readable(max));
  if (min !== undefined) return fill(messages().atLeast, readable(min));
  return max === undefined ? undefined : fill(messages().atMost, readable(max));
};

/** A sentence of the engine with the labels of fields in place of the names of parameters. */
const labelled = (sentence: string, fields: readonly FormField[], texts: State): string =>
  fields.reduce((text, field) => {
    const name = new RegExp(String.raw`(?<![\w“"])${field.name}(?![\w”"])`, 'g');
    return text.replace(name, () => `“${labelIn(field, fields, texts)}”`);
  }, sentence);

/** What only the engine knows, in its words where the page speaks its language. */
const otherwise = (error: UnitsError, fields: readonly FormField[], texts: State): string =>
  messages().noAnswer || labelled(error.message, fields, texts);

/** Why a form has no answer, in the words of whoever fills it in. */
const sentenceOf = (
  error: UnitsError,
  field: FormField | undefined,
  fields: readonly FormField[],
  texts: State,
): string => {
  const label = field && labelIn(field, fields, texts);
  const text = (field && texts[field.name]?.trim().slice(0, 40)) ?? '';
  const simple: Readonly<Record<string, string | undefined>> = messages().problems;
  const range = field && rangeOf(field);
  if (label === undefined) return otherwise(error, fields, texts);
  if (text === '') return fill(messages().missing, label);
  if (error.code === 'out-of-range' && range !== undefined) return fill(messages().outOfRange, label, range);
  const sentence = simple[error.code];
  return sentence === undefined ? otherwise(error, fields, texts) : fill(sentence, label, text);
};

const problemOf = (error: unknown, fields: readonly FormField[], texts: State): Outcome => {
  if (!(error instanceof UnitsError)) throw error;
  const field = fields.find(({ name }) => name === error.parameter);
  return {
    problem: sentenceOf(error, field, fields, texts),
    parameter: field?.name,
    suggestions: error.suggestions ?? [],
  };
};

/** Runs a tool on the texts of its form. */
export const outcomeOf = (
  tool: Answering,
  fields: readonly FormField[],
  texts: State,
  reader?: MeasureReader,
): Outcome => {
  try {
    return { answer: { ...tool.answer(plain(fields, texts, reader), namingOf(fields)) } };
  } catch (error) {
    return problemOf(error, fields, texts);
  }
};
