import type { CategoryRecord } from '@units/engine/catalog';

/** One way to write one unit, with what converts it: base = value × scale + offset. */
export interface SpellingRow {
  readonly spelling: string;
  readonly unit: string;
  readonly quantity: string;
  readonly kind: string;
  readonly scale: number;
  readonly offset: number;
}

/** Every listed spelling of every listed unit, all quantities or those of the names. */
export const spellingRows = (categories: readonly CategoryRecord[]): readonly SpellingRow[] =>
  categories.flatMap(({ name: quantity, units }) =>
    units.flatMap(({ id, kind, aliases, toBaseScale, toBaseOffset }) =>
      aliases.map((spelling) => ({ spelling, unit: id, quantity, kind, scale: toBaseScale, offset: toBaseOffset })),
    ),
  );
