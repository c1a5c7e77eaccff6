import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../fixtures/refusal.ts';
import { toDimensioned } from '../../conversion/dimensioned.ts';
import { convert, converter, parse, write } from './index.ts';
import { codes } from './table.ts';
import { unece } from './units.ts';
import { unmeasured } from './unmeasured.ts';
import { withdrawn } from './withdrawn.ts';

const { unitOf } = unece;

const table = codes
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [code: string, id: string]);
const factors = readFileSync(new URL('../../../fixtures/unece.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [code: string, factor: string, digits: string, units: string]);

const baseUnits = new Map([
  ['L', 'm'],
  ['M', 'kg'],
  ['T', 's'],
  ['I', 'A'],
  ['Θ', 'K'],
  ['N', 'mol'],
  ['J', 'cd'],
]);

/** Returns the base units of a dimension as in the annexes, where angles and bits are bare numbers. */
const baseUnitsOf = (exponents: ReadonlyMap<string, number>): string =>
  Array.from(exponents, ([name, exponent]) => (baseUnits.has(name) ? `${baseUnits.get(name)}${exponent}` : ''))
    .filter((text) => text !== '')
    .toSorted()
    .join(' ') || '1';

describe('the table', () => {
  it('has each code once, with its unit', () => {
    expect(new Set(table.map(([code]) => code)).size).toBe(table.length);
    expect(table.length).toBeGreaterThan(1530);
    expect(table.filter(([code]) => !unitOf(code, 'code'))).toEqual([]);
  });

  it('agrees with the conversion factors of the annexes, to the digits they have', () => {
    expect(factors.length).toBeGreaterThan(1310);
    const wrong = factors.filter(([code, factor, digits, units]) => {
      const { relation, exponents } = toDimensioned(unitOf(code, 'code'));
      const own = (Number(relation.ratio.n) / Number(relation.ratio.d)) * Math.PI ** relation.piPower;
      const tolerance = Math.max(1e-9, 0.6 * 10 ** (1 - Number(digits)));
      return baseUnitsOf(exponents) !== units || !(Math.abs(own / Number(factor) - 1) < tolerance);
    });
    expect(wrong).toEqual([]);
  });
});

it('gives the reason for a withdrawn code and for one without a factor', () => {
  for (const code of ['T6', 'FM', 'HD', 'BJ']) {
    expect(errorOf(() => parse(code)).message).toMatch('withdrawn');
    expect(table.map(([listed]) => listed)).not.toContain(code);
  }
  expect(errorOf(() => parse('AWG')).message).toMatch('gauge');
  expect(errorOf(() => parse('')).message).toMatch('not one we know');
  expect(errorOf(() => parse('QQQ')).message).toMatch('not one we know');
});

it('gives the reason for an active code that is not a unit of measure', () => {
  const listed = unmeasured.flatMap(([reason, text]) =>
    text
      .trim()
      .split(/\s+/)
      .map((code) => [code, reason] as const),
  );
  expect(listed.length).toBe(202);
  expect(new Set(listed.map(([code]) => code)).size).toBe(listed.length);
  const others = new Set([...table.map(([code]) => code), ...withdrawn.split(/\s/)]);
  expect(listed.filter(([code]) => others.has(code))).toEqual([]);
  for (const [code, reason] of listed) expect(errorOf(() => parse(code)).message).toMatch(reason);
  expect(errorOf(() => parse('XBX')).message).toMatch('package of Recommendation 21');
  expect(['DRL', 'TPR', 'SET'].map((code) => errorOf(() => parse(code)).message)).toEqual(
    Array(3).fill(expect.stringContaining('counts things')),
  );
  expect([convert(3, 'DAD', 'DAY'), convert(1, 'MIU', 'NIU'), convert(1, 'B82', 'P1')]).toEqual([
    30,
    1_000_000,
    25 / 3,
  ]);
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
  expect(convert(1, 'H52', 'P43')).toBe(0.1);
  expect(convert(12, 'LM', 'DMT')).toBe(120);
  expect(convert(24, 'NM3', 'NM3')).toBe(24);
  expect(convert(37, 'CEL', 'FAH')).toBe(98.6);
  expect(converter('LBR', 'KGM')(1)).toBe(0.45359237);
});

it('explains invalid codes', () => {
  expect(errorOf(() => parse('kgm')).suggestions).toEqual(['KGM']);
  expect(errorOf(() => parse('kg')).suggestions).toEqual(['KGM']);
  expect(errorOf(() => convert(1, 'KGM', 'MTR'))).toMatchObject({ code: 'incompatible-units', parameter: 'to' });
  expect(errorOf(() => convert(1, 'KGM', 'XXX'))).toMatchObject({ code: 'unknown-unit', parameter: 'to' });
  expect(errorOf(() => convert(Infinity, 'KGM', 'GRM')).code).toBe('invalid-number');
});
