import { hundred, percentOf } from '../arithmetic/percent.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { minus, over, plus, times } from '../model/rational.ts';
import { choice, number, tool } from '../tool/declaration.ts';

/**
 * Adds sales tax or VAT to a net amount, or removes it from an amount that includes it. Amounts are not rounded to
 * coins.
 *
 * @throws UnitsError for a negative amount or rate.
 * @example salesTax({ amount: 120, taxPercent: 20, given: 'with-tax' }).net // 100
 */
export const salesTax = tool({
  id: 'sales-tax',
  name: 'Sales tax and VAT calculator',
  category: 'money',
  description: 'Add sales tax or VAT to a price, or remove it from a price that includes it.',
  keywords: [
    'vat',
    'gst',
    'net',
    'gross',
    'excluding',
    'including',
    'value added tax',
    'reverse',
    'before tax',
    'after tax',
  ],
  main: 'gross',
  asks: [
    'add {taxPercent}% (vat|sales tax|tax|gst) to {amount}',
    '{amount} (plus|with|and|+) {taxPercent}% (vat|sales tax|tax|gst)',
    '{amount} (plus|with|and|+) (vat|sales tax|tax|gst) [of|at] {taxPercent}%',
    {
      says: [
        '(vat|sales tax|tax|gst) [of|at] {taxPercent}% (of|on|for|to) {amount}',
        '{taxPercent}% (vat|sales tax|tax|gst) (of|on|for) {amount}',
        '(vat|sales tax|tax|gst) (on|of|for) {amount} [item|purchase] at {taxPercent}%',
      ],
      main: 'tax',
    },
    {
      says: ['how much (vat|sales tax|tax|gst) is [included] in {amount} at {taxPercent}%'],
      given: { given: 'with-tax' },
      main: 'tax',
    },
    '[what is] total (of|for) {amount} (with|including|plus) {taxPercent}% (vat|sales tax|tax|gst)',
    '(total|price) (with|including|plus) {taxPercent}% (vat|sales tax|tax|gst) (on|of|for) {amount}',
    '{amount} net [to|in] gross [at|with] {taxPercent}% [vat|sales tax|tax|gst]',
    'net {amount} gross [at|with] {taxPercent}% [vat|sales tax|tax|gst]',
    {
      says: [
        '(remove|subtract|take) {taxPercent}% (vat|sales tax|tax|gst) (from|off) {amount}',
        '{amount} (excluding|without|before|less|minus|ex) {taxPercent}% (vat|sales tax|tax|gst)',
        'net of {amount} (at|with|including|incl) {taxPercent}% (vat|sales tax|tax|gst)',
        '{amount} (including|incl|inc) {taxPercent}% (vat|sales tax|tax|gst) [without (vat|tax|gst)|[how much is|what is] net]',
        '{amount} (including|incl|inc) (vat|sales tax|tax|gst) [of|at] {taxPercent}%',
        '(price|amount) (before|without) (vat|sales tax|tax|gst) {amount} at {taxPercent}%',
        '(gross|total) {amount} (net|before tax) [at|with] {taxPercent}% [vat|sales tax|tax|gst]',
        '{amount} gross [to|in] net [at|with] {taxPercent}% [vat|sales tax|tax|gst]',
        '(price|amount) (before|without) {taxPercent}% (vat|sales tax|tax|gst) [of|if] {amount} [gross]',
      ],
      given: { given: 'with-tax' },
      main: 'net',
    },
  ],
  params: {
    amount: number({ label: 'Amount', min: 0 }),
    taxPercent: number({ label: 'Tax (%)', min: 0 }),
    given: choice({
      label: 'Amount is',
      values: ['without-tax', 'with-tax'],
      names: { 'without-tax': 'before tax (net)', 'with-tax': 'including tax (gross)' },
    }),
  },
  result: {
    gross: number({ label: 'Including tax (gross)', digits: 'money' }),
    net: number({ label: 'Before tax (net)', digits: 'money' }),
    tax: number({ label: 'Tax', digits: 'money' }),
  },
  examples: [
    { given: { amount: 80, taxPercent: 20 }, gives: { gross: 96, net: 80, tax: 16 } },
    { given: { amount: 119, taxPercent: 19, given: 'with-tax' }, gives: { gross: 119, net: 100, tax: 19 } },
    { given: { amount: 64.5, taxPercent: 8.25 }, gives: { gross: 69.82125, net: 64.5, tax: 5.32125 }, region: 'US' },
    { given: { amount: 1980, taxPercent: 10 }, gives: { gross: 2178, net: 1980, tax: 198 }, region: 'JP' },
  ],
  explain: () => ({
    formulas: [
      { gives: 'tax', is: `amount × taxPercent ÷ ${hundred.n}`, when: { given: ['without-tax'] } },
      { gives: 'gross', is: 'net + tax' },
      { gives: 'net', is: `amount ÷ (${hundred.n} + taxPercent) × ${hundred.n}`, when: { given: ['with-tax'] } },
    ],
    limits: [
      'Amounts are exact, not rounded to cents.',
      'Enter the rate that applies to you. It depends on the place and the goods.',
    ],
    lookUp: { vary: 'taxPercent', values: [5, 7, 8.25, 10, 19, 20, 21, 23, 25], show: ['gross', 'net', 'tax'] },
  }),
  run({ amount, taxPercent, given }) {
    const [exact, rate] = [exactly(amount), exactly(taxPercent)];
    const net = given === 'without-tax' ? exact : over(times(exact, hundred), plus(hundred, rate));
    const gross = given === 'without-tax' ? plus(exact, percentOf(rate, exact)) : exact;
    return { gross: rounded(gross), net: rounded(net), tax: rounded(minus(gross, net)) };
  },
});
