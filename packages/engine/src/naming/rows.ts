import { CompactQuantity } from '../compact/read.ts';
import { nameOf } from '../definition/english.ts';
import { searchCells, type CellSearch, type Place } from '../compact/search.ts';
import type { Quantity, UnitEntry } from '../model/quantity.ts';
import type { Unit } from '../model/unit.ts';
import { beginningOf, fold, nameKey } from './spelling.ts';
import { spellingsOf } from './spellings-of.ts';

export const add = (map: Map<string, Unit[]>, key: string, unit: Unit): void => {
  const units = map.get(key);
  if (!units) map.set(key, [unit]);
  else if (!units.includes(unit)) units.push(unit);
};

/** What a unit is called: its identifier, name, plural and further names. */
export const namesOf = ({ entry }: Unit): string[] => {
  const { id, plural, names } = entry!;
  return [id, nameOf(entry!), ...(plural === undefined ? [] : [plural]), ...names];
};

/** The keys of all names of a unit. */
export const keysOf = (unit: Unit): string[] => namesOf(unit).map((name) => nameKey(fold(name)));

/** So many look-ups are made in texts before all units are put into an index, which then is faster. */
const mostSearches = 200;

/** The searches in the two texts of each quantity. */
interface Searches {
  readonly units: CellSearch;
  readonly names: CellSearch;
}

/**
 * The units of some quantities, found by what they write. Quantities in the compact format are searched as texts, so that a program
 * which converts a few units does not read all others first.
 */
export class Rows {
  private readonly quantities: readonly Quantity[];
  private readonly units = new Map<string, Unit>();
  private searches: Searches | undefined;
  private count = 0;
  private index: ReadonlyMap<string, readonly Unit[]> | undefined;

  constructor(quantities: readonly Quantity[]) {
    this.quantities = quantities;
  }

  private unitOf(quantity: Quantity, entry: UnitEntry): Unit {
    let unit = this.units.get(entry.id);
    if (!unit)
      this.units.set(entry.id, (unit = { id: entry.id, quantity, entry, prefix: undefined, product: undefined }));
    return unit;
  }

  private makeIndex(): ReadonlyMap<string, readonly Unit[]> {
    const index = new Map<string, Unit[]>();
    for (const unit of this.everyUnit()) for (const spelling of spellingsOf(unit.entry!)) add(index, spelling, unit);
    return index;
  }

  private indexed(): ReadonlyMap<string, readonly Unit[]> {
    return (this.index ??= this.makeIndex());
  }

  /** The searches, where all quantities are texts and few units were looked up. */
  private searchWhileFew(): Searches | undefined {
    if (this.index || ++this.count > mostSearches) return undefined;
    if (this.count === 1) {
      const texts = this.quantities.filter((quantity) => quantity instanceof CompactQuantity);
      if (texts.length < this.quantities.length) return undefined;
      this.searches = {
        units: searchCells(texts.map(({ unitsText }) => unitsText)),
        names: searchCells(texts.map(({ namesText }) => namesText)),
      };
    }
    return this.searches;
  }

  private at([text, line]: Place): Unit {
    const quantity = this.quantities[text] as CompactQuantity;
    return this.unitOf(quantity, quantity.at(line));
  }

  private unitsAt(places: Place[]): readonly Unit[] {
    return [...new Set(places.sort(([a, b], [c, d]) => a - c || b - d).map((place) => this.at(place)))];
  }

  /** The units that write a spelling exactly so, in the order of the list. */
  bySpelling(spelling: string): readonly Unit[] {
    const searches = this.searchWhileFew();
    if (!searches) return this.indexed().get(spelling) ?? [];
    // A unit without a name has its identifier in words
    const inWords = spelling.includes(' ') ? searches.units.first(spelling.replaceAll(' ', '-')) : undefined;
    const places = [
      ...searches.units.leading(spelling),
      ...searches.names.any(spelling),
      ...(inWords ? [inWords] : []),
    ];
    return this.unitsAt(places).filter(({ entry }) => spellingsOf(entry!).includes(spelling));
  }

  /** The unit of an identifier. */
  byId(id: string): Unit | undefined {
    const known = this.units.get(id);
    if (known) return known;
    const searches = this.searchWhileFew();
    if (!searches)
      return this.indexed()
        .get(id)
        ?.find((unit) => unit.id === id);
    const place = searches.units.first(id);
    return place && this.at(place);
  }

  /** Units in the order of the list, among them all whose names have a key; undefined where only reading all names tells. */
  mayBeNamed(key: string): readonly Unit[] | undefined {
    const pattern = beginningOf(key);
    const searches = pattern && this.searchWhileFew();
    if (!searches) return undefined;
    return this.unitsAt([...searches.units.matching(pattern), ...searches.names.matching(pattern)]);
  }

  /** Every unit, in the order of the list. Who reads them all looks up more than a few: the index is made on the way. */
  all(): Unit[] {
    this.indexed();
    return this.everyUnit();
  }

  private everyUnit(): Unit[] {
    return this.quantities.flatMap((quantity) => quantity.units.map((entry) => this.unitOf(quantity, entry)));
  }
}
