import { LightUnit, type CompactQuantity } from '../compact/read.ts';
import { prefixes, takes } from '../definition/prefix.ts';
import { plural } from '../definition/english.ts';
import type { Quantity } from '../model/quantity.ts';
import type { Prefix, Unit } from '../model/unit.ts';
import { findInEach } from './light-find.ts';
import { listUnitsOf, type Meanings, type UnitIndex } from './unit-index.ts';
import { UnitLines } from './unit-lines.ts';

/**
 * Plurals that mean another unit to the full index, such as those of the British thermal unit, which has several kinds.
 */
const otherPlurals = /rads$|^british-thermal-units$|^therm-uks$/;

/**
 * Finds units only by identifier and symbol, for pages with a small byte budget. It has no names, no compounds and no
 * suggestions.
 */
export class LightIndex implements UnitIndex {
  readonly quantities: readonly CompactQuantity[];
  private readonly lines: UnitLines;
  private readonly prefixes = new Map<string, Unit>();
  private readonly lists = new Map<Quantity, readonly Unit[]>();

  constructor(quantities: readonly CompactQuantity[]) {
    this.quantities = quantities;
    this.lines = new UnitLines(quantities);
  }

  readonly byId = (id: string): Unit | undefined => this.lines.byId(id) ?? this.prefixes.get(id) ?? this.prefixed(id);

  readonly find = (spelling: string): Meanings => {
    const found = findInEach((text) => this.inEach(text), spelling);
    const units = found.map((meaning) => meaning && this.byId((meaning.prefix?.name ?? '') + meaning.entry.id)!);
    const known = units.filter((unit) => unit !== undefined);
    return { units: known.length > 0 ? known : this.readPlural(spelling), ambiguous: false };
  };

  readonly unitsOf = (quantity: Quantity): readonly Unit[] => {
    let units = this.lists.get(quantity);
    if (!units) this.lists.set(quantity, (units = listUnitsOf(quantity, this.byId)));
    return units;
  };

  /** Includes the units that quantities have received since. */
  readAgain(): void {
    this.lines.readAgain();
    this.lists.clear();
  }

  readonly suggest = (): readonly string[] => [];

  /** Returns for each quantity the unit with this identifier, or else with this symbol. */
  private inEach(text: string): readonly (LightUnit | undefined)[] {
    const units = this.lines.cells.linesOf(text).map((line) => this.lines.at(line));
    const first = [...units.filter(({ id }) => id === text), ...units.filter(({ entry }) => entry!.printed === text)];
    return this.quantities.map((one) => {
      const entry = first.find(({ quantity }) => quantity === one)?.entry;
      return entry instanceof LightUnit ? entry : undefined;
    });
  }

  private prefixed(id: string): Unit | undefined {
    for (const prefix of prefixes) {
      const rest = id.startsWith(prefix.name) ? this.lines.byId(id.slice(prefix.name.length)) : undefined;
      if (rest && takes(rest.entry!, prefix)) return this.withPrefix(rest, prefix);
    }
    return undefined;
  }

  private withPrefix(unit: Unit, prefix: Prefix): Unit {
    const id = prefix.name + unit.id;
    const result = { ...unit, id, prefix };
    this.prefixes.set(id, result);
    return result;
  }

  /**
   * Reads a plural identifier: `feet`, `kilometers`, `square-inches`. Skips plurals that mean another unit to the full
   * index.
   */
  private readPlural(text: string): Unit[] {
    if (otherPlurals.test(text)) return [];
    for (const id of [text.replace(/feet\b/, 'foot'), text.replace(/s\b/, ''), text.replace(/es\b/, '')]) {
      const unit = id === text ? undefined : this.byId(id);
      if (unit && plural(id.replaceAll('-', ' ')) === text.replaceAll('-', ' ')) return [unit];
    }
    return [];
  }
}
