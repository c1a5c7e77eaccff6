import { gzipSync } from 'node:zlib';
import { expect, describe, test } from 'vitest';
import { packDetails, packedModule, packRows } from '../scripts/packed-rows.ts';
import { aliasesOf, unitsOf } from '../src/catalog/units.ts';
import { readCompound } from '../src/naming/compound.ts';
import { names as plain } from '../src/conversion/catalogue.ts';
import { Names } from '../src/naming/full-index.ts';
import { packedDetails } from '../src/compact/packed-details.ts';
import { packed } from '../src/compact/packed.ts';
import type { Quantity } from '../src/model/quantity.ts';
import { searchRows } from '../src/naming/row-search.ts';
import { spellingsOf } from '../src/naming/rows.ts';
import { quantities } from '../src/data/catalogue.ts';
import { everything } from '../src/compact/lean-everything.ts';
import { sharedSpellings } from '../src/data/shared-spellings.ts';

const all: readonly Quantity[] = quantities;

const pack = ({ units, ...head }: Quantity): Quantity => packed(head, packRows(units));

test.each(all)('the packed rows of $id are the rows', (quantity) => {
  const bare = quantity.units.map(({ source: _source, status: _status, note: _note, unseen: _unseen, ...row }) => row);
  const { units, base, id, name, dimension, inTurns } = pack(quantity);
  expect(base).toBe(units[0]);
  expect(units).toEqual(bare);
  const { units: _units, ...rest } = quantity;
  expect({ id, name, dimension, ...(inTurns && { inTurns }) }).toEqual(rest);
});

test('packed details are the details', () => {
  const rows = all.flatMap(({ units }) => units);
  const detailsOf = packedDetails(packDetails(rows));
  for (const row of rows) {
    const { source, status, note, unseen } = row;
    const own = Object.entries({ source, status, note, unseen }).filter(([, value]) => value !== undefined);
    expect(Object.entries(detailsOf(row))).toEqual(expect.arrayContaining(own));
    expect(Object.keys(detailsOf(row))).toHaveLength(own.length);
  }
});

describe('a search in packed rows', () => {
  const search = searchRows(all.map(pack));
  const idsBy = (spelling: string): string[] => search.bySpelling(spelling).map(([, { id }]) => id);

  test('finds each row by its identifier, and by all that it writes', () => {
    for (const quantity of all) {
      for (const row of quantity.units) {
        const [home, found] = search.byId(row.id) ?? [];
        expect([home?.id, found?.id]).toEqual([quantity.id, row.id]);
        expect(spellingsOf(row).filter((spelling) => !idsBy(spelling).includes(row.id))).toEqual([]);
      }
    }
  });

  test('finds the same row object each time', () => {
    const [quantity, row] = search.byId('meter')!;
    expect(row).toBe(quantity.base);
    expect(quantity.units[0]).toBe(row);
  });

  test('gives rows once, and in the order of the list', () => {
    const order = all.flatMap(({ units }) => units.map(({ id }) => id));
    for (const spelling of all.flatMap(({ units }) => units.flatMap(spellingsOf))) {
      const places = idsBy(spelling).map((id) => order.indexOf(id));
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
    }
  });

  test.each(['smoot-hour', 'mete', 'eter', '', '~', 'meter\tm', '1 meter'])('finds nothing by %j', (text) => {
    expect(search.byId(text)).toBeUndefined();
    expect(search.bySpelling(text).filter(([, row]) => spellingsOf(row).includes(text))).toEqual([]);
  });
});

describe('an index of packed rows', () => {
  /** What an index makes of a spelling, and of what looks like it. */
  const seen = (names: Names, spelling: string): unknown => {
    const { units, ambiguous, sure } = names.find(spelling);
    return [units.map(({ id }) => id), ambiguous, sure?.map(({ id }) => id)];
  };
  const index = (): Names => new Names(all.map(pack), { shared: sharedSpellings, readCompound });
  const spellings = all.flatMap((quantity) => unitsOf(quantity).flatMap(aliasesOf));

  test('finds what the index of plain rows finds, in whatever order it is asked', { timeout: 30_000 }, () => {
    const [forwards, backwards] = [index(), index()];
    const asked = [...new Set(spellings), 'smoot', 'kilomter', 'kg*m/s^2', 'MW', 'mw', 'toString', ''];
    for (const spelling of asked)
      expect([spelling, seen(forwards, spelling)]).toEqual([spelling, seen(plain, spelling)]);
    for (const spelling of asked.toReversed()) {
      expect([spelling, seen(backwards, spelling)]).toEqual([spelling, seen(plain, spelling)]);
    }
  });

  test('suggests the same', () => {
    for (const word of ['kilomter', 'galon', 'MW', 'squre foot', 'x']) {
      expect(index().suggest(word)).toEqual(plain.suggest(word));
    }
  });

  test('reads no more than it is asked for', () => {
    let reads = 0;
    const watched = all.map((quantity): Quantity => {
      const inner = pack(quantity);
      const count = { units: { get: () => ((reads += 1), inner.units) } };
      return Object.create(inner, count) as Quantity;
    });
    const names = new Names(watched, { shared: sharedSpellings, readCompound });
    expect(names.find('km').units.map(({ id }) => id)).toContain('kilometer');
    expect(names.byId('mile')?.id).toBe('mile');
    expect(reads).toBe(0);
    expect(names.find('Nautical Miles').units.map(({ id }) => id)).toEqual(['nautical-mile']);
    expect(reads).toBeGreaterThan(0);
  });
});

test('every module of quantities is published packed, and no other', async () => {
  const file = (name: string): string => new URL(`../src/${name}.ts`, import.meta.url).pathname;
  expect(await packedModule(file('data/quantities/length'))).toMatch(
    /^import \{ packed \}.*\nexport const length = \/\* @__PURE__ \*\/ packed\(/,
  );
  expect(await packedModule(file('data/details'))).toContain('packedDetails');
  expect(await packedModule(file('generated/lean-rows'))).toMatch(/^export const length = "\\nmeter\\tm\\t1\\n/);
  expect(await packedModule(file('compact/lean-everything'))).toContain('"\\nmeter\\tm\\t1\\t.\\n');
  for (const name of [
    'data/catalogue',
    'data/prefixes',
    'data/shared-spellings',
    'data/sources',
    'generated/unit-names',
  ]) {
    expect(await packedModule(file(name))).toBeUndefined();
  }
});

test('the rows stay small: those of pages below 12.5 kB, with names below 21, with sources and notes below 34', () => {
  const bytes = (text: string): number => gzipSync(text, { level: 9 }).length;
  const rows = all.map(({ units }) => packRows(units)).join('\n');
  expect(bytes(everything.join(''))).toBeLessThan(12_500);
  expect(bytes(rows)).toBeLessThan(21_000);
  expect(bytes(rows + packDetails(all.flatMap(({ units }) => units)))).toBeLessThan(34_000);
});
