import { describe, expect, it } from 'vitest';
import { unitIndex } from '../conversion/catalogue.ts';
import { findRefused, refusedSpellings } from './refused-spellings.ts';

it.each(Object.entries(refusedSpellings))('no row is spelled %s, and what to write instead is', (spelling, { instead = [] }) => {
  expect(unitIndex.find(spelling).units.map(({ id }) => id)).toEqual([]);
  expect(instead.filter((unit) => unitIndex.find(unit).units.length === 0)).toEqual([]);
});

describe('gauge pressures', () => {
  it.each([
    ['psig', 'psi'],
    ['PSIG', 'psi'],
    ['psi g', 'psi'],
    ['psi(g)', 'psi'],
    ['psi (gauge)', 'psi'],
    ['bar gauge', 'bar'],
    ['barG', 'bar'],
    ['mbar(g)', 'mbar'],
    ['kPa gauge', 'kPa'],
    ['hPag', 'hPa'],
    ['MPa(g)', 'MPa'],
    ['kg/cm²(g)', 'kgf/cm²'],
    ['kg/cm2 g', 'kgf/cm²'],
    ['kgf/cm^2g', 'kgf/cm²'],
    ['inHgg', 'inHg'],
  ])('%s is refused, and leads to %s and an atmosphere', (spelling, absolute) => {
    expect(unitIndex.find(spelling).units.map(({ id }) => id)).toEqual([]);
    expect(findRefused(spelling)).toMatchObject({ reason: expect.stringContaining(`30 ${absolute} + 1 atm`), instead: [absolute] });
  });

  it.each(['kg', 'mmHg', 'inHg', 'deg', 'Pa·g', 'gauge', 'mg', 'bag'])('%s is none', (spelling) => {
    expect(findRefused(spelling)).toBeUndefined();
  });
});

it('finds a reason behind a place, and in the plural', () => {
  expect(findRefused('Gujarat bigha')).toBe(refusedSpellings['bigha']);
  expect(findRefused('talents')).toBe(refusedSpellings['talent']);
  expect(findRefused('Qubits')).toBe(refusedSpellings['qubit']);
});
