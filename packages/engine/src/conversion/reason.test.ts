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
    ['mH', '1/H', 'incompatible-units', 'One is the inverse of the other', undefined],
    ['ohm', 'mS', 'incompatible-units', 'One is the inverse of the other', undefined],
    ['min', 'kHz', 'incompatible-units', 'One is the inverse of the other', undefined],
    ['R-value', 'W/(m²·K)', 'incompatible-units', 'One is the inverse of the other', undefined],
    ['tpi', 'mm', 'incompatible-units', 'For a pitch write', undefined],
    ['hp', 'MJ', 'incompatible-units', 'Energy is power times time', undefined],
    ['kcal', 'MET', 'incompatible-units', 'Name both', undefined],
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

  test.each([
    ['proton mass in MeV', 'mass-energy'],
    ['3 * 20 W in kWh', 'power times time'],
    ['2 * 3 Ω in mS', 'Divide 1'],
  ])('of a sum: %s', (text, why) => {
    expect(errorOf(() => ask(text)).reason).toContain(why);
  });

  test.each([
    ['60 W × 4 h in kWh', 0.24],
    ['8 kWh / 4 h in kW', 2],
    ['8 MET × 30 min × 70 kg in kcal', 280],
    ['1/(50 Hz) in ms', 20],
    ['1/(20 tpi) in mm', 1.27],
    ['1/(0.3 W/(m²·K)) in RSI', 10 / 3],
    ['1/(0.3 W/(m²·K)) in R-value', 18.92754466],
  ])('and what it suggests is answered: %s', (text, result) => {
    const answer = ask(text);
    expect('result' in answer && answer.result).toBeCloseTo(result, 6);
  });

  test('omits the reason if there is none', () => {
    const misspelled: string = 'metrr';
    expect(errorOf(() => convert(1, misspelled, 'm')).reason).toBeUndefined();
    expect(errorOf(() => convert(1, 'kg·m', 'K·s')).reason).toBeUndefined();
  });
});
