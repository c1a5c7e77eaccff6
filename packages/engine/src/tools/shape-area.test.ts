import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { shapeArea } from './shape-area.ts';

test.each([
  [{ width: '12 ft', height: '10 ft' }, 120, 'ft²'],
  [{ width: '3 yd', height: '9 ft' }, 9, 'yd²'],
  [{ shape: 'square', width: '2 km' }, 4, 'km²'],
  [{ shape: 'circle', radius: 1 }, Math.PI, 'm²'],
  [{ shape: 'circle', diameter: '2 in' }, Math.PI, 'in²'],
  [{ shape: 'semicircle', radius: 2 }, 2 * Math.PI, 'm²'],
  [{ shape: 'ellipse', width: 4, height: 2 }, 2 * Math.PI, 'm²'],
  [{ shape: 'triangle', width: 0.1, height: 0.2 }, 0.01, 'm²'],
  [{ shape: 'trapezoid', width: 3, top: 1, height: 2 }, 4, 'm²'],
  [{ shape: 'parallelogram', width: 3, height: 2 }, 6, 'm²'],
  [{ width: '100 m', height: '100 m', unit: 'hectare' }, 1, 'ha'],
] as const)('%j is %s %s', (given, value, symbol) => {
  expect(shapeArea(given).area).toMatchObject({ value, symbol });
});

test.each([
  [{ width: '4 m' }, 'missing-parameter height'],
  [{ shape: 'circle', width: '4 m' }, 'missing-parameter radius'],
  [{ width: '0 m', height: '1 m' }, 'out-of-range width'],
  [{ width: '4 m', height: '1 s' }, 'incompatible-units height'],
  [{ width: '4 m', height: '1 m', unit: 'm' }, 'incompatible-units unit'],
] as const)('refuses %j: %s', (given, code) => {
  expect(refusal(() => shapeArea(given))).toBe(code);
});

test('a diameter must agree with the radius', () => {
  expect(shapeArea({ shape: 'circle', radius: '1 m', diameter: '200 cm' }).area.value).toBe(Math.PI);
  expect(() => shapeArea({ shape: 'circle', radius: '1 m', diameter: '3 m' })).toThrow('twice the radius');
});
