import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { unece } from '../codes/unece/units.ts';
import { unitIndex } from '../conversion/catalogue.ts';
import { readProduct, siFactorOf } from '../definition/definition.ts';
import { sameDimension, type Dimension } from '../model/dimension.ts';
import type { QuantityRows, UnitRow } from '../model/quantity.ts';
import { toNumber } from '../model/rational.ts';
import type { Unit } from '../model/unit.ts';
import { quantities } from './catalogue.ts';

const rows: readonly UnitRow[] = (quantities as readonly QuantityRows[]).flatMap(({ units }) => units);
const rowOf = (id: string): UnitRow | undefined => rows.find((row) => row.id === id);
const citing = (source: string): UnitRow[] => rows.filter((row) => row.source === source);

const inSi = (unit: Unit): { value: number; dimension: Dimension } => {
  const { ratio, piPower, dimension } = siFactorOf(unit);
  return { value: toNumber(ratio) * Math.PI ** piPower, dimension };
};

/** As the appendix names units of the SI, in the names of ours. */
const ours = (name: string): string =>
  name
    .replace('meter squared per second', 'square meter per second')
    .replace('kilogram meter squared', 'kilogram square meter')
    .replace('meter squared', 'square meter')
    .replace('meter per second squared', 'meter per square second')
    .replace('meter to the fourth power', 'pow4-meter')
    .replace(/^reciprocal /, 'per ');

/** The entries of appendix B.8 in coherent SI units, to seven digits. */
const entries = readFileSync(new URL('../../fixtures/sp811.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [name = '', factor] = line.split('\t');
    return unitIndex.find(ours(name)).units.map((unit) => {
      const { value, dimension } = inSi(unit);
      return { value: value * Number(factor), dimension };
    });
  });
const sevenDigits = 6e-7;

const isListed = (id: string): boolean => {
  const unit = unitIndex.byId(id);
  if (!unit) return false;
  const { value, dimension } = inSi(unit);
  return entries.some((entry) => sameDimension(entry.dimension, dimension) && Math.abs(entry.value / value - 1) < sevenDigits);
};

/** Units that a row is made of: what its definition multiplies, or the parts of its identifier. */
const partsOf = (row: UnitRow): string[] => {
  if (row.is !== undefined) return [row.is.split(' ').at(-1)!];
  return readProduct(row.id, unitIndex.byId)?.factors.map(({ unit }) => unit.entry?.id ?? unit.id) ?? [];
};

/** The number of the row is there, or it is made of a unit whose number is. */
const isCovered = (row: UnitRow): boolean => isListed(row.id) || partsOf(row).some((id) => isListed(id) || (rowOf(id)?.source === 'SP811' && isCovered(rowOf(id)!)));

// What stands elsewhere in the guide than in its appendix
const elsewhere: Readonly<Record<string, string>> = {
  'part-per-1e12': 'section 7.10.3, on part per trillion',
  'kip-per-square-inch-square-root-inch': 'its kip and its inch, under a root that no definition writes',
};

it('every row that cites NIST SP 811 has its number there, or is made of one that has', () => {
  expect(entries.length).toBeGreaterThan(400);
  const wrong = citing('SP811')
    .filter((row) => !isCovered(row))
    .map(({ id }) => id);
  expect(wrong.sort()).toEqual(Object.keys(elsewhere).sort());
});

// Recommendation 20 names the metric hundredweight of 100 kg under DTN, decitonne
const underAnotherName = ['quintal'];

it('every row that cites UN/ECE Recommendation 20 has an active code there', () => {
  expect(
    citing('UNECE20')
      .filter(({ id }) => unece.codeOf(unitIndex.byId(id)!) === undefined)
      .map(({ id }) => id),
  ).toEqual(underAnotherName);
});
