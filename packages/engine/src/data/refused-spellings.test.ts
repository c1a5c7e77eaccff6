import { expect, it } from 'vitest';
import { unitIndex } from '../conversion/catalogue.ts';
import { refusedSpellings } from './refused-spellings.ts';

it.each(Object.entries(refusedSpellings))('no row is spelled %s, and what to write instead is', (spelling, { instead = [] }) => {
  expect(unitIndex.find(spelling).units).toEqual([]);
  expect(instead.filter((unit) => unitIndex.find(unit).units.length === 0)).toEqual([]);
});
