import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample.ts';
import { aliasesOf } from '../src/catalog/units.ts';
import { detailsOf } from '../src/catalog/details.ts';
import { readCatalogue, readQuantity, type CompactQuantity } from '../src/compact/read.ts';
import { CellIndex, cellsWith, inSmallLetters, lineIn } from '../src/naming/unit-lines.ts';
import { writeHeads, writeNames, writeUnits } from '../src/compact/write.ts';
import { unitIndex as plain } from '../src/conversion/catalogue.ts';
import { quantities as rows } from '../src/data/catalogue.ts';
import { sharedSpellings } from '../src/data/shared-spellings.ts';
import { pluralName, singularName } from '../src/definition/symbol.ts';
import { compileDefinitions } from '../src/definition/work-out.ts';
import { details } from '../src/generated/details.ts';
import { quantities } from '../src/generated/catalogue.ts';
import type { Quantity, QuantityRows, UnitEntry } from '../src/model/quantity.ts';
import type { Unit } from '../src/model/unit.ts';
import { readCompound } from '../src/naming/compound.ts';
import { FullIndex } from '../src/naming/full-index.ts';
import { spellingsOf } from '../src/naming/rows.ts';

const catalogue: readonly QuantityRows[] = rows;
const worked = compileDefinitions(catalogue);

/** Returns all data of a unit, including values that are calculated on access. */
const plainly = (unit: UnitEntry) => {
  const { id, printed, symbol, ratio, piPower, offset, level, isReciprocal, isMeasured, isSpelled, hasOwnName } = unit;
  const { si, binary, common, rank, name, plural, names, symbols } = unit;
  const words = { common: [...common].toSorted(), rank, name, plural, names, symbols };
  const numbers = { ratio, piPower, offset, level, isReciprocal, isMeasured, isSpelled, hasOwnName, si, binary };
  return { id, printed, symbol, ...numbers, ...words };
};

test.each(worked)('the texts of $id contain the compiled units', (quantity) => {
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
  read.attachNames(writeNames(quantity, spellingsOf));
  expect(read.units.map(plainly)).toEqual(quantity.units.map(plainly));
  const now = shown();
  expect(read.units.map(({ hasOwnName }) => hasOwnName)).toEqual(now.map((unitIndex, at) => unitIndex !== byRule[at]));
});

test('the heads match the rows', () => {
  const heads = catalogue.map(({ id, name, dimension, inTurns }: QuantityRows) => ({ id, name, dimension, inTurns }));
  const read = readCatalogue(
    writeHeads(catalogue),
    heads.map(() => ''),
  );
  expect(read.map(({ id, name, dimension, inTurns }) => ({ id, name, dimension, inTurns }))).toEqual(heads);
});

test('the details match the rows', () => {
  for (const { source, status, note, unseen, id, is, offset } of catalogue.flatMap(({ units }) => units)) {
    const found = detailsOf(id);
    expect([found.source, found.status, found.note, found.unseen]).toEqual([source, status, note, unseen]);
    expect([found.definition, found.offset]).toEqual([is, offset]);
  }
});

describe('CellIndex', () => {
  const entries = quantities.flatMap((quantity, text) =>
    Array.from({ length: quantity.size }, (_, line) => ({ unit: quantity.at(line), at: lineIn(text, line) })),
  );
  const units = (): CellIndex => {
    const texts = quantities.map(({ unitsText }) => unitsText);
    return new CellIndex(texts);
  };

  test('finds each unit by its identifier and by its symbol, by itself and as one of many', () => {
    const index = units();
    for (const [
      count,
      {
        unit: { id, printed },
        at,
      },
    ] of entries.entries()) {
      for (const some of [index, ...(count % 20 === 0 ? [units()] : [])]) {
        expect(some.linesOf(id)).toContain(at);
        expect(some.linesOf(printed ?? id)).toContain(at);
      }
    }
  });

  test.each(['smoot-hour', 'mete', 'eter', '', 'meter\tm', '1 meter', 'toString'])('finds nothing by %j', (text) => {
    expect(units().linesOf(text)).toEqual([]);
  });

  test('finds each line once, in order, and not by its last cell', () => {
    const texts = ['\n\ta\tb\tc\n\t\n\tb\ta\t\n', '\nb\tb\t1\nc\tB\ta\t2\n'];
    const few = (cell: string): readonly number[] => new CellIndex(texts).linesOf(cell);
    const [a, b, c, d, e] = [lineIn(0, 0), lineIn(0, 1), lineIn(0, 2), lineIn(1, 0), lineIn(1, 1)];
    expect(b).toBe(1);
    expect(['a', 'b', 'c', '1'].map((cell) => few(cell))).toEqual([[a, c, e], [a, c, d], [e], []]);
    const many = new CellIndex(texts);
    for (let count = 0; count < 300; count++) expect(many.linesOf('b')).toEqual([a, c, d]);
    expect(['a', 'b', 'c', '1'].map((cell) => many.linesOf(cell))).toEqual([[a, c, e], [a, c, d], [e], []]);
    expect(inSmallLetters(many).linesOf('b')).toEqual([a, c, d, e]);
    const [[cell, at] = ['', -1], ...others] = cellsWith(many, /B/g);
    expect([cell, many.lineAt(at), others]).toEqual(['B', e, []]);
  });
});

describe('the index of texts', () => {
  /** Returns the units that an index finds for a spelling and for similar texts. */
  const seen = (unitIndex: FullIndex, spelling: string): unknown => {
    const { ambiguous, allCandidates } = unitIndex.find(spelling);
    return [ambiguous, allCandidates().map(({ unit, isExact, cost }) => [unit.id, isExact, cost])];
  };
  const index = (): FullIndex => new FullIndex(quantities, { shared: sharedSpellings, readCompound });
  const inMemory = new FullIndex(worked, { shared: sharedSpellings, readCompound });
  const spellings = quantities.flatMap((quantity) => plain.unitsOf(quantity).flatMap(aliasesOf));

  test('finds what an index without texts finds, in any order', { timeout: 30_000 }, () => {
    const [forwards, backwards] = [index(), index()];
    const asked = [...sampleOf([...new Set(spellings)]), 'smoot', 'kilomter', 'kg*m/s^2', 'MW', 'mw', 'toString', ''];
    const seenBy = (reader: FullIndex, spelling: string): string => JSON.stringify([spelling, seen(reader, spelling)]);
    const expected = asked.map((spelling) => seenBy(inMemory, spelling));
    expect(asked.map((spelling) => seenBy(forwards, spelling))).toEqual(expected);
    const reversed = asked.toReversed();
    expect(reversed.map((spelling) => seenBy(backwards, spelling))).toEqual(expected.toReversed());
  });

  test('suggests the same', () => {
    for (const word of ['kilomter', 'galon', 'MW', 'squre foot', 'x']) {
      expect(index().suggest(word)).toEqual(inMemory.suggest(word));
    }
  });

  test('reads only the requested lines', () => {
    let reads = 0;
    const watched = quantities.map((quantity): Quantity =>
      Object.create(quantity, { at: { value: (line: number) => ((reads += 1), quantity.at(line)) } }),
    );
    const unitIndex = new FullIndex(watched, { shared: sharedSpellings, readCompound });
    expect(unitIndex.find('km').units.map(({ id }) => id)).toContain('kilometer');
    expect(unitIndex.byId('mile')?.id).toBe('mile');
    expect(unitIndex.find('Nautical Miles').units.map(({ id }) => id)).toEqual(['nautical-mile']);
    expect(unitIndex.find('NMI').allCandidates().length).toBeGreaterThan(0);
    expect(reads).toBeLessThan(100);
    expect(unitIndex.suggest('nautical milse')).toContain('nautical mile');
    expect(reads).toBeGreaterThan(1000);
  });
});

test('the texts stay small: units below 15.8 kB, names below 13.5, details below 21.5', () => {
  const bytes = (text: string): number => gzipSync(text, { level: 9 }).length;
  expect(bytes(quantities.map(({ unitsText }) => unitsText).join(''))).toBeLessThan(15_800);
  expect(bytes(quantities.map(({ namesText }) => namesText).join(''))).toBeLessThan(13_500);
  expect(bytes(details)).toBeLessThan(21_500);
});
