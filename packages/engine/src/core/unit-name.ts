// What the compiler knows about units: which spellings are units, and which of them convert into one another.
import type { ExactResult } from './exact.ts';

/** Any spelling among some quantities, given as `{ length: 'meter' | 'm' | …, mass: … }`. */
export type UnitName<N extends object> = N[keyof N] & string;

/** The quantities in which a spelling is a unit: `oz` is one of mass and of volume. Of several spellings, those of them all. */
type QuantityOf<N extends object, S> = { [Q in keyof N]: [S] extends [N[Q]] ? Q : never }[keyof N];

/** What a spelling converts to. */
export type CompatibleUnit<N extends object, S> = [S] extends [UnitName<N>]
  ? N[QuantityOf<N, S>] & string
  : UnitName<N>;

/** A unit written as a product of others, `mi/fortnight`: those that no list has are read when the program runs. */
export type CompoundUnit = `${string}${'/' | '*' | '·' | '^' | ' per ' | '-per-'}${string}`;

/**
 * What stands for a unit to convert from: a known spelling, a compound, or any text that the compiler does not know. The brackets
 * keep a union whole: asked of each of its thousands of members, the compiler would take seconds.
 */
export type SourceUnit<N extends object, S extends string> = [S] extends [UnitName<N>]
  ? S
  : string extends S
    ? S
    : [S] extends [CompoundUnit]
      ? S
      : UnitName<N>;

/** What stands for a unit to convert to: as {@link SourceUnit}, and of the same quantity where both are known. */
export type TargetUnit<N extends object, From, S extends string> = [S] extends [CompatibleUnit<N, From>]
  ? S
  : string extends S
    ? S
    : [S] extends [UnitName<N>]
      ? CompatibleUnit<N, From>
      : [S] extends [CompoundUnit]
        ? S
        : CompatibleUnit<N, From>;

/** The functions of some units, with the spellings that the compiler knows of each quantity. */
export interface Units<N extends object> {
  /** Converts a value between two units: the double nearest to the exact answer. */
  readonly convert: <const From extends string, const To extends string>(
    value: number,
    from: SourceUnit<N, From>,
    to: TargetUnit<N, From, To>,
  ) => number;
  /** Compiles a conversion, for those who convert in a loop. */
  readonly converter: <const From extends string, const To extends string>(
    from: SourceUnit<N, From>,
    to: TargetUnit<N, From, To>,
  ) => (value: number) => number;
  /** Converts decimal text of any number of digits into an exact fraction. */
  readonly convertExact: <const From extends string, const To extends string>(
    text: string,
    from: SourceUnit<N, From>,
    to: TargetUnit<N, From, To>,
  ) => ExactResult;
}
