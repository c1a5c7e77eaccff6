import { constantSources } from '../data/constant-sources.ts';
import { describe, expect, it, test } from 'vitest';
import { outcomeOf } from '../../fixtures/refusal.ts';
import { rowsOf } from '../../fixtures/rows.ts';
import { quantities } from '../data/catalogue.ts';
import type { QuantityRows } from '../model/quantity.ts';
import { quantity } from '../quantity/create.ts';
import { constants as rows } from './constant.ts';
import { constant, listConstants } from './constants.ts';
import { correlated, covariance, fromSamples, measured } from './create.ts';
import { measuredUnits } from './measured-rows.ts';
import type { Measured } from './measured.ts';

describe('measured reads', () => {
  it.each([
    ['5.0(2) kg', 5, 0.2, 'kilogram'],
    ['5.0(2)e3 g', 5000, 200, 'gram'],
    ['6.674 30(15) × 10⁻¹¹ m³/(kg·s²)', 6.6743e-11, 1.5e-15, 'cubic-meter-per-kilogram-square-second'],
    ['5 ± 0.2 kg', 5, 0.2, 'kilogram'],
    ['(5 ± 0.2) kg', 5, 0.2, 'kilogram'],
    ['(5.0 ± 0.2)e3 m', 5000, 200, 'meter'],
    ['5 kg ± 200 g', 5, 0.2, 'kilogram'],
    ['5 kg ± 3 %', 5, 0.15, 'kilogram'],
    ['12 m ± 25 ppm', 12, 0.0003, 'meter'],
    ['5 +/- 0.2 kg', 5, 0.2, 'kilogram'],
    ['5 +- 0.2 kg', 5, 0.2, 'kilogram'],
    ['5 ± 0.4 kg (k=2)', 5, 0.2, 'kilogram'],
    ['-3.0(5) °C', -3, 0.5, 'celsius'],
    ['20.0 °C ± 0.9 °F', 20, 0.5, 'celsius'],
    ['12(1.5) m', 12, 1.5, 'meter'],
    ['2.50(4)', 2.5, 0.04, 'part'],
    ['5 ft', 5, 0, 'foot'],
  ])('%s', (text, value, uncertainty, unit) => {
    const read = measured(text);
    expect(read.value).toBe(value);
    expect(read.uncertainty).toBeCloseTo(uncertainty, 14);
    expect(read.unit).toBe(unit);
  });

  it('divides a rectangular uncertainty by √3', () => {
    expect(measured('5.0(2) kg (rectangular)').uncertainty).toBe(0.2 / Math.sqrt(3));
    expect(measured(5, 0.2, 'kg', { distribution: 'rectangular' }).uncertainty).toBe(0.2 / Math.sqrt(3));
  });

  it.each(['5 +0.2/-0.1 kg', '20 °C ± 5 %', '0 kg ± 5 %', '5 ± 0.2 kg (k=0)'])('refuses %s', (text) => {
    expect(outcomeOf(() => measured(text))).toBe('invalid-number');
  });

  it('refuses parentheses apart from a number, and an uncertainty in another quantity', () => {
    expect(outcomeOf(() => measured('5 kg ± 2 m'))).toBe('incompatible-units');
    expect(outcomeOf(() => measured(5, -1, 'kg'))).toBe('invalid-number');
    expect(outcomeOf(() => measured(5, 1, 'kg', { k: 0 }))).toBe('out-of-range');
  });
});

describe('format', () => {
  it.each([
    [11.0231, 0.4409, '11.02(44)', '11.02 ± 0.44'],
    [5000, 200, '5.00(20)e3', '(5.00 ± 0.20)e3'],
    [5, 0.0996, '5.00(10)', '5.00 ± 0.10'],
    [0, 0.5, '0.00(50)', '0.00 ± 0.50'],
    [3, 200, '0.0(20)e2', '(0.0 ± 2.0)e2'],
    [-5.25, 0.1, '-5.25(10)', '-5.25 ± 0.10'],
    [123456, 70, '123456(70)', '123456 ± 70'],
    [1.66053906892e-27, 5.2e-37, '1.66053906892(52)e-27', '(1.66053906892 ± 0.00000000052)e-27'],
  ])('writes %d with %d', (value, uncertainty, concise, plusminus) => {
    const given = measured(value, uncertainty, 'part');
    expect(given.format()).toBe(concise);
    expect(given.format({ style: 'plusminus' })).toBe(plusminus);
  });

  it('is read back', () => {
    for (const style of ['concise', 'plusminus'] as const) {
      const written = measured(11.0231, 0.4409, 'lb').format({ style });
      expect(measured(written).format({ style })).toBe(written);
    }
  });

  it('rounds half to even, by the digits that are asked for', () => {
    expect(measured(2.345, 0.25, 'm').format({ digits: 1 })).toBe('2.3(2) m');
    expect(outcomeOf(() => measured(2, 1, 'm').format({ digits: 0 }))).toBe('out-of-range');
  });
});

describe('propagation', () => {
  const x = measured('5.0(2) m');
  const y = measured('3.0(1) m');

  it('treats uses of one value as correlated', () => {
    expect(x.minus(x).uncertainty).toBe(0);
    expect(x.plus(x).uncertainty).toBe(0.4);
    expect(x.over(x).uncertainty).toBe(0);
    expect(x.times(x).uncertainty).toBeCloseTo(2, 12);
    expect(covariance(x, x)).toBeCloseTo(0.04, 15);
    expect(covariance(x, y)).toBe(0);
  });

  it('adds independent values in quadrature, in the unit of the first', () => {
    expect(x.plus(measured('300(40) cm')).uncertainty).toBeCloseTo(Math.hypot(0.2, 0.4), 12);
    expect(x.times(y).uncertainty).toBeCloseTo(Math.hypot(0.2 * 3, 5 * 0.1), 12);
    expect(x.over(measured('2.0(1) s')).uncertainty).toBeCloseTo(2.5 * Math.hypot(0.04, 0.05), 12);
    expect(x.power(3).uncertainty).toBeCloseTo(3 * 25 * 0.2, 10);
    expect(measured('4.00(4) m²').sqrt().toString()).toBe('2.000(10) m');
    expect(x.times(2).uncertainty).toBeCloseTo(0.4, 15);
  });

  it('works where a factor is zero', () => {
    expect(measured('0.0(2) m').times(y).uncertainty).toBeCloseTo(0.6, 12);
  });

  it('scales an uncertainty without the offset of a scale', () => {
    expect(measured('20.0(5) °C').to('°F').toString()).toBe('68.00(90) °F');
    expect(measured('20.0(1) °C').minus(measured('15.0(1) °C')).toString()).toBe('5.00(14) Δ°C');
  });

  it('converts reciprocal units and levels to first order', () => {
    const mileage = measured('30(1) mpg').to('L/100km');
    expect(mileage.relative).toBeCloseTo(1 / 30, 12);
    const level = measured('1.00(5) mW').to('dBm');
    expect(level.uncertainty).toBeCloseTo((10 / Math.LN10) * 0.05, 9);
    expect(level.interval[0]).toBeCloseTo(10 * Math.log10(0.95), 12);
    expect(level.interval[1]).toBeCloseTo(10 * Math.log10(1.05), 12);
  });

  it('gives the lower end of an interval first, where a unit counts downward', () => {
    const [low, high] = measured('7.40(2) pH').to('mol/L').interval;
    expect(low).toBeLessThan(high);
    expect(measured('0.5(6) mol/L').to('pH').interval[1]).toBe(Infinity);
  });

  it('takes logarithms and exponentials of numbers alone', () => {
    expect(measured('2.00(1)').ln().value).toBe(Math.LN2);
    expect(measured('2.00(1)').ln().uncertainty).toBeCloseTo(0.005, 15);
    expect(measured('1.00(1)').exp().value).toBe(Math.E);
    expect(outcomeOf(() => (x as unknown as Measured<'1'>).ln())).toBe('incompatible-units');
  });

  it('agrees with the slope of a quantity that it takes numerically', () => {
    const slope =
      (quantity('5.001 m').times(quantity('3 m')).in('ft²') - quantity('4.999 m').times(quantity('3 m')).in('ft²')) /
      0.002;
    expect(x.times(quantity('3 m')).to('ft²').uncertainty).toBeCloseTo(0.2 * slope, 9);
  });

  it('refuses what quantities refuse', () => {
    expect(outcomeOf(() => x.plus(measured('3.0(1) kg') as never))).toBe('incompatible-units');
    expect(outcomeOf(() => measured('20(1) °C').times(2))).toBe('incompatible-units');
  });

  it('keeps its own uncertainty in JSON', () => {
    const back = measured.from(JSON.parse(JSON.stringify(x)));
    expect(back.toString()).toBe('5.00(20) m');
    expect(covariance(back, x)).toBe(0);
  });
});

describe('samples', () => {
  it('give the mean, the standard uncertainty and the degrees of freedom', () => {
    const mean = fromSamples([10.1, 10.3, 9.9, 10.1], 'mm');
    expect(mean.value).toBe(10.1);
    expect(mean.uncertainty).toBeCloseTo(Math.sqrt(0.08 / 3 / 4), 12);
    expect(mean.degreesOfFreedom).toBe(3);
    expect(measured(1, 1, 'mm').degreesOfFreedom).toBe(Infinity);
    expect(mean.plus(fromSamples([1.1, 1.3, 0.9, 1.1], 'mm')).degreesOfFreedom).toBeCloseTo(6, 9);
    expect(outcomeOf(() => fromSamples([1], 'mm'))).toBe('invalid-number');
  });

  it('refuse a matrix that no values can have', () => {
    const pair = [measured('1.0(1) V'), measured('2.0(1) A')];
    expect(
      outcomeOf(() =>
        correlated(pair, [
          [1, 2],
          [2, 1],
        ]),
      ),
    ).toBe('out-of-range');
    expect(
      outcomeOf(() =>
        correlated(pair, [
          [1, 0.5],
          [0.4, 1],
        ]),
      ),
    ).toBe('out-of-range');
  });
});

test('raises to a power by the name of Math', () => {
  expect(measured('2.0(1) m').pow(3).toString()).toBe(measured('2.0(1) m').power(3).toString());
});

it('knows every unit that is defined by a measured unit, or by the gravitational constant', () => {
  const isFrom = (is: string): boolean =>
    Object.hasOwn(measuredUnits, is.split(' ').at(-1)!) || is.includes('/6.67430e-11 ');
  const units = (quantities as readonly QuantityRows[]).flatMap(({ units: own }) => own);
  const derived = units.filter(({ is, status }) => status === 'measured' && is !== undefined && isFrom(is));
  expect(derived.length).toBeGreaterThanOrEqual(5);
  expect(derived.filter(({ id }) => !Object.hasOwn(measuredUnits, id)).map(({ id }) => id)).toEqual([]);
});

it('shares the uncertainty of G between the masses of bodies', () => {
  expect(measured('1 lunar-mass').uncertainty).toBe(0);
  expect(measured('1 lunar-mass').to('kg').uncertainty).toBeCloseTo(7.345788634126186e22 * 2.24e-5, -16);
  expect(measured('1 lunar-mass').to('earth-mass').uncertainty).toBe(0);
});

describe('constants', () => {
  const measuredRows = rows.filter(({ uncertainty }) => uncertainty !== undefined);

  it('are sixty and more, each with its own identifier, symbol and names', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
    const keys = rows.flatMap(({ id, symbol, symbols = [] }) => [id, symbol, ...symbols]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(measuredRows.map((row) => [row.id, row] as const))('%s has the printed uncertainty', (id, row) => {
    const { uncertainty } = constant(id);
    expect(uncertainty.toExponential(1)).toBe(Number(row.uncertainty).toExponential(1));
  });

  it.each(Object.entries(constantSources).filter(([, { formula }]) => formula))(
    '%s follows from its formula within its uncertainty',
    (id, { formula }) => {
      const [top, below = '1'] = (formula!.times ?? '1').split('/');
      let value = (Number(top) / Number(below)) * Math.PI ** (formula!.piPower ?? 0);
      for (const [other, exponent] of Object.entries(formula!.of)) value *= constant(other).value ** exponent;
      const printed = constant(id);
      expect(Math.abs(value - printed.value)).toBeLessThanOrEqual(
        printed.uncertainty + 1e-14 * Math.abs(printed.value),
      );
    },
  );

  it.each([
    ['ħ', 1.054571817646e-34],
    ['R', 8.31446261815324],
    ['F', 96485.3321233],
    ['σ', 5.670374419184e-8],
    ['c₁', 3.741771852e-16],
    ['c₂', 1.438776877e-2],
    ['b', 2.897771955e-3],
    ["b'", 5.878925757e10],
    ['Φ₀', 2.067833848e-15],
    ['K_J', 483597.8484e9],
    ['R_K', 25812.80745],
    ['V_m', 22.41396954e-3],
    ['n₀', 2.686780111e25],
  ])('%s is exact and agrees with the printed digits', (symbol, printed) => {
    const found = constant(symbol);
    expect(found.uncertainty).toBe(0);
    expect(found.value / printed).toBeCloseTo(1, 8);
  });

  const byDerivatives = rowsOf<[string, string, string, string]>('codata-derived.tsv');

  it.each(byDerivatives)('%s in %s is what follows from the adjusted ones', (id, unit, value, uncertainty) => {
    const found = constant(id).to(unit as never);
    expect(Math.abs(found.value - Number(value))).toBeLessThanOrEqual(0.2 * Number(uncertainty));
    expect(Math.abs(found.uncertainty / Number(uncertainty) - 1)).toBeLessThan(1e-5);
  });

  it('are correlated as CODATA prints what follows from them', () => {
    const light = constant('c').power(2);
    expect(
      constant('u')
        .times(light as never)
        .to('MeV' as never)
        .toString(),
    ).toBe('931.49410372(29) MeV');
    expect(
      constant('m_e')
        .times(light as never)
        .to('MeV' as never)
        .toString(),
    ).toBe('0.51099895069(16) MeV');
    expect(
      constant('E_h')
        .to('eV' as never)
        .toString(),
    ).toBe('27.211386245981(30) eV');
    expect(constant('m_p').over(constant('m_e')).uncertainty).toBeCloseTo(3.2e-8, 9);
    expect(constant('R∞ h c').over(constant('E_h')).uncertainty).toBe(0);
  });

  it('are found by name, symbol and identifier, and refused otherwise', () => {
    expect(constant('speed of light').value).toBe(299_792_458);
    expect(constant('Planck’s constant').value).toBe(6.62607015e-34);
    expect(constant('hbar').unit).toBe('joule-second');
    expect(outcomeOf(() => constant('speed of sound'))).toBe('unknown-constant');
    expect(listConstants().find(({ id }) => id === 'gravitational-constant')).toMatchObject({
      value: 6.6743e-11,
      uncertainty: 1.5e-15,
      exact: false,
      source: 'CODATA2022',
      year: 2022,
    });
  });

  it('bring their uncertainty into measured units', () => {
    expect(measured(12, 0, 'Da').to('kg').toString()).toBe('1.99264688270(62)e-26 kg');
    expect(measured(1, 0, 'Ry').to('hartree').uncertainty).toBe(0);
    expect(measured(1, 0, 'kDa').to('Da').uncertainty).toBe(0);
  });
});

test('apply refuses anything but functions, by its parameter', () => {
  const angle = measured('1.0446(8) rad');
  for (const [given, parameter] of [
    [[], 'evaluate'],
    [[Math.cos], 'slope'],
    [[5, Math.cos], 'evaluate'],
  ] as const) {
    expect(() => angle.apply(...(given as unknown as [Math['cos'], Math['sin']]))).toThrow(
      expect.objectContaining({ code: 'missing-parameter', parameter }),
    );
  }
});
