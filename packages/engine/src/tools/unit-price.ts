import { exactly } from '../model/decimal.ts';
import { missingParameter } from '../model/error.ts';
import { compare, minus, over, times, type Ratio } from '../model/rational.ts';
import { hundred } from '../arithmetic/percent.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { choice, number, text, tool } from '../tool/declaration.ts';

const packages = ['first', 'second', 'third'] as const;

interface Offer {
  readonly name: (typeof packages)[number];
  readonly each: Ratio;
}

/** Returns the cheapest offer, and its saving from the most expensive one in percent. Empty for a single offer. */
const comparison = (offers: readonly Offer[]) => {
  const sorted = [...offers].sort((a, b) => compare(a.each, b.each));
  const [least, most] = [sorted[0]!, sorted.at(-1)!];
  if (sorted.length < 2) return {};
  if (compare(least.each, most.each) === 0) return { cheapest: 'equal' as const, savingPercent: 0 };
  return {
    cheapest: least.name,
    savingPercent: rounded(over(times(minus(most.each, least.each), hundred), most.each)),
  };
};

/**
 * Returns the unit price of up to three packages. The unit is only a name: nothing is converted.
 *
 * @throws UnitsError for a negative price, a quantity that is not above zero, a further package without its price or
 * its quantity, and a unit of over 40 characters.
 * @example unitPrice({ price: 4.5, quantity: 12, unit: 'egg' }).unitPrice // 0.375
 */
export const unitPrice = tool({
  id: 'unit-price',
  name: 'Unit price calculator',
  category: 'money',
  description: 'Compare the price per unit of up to three packages and find the cheapest.',
  keywords: ['price per unit', 'grocery', 'shopping', 'cost', 'cheaper', 'each', 'per item'],
  main: 'unitPrice',
  asks: [
    '(unit price|price per unit) [of|for] {quantity:count} {unit} (for|at) {price}',
    '{quantity:count} {unit} for {price} [what is] (each|apiece|unit price|price per unit|price each|price per piece)',
    '{quantity:count} for {price} how much (each|apiece|per piece|per item)',
    '{price} for {quantity:count} {unit} (unit price|price per unit|each|per item)',
    '(unit price|price per unit) [of|for] {price} for {quantity:count} [{unit}]',
  ],
  params: {
    price: number({ label: 'Price', min: 0 }),
    quantity: number({ label: 'Quantity', above: 0 }),
    unit: text({
      label: 'Unit',
      description: 'Any text, for example kg, egg or sheet.',
      maxLength: 40,
      default: 'unit',
      // A number in it is of something else, but for the size of a package: 2L bottles
      looks: /^(?:\d+\p{L}+\s)?\P{Nd}+$/u,
    }),
    secondPrice: number({ label: 'Price, package 2', min: 0, optional: true }),
    secondQuantity: number({ label: 'Quantity, package 2', above: 0, optional: true }),
    thirdPrice: number({ label: 'Price, package 3', min: 0, optional: true }),
    thirdQuantity: number({ label: 'Quantity, package 3', above: 0, optional: true }),
  },
  result: {
    unitPrice: number({ label: 'Price per unit', digits: 'price' }),
    unit: text({ label: 'Unit' }),
    secondUnitPrice: number({ label: 'Price per unit, package 2', digits: 'price', optional: true }),
    thirdUnitPrice: number({ label: 'Price per unit, package 3', digits: 'price', optional: true }),
    cheapest: choice({
      label: 'Cheapest package',
      description: '`equal` if all cost the same per unit.',
      values: ['first', 'second', 'third', 'equal'],
      optional: true,
    }),
    savingPercent: number({ label: 'Savings vs. most expensive (%)', digits: 1, optional: true }),
  },
  examples: [
    {
      given: { price: 4.5, quantity: 12, unit: 'egg', secondPrice: 2.4, secondQuantity: 6 },
      gives: { unitPrice: 0.375, unit: 'egg', secondUnitPrice: 0.4, cheapest: 'first', savingPercent: 6.25 },
    },
    { given: { price: 4.5, quantity: 12, unit: 'egg' }, gives: { unitPrice: 0.375, unit: 'egg' } },
    { given: { price: 7.99, quantity: 2 }, gives: { unitPrice: 3.995, unit: 'unit' } },
    {
      given: { price: 298, quantity: 10, unit: 'egg', secondPrice: 168, secondQuantity: 6 },
      gives: {
        unitPrice: 29.8,
        unit: 'egg',
        secondUnitPrice: 28,
        cheapest: 'second',
        savingPercent: 6.040268456375839,
      },
      region: 'JP',
    },
  ],
  explain: () => ({
    formulas: [{ gives: 'unitPrice', is: 'price ÷ quantity' }],
    rules: ['The cheapest package has the lowest price per unit.'],
    limits: ['Name any unit you like: an egg, a liter, a sheet.', 'Enter all quantities in the same unit.'],
    lookUp: { vary: 'quantity', values: [1, 2, 3, 4, 6, 8, 10, 12, 24], show: ['unitPrice'] },
  }),
  run(given, name) {
    const offers = (
      [
        ['first', 'price', 'quantity'],
        ['second', 'secondPrice', 'secondQuantity'],
        ['third', 'thirdPrice', 'thirdQuantity'],
      ] as const
    ).flatMap(([of, priceKey, quantityKey]): readonly Offer[] => {
      const { [priceKey]: price, [quantityKey]: quantity } = given;
      if (price === undefined && quantity === undefined) return [];
      if (price === undefined) throw missingParameter(name(priceKey), 'a number');
      if (quantity === undefined) throw missingParameter(name(quantityKey), 'a number above 0');
      return [{ name: of, each: over(exactly(price), exactly(quantity)) }];
    });
    const priceOf = (of: Offer['name']): number | undefined => {
      const offer = offers.find((one) => one.name === of);
      return offer && rounded(offer.each);
    };
    const [secondUnitPrice, thirdUnitPrice] = [priceOf('second'), priceOf('third')];
    return {
      unitPrice: priceOf('first')!,
      unit: given.unit,
      ...(secondUnitPrice === undefined ? {} : { secondUnitPrice }),
      ...(thirdUnitPrice === undefined ? {} : { thirdUnitPrice }),
      ...comparison(offers),
    };
  },
});
