import type { CompactQuantity } from '../compact/read.ts';
import { searchCells, type CellSearch, type Place } from '../compact/search.ts';
import { basePrefixes, shows, takes } from '../definition/base-prefix.ts';
import { plural } from '../definition/english.ts';
import type { Quantity, UnitEntry } from '../model/quantity.ts';
import type { Prefix, Unit } from '../model/unit.ts';
import { listUnitsOf, type Meanings, type UnitIndex } from './unit-index.ts';

/**
 * Texts that mean another unit to the full index, which knows more spellings: mt is the tonne, qm the square meter, and feet and
 * inches of length come before minutes and seconds of arc. They are refused, so that no number differs; a test finds what is missing here.
 */
export const elsewhere =
  'mt MT T1 ′ ″ ′² ″² qm qm/s qm/s² Gb db Gs PS/cm rads megarads kilorads millirads microrads british-thermal-units therm-uks'.split(
    ' ',
  );

/** One way to read a text: a prefix, and what is left for an identifier or a symbol. */
type Reading = readonly [prefix: Prefix, rest: string];

/** The micro sign of Latin-1, and what keyboards have for it. */
const withMicro = (text: string): string => text.replace(/^[µu]/, 'μ');

const readings = (text: string): Reading[] => {
  const written = withMicro(text);
  return basePrefixes.flatMap((prefix) => {
    const { name, symbol } = prefix;
    const found: Reading[] = [];
    if (text.startsWith(name)) found.push([prefix, text.slice(name.length)]);
    if (written.startsWith(symbol)) found.push([prefix, written.slice(symbol.length)]);
    return found;
  });
};

/**
 * The units of some quantities by their identifiers and symbols alone, for pages that wait for their first bytes: no names, no
 * compounds, no suggestions.
 */
export class LightIndex implements UnitIndex {
  readonly quantities: readonly CompactQuantity[];
  private readonly units = new Map<string, Unit>();
  private readonly lists = new Map<Quantity, readonly Unit[]>();
  private search: CellSearch | undefined;

  constructor(quantities: readonly CompactQuantity[]) {
    this.quantities = quantities;
  }

  readonly byId = (id: string): Unit | undefined => this.units.get(id) ?? this.listed(id) ?? this.prefixed(id);

  readonly find = (spelling: string): Meanings => {
    if (elsewhere.includes(spelling)) return { units: [], ambiguous: false };
    const units = this.readAs(spelling);
    return { units: units.length > 0 ? units : this.readPlural(spelling), ambiguous: false };
  };

  readonly unitsOf = (quantity: Quantity): readonly Unit[] => {
    let units = this.lists.get(quantity);
    if (!units) this.lists.set(quantity, (units = listUnitsOf(quantity, this.byId)));
    return units;
  };

  readonly suggest = (): readonly string[] => [];

  private unitOf(quantity: Quantity, row: UnitEntry): Unit {
    let unit = this.units.get(row.id);
    if (!unit) this.units.set(row.id, (unit = { id: row.id, quantity, row, prefix: undefined, product: undefined }));
    return unit;
  }

  private listed(id: string): Unit | undefined {
    const place = this.cells().first(id);
    return place && this.at(place);
  }

  private cells(): CellSearch {
    return (this.search ??= searchCells(this.quantities.map(({ unitsText }) => unitsText)));
  }

  private at([text, line]: Place): Unit {
    const quantity = this.quantities[text]!;
    return this.unitOf(quantity, quantity.at(line));
  }

  /** The unit of each quantity that has a text for its identifier, or else for its symbol. */
  private named(text: string): ReadonlyMap<Quantity, Unit> {
    const units = new Map<Quantity, Unit>();
    for (const unit of this.cells()
      .any(text)
      .map((place) => this.at(place))) {
      const { row, quantity } = unit;
      if (row!.id === text || (row!.printed === text && !units.has(quantity!))) units.set(quantity!, unit);
    }
    return units;
  }

  private prefixed(id: string): Unit | undefined {
    for (const prefix of basePrefixes) {
      const rest = id.startsWith(prefix.name) ? this.listed(id.slice(prefix.name.length)) : undefined;
      if (rest && takes(rest.row!, prefix)) return this.withPrefix(rest, prefix);
    }
    return undefined;
  }

  private withPrefix(unit: Unit, prefix: Prefix): Unit {
    const id = prefix.name + unit.id;
    const result = this.units.get(id) ?? { ...unit, id, prefix };
    this.units.set(id, result);
    return result;
  }

  /** At most one unit in each quantity. Where some are listed so, others stand beside them only as lists show them: kt, but no femtotonne by ft. */
  private readAs(text: string): Unit[] {
    const units = new Map(this.named(text));
    const isListed = units.size > 0;
    for (const [prefix, rest] of readings(text)) {
      for (const [quantity, unit] of this.named(rest)) {
        const mayBe = takes(unit.row!, prefix) && (!isListed || shows(unit.row!, prefix));
        if (mayBe && !units.has(quantity)) units.set(quantity, this.withPrefix(unit, prefix));
      }
    }
    return this.quantities.flatMap((quantity) => units.get(quantity) ?? []);
  }

  /** An identifier in the plural: `feet`, `kilometers`, `square-inches`. */
  private readPlural(text: string): Unit[] {
    for (const id of [text.replace(/feet\b/, 'foot'), text.replace(/s\b/, ''), text.replace(/es\b/, '')]) {
      const unit = id === text ? undefined : this.byId(id);
      if (unit && plural(id.replaceAll('-', ' ')) === text.replaceAll('-', ' ')) return [unit];
    }
    return [];
  }
}
