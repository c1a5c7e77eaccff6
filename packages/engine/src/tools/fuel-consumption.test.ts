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

test('miles per gallon are of two gallons', () => {
  const { milesPerGallon, milesPerImperialGallon } = fuelConsumption({ value: 5 });
  expect(milesPerGallon).toBeCloseTo(47.0429, 3);
  expect(milesPerImperialGallon).toBeCloseTo(56.4962, 3);
});

test('what is not above zero is refused', () => {
  expect(refusal(() => fuelConsumption({ value: 0 }))).toBe('out-of-range value');
});
