import { exactly } from '../model/decimal.ts';
import { hundred, percentOf } from '../arithmetic/percent.ts';
import { minus, plus } from '../model/rational.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { number, tool } from '../tool/declaration.ts';

/**
 * Subtracts a discount from a price, then adds tax. Amounts are not rounded to the coins of a currency.
 *
 * @throws UnitsError for a negative price or tax, and for a discount outside 0 to 100 percent.
 * @example discount({ price: 80, discountPercent: 25 }).total // 60
 */
export const discount = tool({
  id: 'discount',
  name: 'Discount calculator',
  category: 'money',
  description: 'Calculate the price after a discount, with optional sales tax.',
  keywords: ['sale', 'percent off', 'reduction', 'rebate', 'vat', 'saving', 'deal'],
  main: 'discountedPrice',
  asks: [
    {
      says: [
        '{discountPercent}% (off|discount) [of|on|from] {price} (with|plus|and|+) {taxPercent}% [sales] tax',
        '{price} (minus|less|-|with|at|after) {discountPercent}% [off|discount] (with|plus|and|+) {taxPercent}% [sales] tax',
      ],
      main: 'total',
    },
    '[price] [after] {discountPercent}% (off|discount) [of|on|from] {price}',
    'discount [of] {discountPercent}% (off|of|on|from) {price}',
    '[sale price] [of] {price} [minus|less|-|with|at|after] {discountPercent}% (off|discount)',
    '{price} (minus|less) {discountPercent}%',
    {
      says: ['(how much|what) do (i|you) save (with|on|at) {discountPercent}% (off|discount) [of|on|from] {price}'],
      main: 'discount',
    },
    { says: ['half [price] off [of|on] {price}', 'half price [of] {price}'], given: { discountPercent: '50' } },
  ],
  params: {
    price: number({ label: 'Price', min: 0 }),
    discountPercent: number({ label: 'Discount (%)', min: 0, max: 100 }),
    taxPercent: number({ label: 'Tax (%)', description: 'Applied to the discounted price.', min: 0, default: 0 }),
  },
  result: {
    discount: number({ label: 'You save', digits: 'money' }),
    discountedPrice: number({ label: 'Price after discount', digits: 'money' }),
    taxAmount: number({ label: 'Tax', digits: 'money' }),
    total: number({ label: 'Total', digits: 'money' }),
  },
  examples: [
    {
      given: { price: 19.99, discountPercent: 15, taxPercent: 8 },
      gives: { discount: 2.9985, discountedPrice: 16.9915, taxAmount: 1.35932, total: 18.35082 },
      region: 'US',
    },
    {
      given: { price: 80, discountPercent: 25 },
      gives: { discount: 20, discountedPrice: 60, taxAmount: 0, total: 60 },
    },
    {
      given: { price: 1980, discountPercent: 15, taxPercent: 10 },
      gives: { discount: 297, discountedPrice: 1683, taxAmount: 168.3, total: 1851.3 },
      region: 'JP',
    },
  ],
  explain: () => ({
    formulas: [
      { gives: 'discount', is: `price × discountPercent ÷ ${hundred.n}` },
      { gives: 'discountedPrice', is: 'price − discount' },
      { gives: 'taxAmount', is: `discountedPrice × taxPercent ÷ ${hundred.n}` },
      { gives: 'total', is: 'discountedPrice + taxAmount' },
    ],
    limits: ['Tax applies to the price after the discount.', 'Amounts are exact, not rounded to cents.'],
    lookUp: {
      vary: 'discountPercent',
      values: [5, 10, 15, 20, 25, 30, 40, 50, 75],
      show: ['discount', 'discountedPrice', 'total'],
    },
  }),
  run({ price, discountPercent, taxPercent }) {
    const full = exactly(price);
    const saved = percentOf(exactly(discountPercent), full);
    const discounted = minus(full, saved);
    const tax = percentOf(exactly(taxPercent), discounted);
    return {
      discount: rounded(saved),
      discountedPrice: rounded(discounted),
      taxAmount: rounded(tax),
      total: rounded(plus(discounted, tax)),
    };
  },
});
