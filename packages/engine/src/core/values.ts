import type { Defaulted, Optional } from './field.ts';

/** The type of the values that a row stands for. */
export type ValueOf<F> = F extends { kind: 'number' | 'integer' }
  ? number
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'choice'; values: readonly (infer V)[] }
      ? V
      : F extends { kind: 'unit' | 'date' | 'text' }
        ? string
        : F extends { kind: 'record'; fields: infer G }
          ? Values<G>
          : F extends { kind: 'list'; fields: infer G }
            ? readonly Values<G>[]
            : F extends { kind: 'either'; of: readonly (infer G)[] }
              ? ValueOf<G>
              : never;

type Keys<F, Mark> = { [K in keyof F]: F[K] extends Mark ? K : never }[keyof F];
type Flat<T> = { [K in keyof T]: T[K] };

/** What a tool gives, by its result rows. */
export type Values<F> = Flat<
  { readonly [K in Exclude<keyof F, Keys<F, Optional>>]: ValueOf<F[K]> } & {
    readonly [K in Keys<F, Optional>]?: ValueOf<F[K]> | undefined;
  }
>;

/** What a caller gives: rows that are optional or have a default may be left out. */
export type Given<F> = Flat<
  { readonly [K in Exclude<keyof F, Keys<F, Optional | Defaulted>>]: ValueOf<F[K]> } & {
    readonly [K in Keys<F, Optional | Defaulted>]?: ValueOf<F[K]> | undefined;
  }
>;

/** What a tool runs on: defaults filled in, only optional rows may be undefined. */
export type Filled<F> = {
  readonly [K in keyof F]: F[K] extends Optional ? ValueOf<F[K]> | undefined : ValueOf<F[K]>;
};
