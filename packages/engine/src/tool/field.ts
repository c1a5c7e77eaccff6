import { bare } from '../model/given.ts';
import type { Ratio } from '../model/rational.ts';

/**
 * The rows in which a tool declares what it takes and what it gives. A row is plain data: the reader of raw text,
 * the form on the page and the schema in the OpenAPI document all come from it.
 */

/** Labels of a row that depend on a choice of the tool. */
export interface LabelByChoice {
  /** The key of the choice. */
  readonly by: string;
  /** Labels by the words of the choice. */
  readonly of: Readonly<Record<string, string>>;
}

/** The choice that a row depends on, and the words of it for which the row is needed. */
export interface NeededFor {
  /** The key of the choice. */
  readonly by: string;
  /** The words of the choice. */
  readonly words: readonly string[];
}

/**
 * The digits in which people read a number: so many decimals at most, the two of money (none in yen), or those of a price of one of
 * something, which is shown finer than cents. Where a row says none, as many as are useful.
 */
export type Digits = number | 'money' | 'price';

interface Common {
  /** The label in a form. */
  readonly label: string;
  /** The words of a choice for which the row is needed; forms show it for those alone. */
  readonly neededFor?: NeededFor;
  /** True if few people change it: forms keep it folded. */
  readonly isRare?: true;
  /** The labels for each value of a choice. */
  readonly labels?: LabelByChoice;
  /** A sentence for whom the label does not say enough. */
  readonly description?: string;
  /** May be left out; without a default it is then undefined. */
  readonly optional?: true;
}

/** The range of a number. `above` is a minimum that is itself excluded. */
export interface Bounds {
  /** The least value. */
  readonly min?: number;
  /** The greatest value. */
  readonly max?: number;
  /** The exclusive lower bound. */
  readonly above?: number;
}

/** A range for each value of a choice. */
export interface BoundsByChoice {
  /** The key of the choice. */
  readonly by: string;
  /** Ranges by the words of the choice. */
  readonly of: Readonly<Record<string, Bounds>>;
}

/**
 * The unit of a row, for each value of a choice. Of several units, such as foot and inch, the last one is counted, and
 * forms have a field for each.
 */
export interface UnitByChoice {
  /** The key of the choice. */
  readonly by: string;
  /** Identifiers of units by the words of the choice. */
  readonly units: Readonly<Record<string, string | readonly string[]>>;
}

/** A finite number. */
export interface NumberField extends Common, Bounds {
  /** Which row it is. */
  readonly kind: 'number';
  /** The value if none is given. */
  readonly default?: number;
  /** The unit: forms show it, and convert measures in other units. */
  readonly unit?: string | UnitByChoice;
  /** The digits of the result that people read. */
  readonly digits?: Digits;
  /** The key of the result that people read in place of this one: the round degrees of a cookbook. */
  readonly readAs?: string;
  /** The range that people have, of a result or of a parameter that the result repeats. Forms and questions refuse what lies outside. */
  readonly plausible?: Bounds | BoundsByChoice;
}

/** An integer within ±(2^53 − 1). */
export interface IntegerField extends Common, Bounds {
  /** Which row it is. */
  readonly kind: 'integer';
  /** The value if none is given. */
  readonly default?: number;
}

/** The most characters of a unit as callers write it: the longest UCUM code. */
export const longestUnit = 200;

/** The most characters of a measure: more than any needs, and a bound on the work that one request can ask for. */
export const longestMeasure = 80;

/** A unit by any of its spellings. */
export interface UnitField extends Common {
  /** Which row it is. */
  readonly kind: 'unit';
  /** The value if none is given. */
  readonly default?: string;
}

/** One of the listed words; the first is the default unless another is said. */
export interface ChoiceField<V extends string = string> extends Common {
  /** Which row it is. */
  readonly kind: 'choice';
  /** The words. */
  readonly values: readonly V[];
  /** True if none of the words is usual, so that the caller must say one. */
  readonly isRequired?: true;
  /** Labels for the values, where they differ. */
  readonly names?: { readonly [K in V]?: string };
  /** The value if none is given. */
  readonly default?: V;
}

/** A day, `YYYY-MM-DD`, of the years 0001 to 9999. A default may be a function where it depends on the day. */
export interface DateField extends Common {
  /** Which row it is. */
  readonly kind: 'date';
  /** The value if none is given. */
  readonly default?: string | (() => string);
  /** True where a question may leave out the year: it follows from the other day of the question, or is the current one. */
  readonly mayLackYear?: boolean;
  /** The day on which a form begins, in days from today; by default that of an example. */
  readonly begins?: number;
}

/** Any text; `maxLength` counts code points. */
export interface TextField extends Common {
  /** Which row it is. */
  readonly kind: 'text';
  /** The most code points. */
  readonly maxLength?: number;
  /** A pattern that a text of a question must match; any text by default. */
  readonly looks?: RegExp;
  /** The value if none is given. */
  readonly default?: string;
}

/** True if something is so. */
export interface FlagField extends Common {
  /** Which row it is. */
  readonly kind: 'flag';
  /** The value if none is given. */
  readonly default?: boolean;
}

/** Numbers with commas, semicolons or spaces between them: at least one, at most `most`. */
export interface NumbersField extends Common {
  /** Which row it is. */
  readonly kind: 'numbers';
  /** The most numbers. */
  readonly most: number;
  /** The value if none is given. */
  readonly default?: undefined;
}

/** A measure that a {@link QuantityField} has read. */
export interface Measured {
  /** Its exact size in the unit of the row. */
  readonly size: Ratio;
  /** The unit that it was given in, as it was spelled; the first of several, and that of the row where none was given. */
  readonly unit: string;
  /** Of a time with one colon, such as `3:30`: its size where its two numbers are the other two of hours, minutes and seconds. */
  readonly otherwise?: Ratio;
}

/** A measure of one quantity: `100 km`, `5 ft 6 in`, or a bare number in the unit of the row. Made by `quantity`. */
export interface QuantityField extends Common, Bounds {
  /** Which row it is. */
  readonly kind: 'quantity';
  /** The identifier of the quantity. */
  readonly of: string;
  /** The unit of a bare number, and of the bounds. */
  readonly unit: string;
  /** The units that forms offer beside the number, that of the row among them. */
  readonly units: readonly string[];
  /** The value if none is given. */
  readonly default?: string;
  /**
   * Reads a measure.
   *
   * @param given - A measure as people write it, or a number in the unit of the row.
   * @param name - How errors name it.
   * @throws UnitsError for what is not a measure of the quantity, or out of its bounds.
   */
  read(given: string | number, name: string): Measured;
}

/** A row of what a tool takes. The list of kinds is closed. */
export type Field =
  | NumberField
  | IntegerField
  | UnitField
  | ChoiceField
  | DateField
  | TextField
  | FlagField
  | NumbersField
  | QuantityField;

/** An object inside a result. */
export interface RecordField<F extends Fields = Fields> extends Common {
  /** Which row it is. */
  readonly kind: 'record';
  /** Its rows, by their keys. */
  readonly fields: F;
}

/** An array of objects inside a result. */
export interface ListField<F extends Fields = Fields> extends Common {
  /** Which row it is. */
  readonly kind: 'list';
  /** Its rows, by their keys. */
  readonly fields: F;
  /** True if it says more about the other results: pages open it when they are asked to. */
  readonly isDetail?: true;
}

/** A number with its unit inside a result: `{ value, unit, symbol }`. */
export interface MeasureField extends Common {
  /** Which row it is. */
  readonly kind: 'measure';
  /** The digits of the number that people read. */
  readonly digits?: number;
  /** The range of the number that people have. Forms and questions refuse what lies outside. */
  readonly plausible?: Bounds;
}

/** A result whose type depends on what was asked for. */
export interface EitherField<
  F extends readonly (Field | RecordField)[] = readonly (Field | RecordField)[],
> extends Common {
  /** Which row it is. */
  readonly kind: 'either';
  /** The rows that it may be of. */
  readonly of: F;
}

/** A row of what a tool gives: what it may take, and compounds of it. */
export type ResultField = Field | RecordField | ListField | MeasureField | EitherField;

/** The rows of what a tool takes, by key. */
export interface Fields {
  readonly [key: string]: Field;
}

/** The rows of what a tool gives, by key. */
export interface ResultFields {
  readonly [key: string]: ResultField;
}

/** The mark on a row that may be left out, and is then undefined. */
export interface Optional {
  /** The mark. */
  readonly optional: true;
}

/** The mark on a row that may be left out, and is then filled in. */
export interface Defaulted {
  /** The value that a form begins with. */
  readonly default: string | number | boolean | (() => string);
}

type Presence<O> = O extends Optional ? Optional : O extends Defaulted ? Defaulted : unknown;
type Options<F> = Omit<F, 'kind'>;
/** Refuses the misspelt property that a type parameter would let pass. */
type Exact<O, S> = O & { readonly [K in Exclude<keyof O, keyof S>]: never };

/** A row of whatever type the builder promises: the options, which carry it, and the kind. */
const row = (kind: ResultField['kind'], options: object): never =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- here, once, instead of in every builder
  bare({ kind, ...options }) as never;

// The builders. They have no effects, so bundlers may drop unused tools.

// @__NO_SIDE_EFFECTS__
export const number = <const O extends Options<NumberField>>(
  options: Exact<O, NumberField>,
): NumberField & Presence<O> => row('number', options);

// @__NO_SIDE_EFFECTS__
export const integer = <const O extends Options<IntegerField>>(
  options: Exact<O, IntegerField>,
): IntegerField & Presence<O> => row('integer', options);

// @__NO_SIDE_EFFECTS__
export const unit = <const O extends Options<UnitField>>(options: Exact<O, UnitField>): UnitField & Presence<O> =>
  row('unit', options);

// @__NO_SIDE_EFFECTS__
export const date = <const O extends Options<DateField>>(options: Exact<O, DateField>): DateField & Presence<O> =>
  row('date', options);

// @__NO_SIDE_EFFECTS__
export const text = <const O extends Options<TextField>>(options: Exact<O, TextField>): TextField & Presence<O> =>
  row('text', options);

// @__NO_SIDE_EFFECTS__
export const flag = <const O extends Options<FlagField>>(options: Exact<O, FlagField>): FlagField & Presence<O> =>
  row('flag', options);

// @__NO_SIDE_EFFECTS__
export const numbers = <const O extends Options<NumbersField>>(
  options: Exact<O, NumbersField>,
): NumbersField & Presence<O> => row('numbers', options);

/** A choice that says `optional` or `isRequired` has no default. */
// @__NO_SIDE_EFFECTS__
export const choice = <const O extends Options<ChoiceField>>(
  options: Exact<O, ChoiceField>,
): ChoiceField<O['values'][number]> &
  (O extends Optional ? Optional : O extends { readonly isRequired: true } ? unknown : Defaulted) =>
  row('choice', options.optional || options.isRequired ? options : { default: options.values[0], ...options });

// @__NO_SIDE_EFFECTS__
export const record = <const O extends Options<RecordField>>(
  options: Exact<O, RecordField>,
): RecordField<O['fields']> & Presence<O> => row('record', options);

// @__NO_SIDE_EFFECTS__
export const list = <const O extends Options<ListField>>(options: Exact<O, ListField>): ListField<O['fields']> =>
  row('list', options);

// @__NO_SIDE_EFFECTS__
export const measure = <const O extends Options<MeasureField>>(
  options: Exact<O, MeasureField>,
): MeasureField & Presence<O> => row('measure', options);

// @__NO_SIDE_EFFECTS__
export const either = <const O extends Options<EitherField>>(options: Exact<O, EitherField>): EitherField<O['of']> =>
  row('either', options);
