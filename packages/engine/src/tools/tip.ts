import { exactly } from '../model/decimal.ts';
import { hundred, percentOf } from '../arithmetic/percent.ts';
import { over, plus } from '../model/rational.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { integer, number, tool } from '../tool/declaration.ts';

/**
 * Adds a tip to a bill and splits the total. Amounts are in any one currency and not rounded to its coins.
 *
 * @throws UnitsError for a negative amount, and for people other than 1 to 10,000.
 * @example tip({ subtotal: 84.5, tipPercent: 18 }).total // 99.71
 */
export const tip = tool({
  id: 'tip',
  name: 'Tip calculator',
  category: 'money',
  description: 'Adds a tip to a bill and splits the total.',
  keywords: ['gratuity', 'service', 'restaurant', 'check', 'share', 'per person'],
  main: 'total',
  asks: [
    '[tip] {tipPercent}% tip (on|of|for|with) {subtotal} [bill] [[split|divided|shared] [between|among|by|for|with|in] {people} [people|persons|friends|ways|way]]',
    'tip {tipPercent}[%] (on|of|for) {subtotal} [bill] [[split|divided|shared] [between|among|by|for|with|in] {people} [people|persons|friends|ways|way]]',
    '{subtotal} [bill] (with|plus|and) [tip] {tipPercent}% tip [[split|divided|shared] [between|among|by|for|with|in] {people} [people|persons|friends|ways|way]]',
    'tip [on|of|for] {subtotal} [bill] [at {tipPercent}%] [[split|divided|shared] [between|among|by|for|with|in] {people} [people|persons|friends|ways|way]]',
    {
      says: [
        'split {subtotal} [bill] (between|among|by|for|with) {people} [people|persons|friends|ways] [with {tipPercent}% tip]',
      ],
      main: 'perPerson',
    },
  ],
  params: {
    subtotal: number({ label: 'Bill before tip', min: 0 }),
    tipPercent: number({ label: 'Tip (%)', min: 0, default: 15 }),
    people: integer({ label: 'People', min: 1, max: 10_000, default: 1 }),
  },
  result: {
    tip: number({ label: 'Tip' }),
    total: number({ label: 'Total' }),
    perPerson: number({ label: 'Each pays' }),
  },
  examples: [
    {
      given: { subtotal: 84.5, tipPercent: 18, people: 3 },
      gives: { tip: 15.21, total: 99.71, perPerson: 33.236666666666665 },
    },
    { given: { subtotal: 20 }, gives: { tip: 3, total: 23, perPerson: 23 } },
  ],
  explain: () => ({
    formulas: [
      { gives: 'tip', is: `subtotal × tipPercent ÷ ${hundred.n}` },
      { gives: 'total', is: 'subtotal + tip' },
      { gives: 'perPerson', is: 'total ÷ people' },
    ],
    limits: [
      'Amounts are in any one currency and not rounded to its coins.',
      'Whether tax counts into the bill is up to you: in some places it does.',
    ],
    lookUp: { vary: 'tipPercent', values: [10, 12, 15, 18, 20, 22, 25], show: ['tip', 'total', 'perPerson'] },
  }),
  run({ subtotal, tipPercent, people }) {
    const bill = exactly(subtotal);
    const gratuity = percentOf(exactly(tipPercent), bill);
    const total = plus(bill, gratuity);
    return { tip: rounded(gratuity), total: rounded(total), perPerson: rounded(over(total, exactly(people))) };
  },
});
