import { expect, test } from 'vitest';
import { withoutCurrency } from './money.ts';

test.each([
  ['$64.20', '64.20'],
  ['US$ 3', ' 3'],
  ['64,20 €', '64,20 '],
  ['12 zł', '12 '],
  ['5 US dollars', '5 '],
  ['20 CZK', '20 '],
  ['1e3', '1e3'],
  ['12 kg', '12 kg'],
  ['12 top', '12 top'],
  ['$', ''],
  ['', ''],
])('withoutCurrency leaves the amount: %s', (text, amount) => {
  expect(withoutCurrency(text)).toBe(amount);
});
