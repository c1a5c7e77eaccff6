import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { unitPrice } from './unit-price.ts';

test('the price over the quantity, rounded once', () => {
  expect(unitPrice({ price: 7.99, quantity: 3 })).toEqual({ unitPrice: 2.6633333333333336, unit: 'unit' });
  expect(unitPrice({ price: 0.3, quantity: 0.1 }).unitPrice).toBe(3);
  expect(unitPrice({ price: 0, quantity: 5 }).unitPrice).toBe(0);
});

test('returns the unit as given, and treats an empty one as none', () => {
  const raw = { price: '1', quantity: '2' };
  expect(unitPrice.answer({ ...raw, unit: '100 g' }).unit).toBe('100 g');
  expect(unitPrice.answer({ ...raw, unit: '' }).unit).toBe('unit');
  expect(unitPrice.answer({ ...raw, unit: 'é'.repeat(40) }).unit).toBe('é'.repeat(40));
});

test.each([
  [{ price: -1, quantity: 1 }, 'out-of-range price'],
  [{ price: 1, quantity: 0 }, 'out-of-range quantity'],
  [{ price: 1, quantity: -1 }, 'out-of-range quantity'],
  [{ price: 1, quantity: 1, unit: 'x'.repeat(41) }, 'invalid-text unit'],
  [{ price: 1e300, quantity: 1e-300 }, 'result-out-of-range'],
])('refuses %j: %s', (given, expected) => {
  expect(refusal(() => unitPrice(given))).toBe(expected);
});

test.each([
  [
    { price: 4.5, quantity: 12, secondPrice: 2.4, secondQuantity: 6 },
    { unitPrice: 0.375, secondUnitPrice: 0.4, cheapest: 'first', savingPercent: 6.25 },
  ],
  [
    { price: 3, quantity: 1, secondPrice: 5, secondQuantity: 2, thirdPrice: 6, thirdQuantity: 3 },
    { unitPrice: 3, secondUnitPrice: 2.5, thirdUnitPrice: 2, cheapest: 'third', savingPercent: 100 / 3 },
  ],
  [
    { price: 1, quantity: 1, thirdPrice: 0.5, thirdQuantity: 1 },
    { unitPrice: 1, thirdUnitPrice: 0.5, cheapest: 'third', savingPercent: 50 },
  ],
  [
    { price: 0.1, quantity: 1, secondPrice: 0.3, secondQuantity: 3 },
    { unitPrice: 0.1, secondUnitPrice: 0.1, cheapest: 'equal', savingPercent: 0 },
  ],
  [
    { price: 0, quantity: 1, secondPrice: 0, secondQuantity: 3 },
    { unitPrice: 0, secondUnitPrice: 0, cheapest: 'equal', savingPercent: 0 },
  ],
] as const)('says which package is the cheapest: %j', (given, gives) => {
  expect(unitPrice(given)).toEqual({ unit: 'unit', ...gives });
});

test.each([
  [{ price: 1, quantity: 1, secondPrice: 1 }, 'missing-parameter secondQuantity'],
  [{ price: 1, quantity: 1, thirdQuantity: 1 }, 'missing-parameter thirdPrice'],
  [{ price: 1, quantity: 1, secondPrice: 1, secondQuantity: 0 }, 'out-of-range secondQuantity'],
])('refuses %j: %s', (given, expected) => {
  expect(refusal(() => unitPrice(given))).toBe(expected);
});
