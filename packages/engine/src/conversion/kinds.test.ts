import { describe, expect, test } from 'vitest';
import { unitIndex } from './catalogue.ts';
import { convert, tryConvert } from './catalogue.ts';
import { readDimension, sameDimension } from '../model/dimension.ts';
import type { UnitEntry } from '../model/quantity.ts';
import { kindOf } from '../definition/definition.ts';
import { convert as convertUcum } from '../ucum.ts';
import { convert as convertQudt } from '../qudt.ts';
import { ask } from '../ask.ts';
import { quantity } from '../quantity.ts';
import { errorOf } from '../../fixtures/refusal.ts';

const converts = (from: string, to: string): boolean => tryConvert(1, from, to) !== undefined;

/** Scales with a zero of their own, which a quotient cannot express: its degrees are differences. */
const onScale = new Set(['temperature', 'temperature-difference', 'color-temperature', 'gauge-pressure']);

/** Products of units, such as the volt-ampere second, whose factors cancel in a quotient. */
const isProduct = ({ id, isSpelled }: UnitEntry): boolean => isSpelled && !id.includes('-per-');

const own = unitIndex.quantities.filter(
  ({ id, base }) => !onScale.has(id) && !isProduct(base) && kindOf({ entry: base }) === 'linear',
);

/** The base units of two quantities of one dimension that do not convert. */
const apart = own.flatMap((a, at) =>
  own
    .slice(at + 1)
    .filter((b) => sameDimension(readDimension(a.dimension), readDimension(b.dimension)))
    .map((b) => [a.base.id, b.base.id] as const)
    .filter(([from, to]) => !converts(from, to)),
);

describe('quantities that do not convert', () => {
  test('are many', () => {
    expect(apart.length).toBeGreaterThan(40);
    expect(apart).toEqual(
      expect.arrayContaining([
        ['gray', 'sievert'],
        ['hertz', 'becquerel'],
        ['candela', 'lumen'],
      ]),
    );
  });

  test.each(['second', 'square-meter', 'kilogram', 'steradian'])('do not convert per %s', (divisor) => {
    const wrong = apart.filter(([from, to]) =>
      [
        [`${from}-per-${divisor}`, `${to}-per-${divisor}`],
        [`${to}-per-${divisor}`, `${from}-per-${divisor}`],
      ].some(([a, b]) => converts(a!, b!)),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a solid angle is not a number', () => {
  const bases = own.filter(({ base }) => !base.id.includes('-per-')).map(({ base }) => base.id);

  test('in any compound', () => {
    const wrong = bases.flatMap((id) =>
      [`${id}-per-steradian`, `${id}-steradian`].filter((compound) => converts(compound, id) || converts(id, compound)),
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    ['1/(s sr)', 'Bq'],
    ['1/(s sr)', 'Hz'],
    ['1/(s sr)', '1/s'],
    ['1/(m² sr)', '1/m²'],
    ['1/(s m² sr)', '1/(s m²)'],
    ['1/(m sr)', 'dpt'],
    ['W/sr', 'W'],
    ['W/(m² sr)', 'W/m²'],
    ['lm/(m² sr)', 'lx'],
    ['lx', 'cd/m²'],
    ['foot-candle', 'cd/ft²'],
    ['phot', 'cd/cm²'],
    ['lx·s', 'cd·s/m²'],
    ['lm/W', 'cd/W'],
  ])('%s in %s', (from, to) => {
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const) {
      const refusals = [
        errorOf(() => convert(1, a, b)),
        errorOf(() => ask(`1 ${a} in ${b}`)),
        errorOf(() => quantity(1, a).plus(quantity(1, b))),
      ];
      expect(refusals.map(({ code }) => code)).toEqual(Array(3).fill('incompatible-units'));
    }
    expect(errorOf(() => convert(1, from, to)).message).toContain('solid angle');
  });

  test.each([
    ['deg²', 'sr', (Math.PI / 180) ** 2],
    ['rad²', 'sr', 1],
    ['Jy/arcsec²', 'Jy/sr', ((180 * 3600) / Math.PI) ** 2],
    ['lm/sr', 'cd', 1],
    ['cd·sr', 'lm', 1],
    ['lm/(m² sr)', 'cd/m²', 1],
    ['cd·sr/m²', 'lx', 1],
  ])('but stays one: %s in %s', (from, to, result) =>
    expect(convert(1, from, to)).toBeCloseTo(result, 12 - Math.ceil(Math.log10(result + 1))),
  );

  test('in codes of QUDT and UCUM', () => {
    for (const [from, to] of [
      ['PER-SEC-SR', 'BQ'],
      ['LUX', 'CD-PER-M2'],
      ['W-PER-SR', 'W'],
    ] as const)
      expect(errorOf(() => convertQudt(1, from, to)).code).toBe('incompatible-units');
    for (const [from, to] of [
      ['lx', 'cd/m2'],
      ['W/sr', 'W'],
      ['s-1.sr-1', 'Bq'],
    ] as const)
      expect(errorOf(() => convertUcum(1, from, to)).code).toBe('incompatible-units');
  });
});

describe('a product keeps its solid angle', () => {
  test.each([
    ['lx·s', 'sr', '6 lx·s·sr', '2 lx·s'],
    ['VA/m²', 'sr', '6 V·A·sr/m²', '2 kg/s³'],
    ['W/sr', 'sr', '6 W', '2 m²·kg/(s³·sr)'],
    ['lm/sr', 'sr', '6 lm', '2 cd'],
    ['cd·sr', 'sr', '6 cd·sr²', '2 cd·sr'],
    ['lm/m²', 'm²', '6 lm', '2 lx'],
  ])('2 %s by 3 %s is %s, and in base units %s', (unit, by, product, base) => {
    const made = quantity(2, unit);
    expect([made.times(quantity(3, by)).toString(), made.toBase().toString()]).toEqual([product, base]);
  });

  test('and is simplified only to a unit to which it converts', () => {
    expect(['W/sr', 'cd·sr', 'lx·m²'].map((unit) => quantity(2, unit).simplify().toString())).toEqual([
      '2 W/sr',
      '2 lm',
      '2 lm',
    ]);
  });
});

describe('an angle', () => {
  test.each([
    ['rad/s', 'Hz', 1 / (2 * Math.PI)],
    ['rad/s', '1/s', 1 / (2 * Math.PI)],
    ['rad/(s T)', 'Hz/T', 1 / (2 * Math.PI)],
    ['rad/(s m)', 'Hz/m', 1 / (2 * Math.PI)],
    ['rad/(s V)', 'rpm/V', 30 / Math.PI],
    ['rpm/V', 'rad/(s V)', Math.PI / 30],
    ['deg/s/V', 'Hz/V', 1 / 360],
    ['rad/m', '1/m', 1 / (2 * Math.PI)],
    ['rad/(s T)', '1/(s T)', 1],
    ['N·m·rad/s', 'W', 1],
    ['kg·m²·rad²/s²', 'J', 1],
    ['J·Hz', 'W', 1],
  ])('in %s is turns only in a count of turns: %s', (from, to, result) =>
    expect(convert(1, from, to)).toBeCloseTo(result, 14),
  );

  test('gives the proton as CODATA does, in s⁻¹ T⁻¹ and in MHz/T', () => {
    expect(convert(2.6752218708e8, 'rad/(s T)', 'MHz/T')).toBeCloseTo(42.577478461, 8);
    expect(convert(2.6752218708e8, '1/(s T)', 'rad/(s T)')).toBe(2.6752218708e8);
  });

  test.each([
    ['rad/s', 'Bq'],
    ['rad/m', 'dpt'],
    ['rad²/s', 'Hz'],
    ['%/s', 'deg/s'],
    ['BTU/lb', 'Sv'],
    ['ft²/s²', 'rem'],
    ['kWh/kg', 'mSv'],
    ['N·m·rpm', 'W'],
    ['mSv/h', 'mGy/h'],
    ['VA/m²', 'W/m²'],
  ])('and another quantity are refused: %s in %s', (from, to) => {
    expect(converts(from, to)).toBe(false);
    expect(converts(to, from)).toBe(false);
  });
});

describe('a fraction counts nothing', () => {
  const parts = unitIndex.quantities
    .find(({ id }) => id === 'ratio')!
    .units.filter((unit) => convert(1, unit.id, 'part') < 1);
  const counts = [
    ['second', unitIndex.quantities.filter(({ dimension }) => dimension === 'T^-1')],
    ['meter', unitIndex.quantities.filter(({ dimension }) => dimension === 'L^-1')],
  ] as const;

  test.each(counts)('per %s', (divisor, quantities) => {
    expect(parts.length).toBeGreaterThan(8);
    const named = quantities.flatMap(({ units }) => units.filter(({ isSpelled }) => !isSpelled).map(({ id }) => id));
    expect(named.length).toBeGreaterThan(0);
    const wrong = parts.flatMap(({ id, symbol = id }) =>
      named
        .filter((count) => converts(`${symbol}/${divisor}`, count) || converts(count, `${symbol}/${divisor}`))
        .map((count) => `${symbol} ${count}`),
    );
    expect(wrong).toEqual([]);
  });

  test('with the reason', () => {
    expect(errorOf(() => convert(1, '%/s', 'rpm')).reason).toContain('counts nothing');
    expect(errorOf(() => convert(1, '%/s', 'deg/s')).reason).toContain('counts nothing');
    expect(errorOf(() => convert(1, '1/s', 'Pa')).reason).not.toContain('counts nothing');
  });

  test.each([
    ['%/s', '1/s', 0.01],
    ['%/s', 'ppm/s', 1e4],
    ['dozen/s', 'Hz', 12],
    ['%·Hz', 'Hz', 0.01],
    ['rpm/%', 'Hz/%', 1 / 60],
  ])('and stays a number: %s in %s', (from, to, result) => expect(convert(1, from, to)).toBeCloseTo(result, 9));
});

describe('a weighted dose', () => {
  const energies = unitIndex.quantities.find(({ id }) => id === 'specific-energy')!.units;

  test('is no energy of other units per mass, in any of its own', () => {
    const doses = unitIndex.quantities
      .find(({ id }) => id === 'equivalent-dose')!
      .units.filter(({ isSpelled }) => !isSpelled);
    const accepted = energies.flatMap(({ id }) =>
      doses.some((dose) => converts(id, dose.id) || converts(dose.id, id)) ? [id] : [],
    );
    expect(
      accepted.filter((id) => !/^10{0,}$/.test(String(Math.max(convert(1, id, 'J/kg'), 1 / convert(1, id, 'J/kg'))))),
    ).toEqual([]);
    expect(energies.length - accepted.length).toBeGreaterThan(4);
  });

  test.each([
    ['J/kg', 'Sv', 1],
    ['mJ/g', 'Sv', 1],
    ['erg/g', 'rem', 0.01],
    ['m²/s²', 'Sv', 1],
    ['Sv/h', 'W/kg', 1 / 3600],
    ['BTU/lb', 'Gy', 2326],
  ])('but %s in %s', (from, to, result) => expect(convert(1, from, to)).toBeCloseTo(result, 9));
});
