import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatRow, linesOf } from '../../scripts/format-rows.ts';
import { page, render } from '../../scripts/units-page.ts';
import { listUnitRecords, unitsOf } from '../catalog/units.ts';
import { readProduct, siFactorOf } from '../definition/definition.ts';
import { isInverse, readDimension, sameDimension } from '../model/dimension.ts';
import { showDimension } from '../definition/show-dimension.ts';
import { convert, unitIndex } from '../conversion/catalogue.ts';
import { nameOf, plural } from '../definition/english.ts';
import type { IngredientRow } from '../model/ingredient.ts';
import type { QuantityRows, UnitRow } from '../model/quantity.ts';
import { power } from '../model/rational.ts';
import { fold, nameKey } from '../naming/spelling.ts';
import { symbolOf } from '../definition/symbol.ts';
import type { Unit } from '../model/unit.ts';
import { ingredients } from './ingredients.ts';
import { siPrefixes } from '../model/prefix.ts';
import { quantities } from './catalogue.ts';
import { sources } from './sources.ts';
import { sharedSpellings } from './shared-spellings.ts';

const rows: readonly { quantity: QuantityRows; row: UnitRow }[] = (quantities as readonly QuantityRows[]).flatMap((quantity) => quantity.units.map((row) => ({ quantity, row })));
const rowOf = (id: string): UnitRow => rows.find(({ row }) => row.id === id)!.row;

/** Returns the unit of a row. Throws an Error for a row that is newer than the last `pnpm generate`. */
const unitOf = (id: string): Unit => {
  const unit = unitIndex.byId(id);
  if (!unit) throw new Error(`"${id}" is a new row: run pnpm generate.`);
  return unit;
};

const scale = (id: string) => siFactorOf(unitOf(id));

/** Returns every spelling with the units that have it. */
const owners = (spellingsOf: (row: UnitRow) => readonly string[]): Map<string, Set<string>> => {
  const map = new Map<string, Set<string>>();
  for (const { row } of rows) for (const spelling of spellingsOf(row)) map.set(spelling, (map.get(spelling) ?? new Set()).add(row.id));
  return map;
};
const symbolsOf = (row: UnitRow): string[] => [row.id, ...(row.symbol === undefined ? [] : [row.symbol]), ...(row.symbols ?? []), ...(row.names ?? [])].map(fold);
const namesOf = (row: UnitRow): string[] => [row.id, nameOf(row), ...(row.plural === undefined ? [] : [row.plural]), ...(row.names ?? [])].map((name) => nameKey(fold(name)));

describe('rows', () => {
  it('are many: at least 50 quantities and 650 units', () => {
    expect(quantities.length).toBeGreaterThanOrEqual(50);
    expect(rows.length).toBeGreaterThanOrEqual(650);
  });

  it('have identifiers of their own, in kebab case', () => {
    const ids = rows.map(({ row }) => row.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect([...ids, ...quantities.map(({ id }) => id)].filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(quantities.map(({ id }) => id as string).filter((id) => id === 'schemaVersion' || id === 'categories')).toEqual([]);
  });

  it('define a unit of the dimension of their quantity, or of the inverse one', () => {
    const wrong = rows.filter(({ quantity, row }) => {
      const { dimension } = scale(row.id);
      const wanted = readDimension(quantity.dimension);
      return !sameDimension(dimension, wanted) && !isInverse(dimension, wanted);
    });
    expect(wrong.map(({ quantity, row }) => `${row.id}: ${showDimension(scale(row.id).dimension)} in ${quantity.id}`)).toEqual([]);
  });

  it('begin with a base unit that is one coherent SI unit, or the first of its own kind', () => {
    const hasZero = ({ offset, log }: UnitRow): boolean => offset !== undefined || log !== undefined;
    const wrong = (quantities as readonly QuantityRows[]).filter(({ units }) => units.slice(0, 1).some(hasZero));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('name a document that is listed, and every listed document is named', () => {
    const ofIngredients = (ingredients as readonly IngredientRow[]).flatMap(({ source, lowSource, highSource }) => [source, lowSource, highSource].filter((id) => id !== undefined));
    const used = new Set<string>([...rows.map(({ row }) => row.source), ...ofIngredients]);
    expect([...used].toSorted()).toEqual(Object.keys(sources).toSorted());
  });

  it('cite documents that were read, except for at most 7', () => {
    const unread = new Set(rows.filter(({ row }) => row.unseen).map(({ row }) => row.source));
    expect(unread.size).toBeLessThanOrEqual(7);
  });

  it('are no more certain than what defines them', () => {
    const certainty = (unit: Unit): number => {
      const { prefix } = unit;
      const entry = unit.entry && rowOf(unit.entry.id);
      const own = entry?.status === 'measured' ? 2 : entry?.status === 'conventional' ? 1 : 0;
      if (prefix) return Math.max(own, certainty(unitIndex.byId(entry!.id)!));
      const id = entry?.is?.split(' ').at(-1);
      const above = id === undefined ? undefined : unitIndex.byId(id);
      if (above) return Math.max(own, certainty(above));
      const product = readProduct(id ?? unit.id, unitIndex.byId);
      return Math.max(own, ...(product?.factors ?? []).map((factor) => certainty(factor.unit)));
    };
    const stated = (row: UnitRow): number => (row.status === 'measured' ? 2 : row.status === 'conventional' ? 1 : 0);
    expect(rows.filter(({ row }) => certainty(unitOf(row.id)) > stated(row)).map(({ row }) => row.id)).toEqual([]);
  });

  it('are all in packages/engine/docs/units.md', () => {
    expect(readFileSync(page, 'utf8')).toBe(render());
  });

  it.each((quantities as readonly QuantityRows[]).map((quantity) => [quantity.id, quantity] as const))('of %s stand in the one form that scripts/format-rows.ts writes', (_, quantity) => {
    expect(linesOf(quantity)).toEqual(quantity.units.map(formatRow));
  });

  it('repeat no spelling, and omit those that the rules give', () => {
    const wrong = rows.flatMap(({ row }) => {
      const spellings = [row.id, nameOf(row), ...(row.names ?? [])].map((name) => nameKey(fold(name)));
      const extra = (row.names ?? []).filter((name, index) => spellings.indexOf(nameKey(fold(name))) < index + 2);
      const symbols = [row.symbol ?? '', ...(row.symbols ?? [])].map(fold);
      return [...extra, ...(row.plural === plural(nameOf(row)) && nameKey(row.plural) === nameKey(nameOf(row)) ? [row.plural] : []), ...symbols.filter((symbol, index) => symbols.indexOf(symbol) < index)].map((spelling) => `${row.id}: ${spelling}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('spellings', () => {
  it('have one owner, or a line that says which meaning comes first', () => {
    const undeclared = (map: Map<string, Set<string>>, key: (spelling: string) => string): string[] => {
      const declared = new Map(Object.entries(sharedSpellings).map(([spelling, ids]) => [key(spelling), ids]));
      return Array.from(map)
        .filter(([spelling, ids]) => ids.size > 1 && ![...ids].every((id) => declared.get(spelling)?.includes(id)))
        .map(([spelling, ids]) => `${spelling}: ${[...ids].join(', ')}`);
    };
    expect(undeclared(owners(symbolsOf), fold)).toEqual([]);
    expect(undeclared(owners(namesOf), nameKey)).toEqual([]);
  });

  it('are declared shared only by units that own them', () => {
    const wrong = Object.entries(sharedSpellings).flatMap(([spelling, ids]) => ids.filter((id) => id !== '' && !unitIndex.find(spelling).units.some((unit) => unit.id === id)).map((id) => `${spelling}: ${id}`));
    expect(wrong).toEqual([]);
  });

  it('all convert to the unit that lists them', { timeout: 30_000 }, () => {
    const wrong = listUnitRecords().flatMap(({ baseUnit, units }) => units.flatMap(({ id, aliases }) => aliases.filter((alias) => !same(alias, id, baseUnit)).map((alias) => `${id}: ${alias}`)));
    expect(wrong).toEqual([]);
  });
});

const attempt = (value: number, from: string, to: string): number | string => {
  try {
    return convert(value, from, to);
  } catch (error) {
    return String(error);
  }
};
const same = (alias: string, id: string, base: string): boolean => {
  // More than the least reading of each test, and less than any level overflows
  const value = 70;
  const result = attempt(value, alias, base);
  return typeof result === 'number' && result === attempt(value, id, base) && attempt(value, base, alias) === attempt(value, base, id);
};

describe('lengths, areas and volumes', () => {
  it('agree: a square or cubic unit is the power of its line', () => {
    const wrong = rows.flatMap(({ row }) => {
      const [, word, line] = /^(square|cubic)-((?!.*per-).+)$/.exec(row.id) ?? [];
      const of = line === undefined ? undefined : unitIndex.byId(line);
      if (!of) return [];
      const { n, d } = power(siFactorOf(of).ratio, word === 'square' ? 2 : 3);
      const { ratio } = scale(row.id);
      return ratio.n === n && ratio.d === d ? [] : [row.id];
    });
    expect(wrong).toEqual([]);
  });
});

describe('the SI', () => {
  // SI brochure, tables 2 and 4
  it.each([
    ['newton', 'kilogram-meter-per-square-second'],
    ['pascal', 'newton-per-square-meter'],
    ['joule', 'newton-meter'],
    ['watt', 'joule-per-second'],
    ['coulomb', 'ampere-second'],
    ['volt', 'watt-per-ampere'],
    ['farad', 'coulomb-per-volt'],
    ['ohm', 'volt-per-ampere'],
    ['siemens', 'ampere-per-volt'],
    ['weber', 'volt-second'],
    ['tesla', 'weber-per-square-meter'],
    ['henry', 'weber-per-ampere'],
    ['lumen', 'candela-steradian'],
    ['lux', 'lumen-per-square-meter'],
    ['becquerel', 'per-second'],
    ['gray', 'joule-per-kilogram'],
    ['sievert', 'joule-per-kilogram'],
    ['katal', 'mole-per-second'],
    ['hertz', 'per-second'],
  ])('%s is %s', (id, product) => {
    const definition = readProduct(product, unitIndex.byId)!;
    const made = siFactorOf({ id: product, quantity: undefined, entry: undefined, prefix: undefined, product: definition });
    expect(made).toEqual(scale(id));
  });

  it('takes its prefixes in symbol and in name', () => {
    for (const [name, symbol, exponent] of siPrefixes) {
      expect(unitIndex.find(`${symbol}Pa`).units[0]?.id).toBe(`${name}pascal`);
      expect(unitIndex.find(`${name}watt`).units[0]?.id).toBe(`${name}watt`);
      const meters: string = `${name}meter`;
      expect(convert(1, meters, 'm')).toBe(Number(`1e${exponent}`));
    }
  });
});

describe('lists', () => {
  it('print prefixed compounds by their parts', () => {
    expect(symbolOf(unitIndex.byId('milligram-per-liter')!)).toBe('mg/L');
    expect(symbolOf(unitIndex.byId('microohm-centimeter')!)).toBe('μΩ·cm');
  });

  it('show every row and the prefixed forms that it names, once', () => {
    for (const quantity of unitIndex.quantities) {
      const ids = unitsOf(quantity).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual(expect.arrayContaining(quantity.units.map(({ id }) => id)));
    }
  });
});
