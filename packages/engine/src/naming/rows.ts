import { nameOf } from './english.ts';
import type { Quantity, UnitRow } from '../model/quantity.ts';
import { searchRows, type RowSearch } from './row-search.ts';
import { fold } from './spelling.ts';
import type { Unit } from '../model/unit.ts';

/** What a row writes: its identifier, name, symbols and further names. */
export const spellingsOf = (row: UnitRow): string[] => [
  row.id,
  nameOf(row),
  ...(row.symbol === undefined ? [] : [fold(row.symbol)]),
  ...(row.symbols ?? []).map(fold),
  ...(row.names ?? []),
];

export const add = (map: Map<string, Unit[]>, key: string, unit: Unit): void => {
  const units = map.get(key);
  if (!units) map.set(key, [unit]);
  else if (!units.includes(unit)) units.push(unit);
};

/** So many look-ups are made in packed rows before all of them are put into an index, which then is faster. */
const mostSearches = 200;

/**
 * The rows of some quantities as units, found by what they write. Packed rows are searched, so that a program which converts a few
 * units does not read all others first.
 */
export class Rows {
  private readonly quantities: readonly Quantity[];
  private readonly units = new Map<string, Unit>();
  private search: RowSearch | undefined;
  private searches = 0;
  private index: ReadonlyMap<string, readonly Unit[]> | undefined;

  constructor(quantities: readonly Quantity[]) {
    this.quantities = quantities;
  }

  private unitOf(quantity: Quantity, row: UnitRow): Unit {
    let unit = this.units.get(row.id);
    if (!unit) this.units.set(row.id, (unit = { id: row.id, quantity, row, prefix: undefined, product: undefined }));
    return unit;
  }

  private makeIndex(): ReadonlyMap<string, readonly Unit[]> {
    const index = new Map<string, Unit[]>();
    for (const unit of this.everyUnit()) for (const spelling of spellingsOf(unit.row!)) add(index, spelling, unit);
    return index;
  }

  private indexed(): ReadonlyMap<string, readonly Unit[]> {
    return (this.index ??= this.makeIndex());
  }

  /** The search, where all rows are packed and few were looked up. */
  private searchWhileFew(): RowSearch | undefined {
    if (this.index || ++this.searches > mostSearches) return undefined;
    if (this.searches === 1 && this.quantities.every(({ text }) => text !== undefined)) {
      this.search = searchRows(this.quantities);
    }
    return this.search;
  }

  /** The units whose rows write a spelling exactly so, in the order of the list. */
  bySpelling(spelling: string): readonly Unit[] {
    const search = this.searchWhileFew();
    if (!search) return this.indexed().get(spelling) ?? [];
    const found = search.bySpelling(spelling).filter(([, row]) => spellingsOf(row).includes(spelling));
    return found.map(([quantity, row]) => this.unitOf(quantity, row));
  }

  /** The unit of the row that has an identifier. */
  byId(id: string): Unit | undefined {
    const known = this.units.get(id);
    if (known) return known;
    const search = this.searchWhileFew();
    if (!search)
      return this.indexed()
        .get(id)
        ?.find((unit) => unit.id === id);
    const found = search.byId(id);
    return found && this.unitOf(...found);
  }

  /** The unit of every row, in the order of the list. Who reads them all looks up more than a few: the index is made on the way. */
  all(): Unit[] {
    this.indexed();
    return this.everyUnit();
  }

  private everyUnit(): Unit[] {
    return this.quantities.flatMap((quantity) => quantity.units.map((row) => this.unitOf(quantity, row)));
  }
}
