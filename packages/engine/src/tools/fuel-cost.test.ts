import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { fuelCost } from './fuel-cost.ts';

const trip = { distance: 100, efficiency: 8, fuelPrice: 1.5 };

test.each([
  [undefined, { fuelUsed: 12.5, cost: 18.75, fuelUnit: 'gallon' }],
  ['mpg', { fuelUsed: 12.5, cost: 18.75, fuelUnit: 'gallon' }],
  ['km/l', { fuelUsed: 12.5, cost: 18.75, fuelUnit: 'liter' }],
  ['l/100km', { fuelUsed: 8, cost: 12, fuelUnit: 'liter' }],
] as const)('with %s', (efficiencyUnit, gives) => {
  expect(fuelCost({ ...trip, efficiencyUnit })).toEqual(gives);
});

test('the cost is rounded once, not from the rounded fuel', () => {
  // 1/3 of a gallon at 3 is exactly 1, although 1/3 is not a double
  expect(fuelCost({ distance: 1, efficiency: 3, fuelPrice: 3 })).toEqual({
    fuelUsed: 1 / 3,
    cost: 1,
    fuelUnit: 'gallon',
  });
  expect(fuelCost({ distance: 420, efficiency: 6.3, fuelPrice: 1.79, efficiencyUnit: 'l/100km' }).cost).toBe(47.3634);
});

test('accepts a distance of 0 and a price of 0', () => {
  expect(fuelCost({ ...trip, distance: 0 })).toMatchObject({ fuelUsed: 0, cost: 0 });
  expect(fuelCost({ ...trip, fuelPrice: 0 })).toMatchObject({ fuelUsed: 12.5, cost: 0 });
});

test('the unit is read in any case', () => {
  const raw = { distance: '100', efficiency: '8', fuel_price: '1.5', efficiency_unit: 'L/100KM' };
  expect(fuelCost.answer(raw).fuelUsed).toBe(8);
});

test.each([
  [{ ...trip, distance: -1 }, 'out-of-range distance'],
  [{ ...trip, efficiency: 0 }, 'out-of-range efficiency'],
  [{ ...trip, efficiency: -5 }, 'out-of-range efficiency'],
  [{ ...trip, fuelPrice: -0.01 }, 'out-of-range fuelPrice'],
  [{ ...trip, distance: 1e300, efficiency: 1e-300 }, 'result-out-of-range'],
])('refuses %j: %s', (given, expected) => {
  expect(refusal(() => fuelCost(given))).toBe(expected);
});

test('an unknown unit of efficiency is refused', () => {
  const raw = { distance: '100', efficiency: '8', fuel_price: '1.5', efficiency_unit: 'mpl' };
  expect(refusal(() => fuelCost.answer(raw))).toBe('invalid-choice efficiency_unit');
});
