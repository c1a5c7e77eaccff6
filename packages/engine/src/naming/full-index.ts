import { productKey, type ReadCompound } from './compound.ts';
import { readProduct } from '../definition/definition.ts';
import { nameOf } from '../definition/english.ts';
import { shows } from '../definition/base-prefix.ts';
import { accepts, prefixes } from './prefix.ts';
import type { Quantity } from '../model/quantity.ts';
import { add, Rows } from './rows.ts';
import { spellingsOf } from './spellings-of.ts';
import { fold, inFull, nameKey, nearestWords } from './spelling.ts';
import type { Prefix, Unit } from '../model/unit.ts';
import { listUnitsOf, type Meanings, type UnitIndex } from './unit-index.ts';

const unknown: Meanings = { units: [], ambiguous: false };

const meanings = (units: readonly Unit[], ambiguous = false): Meanings =>
  units.length > 0 ? { units, ambiguous } : unknown;

/** Units in the order of a shared spelling's line. An empty identifier in first place leaves the choice to the other unit. */
const inOrder = (units: readonly Unit[], ids: readonly string[] | undefined): Meanings => {
  if (!ids) return meanings(units);
  const rank = ({ id }: Unit): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return meanings(
    [...units].sort((a, b) => rank(a) - rank(b)),
    ids[0] === '',
  );
};

/** Whether the identifier spells the unit: `degree-per-second` is an angular speed, and in the last resort whatever it says. */
const isSpelled = ({ row }: Unit): boolean => row?.isSpelled === true;

interface NamesOptions {
  /** Spellings that several units share: their identifiers in the order of meaning, an empty one for none. */
  readonly shared?: Readonly<Record<string, readonly string[]>>;
  /** Reader of compounds, for those who want `kg*m/s^2`. */
  readonly readCompound?: ReadCompound;
}

/** The units of some quantities, found by identifier and by every spelling. Nothing is global: each index has its own. */
export class Names implements UnitIndex {
  readonly quantities: readonly Quantity[];
  private readonly shared: ReadonlyMap<string, readonly string[]>;
  private readonly readCompound: ReadCompound | undefined;
  private readonly rows: Rows;
  private readonly prefixed = new Map<string, Unit>();
  private readonly lists = new Map<Quantity, readonly Unit[]>();
  // Made when the first spelling asks for them
  private names: Map<string, Unit[]> | undefined;
  private anyCase: Map<string, Unit[]> | undefined;
  private products: Map<string, Unit[]> | undefined;

  constructor(quantities: readonly Quantity[], { shared = {}, readCompound }: NamesOptions = {}) {
    this.quantities = quantities;
    this.shared = new Map(Object.entries(shared));
    this.readCompound = readCompound;
    this.rows = new Rows(quantities);
  }

  /** A unit by its exact identifier, prefixed ones included. */
  readonly byId = (id: string): Unit | undefined => {
    const unit = this.rows.byId(id) ?? this.prefixed.get(id);
    if (unit) return unit;
    for (const prefix of prefixes) {
      const rest = id.startsWith(prefix.name) ? this.rows.byId(id.slice(prefix.name.length)) : undefined;
      if (rest && accepts(rest.row!, prefix)) return this.withPrefix(rest, prefix);
    }
    return undefined;
  };

  /** The units of a quantity that lists show: its rows, each followed by the prefixed forms that people use. */
  readonly unitsOf = (quantity: Quantity): readonly Unit[] => {
    let units = this.lists.get(quantity);
    if (!units) this.lists.set(quantity, (units = listUnitsOf(quantity, this.byId)));
    return units;
  };

  /** The unit of a row under a prefix: one object for each, or the row that already is it (kilogram). */
  private withPrefix(unit: Unit, prefix: Prefix): Unit {
    const id = prefix.name + unit.id;
    let result = this.rows.byId(id) ?? this.prefixed.get(id);
    if (!result) this.prefixed.set(id, (result = { ...unit, id, prefix }));
    return result;
  }

  /** What one word or phrase means, compounds included. */
  find(spelling: string): Meanings {
    const text = fold(spelling);
    const simple = this.findWritten(text);
    if (simple && !simple.units.some(isSpelled)) return simple;
    const compounds = this.readCompound?.(text, this) ?? [];
    if (simple) return { ...simple, units: [...new Set([...simple.units, ...compounds])] };
    if (compounds.length > 0) return meanings(compounds);
    const loose = this.byLooseSymbol(text);
    // sq_ft, in-Hg: programs write no spaces
    return loose.units.length === 0 && /[_-]/.test(text) ? this.find(text.replace(/[_-]+/g, ' ')) : loose;
  }

  /** What one word or phrase means, compounds left out. */
  findSimple(spelling: string): Meanings {
    const text = fold(spelling);
    return this.findWritten(text) ?? this.byLooseSymbol(text);
  }

  /** A symbol as it is written, or a name. Behind rare prefixed symbols stand the symbols in another case: QT, MG. */
  private findWritten(text: string): Meanings | undefined {
    const written = this.bySymbol(text);
    if (!written) return this.byPrefixedId(text) ?? this.byName(text);
    if (written.units.some(({ row, prefix }) => !prefix || shows(row!, prefix))) return written;
    const loose = this.byName(text) ?? this.byLooseSymbol(text);
    return loose.units.length > 0
      ? { ...meanings([...new Set([...written.units, ...loose.units])], loose.ambiguous), sure: written.units }
      : written;
  }

  /** Spellings exactly as written, then a prefix before a symbol: an explicit spelling comes first. */
  private bySymbol(text: string): Meanings | undefined {
    const { units, ambiguous } = inOrder(this.rows.bySpelling(text), this.shared.get(text));
    const isSymbol = ({ row }: Unit, rest: string): boolean =>
      (row!.symbol !== undefined && fold(row!.symbol) === rest) || row!.symbols.some((symbol) => fold(symbol) === rest);
    const readings = this.underPrefix(text, 'symbols', (rest) =>
      inOrder(this.rows.bySpelling(rest), this.shared.get(rest)).units.filter((unit) => isSymbol(unit, rest)),
    );
    // ft is the foot, never the femtotonne; kt is the knot, or the kilotonne that lists show
    const further = units.length > 0 ? readings.filter(({ row, prefix }) => prefix && shows(row!, prefix)) : readings;
    const all = [...new Set([...units, ...further])];
    return all.length > 0 ? meanings(all, ambiguous) : undefined;
  }

  /** An identifier under a prefix's name. The index of names would say the same, but would have to be made first. */
  private byPrefixedId(text: string): Meanings | undefined {
    const unit = this.byId(text);
    return unit && !this.shared.has(unit.row!.id) ? meanings([unit]) : undefined;
  }

  /** Names in any case, plural or British, then a prefix before a name, then without abbreviations. */
  private byName(text: string): Meanings | undefined {
    const key = nameKey(text);
    this.names ??= this.makeNames();
    const units = this.names.get(key) ?? [];
    if (units.length > 0) return inOrder(units, units.length > 1 ? this.orderOfName(key) : undefined);
    const readings = this.underPrefix(key, 'names', (rest) => this.names!.get(rest) ?? []);
    if (readings.length > 0) return meanings(readings);
    const full = inFull(text);
    return full === text ? undefined : this.byName(full);
  }

  private makeNames(): Map<string, Unit[]> {
    const names = new Map<string, Unit[]>();
    for (const unit of this.rows.all()) {
      const row = unit.row!;
      const all = [row.id, nameOf(row), ...(row.plural === undefined ? [] : [row.plural]), ...row.names];
      for (const name of all) add(names, nameKey(fold(name)), unit);
    }
    return names;
  }

  /** A shared spelling of one or two letters is a symbol, whose case matters: T is not t. */
  private orderOfName(key: string): readonly string[] | undefined {
    for (const [spelling, ids] of this.shared) if (spelling.length > 2 && nameKey(spelling) === key) return ids;
    return undefined;
  }

  private underPrefix(text: string, part: 'symbols' | 'names', unitsOf: (rest: string) => readonly Unit[]): Unit[] {
    const readings: Unit[] = [];
    for (const prefix of prefixes) {
      for (const start of prefix[part]) {
        if (!text.startsWith(start) || text.length === start.length) continue;
        for (const unit of unitsOf(text.slice(start.length))) {
          if (accepts(unit.row!, prefix, start)) readings.push(this.withPrefix(unit, prefix));
        }
      }
    }
    return readings;
  }

  /** `lbs`, `kms`: a symbol of two letters or more with the s of the plural; then symbols in another case, if one fits: `KM`, `LBS`. */
  private byLooseSymbol(text: string): Meanings {
    const singular = /^\w{2,}s$/.test(text) ? this.bySymbol(text.slice(0, -1)) : undefined;
    if (singular) return singular;
    this.anyCase ??= this.makeAnyCase();
    const key = text.toLowerCase();
    const units =
      this.anyCase.get(key) ?? (/^\w{2,}s$/.test(key) ? this.anyCase.get(key.slice(0, -1)) : undefined) ?? [];
    return meanings(units, units.length > 1);
  }

  /** Symbols by their lower-case form; of the prefixed ones those that lists show. */
  private makeAnyCase(): Map<string, Unit[]> {
    const symbols = new Map<string, Unit[]>();
    const units = this.rows.all();
    for (const unit of units) for (const spelling of spellingsOf(unit.row!)) add(symbols, spelling.toLowerCase(), unit);
    for (const unit of units) {
      const { symbol } = unit.row!;
      if (symbol === undefined) continue;
      for (const prefix of prefixes.filter((candidate) => shows(unit.row!, candidate))) {
        for (const start of prefix.symbols)
          add(symbols, (start + fold(symbol)).toLowerCase(), this.withPrefix(unit, prefix));
      }
    }
    return symbols;
  }

  /** The listed units that are a product of units, however it was written: see {@link productKey}. A torque is a foot-pound too. */
  byProduct(key: string): readonly Unit[] {
    this.products ??= this.makeProducts();
    return this.products.get(key) ?? [];
  }

  private makeProducts(): Map<string, Unit[]> {
    const products = new Map<string, Unit[]>();
    for (const unit of this.rows.all()) {
      const product = unit.row!.isSpelled ? readProduct(unit.id, this.byId) : undefined;
      const key = product && productKey(product, this.byId);
      if (key !== undefined) add(products, key, unit);
    }
    return products;
  }

  /** At most five spellings near to an unknown one, nearest first. */
  suggest(spelling: string): string[] {
    const text = fold(spelling);
    const otherCase = this.byLooseSymbol(text).units.map(({ id }) => id);
    return [...new Set([...otherCase, ...nearestWords(text, this.suggestible())])].slice(0, 5);
  }

  /** Spellings of the rows, the prefixed forms that lists show among them; identifiers of several words only in words. */
  private suggestible(): Set<string> {
    const units = this.rows.all();
    const written = units.flatMap(({ id, row }) => spellingsOf(row!).slice(id.includes('-') ? 1 : 0));
    const prefixed = units.flatMap(({ id, row }) =>
      [...(row!.si ?? []), ...(row!.binary ?? [])].map((prefix) => prefix + id),
    );
    return new Set([...written, ...prefixed]);
  }
}
