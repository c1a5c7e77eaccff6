import { describe, expect, it } from 'vitest';
import { errorOf } from '../../fixtures/refusal.ts';
import { conversion } from '../tools/convert.ts';
import { table } from '../tools/table.ts';

describe('a substance', () => {
  it.for([
    [100, 'mg/dL', 'mmol/L', 'glucose', 5.550744909966918],
    [5.5, 'mmol/L', 'mg/dL', 'blood sugar', 99.0858],
    [1, 'mol', 'g', 'C6H12O6', 180.156],
    [58.44, 'g', 'mol', 'NaCl', 1],
    [10, 'mg/dL', 'mEq/L', 'calcium', 4.990268975497779],
    [2.5, 'mmol/L', 'mEq/L', 'calcium', 5],
    [140, 'mEq/L', 'mmol/L', 'sodium', 140],
    [1, 'mg/kg/d', 'μmol/kg/d', 'caffeine', 5.14948968557216],
    [2, 'kJ/g', 'kJ/mol', 'water', 36.03],
  ] as const)('leads from %s %s to %s of %s', ([value, from, to, substance, result]) => {
    expect(conversion({ value, from, to, substance }).result).toBe(result);
  });

  it.for([
    [400, 'IU', 'μg', 'vitamin D', 10],
    [5000, 'IU', 'μg', 'vitamin A', 1500],
    [25_000, 'IU', 'mg', 'beta-carotene', 15],
    [30, 'IU', 'mg', 'vitamin E', 20.1],
    [30, 'IU', 'mg', 'synthetic vitamin E', 27],
    [100, 'IU', 'mg', 'insulin', 3.47],
    [10, 'μIU/mL', 'pmol/L', 'insulin', 60],
    [10, 'μg', 'IU', 'cholecalciferol', 400],
  ] as const)('leads from %s %s to %s of %s by its international unit', ([value, from, to, substance, result]) => {
    const { internationalUnit, molarMass, ...answer } = conversion({ value, from, to, substance });
    expect(answer.result).toBe(result);
    expect([typeof internationalUnit, molarMass]).toEqual(['string', undefined]);
  });

  it('has no international unit where no document states one', () => {
    expect(errorOf(() => conversion({ value: 1, from: 'IU', to: 'mg', substance: 'glucose' })).code).toBe(
      'incompatible-units',
    );
    expect(errorOf(() => conversion({ value: 1, from: 'IU', to: 'mmol', substance: 'vitamin D' })).code).toBe(
      'incompatible-units',
    );
  });

  it('has no effect where it is not needed, and is still validated', () => {
    expect(conversion({ value: 1, from: 'kg', to: 'g', substance: 'glucose' })).toEqual({
      value: 1,
      from: 'kg',
      to: 'g',
      result: 1000,
    });
    expect(errorOf(() => conversion({ value: 1, from: 'kg', to: 'g', substance: 'unobtanium' })).code).toBe(
      'unknown-substance',
    );
  });

  it('refuses charges of substances without ions', () => {
    expect(errorOf(() => conversion({ value: 1, from: 'mg/dL', to: 'mEq/L', substance: 'glucose' })).message).toMatch(
      'charges',
    );
  });
});

describe('an equivalence', () => {
  it.for([
    [500, 'nm', 'THz', 'spectral', 599.584916],
    [599.584916, 'THz', 'nm', 'spectral', 500],
    [532, 'nm', 'eV', 'spectral', 2.330530045736847],
    [1000, 'cm^-1', 'kJ/mol', 'spectral', 11.9626565638697],
    [10, 'μm', 'cm^-1', 'spectral', 1000],
    [1, 'g', 'J', 'mass-energy', 89875517873681.77],
    [1, 'Da', 'MeV', 'mass-energy', 931.4941037185688],
    [300, 'K', 'meV', 'thermal', 25.85199978643553],
    [25, '°C', 'meV', 'thermal', 25.692579121085846],
    [1, 'mol', 'one', 'count', 6.02214076e23],
    [1, 'dozen', 'mol', 'count', 1.992646880608616e-23],
  ] as const)('leads from %s %s to %s (%s)', ([value, from, to, as, result]) => {
    expect(conversion({ value, from, to, as })).toEqual({ value, from, to, result, as });
  });

  it('is stated only if it was used', () => {
    expect(conversion({ value: 1, from: 'm', to: 'cm', as: 'spectral' })).toEqual({
      value: 1,
      from: 'm',
      to: 'cm',
      result: 100,
    });
  });

  it.for([
    ['m', 'kg', 'spectral'],
    ['Pa', 'Hz', 'spectral'],
    ['rad', 'mol', 'count'],
    ['Δ°C', 'eV', 'thermal'],
  ] as const)('connects no %s and %s', ([from, to, as]) => {
    expect(errorOf(() => conversion({ value: 1, from, to, as })).code).toBe('incompatible-units');
  });

  it('is never assumed, and the refusal suggests it', () => {
    const hints = [
      ['nm', 'THz', 'Name the equivalence to convert between them: as spectral.'],
      ['g', 'J', 'as mass-energy'],
      ['K', 'eV', 'as thermal'],
      ['mol', 'dozen', 'as count'],
      ['mg/dL', 'mmol/L', 'for example glucose'],
      ['g', 'mol', 'for example glucose'],
      ['cup', 'g', 'for example flour'],
    ] as const;
    for (const [from, to, hint] of hints)
      expect(errorOf(() => conversion({ value: 1, from, to })).message).toContain(hint);
    expect(errorOf(() => conversion({ value: 1, from: 'm', to: 'kg' })).message).not.toMatch(/bridge|equivalence/);
    expect(errorOf(() => conversion({ value: 1, from: 'nm', to: 'THz', codes: 'ucum' })).message).toContain(
      'Name the equivalence to convert between them: as spectral.',
    );
    expect(errorOf(() => conversion({ value: 1, from: 'mg/dL', to: 'mmol/L', codes: 'ucum' })).message).toContain(
      'for example glucose',
    );
    expect(errorOf(() => conversion({ value: 1, from: 'KGM', to: 'C34', codes: 'unece' })).message).toContain(
      'for example glucose',
    );
  });
});

describe('codes', () => {
  it('stand for units of their system alone', () => {
    expect(conversion({ value: 5, from: 'KGM', to: 'LBR', codes: 'unece' })).toEqual({
      value: 5,
      from: 'KGM',
      to: 'LBR',
      result: 11.023113109243878,
      codes: 'unece',
    });
    expect(conversion({ value: 1, from: '[in_i]', to: 'cm', codes: 'ucum' }).result).toBe(2.54);
    expect(errorOf(() => conversion({ value: 1, from: 'kg', to: 'g', codes: 'unece' }))).toMatchObject({
      code: 'unknown-unit',
      parameter: 'from',
    });
    expect(errorOf(() => conversion({ value: 1, from: 'km', to: 'mi', codes: 'ucum' }))).toMatchObject({
      code: 'unknown-unit',
      parameter: 'to',
    });
  });

  it('go with substances, equivalences and ingredients', () => {
    expect(conversion({ value: 100, from: 'mg/dL', to: 'mmol/L', codes: 'ucum', substance: 'glucose' }).result).toBe(
      5.550744909966918,
    );
    expect(conversion({ value: 1, from: 'mol', to: '10*23', codes: 'ucum', as: 'count' }).result).toBe(6.02214076);
    expect(conversion({ value: 1, from: 'eq', to: '1', codes: 'ucum', as: 'count' }).result).toBe(6.02214076e23);
    expect(conversion({ value: 5, from: 'meq/L', to: 'mmol/L', codes: 'ucum', substance: 'calcium' }).result).toBe(2.5);
    expect(conversion({ value: 2, from: '[cup_us]', to: 'g', codes: 'ucum', ingredient: 'flour' }).result).toBe(250);
    expect(conversion({ value: 1, from: 'KGM', to: 'C34', codes: 'unece', substance: 'water' }).result).toBe(
      55.50929780738274,
    );
  });

  it('make tables', () => {
    const { rows, codes } = table({ from: '[ft_i]', to: '[in_i]', start: 1, end: 2, codes: 'ucum' });
    expect([rows, codes]).toEqual([
      [
        { value: 1, result: 12 },
        { value: 2, result: 24 },
      ],
      'ucum',
    ]);
  });
});
