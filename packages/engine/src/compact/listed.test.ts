import { expect, test } from 'vitest';
import { quantities } from '../data/catalogue.ts';
import { unitsOf } from '../catalog/units.ts';
import { names } from '../conversion/catalogue.ts';
import { lineOf } from '../conversion/finder.ts';
import { Listed } from './listed.ts';

const listed = new Listed(quantities);

test.for(quantities)('lists and converts $id as the index of all spellings does', (quantity) => {
  const units = listed.unitsOf(quantity);
  expect(units.map(({ id }) => id)).toEqual(unitsOf(quantity).map(({ id }) => id));
  const [base] = units;
  const plain = units.filter(({ row }) => !row!.log && !base!.row!.log);
  const lines = plain.map((unit) => [unit.id, lineOf(names.byId(base!.id)!, names.byId(unit.id)!, names)]);
  expect(plain.map((unit) => [unit.id, listed.lineBetween(base!, unit)])).toEqual(lines);
});

test('leaves levels and units of two quantities to those who know more', () => {
  const between = (from: string, to: string) => listed.lineBetween(listed.byId(from)!, listed.byId(to)!);
  expect(between('watt', 'decibel-milliwatt')).toBeUndefined();
  expect(between('kilometer', 'kilogram')).toBeUndefined();
});

test('knows identifiers under every prefix, and nothing else', () => {
  expect(listed.byId('quettameter')?.prefix?.symbol).toBe('Q');
  expect(listed.byId('kilogram')?.prefix).toBeUndefined();
  expect(listed.byId('millibyte')).toBeUndefined();
  expect(listed.byId('toString')).toBeUndefined();
  expect(listed.byId('km')).toBeUndefined();
});
