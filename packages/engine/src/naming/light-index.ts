import { readUnit } from '../compact/light-unit.ts';
import type { CompactQuantity } from '../compact/read.ts';
import { searchCells, type CellSearch, type Place } from '../compact/search.ts';
import { basePrefixes, takes } from '../definition/base-prefix.ts';
import { plural } from '../definition/english.ts';
import type { Quantity, UnitEntry } from '../model/quantity.ts';
import type { Prefix, Unit } from '../model/unit.ts';
import { findInEach } from './light-find.ts';
import { listUnitsOf, type Meanings, type UnitIndex } from './unit-index.ts';

/** The rad of a dose is no radian, and a British thermal unit has several kinds. */
const otherPlurals = /rads$|^british-thermal-units$|^therm-uks$/;

/**
 * The units of some quantities by their identifiers and symbols alone, for pages that wait for their first bytes: no names, no
 * compounds, no suggestions.
 */
export class LightIndex implements UnitIndex {
  readonly quantities: readonly CompactQuantity[];
  private readonly units = new Map<string, Unit>();
  private readonly lists = new Map<Quantity, readonly Unit[]>();
  private readonly texts: readonly string[];
  private search: CellSearch | undefined;

  constructor(quantities: readonly CompactQuantity[]) {
    this.quantities = quantities;
    this.texts = quantities.map(({ unitsText }) => unitsText);
  }

  readonly byId = (id: string): Unit | undefined => this.units.get(id) ?? this.listed(id) ?? this.prefixed(id);

  readonly find = (spelling: string): Meanings => {
    const found = findInEach((text) => this.texts.map((units) => readUnit(units, text)), spelling);
    const units = found.map((meaning) => meaning && this.byId((meaning.prefix?.name ?? '') + meaning.entry.id)!);
    const known = units.filter((unit) => unit !== undefined);
    return { units: known.length > 0 ? known : this.readPlural(spelling), ambiguous: false };
  };

  readonly unitsOf = (quantity: Quantity): readonly Unit[] => {
    let units = this.lists.get(quantity);
    if (!units) this.lists.set(quantity, (units = listUnitsOf(quantity, this.byId)));
    return units;
  };

  readonly suggest = (): readonly string[] => [];

  private unitOf(quantity: Quantity, entry: UnitEntry): Unit {
    let unit = this.units.get(entry.id);
    if (!unit)
      this.units.set(entry.id, (unit = { id: entry.id, quantity, entry, prefix: undefined, product: undefined }));
    return unit;
  }

  private listed(id: string): Unit | undefined {
    const place = this.cells().first(id);
    return place && this.at(place);
  }

  private cells(): CellSearch {
    return (this.search ??= searchCells(this.texts));
  }

  private at([text, line]: Place): Unit {
    const quantity = this.quantities[text]!;
    return this.unitOf(quantity, quantity.at(line));
  }

  private prefixed(id: string): Unit | undefined {
    for (const prefix of basePrefixes) {
      const rest = id.startsWith(prefix.name) ? this.listed(id.slice(prefix.name.length)) : undefined;
      if (rest && takes(rest.entry!, prefix)) return this.withPrefix(rest, prefix);
    }
    return undefined;
  }

  private withPrefix(unit: Unit, prefix: Prefix): Unit {
    const id = prefix.name + unit.id;
    const result = this.units.get(id) ?? { ...unit, id, prefix };
    this.units.set(id, result);
    return result;
  }

  /** An identifier in the plural: `feet`, `kilometers`, `square-inches`. Those that mean another unit to the full index are left to it. */
  private readPlural(text: string): Unit[] {
    if (otherPlurals.test(text)) return [];
    for (const id of [text.replace(/feet\b/, 'foot'), text.replace(/s\b/, ''), text.replace(/es\b/, '')]) {
      const unit = id === text ? undefined : this.byId(id);
      if (unit && plural(id.replaceAll('-', ' ')) === text.replaceAll('-', ' ')) return [unit];
    }
    return [];
  }
}
