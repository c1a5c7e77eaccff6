import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { sugarContent } from './sugar-content.ts';

// The tables: sugar in percent by mass, and apparent specific gravity at 20/20 °C
test.each([
  [5, 1.01968],
  [10, 1.04003],
  [12, 1.0484],
  [15, 1.0611],
  [20, 1.08287],
  [30, 1.12898],
])('%s °Bx is a specific gravity of %s', (value, gravity) => {
  expect(sugarContent({ value }).specificGravity).toBeCloseTo(gravity, 3);
  expect(sugarContent({ value: gravity, given: 'specific-gravity' }).brix).toBeCloseTo(value, 1);
  expect(Math.abs(sugarContent({ value }).plato - value)).toBeLessThan(0.05);
});

test.each([
  [1.04, 9.99],
  [1.048, 11.91],
  [1.06, 14.74],
  [1.08, 19.33],
])('a gravity of %s is %s °P', (value, plato) => {
  expect(sugarContent({ value, given: 'specific-gravity' }).plato).toBeCloseTo(plato, 1);
});

// The densities of the ICUMSA polynomial at 20 °C, in kg/m³, divided by that of water
test.each([
  [0, 998.2067],
  [10, 1038.1187],
  [20, 1080.981],
  [40, 1176.5217],
])('%s °Bx weighs %s kg/m³', (value, density) => {
  expect(sugarContent({ value }).specificGravity).toBeCloseTo(density / 998.2067, 6);
  expect(sugarContent({ value: density / 998.2067, given: 'specific-gravity' }).brix).toBeCloseTo(value, 4);
});

test('water has no sugar', () => {
  expect(sugarContent({ value: 0 }).specificGravity).toBe(1);
  expect(sugarContent({ value: 1, given: 'specific-gravity' }).brix).toBe(0);
});

test('there and back is the same', () => {
  const { specificGravity } = sugarContent({ value: 12.5, given: 'plato' });
  expect(sugarContent({ value: specificGravity, given: 'specific-gravity' }).plato).toBeCloseTo(12.5, 12);
  expect(sugarContent({ value: 80, given: 'oechsle' })).toMatchObject({ specificGravity: 1.08, oechsle: 80 });
  expect(sugarContent({ value: 12 }).brix).toBe(12);
});

test('has no result outside the tables', () => {
  for (const given of [
    { value: -1 },
    { value: 41 },
    { value: 0.95, given: 'specific-gravity' },
    { value: 1.3, given: 'specific-gravity' },
  ] as const) {
    expect(refusal(() => sugarContent(given))).toBe('out-of-range value');
  }
});
