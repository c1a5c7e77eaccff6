import { expect, test } from 'vitest';
import { quantities } from '../generated/catalogue.ts';
import { names } from '../conversion/catalogue.ts';
import { lineOf } from '../conversion/finder.ts';
import { lineOfListed } from '../conversion/light-conversion.ts';
import { LightIndex } from './light-index.ts';

const index = new LightIndex(quantities);

test.for(quantities)('lists and converts $id as the index of all spellings does', (quantity) => {
  const units = index.unitsOf(quantity);
  expect(units.map(({ id }) => id)).toEqual(names.unitsOf(quantity).map(({ id }) => id));
  const [base] = units;
  const plain = units.filter(({ row }) => !row!.level && !base!.row!.level);
  const lines = plain.map((unit) => [unit.id, lineOf(names.byId(base!.id)!, names.byId(unit.id)!, names)]);
  expect(plain.map((unit) => [unit.id, lineOfListed(base!, unit)])).toEqual(lines);
});

test('leaves levels and units of two quantities to those who know more', () => {
  const between = (from: string, to: string) => lineOfListed(index.byId(from)!, index.byId(to)!);
  expect(between('watt', 'decibel-milliwatt')).toBeUndefined();
  expect(between('kilometer', 'kilogram')).toBeUndefined();
});

test('knows identifiers under every prefix, and nothing else', () => {
  expect(index.byId('quettameter')?.prefix?.symbol).toBe('Q');
  expect(index.byId('kilogram')?.prefix).toBeUndefined();
  expect(index.byId('millibyte')).toBeUndefined();
  expect(index.byId('toString')).toBeUndefined();
  expect(index.byId('km')).toBeUndefined();
});
