import { expect, test } from 'vitest';
import de from '../generated/locales/de.ts';
import { ask } from '../ask.ts';
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

test.each([
  ['$3/lb in $/kg', '$3/lb ≈ $6.61/kg'],
  ['$3/lb in per kg', '$3/lb ≈ $6.61/kg'],
  ['2 €/kg', '2 €/kg = €2/kg'],
  ['$0.05 / 20', '$0.05 / 20 = $0.0025'],
  ['$1 / 30', '$1 / 30 ≈ $0.0333'],
  ['$0.05', '$0.05 = $0.05'],
  ['$64.20', '$64.20 = $64.20'],
])('formats the answer to %s as a price', (question, text) => {
  expect(ask(question).text).toBe(text);
});

test('writes a price in the language of the question', () => {
  expect(ask('1,80 €/l in €/gal', { locale: de }).text).toBe('1,80 €/l ≈ 6,81\u00A0€/gal');
});

test('converts a price in another currency by the rates', () => {
  const rates = { base: 'EUR', date: '2026-11-20', rates: { USD: 1.08 } };
  expect(ask('€3/kg in $/lb', { rates })).toMatchObject({ result: 1.4696392788, unit: '$/pound', date: '2026-11-20' });
});

test('shows a price below a cent in a calculator as in an amount', () => {
  expect(ask('unit price $3.20 for 750 ml').text).toBe('Price per unit: $0.00427');
  expect(ask('tip 20% on $85').text).toMatch(/\$\d+(?:\.\d\d)?$/);
});
