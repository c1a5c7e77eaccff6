import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { discount } from './discount.ts';

test('tax is on the discounted price', () => {
  expect(discount({ price: 100, discountPercent: 20, taxPercent: 10 })).toEqual({
    discount: 20,
    discountedPrice: 80,
    taxAmount: 8,
    total: 88,
  });
});

test('tax is 0 by default', () => {
  expect(discount({ price: 19.99, discountPercent: 15 })).toEqual({
    discount: 2.9985,
    discountedPrice: 16.9915,
    taxAmount: 0,
    total: 16.9915,
  });
});

test.each([0, 100])('accepts a discount of %d percent', (discountPercent) => {
  expect(discount({ price: 5, discountPercent }).total).toBe(5 - discountPercent / 20);
});

test.each([
  [{ price: -1, discountPercent: 10 }, 'out-of-range price'],
  [{ price: 1, discountPercent: -0.1 }, 'out-of-range discountPercent'],
  [{ price: 1, discountPercent: 100.1 }, 'out-of-range discountPercent'],
  [{ price: 1, discountPercent: 10, taxPercent: -1 }, 'out-of-range taxPercent'],
  [{ price: Number.MAX_VALUE, discountPercent: 0, taxPercent: 100 }, 'result-out-of-range'],
])('refuses %j: %s', (given, expected) => {
  expect(refusal(() => discount(given))).toBe(expected);
});

test('over HTTP the names are in snake case', () => {
  expect(refusal(() => discount.answer({ price: '1' }))).toBe('missing-parameter discount_percent');
  expect(refusal(() => discount.answer({ price: '1', discount_percent: '1', tax_percent: 'x' }))).toBe(
    'invalid-number tax_percent',
  );
});

test('whole cents and percents give exact results', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e8 }), fc.integer({ min: 0, max: 100 }), (cents, percent) => {
      const result = discount({ price: cents / 100, discountPercent: percent });
      expect(result.discount).toBe((cents * percent) / 10_000);
      expect(result.discountedPrice).toBe((cents * (100 - percent)) / 10_000);
    }),
  );
});
