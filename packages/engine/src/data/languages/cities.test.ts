import { expect, test } from 'vitest';
import { zoneOf } from '../../model/zone.ts';
import { cities } from './cities.ts';
import { languageTables } from './index.ts';

const rows = Object.entries(cities).flatMap(([tag, zones]) => Object.entries(zones).map(([zone, names]) => [tag, zone, names.split('|')] as const));

test('every language has cities, and nothing else does', () => {
  expect(Object.keys(cities).sort()).toEqual(languageTables.map(({ tag }) => tag).sort());
});

test.each(rows)('%s: %s is a time zone, with names', (_, zone, names) => {
  expect(zoneOf(zone)).toBeDefined();
  expect(names.filter((name) => name.trim() !== name || name === '')).toEqual([]);
});

test.each(Object.keys(cities))('%s: each name has one time zone', (tag) => {
  const names = rows.filter(([language]) => language === tag).flatMap(([, , own]) => own);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
