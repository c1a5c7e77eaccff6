// What the compiler knows about units: which spellings are units, and which of them meet.
import type { AnyUnit, SpellingIndex, UnitNames } from '../generated/unit-names.ts';
import type { Converter } from '../model/converter.ts';
import type { ExactResult } from '../model/exact-result.ts';

/** The spellings of some quantities, each a union of literals: `{ length: 'meter' | 'm' | …, mass: … }`. */
export type Names<N> = { readonly [Q in keyof N]: string };

/** Whether the units are those of the catalogue. */
type IsCatalogue<N> = [N, UnitNames] extends [UnitNames, N] ? true : false;

/** Any spelling among some quantities. */
type UnitName<N extends Names<N>> = IsCatalogue<N> extends true ? AnyUnit : N[keyof N];

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** The quantities of one spelling of the catalogue, found as text: no union of thousands of spellings is made for it. */
type Found<S extends string> = S extends `${string}${'|' | '\n'}${string}`
  ? never
  : SpellingIndex extends `${string}|${S}|${string}=${infer Ids}\n${string}`
    ? Words<Ids>
    : never;

/** The quantities that have a spelling, found by comparing it with those of each. */
type Compared<N extends Names<N>, S extends string> = { [Q in keyof N]: S extends N[Q] ? Q : never }[keyof N];

type Known<N extends Names<N>, S extends string> = IsCatalogue<N> extends true ? Found<S> : Compared<N, S>;

/** A unit written as a product of others: `mi/fortnight`. */
type CompoundUnit = `${string}${'/' | '*' | '·' | '^' | ' per ' | '-per-'}${string}`;

/**
 * The quantities that a unit may be of; of one of several units those of each. Of text and of compounds that no list has it may be
 * any: they are read when the program runs. A literal that is no unit has none.
 */
export type QuantityOf<N extends Names<N>, S extends string> = S extends unknown
  ? string extends S
    ? keyof N
    : [Known<N, S>] extends [never]
      ? S extends CompoundUnit
        ? keyof N
        : never
      : Known<N, S>
  : never;

/** Those of some texts that are no unit: none of them is what may compile. */
export type NoUnit<N extends Names<N>, S extends string> = S extends unknown
  ? [QuantityOf<N, S>] extends [never]
    ? S
    : never
  : never;

type IsUnion<S, All = S> = S extends unknown ? ([All] extends [S] ? false : true) : never;

/** The quantities that each of several units may be of. */
type Common<N extends Names<N>, S extends string> = (
  S extends unknown ? (quantity: QuantityOf<N, S>) => void : never
) extends (quantity: infer Q extends keyof N) => void
  ? Q
  : never;

/** Whether a text may be any unit, and so is as good as text: it is read when the program runs. */
type IsAny<N extends Names<N>, S extends string> =
  IsUnion<S> extends true ? ([UnitName<N>] extends [S] ? true : false) : false;

/** The quantities that a value may be of. */
type Shared<N extends Names<N>, S extends string> =
  IsUnion<S> extends true
    ? [Common<N, S>] extends [never]
      ? IsAny<N, S> extends true
        ? keyof N
        : never
      : Common<N, S>
    : QuantityOf<N, S>;

type Outside<N extends Names<N>, Q, To extends string> = To extends unknown
  ? [QuantityOf<N, To> & Q] extends [never]
    ? To
    : never
  : never;

/** Those of some targets that a unit does not convert to: none of them is what may compile. */
export type Apart<N extends Names<N>, From extends string, To extends string> = [
  Outside<N, Shared<N, From>, To>,
] extends [never]
  ? never
  : IsAny<N, To> extends true
    ? never
    : To;

/** What one of several units of different quantities converts to: no unit. */
export type NoCommonUnit = string & { readonly [noCommonUnit]: true };
declare const noCommonUnit: unique symbol;

/** The units of some quantities, by a name where there is one. */
export type UnitIn<N extends Names<N>, Q extends keyof N> = [Q] extends [never]
  ? NoCommonUnit
  : [keyof N] extends [Q]
    ? UnitName<N>
    : N[Q];

interface Shelf<Unit extends string> {
  readonly unit: Unit;
  readonly [other: string]: string;
}

/**
 * A type that the compiler works out when it has to name it. While `Given` is not known, it reads on the shelf that it is text; it
 * would make a union of thousands of spellings to find that out.
 */
export type Late<Unit extends string, Given> = Shelf<Unit>[['unit', Given] extends [infer Key extends string, unknown]
  ? Key
  : never];

/** The units that a unit converts to; of what is no unit, any. */
export type TargetOf<N extends Names<N>, From extends string> = Late<
  UnitIn<N, [NoUnit<N, From>] extends [never] ? Shared<N, From> : keyof N>,
  From
>;

// A parameter's type is what was given, where that may be a unit, and otherwise the units that would do: errors name them, and editors
// complete from them. Nothing is inferred from the condition, which spares the compiler to compare it with itself. What is not given
// yet is '', which is no unit.

/** Converts a value between two units. */
export interface Convert<N extends Names<N>> {
  /**
   * Converts a value between two units: the double nearest to the exact answer.
   *
   * @param value - A finite number. It means its shortest decimal: 0.1 is one tenth.
   * @param from - The unit of the value, by any of its spellings.
   * @param to - The unit of the result, by any of its spellings.
   */
  <const From extends string = '', const To extends string = ''>(
    value: number,
    from: NoInfer<[NoUnit<N, From>]> extends [never] ? From : NoInfer<TargetOf<N, From>>,
    to: NoInfer<[Apart<N, From, To>]> extends [never] ? To : NoInfer<TargetOf<N, From>>,
  ): number;
}

/** Compiles a conversion between two units. */
export interface CompileConverter<N extends Names<N>> {
  /**
   * Compiles a conversion between two units, for those who convert in a loop.
   *
   * @param from - The unit of the values, by any of its spellings.
   * @param to - The unit of the results, by any of its spellings.
   */
  <const From extends string = '', const To extends string = ''>(
    from: NoInfer<[NoUnit<N, From>]> extends [never] ? From : NoInfer<TargetOf<N, From>>,
    to: NoInfer<[Apart<N, From, To>]> extends [never] ? To : NoInfer<TargetOf<N, From>>,
  ): Converter;
}

/** Converts decimal text between two units. */
export interface ConvertExact<N extends Names<N>> {
  /**
   * Converts decimal text of any number of digits between two units, into an exact fraction.
   *
   * @param text - A decimal number of at most 10,000 characters.
   * @param from - The unit of the number, by any of its spellings.
   * @param to - The unit of the result, by any of its spellings.
   */
  <const From extends string = '', const To extends string = ''>(
    text: string,
    from: NoInfer<[NoUnit<N, From>]> extends [never] ? From : NoInfer<TargetOf<N, From>>,
    to: NoInfer<[Apart<N, From, To>]> extends [never] ? To : NoInfer<TargetOf<N, From>>,
  ): ExactResult;
}
