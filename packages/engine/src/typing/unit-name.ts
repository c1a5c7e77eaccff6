// What the compiler knows about units: which spellings are units, and which of them convert into one another.
import type { SpellingIndex, UnitNames } from '../generated/unit-names.ts';
import type { Converter } from '../model/converter.ts';
import type { ExactResult } from '../model/exact-result.ts';

/** The spellings of some quantities, each a union of literals: `{ length: 'meter' | 'm' | …, mass: … }`. */
type Names<N> = { readonly [Q in keyof N]: string };

/** Any spelling among some quantities. */
type UnitName<N extends Names<N>> = N[keyof N];

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** The quantities of one spelling of the catalogue, found as text: no union of thousands of spellings is made for it. */
type Found<S extends string> = SpellingIndex extends `${string}|${S}|${string}=${infer Ids}\n${string}`
  ? Words<Ids>
  : never;

/** The quantities that have all of the spellings, found by comparing with each quantity's. */
type Compared<N extends Names<N>, S extends string> = { [Q in keyof N]: [S] extends [N[Q]] ? Q : never }[keyof N];

type IsUnion<S, All = S> = S extends unknown ? ([All] extends [S] ? false : true) : never;

type Known<N extends Names<N>, S extends string> = [N, UnitNames, IsUnion<S>] extends [UnitNames, N, false]
  ? Found<S>
  : Compared<N, S>;

/** A unit written as a product of others: `mi/fortnight`. */
type CompoundUnit = `${string}${'/' | '*' | '·' | '^' | ' per ' | '-per-'}${string}`;

/**
 * The quantities that a unit may be of. Of text and of compounds that no list has it may be any, as of spellings of several
 * quantities: they are read when the program runs. A literal that is no unit has none, and neither has a union of units of two
 * quantities; the union of all units is as good as text.
 */
export type QuantityOf<N extends Names<N>, S extends string> = string extends S
  ? keyof N
  : [Known<N, S>] extends [never]
    ? [S] extends [CompoundUnit]
      ? keyof N
      : [UnitName<N>] extends [S]
        ? keyof N
        : Known<N, Exclude<S, CompoundUnit>>
    : Known<N, S>;

/** The type of no further arguments where two units may convert, and of one that nobody can give where they do not. */
type Refusal<N extends Names<N>, From extends string, To extends string> = [From] extends [never]
  ? [never]
  : [To] extends [never]
    ? [never]
    : [QuantityOf<N, From> & QuantityOf<N, To>] extends [never]
      ? [never]
      : [];

type TargetQuantity<N extends Names<N>, From extends string> = [UnitName<N>] extends [From]
  ? keyof N
  : QuantityOf<N, From>;

/** The spellings that a unit converts to. */
type Target<N extends Names<N>, From extends string> =
  TargetQuantity<N, From> extends infer Q extends keyof N ? N[Q] : never;

// Each function has two signatures. The first decides, from the two spellings alone: where they do not convert it is one argument
// short, which the compiler passes over in silence. What it then says is about the second, which names the units that would do.
// Editors complete from the second as well: a spelling that is being typed is `never` to the first.

/** Converts a value between two units. */
export interface Convert<N extends Names<N>> {
  /**
   * Converts a value between two units: the double nearest to the exact answer.
   *
   * @param value - A finite number. It means its shortest decimal: 0.1 is one tenth.
   * @param from - The unit of the value, by any of its spellings.
   * @param to - The unit of the result, by any of its spellings.
   */
  <const From extends string = UnitName<N>, const To extends string = Target<N, From>>(
    value: number,
    from: From,
    to: To,
    ...refusal: Refusal<N, From, To>
  ): number;
  /**
   * Converts a value between two units: the double nearest to the exact answer.
   *
   * @param value - A finite number. It means its shortest decimal: 0.1 is one tenth.
   * @param from - The unit of the value, by any of its spellings.
   * @param to - The unit of the result, by any of its spellings.
   */
  <const From extends UnitName<N>>(value: number, from: From, to: Target<N, From>): number;
}

/** Compiles a conversion between two units. */
export interface CompileConverter<N extends Names<N>> {
  /**
   * Compiles a conversion between two units, for those who convert in a loop.
   *
   * @param from - The unit of the values, by any of its spellings.
   * @param to - The unit of the results, by any of its spellings.
   */
  <const From extends string = UnitName<N>, const To extends string = Target<N, From>>(
    from: From,
    to: To,
    ...refusal: Refusal<N, From, To>
  ): Converter;
  /**
   * Compiles a conversion between two units, for those who convert in a loop.
   *
   * @param from - The unit of the values, by any of its spellings.
   * @param to - The unit of the results, by any of its spellings.
   */
  <const From extends UnitName<N>>(from: From, to: Target<N, From>): Converter;
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
  <const From extends string = UnitName<N>, const To extends string = Target<N, From>>(
    text: string,
    from: From,
    to: To,
    ...refusal: Refusal<N, From, To>
  ): ExactResult;
  /**
   * Converts decimal text of any number of digits between two units, into an exact fraction.
   *
   * @param text - A decimal number of at most 10,000 characters.
   * @param from - The unit of the number, by any of its spellings.
   * @param to - The unit of the result, by any of its spellings.
   */
  <const From extends UnitName<N>>(text: string, from: From, to: Target<N, From>): ExactResult;
}
