import { exactly } from '../model/decimal.ts';
import { hundred, percentOf } from '../arithmetic/percent.ts';
import { minus, over, plus, ratio, times, type Ratio } from '../model/rational.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { choice, integer, number, tool } from '../tool/declaration.ts';

/** Rounds a nonnegative amount up to a whole one. */
const up = ({ n, d }: Ratio): Ratio => ratio((n + d - 1n) / d);

const bills = [
  '[tip] {tipPercent}% tip [on|of|for|with] {subtotal} [bill]',
  '(tip|gratuity) [of] {tipPercent:count}[%] (on|of|for) {subtotal} [bill]',
  'tip {tipPercent}% {subtotal} [bill]',
  '{subtotal} [bill] [with|plus|and] [tip] {tipPercent}% tip',
  'tip [on|of|for] {subtotal} [bill] [at {tipPercent}%]',
];
const amongPeople =
  '[split|divided|shared] [between|among|by|for|with|in] {people} [people|persons|friends|ways|way] [how much] [each|per person|a person]';

/**
 * Adds a tip to a bill and splits the total. Amounts are in any one currency and not rounded to its coins. `round`
 * rounds the total, or each share, up to a whole amount, and adds the difference to the tip.
 *
 * @throws UnitsError for a negative amount, and for people outside 1 to 10,000.
 * @example tip({ subtotal: 84.5, tipPercent: 18 }).total // 99.71
 */
export const tip = tool({
  id: 'tip',
  name: 'Tip calculator',
  category: 'money',
  description: 'Calculate a tip and split the bill.',
  keywords: ['gratuity', 'service', 'restaurant', 'check', 'share', 'per person'],
  main: 'total',
  asks: [
    // Who names the people asks for the share
    { says: bills.map((bill) => `${bill} ${amongPeople}`), main: 'perPerson' },
    ...bills,
    {
      says: ['how much (should|do) i tip [on|for] {subtotal} [dollar|euro|pound] [bill] at {tipPercent}%'],
      main: 'tip',
    },
    {
      says: [
        'split {subtotal} [bill] [between|among|by|for|with] {people} [people|persons|friends|ways] (with|plus|and) [tip] {tipPercent}% tip',
        '{subtotal} [bill] (split|shared) [between|among|by|for|with|in] {people} [people|persons|friends|ways|way] (with|plus|and) {tipPercent}% tip',
      ],
      main: 'perPerson',
    },
    {
      // Who splits a bill has not asked for a tip
      says: [
        'split {subtotal} [bill] (between|among|by|for|with) {people} [people|persons|friends|ways]',
        'split {subtotal} [bill] {people} (people|persons|friends|ways)',
        '{subtotal} [bill] split (between|among|by) {people}',
        '{subtotal} [bill] (split|shared) [between|among|by|for|with|in] {people} (people|persons|friends|ways|way)',
      ],
      given: { tipPercent: '0' },
      main: 'perPerson',
    },
  ],
  params: {
    subtotal: number({ label: 'Bill before tip', min: 0 }),
    tipPercent: number({ label: 'Tip (%)', min: 0, default: 15 }),
    people: integer({ label: 'People', min: 1, max: 10_000, default: 1 }),
    round: choice({
      label: 'Round up',
      description: 'To the next whole amount. The difference goes to the tip.',
      values: ['none', 'total', 'share'],
      names: { none: 'nothing', total: 'the total', share: 'each share' },
    }),
  },
  result: {
    tip: number({ label: 'Tip', digits: 'money' }),
    total: number({ label: 'Total', digits: 'money' }),
    perPerson: number({ label: 'Each person pays', digits: 'money' }),
  },
  examples: [
    {
      given: { subtotal: 84.5, tipPercent: 18, people: 3 },
      gives: { tip: 15.21, total: 99.71, perPerson: 33.236666666666665 },
    },
    { given: { subtotal: 20 }, gives: { tip: 3, total: 23, perPerson: 23 } },
    {
      given: { subtotal: 84.5, tipPercent: 18, people: 3, round: 'share' },
      gives: { tip: 17.5, total: 102, perPerson: 34 },
    },
    {
      given: { subtotal: 8400, tipPercent: 10, people: 3 },
      gives: { tip: 840, total: 9240, perPerson: 3080 },
      region: 'JP',
    },
  ],
  explain: () => ({
    formulas: [
      { gives: 'tip', is: `subtotal × tipPercent ÷ ${hundred.n}`, when: { round: ['none'] } },
      { gives: 'total', is: 'subtotal + tip' },
      { gives: 'perPerson', is: 'total ÷ people' },
    ],
    rules: ['If you round up, the difference is added to the tip.'],
    limits: [
      'Works in any currency. Amounts are exact, not rounded to cents.',
      'Tip on the bill before or after tax, whichever is usual where you are.',
    ],
    lookUp: { vary: 'tipPercent', values: [10, 12, 15, 18, 20, 22, 25], show: ['tip', 'total', 'perPerson'] },
  }),
  run({ subtotal, tipPercent, people, round }) {
    const bill = exactly(subtotal);
    const heads = exactly(people);
    const exact = plus(bill, percentOf(exactly(tipPercent), bill));
    const total = round === 'total' ? up(exact) : round === 'share' ? times(up(over(exact, heads)), heads) : exact;
    return { tip: rounded(minus(total, bill)), total: rounded(total), perPerson: rounded(over(total, heads)) };
  },
});
