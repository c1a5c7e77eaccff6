import { expect, test } from 'vitest';
import { quantities } from '../generated/catalogue.ts';
import { unitIndex } from '../conversion/catalogue.ts';
import { exactFunctionOf } from '../conversion/finder.ts';
import { exactFunctionOfListed } from '../conversion/between.ts';
import { LightIndex } from './light-index.ts';

const index = new LightIndex(quantities);

test.for(quantities)('lists and converts $id as the index of all spellings does', (quantity) => {
  const units = index.unitsOf(quantity);
  expect(units.map(({ id }) => id)).toEqual(unitIndex.unitsOf(quantity).map(({ id }) => id));
  const [base] = units;
  const plain = units.filter(({ entry }) => !entry!.level && !base!.entry!.level);
  const lines = plain.map((unit) => [
    unit.id,
    exactFunctionOf(unitIndex.byId(base!.id)!, unitIndex.byId(unit.id)!, unitIndex),
  ]);
  expect(plain.map((unit) => [unit.id, exactFunctionOfListed(base!, unit)])).toEqual(lines);
});

test('has no function for levels and units of two quantities', () => {
  const between = (from: string, to: string) => exactFunctionOfListed(index.byId(from)!, index.byId(to)!);
  expect(between('watt', 'decibel-milliwatt')).toBeUndefined();
  expect(between('kilometer', 'kilogram')).toBeUndefined();
});

test('finds identifiers with every prefix, and nothing else', () => {
  expect(index.byId('quettameter')?.prefix?.symbol).toBe('Q');
  expect(index.byId('kilogram')?.prefix).toBeUndefined();
  expect(index.byId('millibyte')).toBeUndefined();
  expect(index.byId('toString')).toBeUndefined();
  expect(index.byId('km')).toBeUndefined();
});
