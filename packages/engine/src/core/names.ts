import { binaryPrefixes, siPrefixes } from '../data/prefixes.ts';
import { productKey } from './compound.ts';
import { readProduct } from './define.ts';
import type { Quantity, UnitRow } from './quantity.ts';
import { power } from './ratio.ts';
import { fold, nameKey, nearestWords } from './spelling.ts';
import type { Prefix, Unit } from './unit.ts';

/** What a spelling may mean. */
export interface Meanings {
  /** In the order of preference; empty for an unknown spelling. */
  readonly units: readonly Unit[];
  /** None comes first: the other unit of the conversion must leave exactly one. */
  readonly ambiguous: boolean;
}

/** Reads a written compound, `kg*m/s^2`, into the units that it may stand for. */
export type ReadCompound = (text: string, names: Names) => readonly Unit[];

/** The units of some quantities, by identifier and by every spelling. */
export interface Names {
  readonly quantities: readonly Quantity[];
  /** A unit by its exact identifier, prefixed ones included. */
  byId(id: string): Unit | undefined;
  /** What one word or phrase means, compounds included. */
  find(spelling: string): Meanings;
  /** What one word or phrase means, compounds left out. */
  findSimple(spelling: string): Meanings;
  /** The listed unit that is this product of units, however it was written. */
  byProduct(key: string): Unit | undefined;
  /** At most five spellings near to an unknown one, nearest first. */
  suggest(spelling: string): string[];
}

interface NamesOptions {
  /** Spellings that several units share: their identifiers in the order of meaning, an empty one for none. */
  readonly shared?: Readonly<Record<string, readonly string[]>>;
  readonly readCompound?: ReadCompound;
}

const ten = { n: 10n, d: 1n };
const two = { n: 2n, d: 1n };

const prefixes: readonly (Prefix & { readonly binary: boolean; readonly names: readonly string[]; readonly symbols: readonly string[] })[] = [
  ...siPrefixes.map(([name, symbol, exponent]) => ({
    name,
    symbol,
    factor: power(ten, exponent),
    binary: false,
    names: name === 'deka' ? ['deka', 'deca'] : [name],
    symbols: name === 'micro' ? ['μ', 'u', 'mc'] : [symbol],
  })),
  ...binaryPrefixes.map(([name, symbol, exponent]) => ({
    name,
    symbol,
    factor: power(two, exponent),
    binary: true,
    names: [name],
    symbols: [symbol],
  })),
];

const accepts = (row: UnitRow, prefix: { readonly binary: boolean }): boolean => (prefix.binary ? row.binary : row.si) !== undefined;

/** Whether lists show a row under a prefix. */
const shows = ({ row, prefix }: Unit): boolean =>
  !prefix || row!.si?.some((name) => name === prefix.name) === true || row!.binary?.some((name) => name === prefix.name) === true;

const unknown: Meanings = { units: [], ambiguous: false };

const known = (units: readonly Unit[], ambiguous = false): Meanings => (units.length > 0 ? { units, ambiguous } : unknown);

const add = (map: Map<string, Unit[]>, key: string, unit: Unit): void => {
  const units = map.get(key);
  if (!units) map.set(key, [unit]);
  else if (!units.includes(unit)) units.push(unit);
};

/** The name of a row where it has none of its own: the identifier in words. */
export const nameOf = (row: UnitRow): string => row.name ?? row.id.replaceAll('-', ' ');

/** Makes the index of some quantities. Nothing global: each has its own. */
export const createNames = (quantities: readonly Quantity[], { shared = {}, readCompound }: NamesOptions = {}): Names => {
  const rows = new Map<string, Unit>();
  const prefixed = new Map<string, Unit>();
  const exact = new Map<string, Unit[]>();
  const orders = new Map(Object.entries(shared));

  for (const quantity of quantities) {
    for (const row of quantity.units) {
      const unit: Unit = { id: row.id, quantity, row, prefix: undefined, product: undefined };
      rows.set(row.id, unit);
      add(exact, row.id, unit);
      if (row.symbol !== undefined) add(exact, fold(row.symbol), unit);
      for (const symbol of row.symbols ?? []) add(exact, fold(symbol), unit);
      for (const name of row.names ?? []) add(exact, name, unit);
    }
  }

  /** The unit of a row under a prefix: one object for each, or the row that already is it (kilogram). */
  const withPrefix = (unit: Unit, prefix: Prefix): Unit => {
    const id = prefix.name + unit.id;
    let result = rows.get(id) ?? prefixed.get(id);
    if (!result) prefixed.set(id, (result = { ...unit, id, prefix }));
    return result;
  };

  const byId = (id: string): Unit | undefined => {
    const unit = rows.get(id) ?? prefixed.get(id);
    if (unit) return unit;
    for (const prefix of prefixes) {
      const rest = id.startsWith(prefix.name) ? rows.get(id.slice(prefix.name.length)) : undefined;
      if (rest && accepts(rest.row!, prefix)) return withPrefix(rest, prefix);
    }
    return undefined;
  };

  /** Names in any case, made when the first spelling is not an exact one. */
  let names: Map<string, Unit[]> | undefined;
  const orderOfNames = new Map<string, readonly string[]>();
  const byName = (key: string): readonly Unit[] => {
    if (!names) {
      names = new Map();
      for (const unit of rows.values()) {
        const row = unit.row!;
        for (const name of [row.id, nameOf(row), ...(row.plural ? [row.plural] : []), ...(row.names ?? [])]) add(names, nameKey(fold(name)), unit);
      }
      // Symbols stand here too, but a name of one or two letters is none: T is not t
      for (const [spelling, ids] of Object.entries(shared)) if (spelling.length > 2) orderOfNames.set(nameKey(spelling), ids);
    }
    return names.get(key) ?? [];
  };

  const inOrder = (ids: readonly string[] | undefined, units: readonly Unit[]): Meanings => {
    if (!ids) return known(units);
    const rank = ({ id }: Unit): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    return known(
      units.toSorted((a, b) => rank(a) - rank(b)),
      ids[0] === '',
    );
  };

  /** Readings of a spelling as a prefix and a symbol (`km`), or a prefix and a name (`kilometer`). */
  const underPrefix = (spelling: string, part: 'symbols' | 'names', restOf: (rest: string) => readonly Unit[]): Unit[] =>
    prefixes.flatMap((prefix) =>
      prefix[part]
        .filter((start) => spelling.startsWith(start) && spelling.length > start.length)
        .flatMap((start) => restOf(spelling.slice(start.length)))
        .filter(({ row }) => accepts(row!, prefix))
        .map((unit) => withPrefix(unit, prefix)),
    );

  const isSymbol = (unit: Unit, symbol: string): boolean => fold(unit.row!.symbol ?? '') === symbol || unit.row!.symbols?.some((other) => fold(other) === symbol) === true;

  const bySymbol = (symbol: string): Meanings => {
    const written = inOrder(orders.get(symbol), exact.get(symbol) ?? []);
    const readings = underPrefix(symbol, 'symbols', (rest) => (exact.get(rest) ?? []).filter((unit) => isSymbol(unit, rest)));
    return known([...new Set([...written.units, ...readings])], written.ambiguous);
  };

  const byAnyName = (text: string): Meanings => {
    const key = nameKey(text);
    const units = byName(key);
    return units.length > 0 ? inOrder(orderOfNames.get(key), units) : known(underPrefix(key, 'names', byName));
  };

  /** Symbols by their lower-case form, prefixed ones that lists show included; made when first needed. */
  let lowerCase: Map<string, Unit[]> | undefined;
  const inAnyCase = (symbol: string): Meanings => {
    if (!lowerCase) {
      lowerCase = new Map();
      for (const [spelling, units] of exact) for (const unit of units) add(lowerCase, spelling.toLowerCase(), unit);
      for (const unit of rows.values())
        for (const prefix of prefixes) {
          const shown = unit.row!.symbol === undefined || !accepts(unit.row!, prefix) ? undefined : withPrefix(unit, prefix);
          if (shown && shows(shown)) for (const start of prefix.symbols) add(lowerCase, (start + fold(unit.row!.symbol!)).toLowerCase(), shown);
        }
    }
    const units = lowerCase.get(symbol.toLowerCase()) ?? [];
    return known(units, units.length > 1);
  };

  /** `lbs`, `kms`: a symbol of two letters or more takes the s of the plural. */
  const bySymbolWithS = (text: string): Meanings => (/^\w{2,}s$/.test(text) ? bySymbol(text.slice(0, -1)) : unknown);

  const first = (text: string, ways: readonly ((text: string) => Meanings)[]): Meanings => {
    for (const way of ways) {
      const meanings = way(text);
      if (meanings.units.length > 0) return meanings;
    }
    return unknown;
  };

  const findSimple = (spelling: string): Meanings => first(fold(spelling), [bySymbol, byAnyName, bySymbolWithS, inAnyCase]);
  const compound = (text: string): Meanings => (readCompound ? known(readCompound(text, result)) : unknown);

  let products: Map<string, Unit> | undefined;

  const result: Names = {
    quantities,
    byId,
    findSimple,
    find: (spelling) => first(fold(spelling), [bySymbol, byAnyName, compound, bySymbolWithS, inAnyCase]),
    byProduct: (key) => {
      if (!products) {
        products = new Map();
        for (const unit of rows.values()) {
          const product = unit.row!.is === undefined ? readProduct(unit.id, byId) : undefined;
          const key = product && productKey(product, byId);
          if (key !== undefined && !products.has(key)) products.set(key, unit);
        }
      }
      return products.get(key);
    },
    suggest: (spelling) => {
      const written = fold(spelling);
      const otherCase = inAnyCase(written).units.map(({ id }) => id);
      return [...new Set([...otherCase, ...nearestWords(written, exact.keys())])].slice(0, 5);
    },
  };
  return result;
};
