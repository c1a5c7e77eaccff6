import { exactly } from '../model/decimal.ts';
import { over } from '../model/rational.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { number, text, tool } from '../tool/declaration.ts';

/**
 * The price of one unit of what is sold. The unit is only a name: nothing is converted.
 *
 * @throws UnitsError for a negative price, a quantity that is not above zero and a unit of over 40 characters.
 * @example unitPrice({ price: 4.5, quantity: 12, unit: 'egg' }).unitPrice // 0.375
 */
export const unitPrice = tool({
  id: 'unit-price',
  name: 'Unit price calculator',
  category: 'money',
  description: 'Divides a price by a quantity, to compare packages of different sizes.',
  keywords: ['price per unit', 'grocery', 'shopping', 'cost', 'cheaper', 'each', 'per item'],
  main: 'unitPrice',
  asks: [
    '(unit price|price per unit) [of|for] {quantity} {unit} (for|at) {price}',
    '(unit price|price per unit) [of|for] {price} for {quantity} [{unit}]',
    '{price} for {quantity} [{unit}] (unit price|price per unit|each|per item)',
    'price per {unit} [of|for|if] {price} for {quantity} [of them]',
  ],
  params: {
    price: number({ label: 'Price', min: 0 }),
    quantity: number({ label: 'Quantity', above: 0 }),
    unit: text({
      label: 'Unit',
      description: 'What the quantity counts: any text, given back as it is.',
      maxLength: 40,
      default: 'unit',
    }),
  },
  result: {
    unitPrice: number({ label: 'Price per unit', rate: true }),
    unit: text({ label: 'Unit' }),
  },
  examples: [
    { given: { price: 4.5, quantity: 12, unit: 'egg' }, gives: { unitPrice: 0.375, unit: 'egg' } },
    { given: { price: 7.99, quantity: 2 }, gives: { unitPrice: 3.995, unit: 'unit' } },
  ],
  explain: () => ({
    formulas: [{ gives: 'unitPrice', is: 'price ÷ quantity' }],
    limits: ['The unit is yours to name: an egg, a liter, a sheet.', 'Nothing is converted: compare in one unit.'],
    lookUp: { vary: 'quantity', values: [1, 2, 3, 4, 6, 8, 10, 12, 24], show: ['unitPrice'] },
  }),
  run({ price, quantity, unit }) {
    return { unitPrice: rounded(over(exactly(price), exactly(quantity))), unit };
  },
});
