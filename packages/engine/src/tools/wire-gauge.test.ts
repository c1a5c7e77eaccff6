import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { wireGauge } from './wire-gauge.ts';

// Diameters in millimeters and cross sections in square millimeters, rounded as in ASTM B258
test.each([
  ['4/0', 11.684, 107.2],
  ['0000', 11.684, 107.2],
  ['2/0', 9.266, 67.43],
  ['0', 8.251, 53.48],
  ['1', 7.348, 42.41],
  ['10', 2.588, 5.261],
  ['AWG 12', 2.053, 3.309],
  ['14 awg', 1.628, 2.081],
  ['24', 0.5106, 0.2047],
  ['36', 0.127, 0.01267],
  ['40', 0.0799, 0.00501],
])('AWG %s is %s mm and %s mm²', (gauge, diameter, area) => {
  const { wire, section } = wireGauge({ gauge });
  expect(wire.value / diameter).toBeCloseTo(1, 3);
  expect(section.value / area).toBeCloseTo(1, 3);
});

test('both ends of the scale are exact', () => {
  expect(wireGauge({ gauge: '36' })).toMatchObject({ wire: { value: 0.127 }, inches: { value: 0.005 } });
  expect(wireGauge({ gauge: '4/0' })).toMatchObject({ inches: { value: 0.46 }, kcmil: 211.6, exactGauge: -3 });
});

test.each([
  [{ diameter: '0.46 in' }, '4/0', -3],
  [{ diameter: '0.005 in' }, '36', 36],
  [{ area: '2.5 mm²' }, '13', 13.2092],
  [{ area: '35 mm²' }, '2', 1.8288],
  [{ diameter: 1 }, '18', 18.2012],
])('%j is %s', (given, awg, exactGauge) => {
  expect(wireGauge(given).awg).toBe(awg);
  expect(wireGauge(given).exactGauge).toBeCloseTo(exactGauge, 2);
});

test.each([
  [{}, 'missing-parameter'],
  [{ gauge: 'thick' }, 'out-of-range gauge'],
  [{ gauge: '5/0' }, 'out-of-range gauge'],
  [{ diameter: '1 km' }, 'out-of-range diameter'],
  [{ area: '1 mm' }, 'incompatible-units area'],
])('refuses %j: %s', (given, code) => {
  expect(refusal(() => wireGauge(given))).toBe(code);
});

test.each([
  // National Electrical Code, chapter 9, table 8: the area in mm² of each size
  ['250 kcmil', 127],
  ['300 kcmil', 152],
  ['350 MCM', 177],
  ['400 kcmil', 203],
  ['500 kcmil', 253],
  ['600 kcmil', 304],
  ['750 kcmil', 380],
  ['1000 kcmil', 507],
  ['2000 kcmil', 1013],
])('%s has %d mm²', (gauge, squareMillimeters) => {
  const answer = wireGauge({ gauge });
  expect(Math.round(answer.section.value)).toBe(squareMillimeters);
  expect(answer.awg).toBe(gauge.replace('MCM', 'kcmil'));
  expect(wireGauge({ area: `${answer.section.value} mm²` }).awg).toBe(answer.awg);
});

test.each(['0 kcmil', '2501 kcmil', '250 mil', '99999 mcm'])('refuses %s', (gauge) => {
  expect(() => wireGauge({ gauge })).toThrow('4/0');
});
