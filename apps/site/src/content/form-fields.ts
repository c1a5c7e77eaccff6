import { digitsOf, type Bounds, type BoundsByChoice, bridging } from '@units/engine/internal';
import { parameterName, type AnyTool, type Field, type ResultField } from '@units/engine/server';
import type { SpokenField } from '@units/engine/spoken/tool-words';
import { choiceName } from './choice-name.ts';
import { locale } from '../language.ts';
import type { Places } from '../messages/places.ts';
import { plainly, type ShownDigits } from '../numbers.ts';
import { offeredUnits, unitsOfField, type FieldUnits, type OfferedUnit } from './field-unit.ts';

/** A field of a form, as serialized in a page: the row of the tool's declaration without functions. */
export interface FormField {
  /** The key in the declaration, if it differs from the name. */
  readonly key?: string | undefined;
  /** The name over HTTP, in URLs and forms. */
  readonly name: string;
  readonly label: string;
  /** The label for each value of a choice. */
  readonly labels?: { readonly by: string; readonly of: Readonly<Record<string, string>> } | undefined;
  readonly kind: Field['kind'];
  /** The unit of its number. */
  readonly units?: FieldUnits | undefined;
  /** The unit that its label names. */
  readonly counts?: string | undefined;
  readonly description?: string | undefined;
  readonly isRequired: boolean;
  readonly values?: readonly string[] | undefined;
  /** Labels for the values, if they differ from the values. */
  readonly names?: readonly string[] | undefined;
  readonly min?: number | undefined;
  readonly above?: number | undefined;
  readonly max?: number | undefined;
  readonly maxLength?: number | undefined;
  /** The units that are offered beside its number. */
  readonly offered?: readonly OfferedUnit[] | undefined;
  /** The default value. */
  readonly usual?: string | undefined;
  /** The choice that the field depends on, and the values of that choice that need the field. */
  readonly neededFor?: { readonly by: string; readonly words: readonly string[] } | undefined;
  /** True if it is hidden among the fields that few people change. */
  readonly isRare?: true | undefined;
  /** The initial date, in days from today. */
  readonly begins?: number | undefined;
  /** The plausible range. */
  readonly plausible?: Bounds | BoundsByChoice | undefined;
  /** Translations of the English values of an example. */
  readonly says?: Readonly<Record<string, string>> | undefined;
  /** The places that the language of the page names. */
  readonly places?: Places | undefined;
  /** True if the code for it is loaded when the field is filled in. */
  readonly isBridge?: true | undefined;
}

/** A row of a result, as serialized in a page. */
export interface FormResult {
  readonly key: string;
  readonly label: string;
  readonly kind: ResultField['kind'];
  /** Translations of English results. */
  readonly says?: Readonly<Record<string, string>> | undefined;
  /** The digits to show. */
  readonly digits?: ShownDigits | undefined;
  /** The key of the result to show instead. */
  readonly readAs?: string | undefined;
  /** The plausible range. */
  readonly plausible?: Bounds | BoundsByChoice | undefined;
  /** True if it is a list that the user opens. */
  readonly isDetail?: true | undefined;
  /** True if it is the main result. */
  readonly isMain?: true | undefined;
  /** The name of an optional field with the same value, if that field is filled in. */
  readonly repeats?: string | undefined;
  /** The columns of a list, or the rows of a record. */
  readonly fields?: readonly FormResult[] | undefined;
}

/** Returns the help text of a field, or undefined if its choices or units say enough. */
const descriptionOf = (field: Field): string | undefined =>
  (field.kind === 'choice' && field.names) || (field.kind === 'number' && field.unit) ? undefined : field.description;

/** Returns the default of a field, as typed. */
const usualOf = (field: Field): string | undefined => {
  const { default: usual } = field;
  if (usual === undefined || typeof usual === 'function') return undefined;
  return field.kind === 'number' || field.kind === 'integer' || field.kind === 'quantity'
    ? plainly(usual as number | string)
    : String(usual);
};

/** Returns the initial value of a date field, in days from today. */
const beginsOf = (field: Field): number | undefined =>
  field.kind === 'date' ? (field.begins ?? (typeof field.default === 'function' ? 0 : undefined)) : undefined;

const fieldOf = ([key, field]: readonly [string, Field], places: Places | undefined): FormField => {
  const isBounded = field.kind === 'number' || field.kind === 'integer' || field.kind === 'quantity';
  const name = parameterName(key);
  return {
    key: key === name ? undefined : key,
    name,
    label: field.label,
    labels: field.labels && { by: parameterName(field.labels.by), of: field.labels.of },
    kind: field.kind,
    units: unitsOfField(field, parameterName),
    counts: field.kind === 'number' || field.kind === 'integer' ? field.counts : undefined,
    description: descriptionOf(field),
    isRequired: !field.optional && field.default === undefined,
    values: field.kind === 'choice' ? field.values : undefined,
    names: field.kind === 'choice' && field.names ? field.values.map((value) => choiceName(field, value)) : undefined,
    min: isBounded ? field.min : undefined,
    above: isBounded ? field.above : undefined,
    max: isBounded ? field.max : undefined,
    maxLength: field.kind === 'text' ? field.maxLength : undefined,
    offered: offeredUnits(field),
    usual: usualOf(field),
    neededFor: field.neededFor && { by: parameterName(field.neededFor.by), words: field.neededFor.words },
    begins: beginsOf(field),
    plausible: field.kind === 'number' ? field.plausible : undefined,
    isRare: field.isRare,
    ...(field.kind === 'text' && field.isZone ? { says: (field as SpokenField).says, places } : {}),
    isBridge: bridging.some((bridge) => bridge === key) || undefined,
  };
};

/**
 * Returns the fields of a form. A choice that sets the units of other fields comes before them. Otherwise a user who
 * fills in the form from top to bottom would change earlier numbers at the end.
 *
 * @param places - The places that the language of the page names.
 */
export const fieldsOf = ({ params }: AnyTool, places?: Places): readonly FormField[] => {
  const fields = Object.entries(params).map((entry) => fieldOf(entry, places));
  const deciding = new Set(fields.flatMap(({ units }) => units?.by ?? []));
  const rank = ({ name }: FormField): number => (deciding.has(name) ? 0 : 1);
  return fields.toSorted((a, b) => rank(a) - rank(b));
};

/** Returns the digits of a result in the page's language: yen have no cents. */
export const digitsHere = (field: ResultField): ShownDigits | undefined => {
  if (field.kind === 'text' && field.isClock) return 'clock';
  const digits = digitsOf(field);
  return digits === 'money' && locale() === 'ja' ? 0 : digits;
};

/** Returns the key of the result that is shown for a result. */
export const readKey = (field: ResultField, key: string): string =>
  (field.kind === 'number' ? field.readAs : undefined) ?? key;

const resultOf = ([key, field]: readonly [string, ResultField]): FormResult => ({
  key,
  label: field.label,
  kind: field.kind,
  says: (field as SpokenField).says,
  digits: digitsHere(field),
  ...(field.kind === 'number' ? { readAs: field.readAs } : {}),
  ...(field.kind === 'number' || field.kind === 'measure' ? { plausible: field.plausible } : {}),
  ...(field.kind === 'list' ? { isDetail: field.isDetail } : {}),
  fields: field.kind === 'record' || field.kind === 'list' ? Object.entries(field.fields).map(resultOf) : undefined,
});

/** Returns the translations of a result's English values. */
export const saysOf = ({ result }: AnyTool, key: string): FormResult['says'] => {
  const field: SpokenField | undefined = result[key];
  return field?.says;
};

/** Fields of which at most `most` are filled in. The others follow from these. */
export interface Rivals {
  readonly names: readonly string[];
  readonly most: number;
}

/** Returns the fields of a tool of which some determine the others. */
export const rivalsOf = ({ rivals }: AnyTool): Rivals | undefined =>
  rivals && { names: rivals.of.map(parameterName), most: rivals.most };

/**
 * Returns the rows of a result without those that repeat a field. If an optional field is empty, its row is the answer
 * and stays.
 */
export const resultsOf = ({ params, result, main }: AnyTool): readonly FormResult[] => {
  const read = new Set(Object.values(result).map((field) => (field.kind === 'number' ? field.readAs : undefined)));
  return Object.entries(result).flatMap((entry) => {
    const [key, { label, kind }] = entry;
    if (read.has(key)) return [];
    const isMain = key === main;
    const [name, asked] = Object.entries(params).find(([, field]) => field.label === label) ?? [];
    const row: FormResult = isMain ? { ...resultOf(entry), isMain } : resultOf(entry);
    if (!asked || kind === 'list') return [row];
    // A choice always shows its value
    const isOpen = asked.optional && asked.kind !== 'choice';
    return isOpen || (isMain && name !== key) ? [{ ...row, repeats: parameterName(name!) }] : [];
  });
};

type Example = AnyTool['examples'][number];

/** Returns the example that a form starts with in the page's language: readers of Japanese know amounts in yen. */
export const firstExample = ({ examples }: AnyTool): Example => {
  const regional = locale() === 'ja' ? examples.find(({ region }) => region === 'JP') : undefined;
  return regional ?? examples.find(({ region }) => region === undefined)!;
};

/** Returns the values of an example as form texts. */
export const textsOf = (given: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      parameterName(key),
      Array.isArray(value) ? value.join(' ') : String(value),
    ]),
  );
