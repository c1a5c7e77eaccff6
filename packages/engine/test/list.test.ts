import { expect, test } from 'vitest';
import { unitIndex } from '../src/conversion/catalogue.ts';
import { pluralName, singularName, symbolOf } from '../src/definition/symbol.ts';
import de from '../src/generated/locales/de.ts';
import { listUnits } from '../src/list.ts';
import { commonFirst } from '../src/naming/rank.ts';

test('lists the units that the index lists, with their names, the common ones first', () => {
  const expected = unitIndex.quantities.map((quantity) => ({
    id: quantity.id,
    name: quantity.name,
    units: commonFirst(unitIndex.unitsOf(quantity)).map((unit) => ({
      id: unit.id,
      name: singularName(unit),
      plural: pluralName(unit),
      symbol: symbolOf(unit),
    })),
  }));
  expect(listUnits()).toEqual(expected);
});

test('lists one quantity', () => {
  const [length] = listUnits({ quantity: 'length' });
  expect(length?.units.slice(0, 2)).toEqual([
    { id: 'meter', name: 'meter', plural: 'meters', symbol: 'm' },
    { id: 'kilometer', name: 'kilometer', plural: 'kilometers', symbol: 'km' },
  ]);
  expect(length?.units.find(({ id }) => id === 'foot')?.plural).toBe('feet');
});

test.each([['lenght'], [5], [null], [Symbol('length')], [{}]])('refuses %s', (quantity) => {
  expect(() => listUnits({ quantity: quantity as never })).toThrow(
    expect.objectContaining({ name: 'UnitsError', code: 'unknown-category', parameter: 'quantity' }),
  );
});

test('lists in a language', () => {
  const [length] = listUnits({ quantity: 'length', locale: de });
  expect(length?.name).toBe('Länge');
  expect(length?.units.find(({ id }) => id === 'mile')).toEqual({
    id: 'mile',
    name: 'Meile',
    plural: 'Meilen',
    symbol: 'mi',
  });
  expect(length?.units.find(({ id }) => id === 'cubit')?.name).toBe('Elle (Cubitus)');
  expect(length?.units).toHaveLength(listUnits({ quantity: 'length' })[0]!.units.length);
  expect(listUnits({ locale: de })).toHaveLength(listUnits().length);
  expect(() => listUnits({ locale: {} as never })).toThrow('locale must be');
});
