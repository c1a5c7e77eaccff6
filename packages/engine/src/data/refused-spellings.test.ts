import { expect, it } from 'vitest';
import { names } from '../conversion/catalogue.ts';
import { refusedSpellings } from './refused-spellings.ts';

it.each(Object.entries(refusedSpellings))('no row is spelled %s, and what to write instead is', (spelling, { instead }) => {
  expect(names.find(spelling).units.filter(({ row }) => row)).toEqual([]);
  for (const other of instead) {
    const unit = other.replace(/ \+ .*/, '');
    expect([unit, names.find(unit).units.length]).not.toEqual([unit, 0]);
  }
});
