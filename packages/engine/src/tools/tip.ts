import { exactly } from '../core/decimal.ts';
import { over, plus, ratio, times, toNumber } from '../core/ratio.ts';
import { integer, number, tool } from '../core/tool.ts';

/** Adds a tip to a bill and splits the total: `tip({ subtotal: 84.5, tipPercent: 18, people: 3 })`. */
export const tip = tool({
  id: 'tip',
  name: 'Tip calculator',
  category: 'money',
  description: 'Adds a tip to a bill and splits the total.',
  keywords: ['gratuity', 'bill', 'split', 'restaurant', 'per person'],
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
  ],
  run({ subtotal, tipPercent, people }) {
    const bill = exactly(subtotal);
    const gratuity = times(bill, over(exactly(tipPercent), ratio(100n)));
    const total = plus(bill, gratuity);
    return { tip: toNumber(gratuity), total: toNumber(total), perPerson: toNumber(over(total, exactly(people))) };
  },
});
