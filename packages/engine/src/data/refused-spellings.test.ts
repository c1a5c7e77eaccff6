import { describe, expect, it } from 'vitest';
import { convert, unitIndex } from '../conversion/catalogue.ts';
import { findRefused, refusedSpellings } from './refused-spellings.ts';

it.each(Object.entries(refusedSpellings))('no row is spelled %s, and what to write instead is', (spelling, { instead = [] }) => {
  expect(unitIndex.find(spelling).units.map(({ id }) => id)).toEqual([]);
  expect(instead.filter((unit) => unitIndex.find(unit).units.length === 0)).toEqual([]);
});

describe('gauge pressures', () => {
  it.each([
    ['psig', 'psi-gauge'],
    ['PSIG', 'psi-gauge'],
    ['psi g', 'psi-gauge'],
    ['psi(g)', 'psi-gauge'],
    ['psi (gauge)', 'psi-gauge'],
    ['pounds per square inch gauge', 'psi-gauge'],
    ['bar gauge', 'bar-gauge'],
    ['barG', 'bar-gauge'],
    ['mbar(g)', 'millibar-gauge'],
    ['kPa gauge', 'kilopascal-gauge'],
    ['hPag', 'hectopascal-gauge'],
    ['MPa(g)', 'megapascal-gauge'],
    ['kg/cm²(g)', 'kilogram-force-per-square-centimeter-gauge'],
    ['kg/cm2 g', 'kilogram-force-per-square-centimeter-gauge'],
    ['kgf/cm^2g', 'kilogram-force-per-square-centimeter-gauge'],
    ['inHgg', 'inch-ofhg-gauge'],
  ])('%s is %s', (spelling, id) => {
    expect(unitIndex.find(spelling).units[0]?.id).toBe(id);
  });

  it('are of one another without the air outside', () => {
    expect(convert(30, 'psig', 'barg')).toBe(convert(30, 'psi', 'bar'));
    expect(convert(2, 'bar gauge', 'kPa(g)')).toBe(200);
  });

  it.each(['psi', 'bar', 'Pa', 'N/m²', 'kg/(m·s²)', 'J/m³'])('are no %s without it', (absolute) => {
    expect(() => convert(30, 'psig', absolute)).toThrow(/Cannot convert/);
    expect(() => convert(30, absolute, 'barg')).toThrow(/Cannot convert/);
  });
});

it('finds a reason behind a place, and in the plural', () => {
  expect(findRefused('Gujarat bigha')).toBe(refusedSpellings['bigha']);
  expect(findRefused('talents')).toBe(refusedSpellings['talent']);
  expect(findRefused('Qubits')).toBe(refusedSpellings['qubit']);
});

it.each([
  ['°Engler', /7\.32 E − 6\.31 \/ E/],
  ['Rockwell C', /ISO 18265/],
  ['Shore A', /ISO 868/],
  ['°Baumé', /145 − °Bé/],
  ['Saybolt furol seconds', /ASTM D2161/],
  ['Mohs', /scratches/],
])('says why %s has no factor', (spelling, reason) => {
  expect(findRefused(spelling)?.reason).toMatch(reason);
});
