import { readFileSync } from 'node:fs';
import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorOf } from '../../fixtures/refusal.ts';
import { analytes } from '../data/analytes.ts';
import { toNumber } from '../model/rational.ts';
import { conversion } from '../tools/convert.ts';
import { readFormula } from './formula.ts';
import { findSubstance } from './index.ts';
import { listSubstances, molarMass } from './list.ts';

const massOf = (formula: string): number => {
  const read = readFormula(formula);
  if (typeof read !== 'object') throw new Error(read ?? formula);
  return toNumber(read.molarMass);
};

describe('readFormula', () => {
  it.for([
    ['H2O', 18.015],
    ['C6H12O6', 180.156],
    ['Ca(OH)2', 74.092],
    ['Al2(SO4)3', 342.132],
    ['CuSO4·5H2O', 249.677],
    ['CuSO4.5H2O', 249.677],
    ['K4[Fe(CN)6]', 368.345],
    ['[Co(NH3)6]Cl3', 267.469],
    ['C₆H₁₂O₆', 180.156],
    ['HCO3^-', 61.016],
    ['NH4+', 18.039],
    ['CuSO4 · 5 H2O', 249.677],
    ['CuSO4⋅5H2O', 249.677],
    ['CuSO4 x 5H2O', 249.677],
    ['CaSO4·0.5H2O', 145.1415],
    ['CaSO4·½H2O', 145.1415],
    ['D2O', 20.027203556],
    ['HTO', 20.023049281],
    ['{[Co(NH3)6]Cl3}', 267.469],
    ['[Fe(CN)6]4-', 211.953],
    ['Ca++', 40.078],
    ['SO4(2-)', 96.056],
  ] as const)('weighs a mole of %s: %s g', ([formula, grams]) => {
    expect(massOf(formula)).toBe(grams);
  });

  it('reads charges after a caret, raised, or as a sign', () => {
    const charges = ['Ca^2+', 'Ca²⁺', 'SO4^2-', 'NH4+', 'Cl-', 'NaCl'].map((text) => {
      const read = readFormula(text);
      return typeof read === 'object' ? read.charge : read;
    });
    expect(charges).toEqual([2, 2, 2, 1, 1, 0]);
    expect(readFormula('Ca2+')).toMatch('^2+');
    // Not forty-two oxygens
    expect(readFormula('SO42-')).toMatch('SO4^2-');
  });

  it.for([
    '',
    'h2o',
    'Xx',
    'H0',
    '(H2O',
    'H2O)',
    '2',
    'C6H12O6 ',
    'H9999999',
    '·',
    'H2O·',
    'constructor',
    '2H2O',
    '13CO2',
    'CaSO4·0H2O',
    '(H2O]',
  ])('refuses %s', (text) => {
    expect(typeof readFormula(text) === 'object').toBe(text === 'C6H12O6 ');
  });

  it.for(['B12', 'B6', 'C3', 'C4', 'D2', 'D3', 'K1', 'K2', 'FSH', 'HIV', 'HCY', 'INH', 'PB', 'CPK'])(
    'does not weigh the abbreviation %s as elements',
    (text) => {
      expect(readFormula(text)).toMatch('abbreviation');
    },
  );

  it.for(['O3', 'P4', 'S8', 'C60', 'KOH', 'HCN', 'CO', 'NO', 'HCOOH', 'Na', 'Hg2^2+', 'CH4', 'C2H6'])(
    'weighs the molecule %s',
    (text) => {
      expect(massOf(text)).toBeGreaterThan(0);
    },
  );

  it('says why an element has no mass', () => {
    expect(readFormula('TcO4')).toMatch('no standard atomic weight');
  });

  it('takes any text', () => {
    const piece = constantFrom('C', 'H', 'Na', '(', ')', '[', ']', '9', '12', '·', '^', '+', '-', ' ', 'x');
    assert(
      property(array(piece, { maxLength: 200 }), (pieces) => {
        const read = readFormula(pieces.join(''));
        return read === undefined || typeof read === 'string' || toNumber(read.molarMass) > 0;
      }),
    );
  });
});

describe('the analytes', () => {
  it('are many, each with a mass and units that it leads between', () => {
    expect(analytes.length).toBeGreaterThan(150);
    for (const { id, units } of analytes) {
      const [from, to] = units;
      const there = conversion({ value: 3, from, to, substance: id });
      expect(there.substance).toBe(id);
      expect(conversion({ value: there.result, from: to, to: from, substance: id }).result).toBeCloseTo(3, 12);
    }
  });

  it('share no spelling', () => {
    const seen = new Map<string, string>();
    for (const { id, name, aliases = [] } of analytes) {
      for (const spelling of new Set(
        [id, name, ...aliases].map((text) => text.toLowerCase().replace(/[ _-]+/g, '-')),
      )) {
        expect([spelling, seen.get(spelling) ?? id]).toEqual([spelling, id]);
        seen.set(spelling, id);
      }
      expect(findSubstance(name, 'substance').id).toBe(id);
      for (const alias of aliases) expect([alias, findSubstance(alias, 'substance').id]).toEqual([alias, id]);
    }
  });

  it('agree with the published factors to 0.2 % or to all their digits', () => {
    const factors = readFileSync(new URL('../../fixtures/analyte-factors.tsv', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    const rows = factors.slice(1).map((line) => line.split('\t') as [string, string, string, string]);
    expect(rows.length).toBeGreaterThan(100);
    const wrong = rows.filter(([substance, from, to, text]) => {
      const { result } = conversion({ value: 1, from, to, substance });
      const lastDigit = 10 ** -(text.split('.')[1]?.length ?? 0);
      return Math.abs(result - Number(text)) > Math.max(0.002 * Number(text), lastDigit / 2);
    });
    expect(wrong).toEqual([]);
  });
});

describe('findSubstance', () => {
  it('names the source of a molar mass', () => {
    expect(findSubstance('Blood Sugar', 'substance').molarMass).toEqual({
      gramsPerMole: 180.156,
      uncertainty: 0.0204,
      formula: 'C6H12O6',
      source: expect.stringContaining('2021'),
    });
    expect(findSubstance('albumin', 'substance').molarMass).toEqual({
      gramsPerMole: 66500,
      source: expect.stringContaining('laboratories'),
    });
  });

  it('distinguishes substances with similar names', () => {
    const grams = (name: string): number => findSubstance(name, 'substance').molarMass.gramsPerMole;
    expect(grams('lactate')).toBe(grams('lactic acid'));
    // Laboratories weigh the phosphorus of phosphate; vitamin D3 as a supplement differs from the form in blood
    expect([grams('phosphate'), grams('phosphorus'), grams('phosphate ion')]).toEqual([30.974, 30.974, 94.97]);
    expect([grams('vitamin D3'), grams('vitamin D')]).toEqual([384.648, 400.647]);
    expect(grams('myoglobin')).toBeCloseTo(17669.2, 1);
    expect([grams('urea'), grams('BUN')]).toEqual([60.056, 28.014]);
    expect(grams('vitamin D')).toBe(grams('25-OH vitamin D'));
    expect([grams('B12'), grams('B6'), grams('B9')]).toEqual([grams('cobalamin'), grams('PLP'), grams('folate')]);
    expect(findSubstance('C6H12O6', 'substance').id).toBe('C6H12O6');
    expect(findSubstance('CO', 'substance').molarMass.gramsPerMole).toBe(28.01);
    expect(findSubstance('Co', 'substance').molarMass.gramsPerMole).toBe(58.933);
  });

  it('suggests what may have been meant', () => {
    expect(errorOf(() => findSubstance('glucos', 'substance'))).toMatchObject({
      code: 'unknown-substance',
      parameter: 'substance',
      suggestions: expect.arrayContaining(['glucose']),
    });
    for (const name of ['constructor', '__proto__', 'toString', 'x'.repeat(500)]) {
      expect(errorOf(() => findSubstance(name, 'substance')).code).toBe('unknown-substance');
    }
  });
});

it('lists what it knows, and weighs any formula', () => {
  expect(listSubstances()).toHaveLength(analytes.length);
  expect(listSubstances()[0]).toMatchObject({
    id: 'glucose',
    molarMass: { gramsPerMole: 180.156 },
    units: ['mg/dL', 'mmol/L'],
  });
  expect(molarMass('CuSO4·5H2O')).toMatchObject({ gramsPerMole: 249.677, formula: 'CuSO4·5H2O' });
});
