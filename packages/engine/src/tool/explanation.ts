import type { Source } from '../model/source.ts';

export type { Source } from '../model/source.ts';

/** A formula for one result. */
export interface Formula<P extends string = string, R extends string = string> {
  /** The key of the result. */
  readonly gives: R;
  /** In the keys of parameters and results, with `+ − × ÷ ² | ( )` and numbers: `subtotal × tipPercent ÷ 100`. */
  readonly is: string;
  /** The words of a choice that it holds for; for all where there is none. */
  readonly when?: { readonly [K in P | R]?: readonly string[] };
}

/** The values of one parameter that people look up. */
export interface LookUp<P extends string = string, R extends string = string> {
  /** The key of the parameter. */
  readonly vary: P;
  /** The values that it takes. */
  readonly values: readonly (string | number)[];
  /** The keys of the results to show. */
  readonly show: readonly R[];
}

/**
 * The formulas, rules and limits of a tool, for readers. Its numbers are those that
 * `run` calculates with, put into the text.
 */
export interface Explanation<P extends string = string, R extends string = string> {
  /** The formulas of the results. */
  readonly formulas?: readonly Formula<P, R>[];
  /** Rules that a formula cannot express, in sentences. */
  readonly rules?: readonly string[];
  /** Assumptions and limits, in sentences. */
  readonly limits: readonly string[];
  /** Identifiers of the units on whose definitions the results rest. */
  readonly units?: readonly string[];
  /** The documents that decide the rest. */
  readonly sources?: readonly Source[];
  /** The values that people look up most. */
  readonly lookUp?: LookUp<P, R>;
}
