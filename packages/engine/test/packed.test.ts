import { gzipSync } from 'node:zlib';
import { expect, describe, test } from 'vitest';
import { packDetails, packedModule, packRows } from '../scripts/packed-rows.ts';
import { aliasesOf, unitsOf } from '../src/catalog/units.ts';
import { readCompound } from '../src/core/compound.ts';
import { names as plain } from '../src/core/engine.ts';
import { Names } from '../src/core/names.ts';
import { packedDetails } from '../src/core/packed-details.ts';
import { packed } from '../src/core/packed.ts';
import type { Quantity } from '../src/core/quantity.ts';
import { spellingsOf } from '../src/core/rows.ts';
import { quantities } from '../src/data/quantities.ts';
import { everything } from '../src/lean/everything.ts';
import { sharedSpellings } from '../src/data/spellings.ts';

const all: readonly Quantity[] = quantities;

const pack = (quantity: Quantity): Quantity => packed(quantity, packRows(quantity.units));

test.each(all)('the packed rows of $id are the rows', (quantity) => {
  const bare = quantity.units.map(({ source: _source, status: _status, note: _note, unseen: _unseen, ...row }) => row);
  const { units, base, find: _find, ...rest } = pack(quantity);
  expect(base).toBe(units[0]);
  const { units: _units, ...plainRest } = quantity;
  expect(units).toEqual(bare);
  expect(rest).toEqual(plainRest);
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

test('a packed quantity finds each of its rows by all that it writes', () => {
  for (const quantity of all) {
    const { find, units } = pack(quantity);
    for (const row of quantity.units) {
      const missed = spellingsOf(row).filter((spelling) => !find!(spelling).some(({ id }) => id === row.id));
      expect(missed).toEqual([]);
    }
    expect(find!('smoot-hour')).toEqual([]);
    expect(find!(units.at(0)!.id)).toContain(units.at(0));
  }
});

describe('an index of packed rows', () => {
  /** What an index makes of a spelling, and of what looks like it. */
  const seen = (names: Names, spelling: string): unknown => {
    const { units, ambiguous, sure } = names.find(spelling);
    return [units.map(({ id }) => id), ambiguous, sure?.map(({ id }) => id)];
  };
  const index = (): Names => new Names(all.map(pack), { shared: sharedSpellings, readCompound });
  const spellings = all.flatMap((quantity) => unitsOf(quantity).flatMap(aliasesOf));

  test('finds what the index of plain rows finds, in whatever order it is asked', () => {
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
  const file = (name: string): string => new URL(`../src/data/${name}.ts`, import.meta.url).pathname;
  expect(await packedModule(file('length'))).toMatch(
    /^import \{ packed \}.*\nexport const length = \/\* @__PURE__ \*\/ packed\(/,
  );
  expect(await packedModule(file('details'))).toContain('packedDetails');
  expect(await packedModule(file('../lean/rows'))).toMatch(/^export const length = "\\nmeter\\tm\\t1\\n/);
  expect(await packedModule(file('../lean/everything'))).toContain('"\\nmeter\\tm\\t1\\t.\\n');
  for (const name of ['quantities', 'prefixes', 'spellings', 'sources', 'unit-names']) {
    expect(await packedModule(file(name))).toBeUndefined();
  }
});

test('the rows stay small: those of pages below 12 kB, with names below 20, with sources and notes below 30', () => {
  const bytes = (text: string): number => gzipSync(text, { level: 9 }).length;
  const rows = all.map(({ units }) => packRows(units)).join('\n');
  expect(bytes(everything.join(''))).toBeLessThan(12_000);
  expect(bytes(rows)).toBeLessThan(20_000);
  expect(bytes(rows + packDetails(all.flatMap(({ units }) => units)))).toBeLessThan(30_000);
});
