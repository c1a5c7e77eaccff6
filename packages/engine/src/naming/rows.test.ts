import { expect, test } from 'vitest';
import { unitIndex } from '../conversion/catalogue.ts';
import { keysOf, namesOf, Rows } from './rows.ts';
import { keyStartPattern } from './spelling.ts';

const { quantities } = unitIndex;
const all = new Rows(quantities).all();

test('the searched pattern matches a name of each unit with the key', () => {
  const missed = all.flatMap((unit) =>
    keysOf(unit).filter((key) => {
      const pattern = keyStartPattern(key);
      return !namesOf(unit).some((name) => new RegExp(`(?:^|[([])${pattern}`, 'i').test(name));
    }),
  );
  expect(missed).toEqual([]);
});

test.each([
  'mile',
  'foot',
  'gallon',
  'gallonimperial',
  'tonlong',
  'calorieit',
  'rvalue',
  'horsepowerboiler',
  'nothing',
  'm',
  'mp',
  'tnt',
  '尺',
  "'",
  '2',
])('a search for %s finds what candidate every name does', (key) => {
  const expected = all.filter((unit) => keysOf(unit).includes(key)).map(({ id }) => id);
  const rows = new Rows(quantities);
  expect(rows.named(key).map(({ id }) => id)).toEqual(expected);
  // The index of all names, which is built after many searches, gives the same result
  for (let search = 0; search < 100; search++) rows.named('nothing');
  expect(rows.named(key).map(({ id }) => id)).toEqual(expected);
});
