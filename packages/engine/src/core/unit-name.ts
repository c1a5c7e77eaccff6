// What the compiler knows about units: which spellings are units, and which of them convert into one another.
import type { ExactResult } from './exact.ts';

/** Any spelling among some quantities, given as `{ length: 'meter' | 'm' | …, mass: … }`. */
type UnitName<N extends object> = N[keyof N];

/**
 * The quantities in which a spelling is a unit: `oz` is one of mass and of volume. Of several spellings, those of them all. It is
 * asked of the spelling as a whole, and the conditions below are asked of quantities: were they asked of spellings, the compiler
 * would compare each with thousands of others.
 */
type QuantityOf<N extends object, S> = { [Q in keyof N]: [S] extends [N[Q]] ? Q : never }[keyof N];

/** A unit written as a product of others: `mi/fortnight`. */
type CompoundUnit = `${string}${'/' | '*' | '·' | '^' | ' per ' | '-per-'}${string}`;

/** What no list has: text and compounds are read when the program runs; a literal that is none is refused. */
type Unlisted<S extends string, Listed> = string extends S ? S : [S] extends [CompoundUnit] ? S : Listed;

/** What stands for a unit to convert from. */
type Source<N extends object, S extends string> = [QuantityOf<N, S>] extends [never] ? Unlisted<S, UnitName<N>> : S;

/** What stands for a unit to convert to, by the quantities of both: where both are known, they have one in common. */
type TargetIn<N extends object, From extends keyof N, To, S extends string> = [To] extends [never]
  ? Unlisted<S, [From] extends [never] ? UnitName<N> : N[From]>
  : [From] extends [never]
    ? S
    : [From & To] extends [never]
      ? N[From]
      : S;

type Target<N extends object, From, S extends string> = TargetIn<N, QuantityOf<N, From>, QuantityOf<N, S>, S>;

// Each function has two signatures. The first knows both units, and is what editors complete from; the second knows at most one.

/** Converts a value between two units. */
export interface Convert<N extends object> {
  <const From extends UnitName<N>>(value: number, from: From, to: N[QuantityOf<N, From>]): number;
  <const From extends string, const To extends string>(
    value: number,
    from: Source<N, From>,
    to: Target<N, From, To>,
  ): number;
}

/** Compiles a conversion between two units. */
export interface CompileConverter<N extends object> {
  <const From extends UnitName<N>>(from: From, to: N[QuantityOf<N, From>]): (value: number) => number;
  <const From extends string, const To extends string>(
    from: Source<N, From>,
    to: Target<N, From, To>,
  ): (value: number) => number;
}

/** Converts decimal text between two units. */
export interface ConvertExact<N extends object> {
  <const From extends UnitName<N>>(text: string, from: From, to: N[QuantityOf<N, From>]): ExactResult;
  <const From extends string, const To extends string>(
    text: string,
    from: Source<N, From>,
    to: Target<N, From, To>,
  ): ExactResult;
}

/** The functions of some units, with the spellings that the compiler knows of each quantity. */
export interface Units<N extends object> {
  /** Converts a value between two units: the double nearest to the exact answer. */
  readonly convert: Convert<N>;
  /** Compiles a conversion, for those who convert in a loop. */
  readonly converter: CompileConverter<N>;
  /** Converts decimal text of any number of digits into an exact fraction. */
  readonly convertExact: ConvertExact<N>;
}
