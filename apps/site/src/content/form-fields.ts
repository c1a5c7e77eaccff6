import { parameterName, type AnyTool, type Field, type ResultField } from '@units/engine/server';
import { bridging } from '@units/engine/pages';
import type { SpokenField } from '@units/engine/spoken/tool-words';
import { choiceName } from './choice-name.ts';
import { unitsOfField, type FieldUnits } from './field-unit.ts';

/** A field of a form, as a page carries it: the row of the tool's declaration without its functions. */
export interface FormField {
  /** Its key in the declaration, where that is not its name. */
  readonly key?: string | undefined;
  /** Its name over HTTP, in the address and in the form. */
  readonly name: string;
  readonly label: string;
  /** What it is called for each word of a choice. */
  readonly labels?: { readonly by: string; readonly of: Readonly<Record<string, string>> } | undefined;
  readonly kind: Field['kind'];
  /** What its number counts. */
  readonly units?: FieldUnits | undefined;
  readonly description?: string | undefined;
  readonly isRequired: boolean;
  readonly values?: readonly string[] | undefined;
  /** What people read for the values, where that is something else. */
  readonly names?: readonly string[] | undefined;
  readonly min?: number | undefined;
  readonly above?: number | undefined;
  readonly max?: number | undefined;
  readonly maxLength?: number | undefined;
  /** Today, until somebody says another day. */
  readonly isToday: boolean;
  /** Whether what answers it is loaded when it is filled in. */
  readonly isBridge?: true | undefined;
}

/** A row of a result, as a page carries it. */
export interface FormResult {
  readonly key: string;
  readonly label: string;
  readonly kind: ResultField['kind'];
  /** What the tool says in English, and what it says in the language of the page. */
  readonly says?: Readonly<Record<string, string>> | undefined;
  /** Whether it is a price of one of something, which is told finer than cents. */
  readonly isRate?: true | undefined;
  /** Whether it is what the tool is asked for. */
  readonly isMain?: true | undefined;
  /** The columns of a list, the rows of a record. */
  readonly fields?: readonly FormResult[] | undefined;
}

/** What a field says of itself; nothing where the names of its choices or its units say it. */
const descriptionOf = (field: Field): string | undefined =>
  (field.kind === 'choice' && field.names) || (field.kind === 'number' && field.unit) ? undefined : field.description;

const fieldOf = ([key, field]: readonly [string, Field]): FormField => {
  const isNumber = field.kind === 'number' || field.kind === 'integer';
  const name = parameterName(key);
  return {
    key: key === name ? undefined : key,
    name,
    label: field.label,
    labels: field.labels && { by: parameterName(field.labels.by), of: field.labels.of },
    kind: field.kind,
    units: unitsOfField(field, parameterName),
    description: descriptionOf(field),
    isRequired: !field.optional && field.default === undefined,
    values: field.kind === 'choice' ? field.values : undefined,
    names: field.kind === 'choice' && field.names ? field.values.map((value) => choiceName(field, value)) : undefined,
    min: isNumber ? field.min : undefined,
    above: isNumber ? field.above : undefined,
    max: isNumber ? field.max : undefined,
    maxLength: field.kind === 'text' ? field.maxLength : undefined,
    isToday: field.kind === 'date' && typeof field.default === 'function',
    isBridge: bridging.some((bridge) => bridge === key) || undefined,
  };
};

export const fieldsOf = ({ params }: AnyTool): readonly FormField[] => Object.entries(params).map(fieldOf);

const resultOf = ([key, field]: readonly [string, ResultField]): FormResult => ({
  key,
  label: field.label,
  kind: field.kind,
  says: (field as SpokenField).says,
  isRate: field.kind === 'number' ? field.rate : undefined,
  fields: field.kind === 'record' || field.kind === 'list' ? Object.entries(field.fields).map(resultOf) : undefined,
});

/** The words of a result in the language of the page, where the tool says it in English. */
export const saysOf = ({ result }: AnyTool, key: string): FormResult['says'] => {
  const field: SpokenField | undefined = result[key];
  return field?.says;
};

/** Whether a result of a tool is an amount of money, which has two decimals. */
export const isAmount = ({ category, result }: AnyTool, key: string): boolean => {
  const field = result[key];
  return category === 'money' && !(field?.kind === 'number' && field.rate);
};

/** Fields of which so many are filled in at once: the others follow from those. */
export interface Rivals {
  readonly names: readonly string[];
  readonly most: number;
}

/** The fields of a tool that follow from one another: where each may be left out, those of its examples, as many as these give. */
export const rivalsOf = (tool: AnyTool): Rivals | undefined => {
  if (fieldsOf(tool).some(({ isRequired, kind }) => isRequired || kind === 'choice')) return undefined;
  const given = tool.examples.map((example) => Object.keys(textsOf(example.given)));
  return { names: [...new Set(given.flat())], most: Math.max(...given.map(({ length }) => length)) };
};

/** The rows of a result that say something new: what only repeats a field is left out. */
export const resultsOf = ({ params, result, main }: AnyTool): readonly FormResult[] => {
  const asked = new Set(Object.values(params).map(({ label }) => label));
  const told = Object.entries(result).filter(([, { label }]) => !asked.has(label));
  // A converter of both directions repeats in turn the one or the other
  const rows = (told.length > 0 ? told : Object.entries(result)).map(resultOf);
  return rows.map((row) => (row.key === main ? { ...row, isMain: true } : row));
};

/** Values of an example as the texts of a form. */
export const textsOf = (given: object): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [parameterName(key), String(value)]));
