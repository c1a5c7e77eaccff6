import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { refusal } from '../../../fixtures/refusal.ts';
import { toDimensioned } from '../../conversion/dimensioned.ts';
import { kindOf } from '../../definition/definition.ts';
import { convert, converter, parse, write } from './index.ts';
import { codes } from './table.ts';
import { qudt } from './units.ts';

const table = new Map(
  codes
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [code: string, id: string]),
);

const rows = readFileSync(new URL('../../../fixtures/qudt.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([code = '', factor, offset, dimension = '']) => ({
    code,
    factor: Number(factor),
    offset: Number(offset),
    dimension,
  }));

/** The letters of base dimensions in QUDT's vectors, and in the engine. */
const bases = { A: 'N', E: 'I', L: 'L', I: 'J', M: 'M', H: 'Θ', T: 'T' } as const;

/** Returns a dimension in QUDT's format, without the last number, which only says if all others are zero. */
const vectorOf = (exponents: ReadonlyMap<string, number>): string =>
  Object.entries(bases)
    .map(([letter, base]) => letter + String(exponents.get(base) ?? 0).replace('.', 'dot'))
    .join('');

/** Names with a different figure or dimension in the vocabulary, with the reason. */
const differing: readonly (readonly [reason: string, names: RegExp])[] = [
  ['is rounded', /^(?:BTU_59DEG_F|CAL_MEAN|KiloCAL_Mean|CentiM_H2O_4DEG_C|CentiM_HG_0DEG_C|FT_H2O_39dot2DEG_F)$/],
  ['is rounded', /^(?:ENZ|ENZ-PER-L|FC|PCA|STANDARD|TON_SHIPPING_US|THERM_EC|THM_EEC)$/],
  ['is rounded: the volume of a gas in moles', /^SC[FM](?:_1ATM_0DEG_C|-PER-(?:HR|MIN))?$/],
  ['is of an older edition of CODATA', /^(?:Planck(?:Energy|Length|Mass|Time)|PER-PlanckMass2)$/],
  ['takes another product of G and the mass', /^(?:Earth|Lunar|Solar)Mass$/],
  ['has 40 cubic feet, which is the American one', /^TON_SHIPPING_UK$/],
  ['has a length too many for a conductance', /^(?:MHO_Stat|S_Stat|S_Ab)$/],
  ['is a different candle', /^(?:CD_IT|HK)$/],
  ['is not the metric perm: 1 g/(m² d mmHg)', /^PERM_Metric$/],
  ['is not 7056 cubic inches', /^BBL_US_DRY$/],
  ['has the nat for its unit, where we have the bit', /^(?:BAN|HART|NAT|SHANNON)(?:-|$)/],
  ['is a time per length; our paces are speeds', /^MIN-PER-(?:KiloM|MI)$/],
  ['is a mass; our international units are a dimension of their own', /^IU(?:-|$)/],
  ['has no dimension; a baud is 1/s', /BAUD$/],
];

const isDiffering = (code: string): boolean => differing.some(([, names]) => names.test(code));

describe('the table', () => {
  it('has 95 % of the names of the vocabulary', () => {
    const names = new Set(rows.map(({ code }) => code));
    expect([...table.keys()].filter((code) => !names.has(code))).toEqual([]);
    expect(rows.length).toBeGreaterThan(2600);
    expect(table.size / rows.length).toBeGreaterThan(0.95);
  });

  it('agrees with the factors, offsets and dimensions of the vocabulary, except for the names that differ', () => {
    const wrong = rows.flatMap(({ code, factor, offset, dimension }) => {
      if (!table.has(code)) return [];
      const unit = qudt.unitOf(code, 'code');
      const { relation, exponents, level } = toDimensioned(unit);
      // Levels have no factor
      if (level || factor === 0) return [];
      const own = (Number(relation.ratio.n) / Number(relation.ratio.d)) * Math.PI ** relation.piPower;
      const zero = kindOf(unit) === 'affine' ? convert(0, code, 'K') : 0;
      const agrees =
        Math.abs(own / factor - 1) < 1e-6 &&
        Math.abs(zero - offset * factor) < 1e-9 &&
        dimension.startsWith(`${vectorOf(exponents)}D`);
      return agrees === isDiffering(code) ? [`${code} ${unit.id} ${own} ${factor} ${vectorOf(exponents)}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

test.each([
  [100, 'KiloM-PER-HR', 'M-PER-SEC', 27.77777777777778],
  [98.6, 'DEG_F', 'DEG_C', 37],
  [1, 'http://qudt.org/vocab/unit/LB', 'unit:KiloGM', 0.45359237],
  [1, 'W-PER-M2-K', 'BTU_IT-PER-HR-FT2-DEG_F', 0.17611018368230585],
])('%s %s in %s is %s', (value, from, to, result) => expect(convert(value, from, to)).toBe(result));

it('reads and writes both ways', () => {
  expect(['KiloGM-M2-PER-SEC', 'GAL_US', 'https://qudt.org/vocab/unit/DeciB'].map(parse)).toEqual([
    'kilogram-square-meter-per-second',
    'gallon',
    'decibel',
  ]);
  expect(
    ['km/h', 'kWh', 'foot-pound-force', 'pound-force-foot', 'month', 'one', 'furlong-per-week'].map(write),
  ).toEqual(['KiloM-PER-HR', 'KiloW-HR', 'FT-LB_F_Energy', 'FT-LB_F_Torque', 'MO_MeanJulian', 'UNITLESS', undefined]);
  // The vocabulary says of MO that it is MO_Synodic, and of tonnes per month the same
  expect([parse('MO'), parse('TONNE-PER-MO'), write('synodic month')]).toEqual([
    'month-synodic',
    'tonne-per-month-synodic',
    'MO_Synodic',
  ]);
  expect(converter('FT', 'IN')(0.1)).toBe(1.2);
  expect(refusal(() => parse('km'))).toBe('unknown-unit code');
  expect(() => parse('CCY_EUR')).toThrow('is a currency');
  expect(refusal(() => convert(1, 'M', 'SEC'))).toBe('incompatible-units to');
});
