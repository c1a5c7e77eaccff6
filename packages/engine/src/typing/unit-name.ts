// Types for unit names: which spellings are units, and which of them convert.
import type { Converter } from '../model/converter.ts';
import type { ExactResult } from '../model/exact-result.ts';
import type { binaryPrefixes, siPrefixes } from '../model/prefix.ts';

/** The spellings of some quantities, each a union of literals: `{ length: 'meter' | 'm' | …, mass: … }`. */
export interface Names {
  readonly [quantity: string]: string;
}

/** The units that the compiler knows. */
export interface KnownUnits {
  /** The units that editors offer, by quantity. */
  readonly names: Names;
  /** All units that editors offer. */
  readonly any: string;
  /**
   * Every spelling as text, so that the compiler finds one without a union: between bars, with its quantities at the
   * end of the line. The quantity of a value in that unit, or `any`, comes first.
   */
  readonly index: string;
  /**
   * The spellings that take prefixes, each after the kind of prefix: `n:` and `s:` for SI prefixes by name and symbol,
   * `bn:` and `bs:` for binary ones.
   */
  readonly prefixable: string;
  /** The quantities whose spellings `index` contains. */
  readonly indexed: string;
  /** The spellings to compare with, by quantity. */
  readonly compared: Names;
}

/** A quantity of the known units. */
type QuantityIn<K extends KnownUnits> = keyof K['names'];

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** The quantities of one spelling, found in the text, without a union of thousands of spellings. */
type Found<Index extends string, S extends string> = S extends `${string}${'|' | '\n'}${string}`
  ? never
  : Index extends `${string}|${S}|${string}=${infer Ids}\n${string}`
    ? Words<Ids>
    : never;

/** The quantity of a value in a listed unit: an equivalent dose for `Sv`, which is also the sverdrup. */
export type FirstQuantityOf<K extends KnownUnits, S extends string> = S extends `${string}${'|' | '\n'}${string}`
  ? never
  : K['index'] extends `${string}|${S}|${string}=${infer Ids}\n${string}`
    ? (Ids extends `${infer First} ${string}` ? First : Ids) & K['indexed']
    : never;

/** A spelling in lower case, with spaces for hyphens and without dots, as names are read and indexed. */
type Plain<S extends string> = S extends `${infer First}-${infer Rest}`
  ? Plain<`${First} ${Rest}`>
  : S extends `${infer First}.${infer Rest}`
    ? Plain<`${First}${Rest}`>
    : Lowercase<S>;

/** The quantities of a spelling, found by comparing it with the spellings of each quantity. */
type Compared<N extends Names, S extends string> = { [Q in keyof N]: S extends N[Q] ? Q : never }[keyof N];

type SiPrefix = (typeof siPrefixes)[number];
type BinaryPrefix = (typeof binaryPrefixes)[number];

/** The quantities of a spelling after a prefix. */
type FoundAfter<Index extends string, S extends string, Kind extends string, Prefix extends string> = {
  [P in Prefix]: S extends `${P}${infer Rest}` ? Found<Index, `${Kind}:${Rest}`> : never;
}[Prefix];

/** The quantities of a spelling with a prefix that no list shows: `neV`, `petawatt-hour`. */
type FoundPrefixed<Index extends string, S extends string> =
  | FoundAfter<Index, S, 'n', SiPrefix[0]>
  | FoundAfter<Index, S, 's', SiPrefix[1] | 'u' | '\u00B5'>
  | FoundAfter<Index, S, 'bn', BinaryPrefix[0]>
  | FoundAfter<Index, S, 'bs', BinaryPrefix[1]>;

/** The quantities of a spelling as written. */
type Written<K extends KnownUnits, S extends string> =
  | Compared<K['compared'], S>
  | (Found<K['index'], S> & K['indexed']);

/** The quantities of a spelling as written, otherwise those of its normalized form or of its form without a prefix. */
type Known<K extends KnownUnits, S extends string> = [Written<K, S>] extends [never]
  ? (Found<K['index'], Plain<S>> | FoundPrefixed<K['prefixable'], S>) & K['indexed']
  : Written<K, S>;

/** A unit written as a product of others: `mi/fortnight`. */
export type CompoundUnit = `${string}${'/' | '*' | '·' | '^' | ' per ' | '-per-'}${string}`;

/**
 * The quantities that a unit may belong to. For a union of units, the quantities of each. For `string` and for unlisted
 * compounds, any quantity: they are read at run time. For a literal that is not a unit, none.
 */
export type QuantityOf<K extends KnownUnits, S extends string> = S extends unknown
  ? string extends S
    ? QuantityIn<K>
    : [Known<K, S>] extends [never]
      ? S extends CompoundUnit
        ? QuantityIn<K>
        : never
      : Known<K, S>
  : never;

/** The texts of `S` that are not a unit. The call compiles if there are none. */
export type NoUnit<K extends KnownUnits, S extends string> = S extends unknown
  ? [QuantityOf<K, S>] extends [never]
    ? S
    : never
  : never;

type IsUnion<S, All = S> = S extends unknown ? ([All] extends [S] ? false : true) : never;

/** The quantities that each of several units may be of. */
type Common<K extends KnownUnits, S extends string> = (
  S extends unknown ? (quantity: QuantityOf<K, S>) => void : never
) extends (quantity: infer Q extends QuantityIn<K>) => void
  ? Q
  : never;

/** True if the type includes every unit. It is then treated as `string` and read at run time. */
type IsAny<K extends KnownUnits, S extends string> =
  IsUnion<S> extends true ? ([K['any']] extends [S] ? true : false) : false;

/** The quantities that a value may be of. */
type Shared<K extends KnownUnits, S extends string> =
  IsUnion<S> extends true
    ? [Common<K, S>] extends [never]
      ? IsAny<K, S> extends true
        ? QuantityIn<K>
        : never
      : Common<K, S>
    : QuantityOf<K, S>;

type Outside<K extends KnownUnits, Q, To extends string> = To extends unknown
  ? [QuantityOf<K, To> & Q] extends [never]
    ? To
    : never
  : never;

/** The targets of `To` that a unit does not convert to. The call compiles if there are none. */
export type Apart<K extends KnownUnits, From extends string, To extends string> = [
  Outside<K, Shared<K, From>, To>,
] extends [never]
  ? never
  : IsAny<K, To> extends true
    ? never
    : To;

/** A type for units of different quantities, which no unit matches. */
export type NoCommonUnit = string & { readonly [noCommonUnit]: true };
declare const noCommonUnit: unique symbol;

/** The units of the quantities, by a named type if there is one. */
export type UnitIn<K extends KnownUnits, Q extends QuantityIn<K>> = [Q] extends [never]
  ? NoCommonUnit
  : [QuantityIn<K>] extends [Q]
    ? K['any']
    : K['names'][Q];

interface UnitField<Unit extends string> {
  readonly unit: Unit;
  readonly [other: string]: string;
}

/**
 * A type that the compiler evaluates only when it has to print it. While `Given` is unknown, it is treated as text,
 * which avoids a union of thousands of spellings.
 */
export type Late<Unit extends string, Given> = UnitField<Unit>[['unit', Given] extends [
  infer Key extends string,
  unknown,
]
  ? Key
  : never];

/** The units that a unit converts to. For text that is not a unit, any unit. */
export type TargetOf<K extends KnownUnits, From extends string> = Late<
  UnitIn<K, [NoUnit<K, From>] extends [never] ? Shared<K, From> : QuantityIn<K>>,
  From
>;

// The type of a parameter is the given text if it may be a unit, otherwise the valid units, which errors show and
// editors complete. `NoInfer` stops inference from the condition, which saves the compiler comparisons. A missing
// argument is '', which is not a unit.

/** Converts a value between two units. */
export interface Convert<K extends KnownUnits> {
  /**
   * Converts a value between two units. Returns the double nearest to the exact result.
   *
   * @param value - A finite number. It means its shortest decimal: 0.1 is one tenth.
   * @param from - The unit of the value, by any of its spellings.
   * @param to - The unit of the result, by any of its spellings.
   * @throws UnitsError for an unknown or ambiguous unit, units of different quantities, a value that is not finite and a result beyond the doubles.
   * @example convert(3, 'ft', 'in') // 36
   */
  <const From extends string = '', const To extends string = ''>(
    value: number,
    from: NoInfer<[NoUnit<K, From>]> extends [never] ? From : NoInfer<TargetOf<K, From>>,
    to: NoInfer<[Apart<K, From, To>]> extends [never] ? To : NoInfer<TargetOf<K, From>>,
  ): number;
}

/** Compiles a conversion between two units. */
export interface CompileConverter<K extends KnownUnits> {
  /**
   * Compiles a conversion between two units, for use in a loop.
   *
   * @param from - The unit of the values, by any of its spellings.
   * @param to - The unit of the results, by any of its spellings.
   * @throws UnitsError for units as `convert` does. The returned function throws for values.
   * @example converter('km', 'mi')(5) // 3.1068559611866697
   */
  <const From extends string = '', const To extends string = ''>(
    from: NoInfer<[NoUnit<K, From>]> extends [never] ? From : NoInfer<TargetOf<K, From>>,
    to: NoInfer<[Apart<K, From, To>]> extends [never] ? To : NoInfer<TargetOf<K, From>>,
  ): Converter;
}

/** Converts decimal text between two units. */
export interface ConvertExact<K extends KnownUnits> {
  /**
   * Converts decimal text of any number of digits between two units, into an exact fraction.
   *
   * @param text - A decimal number of at most 10,000 characters.
   * @param from - The unit of the number, by any of its spellings.
   * @param to - The unit of the result, by any of its spellings.
   * @throws UnitsError as `convert` does, and for logarithmic units, which have no exact fraction.
   * @example convertExact('0.1', 'ft', 'in').toDecimal(20) // '1.20000000000000000000'
   */
  <const From extends string = '', const To extends string = ''>(
    text: string,
    from: NoInfer<[NoUnit<K, From>]> extends [never] ? From : NoInfer<TargetOf<K, From>>,
    to: NoInfer<[Apart<K, From, To>]> extends [never] ? To : NoInfer<TargetOf<K, From>>,
  ): ExactResult;
}
