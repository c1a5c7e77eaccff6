import { describe, expect, it } from 'vitest';
import { convert, unitIndex } from '../conversion/catalogue.ts';
import { findRefused, refusals } from './refused-spellings.ts';

const refused = refusals.flatMap(([spellings, , instead]) => spellings.split(' ').map((spelling) => ({ spelling, instead })));

it('refuses each spelling for one reason', () => expect(new Set(refused.map(({ spelling }) => spelling)).size).toBe(refused.length));

it.each(refused)('$spelling is not a unit, and its suggestions are units', ({ spelling, instead }) => {
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

  it('convert to one another', () => {
    expect(convert(30, 'psig', 'barg')).toBe(convert(30, 'psi', 'bar'));
    expect(convert(2, 'bar gauge', 'kPa(g)')).toBe(200);
  });

  it.each(['psi', 'bar', 'Pa', 'N/m²', 'kg/(m·s²)', 'J/m³'])('do not convert to %s, which is absolute', (absolute) => {
    expect(() => convert(30, 'psig', absolute)).toThrow(/Cannot convert/);
    expect(() => convert(30, absolute, 'barg')).toThrow(/Cannot convert/);
  });
});

it('finds the reason after the name of a place, and in the plural', () => {
  expect(findRefused('bigha')?.reason).toContain('place');
  expect(findRefused('Gujarat bigha')).toBe(findRefused('bigha'));
  expect(findRefused('talents')).toBe(findRefused('talent'));
  expect(findRefused('Qubits')).toBe(findRefused('qubit'));
});

it.each([
  ['parasang', /no law/],
  ['Rockwell C', /ISO 18265/],
  ['Shore A', /ISO 868/],
  ['°Baumé', /converter/],
  ['Ford cup seconds', /ASTM D1200/],
  ['Mohs', /scratches/],
])('says why %s has no factor', (spelling, reason) => {
  expect(findRefused(spelling)?.reason).toMatch(reason);
});
