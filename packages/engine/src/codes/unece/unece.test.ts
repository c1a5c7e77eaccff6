import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unitIndex } from '../../conversion/catalogue.ts';
import { apply } from '../../conversion/compiled-conversion.ts';
import { between, workOut } from '../../conversion/worked-out.ts';
import { UnitsError } from '../../model/error.ts';
import { convert, converter, parse, write } from './index.ts';
import { codes } from './table.ts';
import { unitOf } from './units.ts';

const table = codes
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [code: string, id: string]);
const factors = readFileSync(new URL('../../../fixtures/unece.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [code: string, factor: string, digits: string, unit: string]);

const errorOf = (call: () => unknown): UnitsError => {
  try {
    call();
  } catch (error) {
    if (error instanceof UnitsError) return error;
  }
  throw new Error('no UnitsError');
};

describe('the table', () => {
  it('has each code once, and a unit for each', () => {
    expect(new Set(table.map(([code]) => code)).size).toBe(table.length);
    expect(table.length).toBeGreaterThan(1400);
    expect(table.filter(([code]) => !unitOf(code, 'code'))).toEqual([]);
  });

  it('agrees with the conversion factors of Annex I, to the digits they have', () => {
    expect(factors.length).toBeGreaterThan(1200);
    const wrong = factors.filter(([code, factor, digits, unit]) => {
      const target = unitIndex.byId(unit) ?? unitIndex.find(unit).units[0]!;
      const tolerance = Math.max(1e-9, 0.6 * 10 ** (1 - Number(digits)));
      return (
        Math.abs(apply(between(workOut(unitOf(code, 'code')), workOut(target)), 1) / Number(factor) - 1) > tolerance
      );
    });
    expect(wrong).toEqual([]);
  });
});

it('reads and writes codes', () => {
  expect(['KGM', 'MTR', 'LTR', 'C62', 'DZN', 'GRO', 'KWH', 'CEL', 'MTQ', 'INH', 'LBR', 'HUR'].map(parse)).toEqual([
    'kilogram',
    'meter',
    'liter',
    'part',
    'dozen',
    'gross',
    'kilowatt-hour',
    'celsius',
    'cubic-meter',
    'inch',
    'pound',
    'hour',
  ]);
  expect(['kg', 'm', 'litres', 'dozen', 'psi', 'sq ft', 'km/h', 'acre', '°F', 'one'].map(write)).toEqual([
    'KGM',
    'MTR',
    'LTR',
    'DZN',
    'PS',
    'FTK',
    'KMH',
    'ACR',
    'FAH',
    'C62',
  ]);
  expect(write('fortnight')).toBeUndefined();
  expect(errorOf(() => write('blorb')).code).toBe('unknown-unit');
});

it('converts exactly', () => {
  expect(convert(3, 'DZN', 'C62')).toBe(36);
  expect(convert(2, 'GRO', 'DZN')).toBe(24);
  expect(convert(0.1, 'FOT', 'INH')).toBe(1.2);
  expect(convert(37, 'CEL', 'FAH')).toBe(98.6);
  expect(converter('LBR', 'KGM')(1)).toBe(0.45359237);
});

it('says what is wrong', () => {
  expect(errorOf(() => parse('kgm')).suggestions).toEqual(['KGM']);
  expect(errorOf(() => parse('kg')).suggestions).toEqual(['KGM']);
  expect(errorOf(() => convert(1, 'KGM', 'MTR'))).toMatchObject({ code: 'incompatible-units', parameter: 'to' });
  expect(errorOf(() => convert(1, 'KGM', 'XXX'))).toMatchObject({ code: 'unknown-unit', parameter: 'to' });
  expect(errorOf(() => convert(Infinity, 'KGM', 'GRM')).code).toBe('invalid-number');
});
