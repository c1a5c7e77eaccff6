import { pluralName, singularName, symbolOf } from '../definition/symbol.ts';
import { unknownQuantity } from '../model/error.ts';
import { optionsOf } from '../model/given.ts';
import type { Locale } from '../model/locale.ts';
import { binaryPrefixes, siPrefixes } from '../model/prefix.ts';
import type { Quantity } from '../model/quantity.ts';
import type { Prefix, Unit } from '../model/unit.ts';
import { commonFirst } from './rank.ts';
import { nearestWords } from './near-words.ts';

/** A unit for a select box. */
export interface UnitItem {
  /** The identifier, which every function accepts. */
  readonly id: string;
  /** The singular name: `kilometer`. */
  readonly name: string;
  /** The plural name: `kilometers`. */
  readonly plural: string;
  /** The symbol, or the name if it has none: `km`. */
  readonly symbol: string;
}

/** A quantity and its units, the common ones first. */
export interface UnitGroup<Item extends UnitItem = UnitItem> {
  /** The identifier of the quantity: `fuel-economy`. */
  readonly id: string;
  /** The display name: `Fuel economy`. */
  readonly name: string;
  /** The units, the common ones first. */
  readonly units: readonly Item[];
}

/** Options of a list. `Id` is the type of the quantity. */
export interface ListOptions<Id extends string = string> {
  /** The identifier of one quantity. Default: all quantities. */
  readonly quantity?: Id | undefined;
  /**
   * The default export of `@units/engine/locales/…`. Names are in its language, and units without a name or symbol in
   * it are omitted. Default: English names.
   */
  readonly locale?: Locale | undefined;
}

/** The identifier of one of the given quantities, or any text if the compiler does not know it. */
export type QuantityId<N, Id extends string> = string extends Id ? Id : [Id] extends [keyof N] ? Id : keyof N & string;

const prefixes = new Map<string, Prefix>([
  ...siPrefixes.map(([name, symbol, exponent]) => [name, { name, symbol, exponent, binary: false }] as const),
  ...binaryPrefixes.map(([name, symbol, exponent]) => [name, { name, symbol, exponent, binary: true }] as const),
]);

const itemOf = (unit: Unit): UnitItem => ({
  id: unit.id,
  name: singularName(unit),
  plural: pluralName(unit),
  symbol: symbolOf(unit),
});

/** Returns the item with a prefix by concatenation, which is faster than calculating its names. */
const prefixed = ({ id, name, plural, symbol }: UnitItem, prefix: Prefix): UnitItem => ({
  id: prefix.name + id,
  name: prefix.name + name,
  plural: prefix.name + plural,
  symbol: prefix.symbol + symbol,
});

/**
 * Returns the units of a quantity that lists show, the common ones first, without an index, which would take longer.
 */
const itemsOf = (quantity: Quantity): readonly UnitItem[] => {
  const { units } = quantity;
  const rows = new Set(units.map(({ id }) => id));
  // A row replaces its prefixed form at the same position, because it has more detail: megabit per second
  const items = new Map<string, readonly [unit: Unit, item: UnitItem] | undefined>();
  for (const entry of units) {
    const unit: Unit = { id: entry.id, quantity, entry, prefix: undefined, product: undefined };
    const item = itemOf(unit);
    items.set(unit.id, [unit, item]);
    for (const name of [...(entry.si ?? []), ...(entry.binary ?? [])]) {
      const prefix = prefixes.get(name)!;
      const id = name + entry.id;
      if (!items.has(id)) items.set(id, rows.has(id) ? undefined : [{ ...unit, id, prefix }, prefixed(item, prefix)]);
    }
  }
  const all = new Map(Array.from(items.values(), (each) => each!));
  return commonFirst([...all.keys()]).map((unit) => all.get(unit)!);
};

/** Returns quantities and their units, the common ones first. Throws a UnitsError for an unknown quantity. */
export const listGroups = (quantities: readonly Quantity[], options?: ListOptions): UnitGroup[] => {
  const { quantity: wanted } = optionsOf(options);
  const chosen = wanted === undefined ? quantities : quantities.filter(({ id }) => id === wanted);
  if (chosen.length === 0 && wanted !== undefined) {
    const ids = quantities.map(({ id }) => id);
    throw unknownQuantity('quantity', wanted, () => (typeof wanted === 'string' ? nearestWords(wanted, ids) : []));
  }
  return chosen.map((quantity) => ({
    id: quantity.id,
    name: quantity.name,
    units: itemsOf(quantity),
  }));
};
