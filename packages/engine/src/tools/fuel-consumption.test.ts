import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { fuelConsumption } from './fuel-consumption.ts';

test.each([
  [{ value: 30, unit: 'mpg' }, 7.840486111111111],
  [{ value: 40, unit: 'mpg-uk' }, 7.062023408295554],
  [{ value: 20, unit: 'km/l' }, 5],
  [{ value: 5 }, 5],
] as const)('%j is %s l/100km', (given, liters) => {
  expect(fuelConsumption(given).litersPerHundredKilometers).toBeCloseTo(liters, 12);
});

test('has miles per US gallon and per imperial gallon', () => {
  const { milesPerGallon, milesPerImperialGallon } = fuelConsumption({ value: 5 });
  expect(milesPerGallon).toBeCloseTo(47.0429, 3);
  expect(milesPerImperialGallon).toBeCloseTo(56.4962, 3);
});

test.each([
  [{ fuel: '40 l', distance: '500 km' }, 8, 'liter-per-100-kilometer'],
  [{ fuel: '12 gal', distance: '300 mi' }, 25, 'mile-per-gallon'],
  [{ fuel: '10 imperial gallons', distance: '400 mi' }, 40, 'mile-per-gallon-imperial'],
  [{ value: 40, unit: 'mpg' }, 40, 'mile-per-gallon'],
] as const)('the economy of %j is in its units', (given, value, unit) => {
  expect(fuelConsumption(given).economy).toMatchObject({ value, unit });
});

test('fuel and distance go together', () => {
  expect(refusal(() => fuelConsumption({ fuel: '40 l' }))).toBe('missing-parameter');
  expect(refusal(() => fuelConsumption({}))).toBe('missing-parameter');
});

test('refuses values of zero or below', () => {
  expect(refusal(() => fuelConsumption({ value: 0 }))).toBe('out-of-range value');
});
