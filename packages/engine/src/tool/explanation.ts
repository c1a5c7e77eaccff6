import type { Source } from '../model/source.ts';

export type { Source } from '../model/source.ts';

/** A formula for one result. */
export interface Formula<P extends string = string, R extends string = string> {
  /** The key of the result. */
  readonly gives: R;
  /** The formula with keys of parameters and results, `+ − × ÷ ² | ( )` and numbers: `subtotal × tipPercent ÷ 100`. */
  readonly is: string;
  /** The values of a choice for which it applies. Default: all. */
  readonly when?: { readonly [K in P | R]?: readonly string[] };
}

/** A parameter whose values people look up. */
export interface LookUp<P extends string = string, R extends string = string> {
  /** The key of the parameter. */
  readonly vary: P;
  /** The values. */
  readonly values: readonly (string | number)[];
  /** The keys of the results to show. */
  readonly show: readonly R[];
}

/** The formulas, rules and limits of a tool, for readers. The numbers in the text are those that `run` uses. */
export interface Explanation<P extends string = string, R extends string = string> {
  /** The formulas of the results. */
  readonly formulas?: readonly Formula<P, R>[];
  /** Rules that a formula cannot express, as sentences. */
  readonly rules?: readonly string[];
  /** Assumptions and limits, as sentences. */
  readonly limits: readonly string[];
  /** Identifiers of the units whose definitions the results use. */
  readonly units?: readonly string[];
  /** The other sources. */
  readonly sources?: readonly Source[];
  /** The most frequent look-ups. */
  readonly lookUp?: LookUp<P, R>;
}
