import type { CategoryRecord } from '@units/engine/catalog';

/** A spelling of a unit, with its conversion: base = value × scale + offset. */
export interface SpellingRow {
  readonly spelling: string;
  readonly unit: string;
  readonly quantity: string;
  readonly kind: string;
  readonly scale: number;
  readonly offset: number;
}

/** Returns every listed spelling of every listed unit, of all or the given categories. */
export const spellingRows = (categories: readonly CategoryRecord[]): readonly SpellingRow[] =>
  categories.flatMap(({ name: quantity, units }) =>
    units.flatMap(({ id, kind, aliases, toBaseScale, toBaseOffset }) =>
      aliases.map((spelling) => ({ spelling, unit: id, quantity, kind, scale: toBaseScale, offset: toBaseOffset })),
    ),
  );
