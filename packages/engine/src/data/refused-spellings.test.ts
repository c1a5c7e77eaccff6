import { expect, it } from 'vitest';
import { unitIndex } from '../conversion/catalogue.ts';
import { refusedSpellings } from './refused-spellings.ts';

it.each(Object.entries(refusedSpellings))('no row is spelled %s, and what to write instead is', (spelling, { instead }) => {
  expect(unitIndex.find(spelling).units.filter(({ entry }) => entry)).toEqual([]);
  for (const other of instead) {
    const unit = other.replace(/ \+ .*/, '');
    expect([unit, unitIndex.find(unit).units.length]).not.toEqual([unit, 0]);
  }
});
