import { bare } from '../model/given.ts';
import type { Ratio } from '../model/rational.ts';

/**
 * The rows in which a tool declares its parameters and results. A row is plain data: the reader of raw text, the form
 * on the page and the schema in the OpenAPI document are all generated from it.
 */

/** Labels of a row that depend on a choice of the tool. */
export interface LabelByChoice {
  /** The key of the choice. */
  readonly by: string;
  /** Labels by the values of the choice. */
  readonly of: Readonly<Record<string, string>>;
}

/** The choice that a row depends on, and the values of it that need the row. */
export interface NeededFor {
  /** The key of the choice. */
  readonly by: string;
  /** The values of the choice. */
  readonly words: readonly string[];
}

/**
 * The digits to show: a maximum number of decimals, those of money (none for yen), or those of a unit price, which is
 * finer than cents. Default: useful digits.
 */
export type Digits = number | 'money' | 'price';

interface Common {
  /** The label in a form. */
  readonly label: string;
  /** The values of a choice that need the row. Forms show it only for them. */
  readonly neededFor?: NeededFor;
  /** True if few people change it, so that forms keep it folded. */
  readonly isRare?: true;
  /** The labels for each value of a choice. */
  readonly labels?: LabelByChoice;
  /** A sentence, if the label is not clear enough. */
  readonly description?: string;
  /** True if it is optional. Without a default it is then undefined. */
  readonly optional?: true;
}

/** The range of a number. `above` is an exclusive minimum. */
export interface Bounds {
  /** The minimum. */
  readonly min?: number;
  /** The maximum. */
  readonly max?: number;
  /** The exclusive minimum. */
  readonly above?: number;
}

/** A range for each value of a choice. */
export interface BoundsByChoice {
  /** The key of the choice. */
  readonly by: string;
  /** Ranges by the values of the choice. */
  readonly of: Readonly<Record<string, Bounds>>;
}

/**
 * The unit of a row for each value of a choice. Of several units, such as foot and inch, the last one is that of the
 * number, and forms have a field for each.
 */
export interface UnitByChoice {
  /** The key of the choice. */
  readonly by: string;
  /** Identifiers of units by the values of the choice. */
  readonly units: Readonly<Record<string, string | readonly string[]>>;
}

/** A finite number. */
export interface NumberField extends Common, Bounds {
  /** The kind of row. */
  readonly kind: 'number';
  /** The default value. */
  readonly default?: number;
  /** The unit. Forms show it, and convert measures in other units. */
  readonly unit?: string | UnitByChoice;
  /** The unit that the label names: forms read `360 months` as years. */
  readonly counts?: string;
  /** The digits to show. */
  readonly digits?: Digits;
  /** The key of the result to show instead of this one: the rounded degrees of a cookbook. */
  readonly readAs?: string;
  /**
   * The plausible range of a result, or of a parameter that the result repeats. Forms and questions refuse values
   * outside it.
   */
  readonly plausible?: Bounds | BoundsByChoice;
}

/** An integer within ±(2^53 − 1). */
export interface IntegerField extends Common, Bounds {
  /** The kind of row. */
  readonly kind: 'integer';
  /** The default value. */
  readonly default?: number;
  /** The unit that the label names: forms read `1 h` as minutes. */
  readonly counts?: string;
  /** The result that is left over, which a sentence tells too: the days after whole weeks. */
  readonly rest?: string;
}

/** The maximum length of a unit: that of the longest UCUM code. */
export const longestUnit = 200;

/** The maximum length of a measure, which limits the work per request. */
export const longestMeasure = 80;

/** A unit in any of its spellings. */
export interface UnitField extends Common {
  /** The kind of row. */
  readonly kind: 'unit';
  /** The default value. */
  readonly default?: string;
}

/** One of the listed values. The first is the default unless another is declared. */
export interface ChoiceField<V extends string = string> extends Common {
  /** The kind of row. */
  readonly kind: 'choice';
  /** The values. */
  readonly values: readonly V[];
  /** True if no value is usual, so that the caller must choose. */
  readonly isRequired?: true;
  /** Labels for the values, if they differ. */
  readonly names?: { readonly [K in V]?: string };
  /** Further words for the values in questions. */
  readonly words?: { readonly [K in V]?: readonly string[] };
  /** The default value. */
  readonly default?: V;
}

/** A date, `YYYY-MM-DD`, of the years 0001 to 9999. The default may be a function, if it depends on today. */
export interface DateField extends Common {
  /** The kind of row. */
  readonly kind: 'date';
  /** The default value. */
  readonly default?: string | (() => string);
  /** True if a question may omit the year, which follows from the other date of the question, or is the current one. */
  readonly mayLackYear?: boolean;
  /** The initial date of a form, in days from today. Default: the date of an example. */
  readonly begins?: number;
}

/** Any text. `maxLength` counts code points. */
export interface TextField extends Common {
  /** The kind of row. */
  readonly kind: 'text';
  /** The maximum number of code points. */
  readonly maxLength?: number;
  /** A pattern that the text in a question must match. Default: any text. */
  readonly looks?: RegExp;
  /** True if it names a time zone, so that questions read the cities of their language. */
  readonly isZone?: true;
  /** True if it is a time of day such as `14:30`, which pages show in the reader's format. */
  readonly isClock?: true;
  /** The default value. */
  readonly default?: string;
}

/** A flag. */
export interface FlagField extends Common {
  /** The kind of row. */
  readonly kind: 'flag';
  /** The default value. */
  readonly default?: boolean;
}

/** Numbers, separated by commas, semicolons or spaces: at least one, at most `most`. */
export interface NumbersField extends Common {
  /** The kind of row. */
  readonly kind: 'numbers';
  /** The maximum number of numbers. */
  readonly most: number;
  /** The default value. */
  readonly default?: undefined;
}

/** A measure from a {@link QuantityField}. */
export interface Measured {
  /** Its exact size in the unit of the row. */
  readonly size: Ratio;
  /** The given unit, as spelled. The first of several; the row's unit if none was given. */
  readonly unit: string;
  /**
   * For a time with one colon, such as `3:30`: its size in the other reading of hours and minutes, or minutes and
   * seconds.
   */
  readonly otherwise?: Ratio;
}

/** A measure of one quantity: `100 km`, `5 ft 6 in`, or a bare number in the unit of the row. Created by `quantity`. */
export interface QuantityField extends Common, Bounds {
  /** The kind of row. */
  readonly kind: 'quantity';
  /** The identifier of the quantity. */
  readonly of: string;
  /** The unit of a bare number, and of the limits. */
  readonly unit: string;
  /** The units to choose from in forms, including the row's unit. */
  readonly units: readonly string[];
  /** The default value. */
  readonly default?: string;
  /**
   * Reads a measure.
   *
   * @param given - A measure as people write it, or a number in the unit of the row.
   * @param name - The name of the parameter in errors.
   * @throws UnitsError for another text, another quantity, or a value outside the limits.
   */
  read(given: string | number, name: string): Measured;
}

/** A row for a parameter of a tool. The list of kinds is closed. */
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
  /** The kind of row. */
  readonly kind: 'record';
  /** Its rows, by key. */
  readonly fields: F;
}

/** An array of objects inside a result. */
export interface ListField<F extends Fields = Fields> extends Common {
  /** The kind of row. */
  readonly kind: 'list';
  /** Its rows, by key. */
  readonly fields: F;
  /** True if it is a detail of the other results, which pages show on request. */
  readonly isDetail?: true;
}

/** A number with its unit inside a result: `{ value, unit, symbol }`. */
export interface MeasureField extends Common {
  /** The kind of row. */
  readonly kind: 'measure';
  /** The digits to show. */
  readonly digits?: number;
  /** The plausible range of the number. Forms and questions refuse values outside it. */
  readonly plausible?: Bounds;
}

/** A result whose type depends on the request. */
export interface EitherField<
  F extends readonly (Field | RecordField)[] = readonly (Field | RecordField)[],
> extends Common {
  /** The kind of row. */
  readonly kind: 'either';
  /** The possible rows. */
  readonly of: F;
}

/** A row for a result of a tool: a parameter's kind, or a compound of rows. */
export type ResultField = Field | RecordField | ListField | MeasureField | EitherField;

/** The rows of a tool's parameters, by key. */
export interface Fields {
  readonly [key: string]: Field;
}

/** The rows of a tool's results, by key. */
export interface ResultFields {
  readonly [key: string]: ResultField;
}

/** Marks an optional row without a default. */
export interface Optional {
  /** True. */
  readonly optional: true;
}

/** Marks an optional row with a default. */
export interface Defaulted {
  /** The default, which is the initial value of a form. */
  readonly default: string | number | boolean | (() => string);
}

type Presence<O> = O extends Optional ? Optional : O extends Defaulted ? Defaulted : unknown;
type Options<F> = Omit<F, 'kind'>;
/** Refuses a misspelled property, which a type parameter would allow. */
type Exact<O, S> = O & { readonly [K in Exclude<keyof O, keyof S>]: never };

/** Returns a row of the builder's type, with the options and the kind. */
const row = (kind: ResultField['kind'], options: object): never =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- here, once, instead of in every builder
  bare({ kind, ...options }) as never;

// The builders. They have no side effects, so that bundlers can drop unused tools.

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

/** A choice with `optional` or `isRequired` has no default. */
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
