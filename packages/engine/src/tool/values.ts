import type { Defaulted, Measured, Optional } from './field.ts';

/** A number with its unit in a result. */
export interface Measure {
  /** The double nearest to the exact value. */
  readonly value: number;
  /** The identifier of the unit. */
  readonly unit: string;
  /** The unit's symbol, or its name if it has none. */
  readonly symbol: string;
}

/** The type of a row's values. */
export type ValueOf<F> = F extends { kind: 'number' | 'integer' }
  ? number
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'choice'; values: readonly (infer V)[] }
      ? V
      : F extends { kind: 'unit' | 'date' | 'text' }
        ? string
        : F extends { kind: 'numbers' }
          ? readonly number[]
          : F extends { kind: 'quantity' }
            ? Measured
            : F extends { kind: 'measure' }
              ? Measure
              : F extends { kind: 'record'; fields: infer G }
                ? WrittenOut<Values<G>>
                : F extends { kind: 'list'; fields: infer G }
                  ? readonly WrittenOut<Values<G>>[]
                  : F extends { kind: 'either'; of: readonly (infer G)[] }
                    ? ValueOf<G>
                    : never;

type Keys<F, Mark> = { [K in keyof F]: F[K] extends Mark ? K : never }[keyof F];
type Flat<T> = { [K in keyof T]: T[K] };

/** The same type with its members expanded, for editors and the reference. */
export type WrittenOut<T> = T extends infer All ? { [K in keyof All]: All[K] } : never;

/** The result of a tool, by its result rows. */
export type Values<F> = Flat<
  { readonly [K in Exclude<keyof F, Keys<F, Optional>>]: ValueOf<F[K]> } & {
    readonly [K in Keys<F, Optional>]?: ValueOf<F[K]> | undefined;
  }
>;

/** The type of a caller's input for a row. */
type InputOf<F> = F extends { kind: 'quantity' } ? string | number : ValueOf<F>;

/** The input of a tool: optional rows and rows with a default may be absent. */
export type Given<F> = Flat<
  { readonly [K in Exclude<keyof F, Keys<F, Optional | Defaulted>>]: InputOf<F[K]> } & {
    readonly [K in Keys<F, Optional | Defaulted>]?: InputOf<F[K]> | undefined;
  }
>;

/** The input with defaults filled in: only optional rows may be undefined. */
export type Filled<F> = {
  readonly [K in keyof F]: F[K] extends Optional ? ValueOf<F[K]> | undefined : ValueOf<F[K]>;
};
