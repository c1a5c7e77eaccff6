import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { salesTax } from './sales-tax.ts';

test.each([
  [
    { amount: 19.99, taxPercent: 20 },
    { net: 19.99, tax: 3.998, gross: 23.988 },
  ],
  [
    { amount: 120, taxPercent: 20, given: 'with-tax' },
    { net: 100, tax: 20, gross: 120 },
  ],
  [
    { amount: 107, taxPercent: 7, given: 'with-tax' },
    { net: 100, tax: 7, gross: 107 },
  ],
  [
    { amount: 0, taxPercent: 7 },
    { net: 0, tax: 0, gross: 0 },
  ],
  [
    { amount: 50, taxPercent: 0, given: 'with-tax' },
    { net: 50, tax: 0, gross: 50 },
  ],
] as const)('%j', (given, answer) => {
  expect(salesTax(given)).toEqual(answer);
});

test('there and back is the same amount', () => {
  for (const amount of [0.1, 9.99, 1234.56]) {
    const { gross } = salesTax({ amount, taxPercent: 8.875 });
    expect(salesTax({ amount: gross, taxPercent: 8.875, given: 'with-tax' }).net).toBe(amount);
  }
});

test('refuses negative values', () => {
  expect(refusal(() => salesTax({ amount: -1, taxPercent: 20 }))).toBe('out-of-range amount');
  expect(refusal(() => salesTax({ amount: 1, taxPercent: -20 }))).toBe('out-of-range taxPercent');
});
