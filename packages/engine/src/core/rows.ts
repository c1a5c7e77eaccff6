import { nameOf } from './english.ts';
import type { Quantity, UnitRow } from './quantity.ts';
import { fold } from './spelling.ts';
import type { Unit } from './unit.ts';

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
 * The rows of some quantities as units, found by what they write. Packed quantities find their rows themselves, so that a program
 * which converts a few units does not read all others first.
 */
export class Rows {
  private readonly quantities: readonly Quantity[];
  private readonly units = new Map<string, Unit>();
  private index: ReadonlyMap<string, readonly Unit[]> | undefined;
  private searches = 0;

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

  /** The units whose rows write a spelling exactly so, in the order of the list. */
  bySpelling(spelling: string): readonly Unit[] {
    if (!this.index && (++this.searches > mostSearches || this.quantities.some(({ find }) => !find))) {
      this.index = this.makeIndex();
    }
    if (this.index) return this.index.get(spelling) ?? [];
    const units: Unit[] = [];
    for (const quantity of this.quantities) {
      for (const row of quantity.find!(spelling)) {
        if (spellingsOf(row).includes(spelling)) units.push(this.unitOf(quantity, row));
      }
    }
    return units;
  }

  /** The unit of the row that has an identifier. */
  byId(id: string): Unit | undefined {
    return this.units.get(id) ?? this.bySpelling(id).find((unit) => unit.id === id);
  }

  /** The unit of every row, in the order of the list. Who reads them all looks up more than a few: the index is made on the way. */
  all(): Unit[] {
    this.index ??= this.makeIndex();
    return this.everyUnit();
  }

  private everyUnit(): Unit[] {
    return this.quantities.flatMap((quantity) => quantity.units.map((row) => this.unitOf(quantity, row)));
  }
}
