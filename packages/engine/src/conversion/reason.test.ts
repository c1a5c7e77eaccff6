import { describe, expect, test } from 'vitest';
import { errorOf } from '../../fixtures/refusal.ts';
import { ask } from '../ask.ts';
import { convert } from './catalogue.ts';

describe('a refusal says why', () => {
  test.each([
    ['psig', 'bar', 'incompatible-units', 'air around', undefined],
    ['psi', 'PSIG', 'incompatible-units', 'air around', undefined],
    ['bar(g)', 'atm', 'incompatible-units', 'air around', undefined],
    ['megatons', 'kg', 'unknown-unit', 'of short tons', 'megatonne'],
    ['kft³', 'm³', 'unknown-unit', 'the cube of a multiple', 'kcf'],
    ['bigha', 'acre', 'unknown-unit', 'place to place', 'bigha (Bengal)'],
    ['acfm', 'm³/h', 'unknown-unit', 'pressure and temperature', 'cfm'],
    ['IU', 'mg', 'incompatible-units', 'another mass of each substance', undefined],
    ['heparin', 'mg', 'unknown-unit', 'dosed by what it does', undefined],
    ['dB(A)', 'dB', 'unknown-unit', 'spectrum', undefined],
    ['dBA', 'dB', 'unknown-unit', 'spectrum', undefined],
    ['KGM', 'lb', 'unknown-unit', 'codes of "unece"', 'kg'],
    ['MMT', 'kg', 'unknown-unit', 'codes of "unece"', 'mm'],
    ['LTK', 'L', 'unknown-unit', 'codes of "unece"', undefined],
    ['m[H2O]', 'Pa', 'unknown-unit', 'codes of "ucum"', undefined],
    ['dBm/Hz', 'dBm/MHz', 'incompatible-units', 'A level with a reference', undefined],
    ['EV', 'cd/m2', 'incompatible-units', 'Exposure values measure illuminance', undefined],
    ['% grade', 'degrees', 'incompatible-units', 'A ratio is not an angle', undefined],
    ['in/ft', 'degrees', 'incompatible-units', 'A ratio is not an angle', undefined],
    ['lb', 'newton', 'incompatible-units', 'Pounds measure mass, newtons force.', undefined],
    ['cups', 'g', 'incompatible-units', 'Cups measure volume, grams mass. Name an ingredient', undefined],
    ['kg', 'km', 'incompatible-units', 'Kilograms measure mass, kilometers length.', undefined],
    ['nm', 'THz', 'incompatible-units', 'Name the equivalence to convert between them: as spectral.', undefined],
    ['K', 'meV', 'incompatible-units', 'Name the equivalence to convert between them: as thermal.', undefined],
    ['kg', 'kWh', 'incompatible-units', 'Name the equivalence to convert between them: as mass-energy.', undefined],
  ])('%s in %s', (from, to, code, why, suggestion) => {
    // Also ask the calculators: 5 % grade in degrees
    const asked = from === '% grade' ? [] : [errorOf(() => ask(`5 ${from} in ${to}`))];
    for (const error of [errorOf(() => convert(1, from, to)), ...asked]) {
      expect([error.code, error.reason]).toEqual([code, expect.stringContaining(why)]);
      expect(error.suggestions?.[0]).toBe(
        error.code === 'unknown-unit' ? (suggestion ?? error.suggestions?.[0]) : undefined,
      );
    }
  });

  test('of an aperture', () => {
    const refused = {
      code: 'unknown-unit',
      reason: expect.stringContaining('ratio of lengths'),
      suggestions: ['stop'],
    };
    expect(errorOf(() => convert(1, 'f/2.8', 'f/4'))).toMatchObject(refused);
    expect(errorOf(() => ask('f/2.8 in f/4'))).toMatchObject(refused);
  });

  test('omits the reason if there is none', () => {
    const misspelled: string = 'metrr';
    expect(errorOf(() => convert(1, misspelled, 'm')).reason).toBeUndefined();
    expect(errorOf(() => convert(1, 'kg·m', 'K·s')).reason).toBeUndefined();
  });
});
