import { describe, expect, it, test } from 'vitest';
import { refusal } from '../../../fixtures/refusal.ts';
import { convert, converter, parse, write } from './index.ts';
import { codes } from './table.ts';

const table = codes
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [code: string, id: string, mark?: string]);

it('has each unit once', () => {
  expect(new Set(table.map(([code]) => code)).size).toBe(table.length);
  expect(table.length).toBeGreaterThan(120);
  expect(table.filter(([code]) => refusal(() => parse(code)) === 'unknown-unit code')).toEqual([]);
});

// Values from the documentation of Excel and of LibreOffice Calc, and definitions of their units
test.each([
  [1, 'lbm', 'kg', 0.45359237],
  [68, 'F', 'C', 20],
  [-10, 'C', 'F', 14],
  [3.5, 'mi', 'yd', 6160],
  [256, 'Gibit', 'Mibyte', 32768],
  [6, 'C', 'F', 42.8],
  [6, 'tsp', 'tbs', 2],
  [6, 'gal', 'l', 22.712470704],
  [6, 'mi', 'km', 9.656064],
  [6, 'in', 'ft', 0.5],
  [6, 'cm', 'in', 6 / 2.54],
  [1, 'km2', 'm2', 1e6],
  [1, 'km^2', 'm^2', 1e6],
  [1, 'dam3', 'm3', 1000],
  [1, 'em', 'm', 10],
  [1, 'kibyte', 'bit', 8192],
  [1, 'kbyte', 'byte', 1000],
  [1, 'yr', 'day', 365.25],
  [1, 'Picapt', 'in', 1 / 72],
  [1, 'pica', 'in', 1 / 6],
  [1, 'ell', 'm', 1.143],
  [1, 'survey_mi', 'ft', 5280 * (1200 / 3937 / 0.3048)],
  [1, 'Morgen', 'm2', 2500],
  [1, 'admkn', 'm/s', (6080 * 0.3048) / 3600],
  [1, 'uk_gal', 'uk_pt', 8],
  [1, 'barrel', 'gal', 42],
  [1, 'GRT', 'ft3', 100],
  [1, 'MTON', 'ft3', 40],
  [1, 'Nmi2', 'm2', 1852 ** 2],
  [1, 'HPh', 'flb', 1_980_000],
  [1, 'cal', 'J', 4.1868],
  [1, 'c', 'J', 4.184],
  [1, 'PS', 'W', 735.49875],
  [1, 'T', 'ga', 10_000],
  [1, 'atm', 'Pa', 101_325],
  [1, 'hweight', 'lbm', 112],
  [80, 'Reau', 'C', 100],
  [491.67, 'Rank', 'K', 273.15],
  [1, 'us_acre', 'm2', 4046.872609874252],
])('%s %s in %s is %s', (value, from, to, result) => {
  expect(convert(value, from, to)).toBeCloseTo(result, 9);
});

describe('every unit', () => {
  // An identifier with a number is a unit without its own name
  test.each(table.filter(([, id]) => !/^\d/.test(id)))('%s is written as what reads as %s', (code, id) => {
    const written = write(parse(code));
    expect(written && parse(written)).toBe(id);
  });

  it('takes the prefixes that it is said to take, and no other', () => {
    for (const [code, , mark = ''] of table) {
      expect([code, refusal(() => parse(`G${code}`)).startsWith('answered')]).toEqual([code, mark.includes('p')]);
      expect([code, refusal(() => parse(`Gi${code}`)).startsWith('answered')]).toEqual([code, mark.includes('b')]);
    }
  });
});

it('is case-sensitive, and refuses as CONVERT does', () => {
  expect(refusal(() => convert(2.5, 'ft', 'sec'))).toBe('incompatible-units to');
  expect(refusal(() => convert(1, 'LBM', 'kg'))).toBe('unknown-unit from');
  expect(refusal(() => convert(1, 'kg', 'kilogram'))).toBe('unknown-unit to');
  expect(refusal(() => convert(Number.NaN, 'm', 'ft'))).toBe('invalid-number value');
  expect([write('kilograms'), write('MiB'), write('lux'), converter('F', 'C')(68)]).toEqual([
    'kg',
    'Mibyte',
    undefined,
    20,
  ]);
});
