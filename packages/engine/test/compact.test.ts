import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { aliasesOf } from '../src/catalog/units.ts';
import { detailsOf } from '../src/catalog/details.ts';
import { readQuantity, type CompactQuantity } from '../src/compact/read.ts';
import { searchCells } from '../src/compact/search.ts';
import { writeNames, writeUnits } from '../src/compact/write.ts';
import { unitIndex as plain } from '../src/conversion/catalogue.ts';
import { quantities as rows } from '../src/data/catalogue.ts';
import { sharedSpellings } from '../src/data/shared-spellings.ts';
import { pluralName, singularName } from '../src/definition/symbol.ts';
import { workOut } from '../src/definition/work-out.ts';
import { details } from '../src/generated/details.ts';
import { quantities } from '../src/generated/catalogue.ts';
import type { Quantity, QuantityRows, UnitEntry } from '../src/model/quantity.ts';
import type { Unit } from '../src/model/unit.ts';
import { readCompound } from '../src/naming/compound.ts';
import { FullIndex } from '../src/naming/full-index.ts';
import { spellingsOf } from '../src/naming/spellings-of.ts';

const catalogue: readonly QuantityRows[] = rows;
const worked = workOut(catalogue);

/** All that is said of a unit, whether in fields or worked out when asked for. */
const plainly = (unit: UnitEntry) => {
  const { id, printed, symbol, ratio, piPower, offset, level, isReciprocal, isMeasured, isSpelled, hasOwnName } = unit;
  const { si, binary, common, rank, name, plural, names, symbols } = unit;
  const words = { common: [...common].toSorted(), rank, name, plural, names, symbols };
  const numbers = { ratio, piPower, offset, level, isReciprocal, isMeasured, isSpelled, hasOwnName, si, binary };
  return { id, printed, symbol, ...numbers, ...words };
};

test.each(worked)('the texts of $id say what was worked out', (quantity) => {
  const { id, name, dimension } = quantity;
  const read = readQuantity({ id, name, dimension }, writeUnits(quantity), writeNames(quantity, spellingsOf));
  expect(read.units.map(plainly)).toEqual(quantity.units.map(plainly));
  expect(read.base).toBe(read.units[0]);
});

test.each(worked)('$id can be given its names later, and its units know which of them no rule gives', (quantity) => {
  const { id, name, dimension } = quantity;
  const read: CompactQuantity = readQuantity({ id, name, dimension }, writeUnits(quantity));
  const units = read.units.map((entry): Unit => ({
    id: entry.id,
    entry,
    quantity: read,
    prefix: undefined,
    product: undefined,
  }));
  const shown = () => units.map((unit) => `${singularName(unit)}, ${pluralName(unit)}`);
  const byRule = shown();
  read.giveNames(writeNames(quantity, spellingsOf));
  expect(read.units.map(plainly)).toEqual(quantity.units.map(plainly));
  const now = shown();
  expect(read.units.map(({ hasOwnName }) => hasOwnName)).toEqual(now.map((unitIndex, at) => unitIndex !== byRule[at]));
});

test('the details say what the rows say', () => {
  for (const { source, status, note, unseen, id, is, offset } of catalogue.flatMap(({ units }) => units)) {
    const found = detailsOf(id);
    expect([found.source, found.status, found.note, found.unseen]).toEqual([source, status, note, unseen]);
    expect([found.definition, found.offset]).toEqual([is, offset]);
  }
});

describe('searchCells', () => {
  const search = searchCells(quantities.map(({ unitsText }) => unitsText));
  const at = (place: readonly [number, number] | undefined): string | undefined =>
    place && quantities[place[0]]!.at(place[1]).id;

  test('finds each unit by its identifier and by its symbol', () => {
    for (const { id, printed } of quantities.flatMap(({ units }) => units)) {
      expect(at(search.first(id))).toBe(id);
      expect(search.any(printed ?? id).map(at)).toContain(id);
    }
  });

  test.each(['smoot-hour', 'mete', 'eter', '', 'meter\tm', '1 meter'])('finds nothing by %j', (text) => {
    expect(search.first(text)).toBeUndefined();
    expect(search.any(text)).toEqual([]);
  });
});

describe('the index of texts', () => {
  /** What an index makes of a spelling, and of what looks like it. */
  const seen = (unitIndex: FullIndex, spelling: string): unknown => {
    const { ambiguous, allReadings } = unitIndex.find(spelling);
    return [ambiguous, allReadings().map(({ unit, isExact, cost }) => [unit.id, isExact, cost])];
  };
  const index = (): FullIndex => new FullIndex(quantities, { shared: sharedSpellings, readCompound });
  const inMemory = new FullIndex(worked, { shared: sharedSpellings, readCompound });
  const spellings = quantities.flatMap((quantity) => plain.unitsOf(quantity).flatMap(aliasesOf));

  test('finds what an index without texts finds, in whatever order it is asked', { timeout: 30_000 }, () => {
    const [forwards, backwards] = [index(), index()];
    const asked = [...new Set(spellings), 'smoot', 'kilomter', 'kg*m/s^2', 'MW', 'mw', 'toString', ''];
    for (const spelling of asked)
      expect([spelling, seen(forwards, spelling)]).toEqual([spelling, seen(inMemory, spelling)]);
    for (const spelling of asked.toReversed()) {
      expect([spelling, seen(backwards, spelling)]).toEqual([spelling, seen(inMemory, spelling)]);
    }
  });

  test('suggests the same', () => {
    for (const word of ['kilomter', 'galon', 'MW', 'squre foot', 'x']) {
      expect(index().suggest(word)).toEqual(inMemory.suggest(word));
    }
  });

  test('reads no more than it is asked for', () => {
    let reads = 0;
    const watched = quantities.map((quantity): Quantity =>
      Object.create(quantity, { units: { get: () => ((reads += 1), quantity.units) } }),
    );
    const unitIndex = new FullIndex(watched, { shared: sharedSpellings, readCompound });
    expect(unitIndex.find('km').units.map(({ id }) => id)).toContain('kilometer');
    expect(unitIndex.byId('mile')?.id).toBe('mile');
    expect(unitIndex.find('Nautical Miles').units.map(({ id }) => id)).toEqual(['nautical-mile']);
    expect(reads).toBe(0);
    expect(unitIndex.suggest('nautcal mile')).toContain('nautical mile');
    expect(reads).toBeGreaterThan(0);
  });
});

test('the texts stay small: units below 14 kB, names below 13, details below 18', () => {
  const bytes = (text: string): number => gzipSync(text, { level: 9 }).length;
  expect(bytes(quantities.map(({ unitsText }) => unitsText).join(''))).toBeLessThan(14_000);
  expect(bytes(quantities.map(({ namesText }) => namesText).join(''))).toBeLessThan(13_000);
  expect(bytes(details)).toBeLessThan(18_000);
});
