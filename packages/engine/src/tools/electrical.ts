import { exactly } from '../model/decimal.ts';
import { conflictingValues, divisionByZero, needsTwo } from '../model/error.ts';
import { compare, over, times, zero, type Ratio } from '../model/rational.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { choice, number, tool, type Naming } from '../tool/declaration.ts';

const quantities = ['watts', 'amps', 'volts'] as const;

type Quantity = (typeof quantities)[number];
type Known = Readonly<Record<Quantity, number | undefined>>;

const target = choice({
  label: 'Wanted',
  description: 'May be left out: it is then the one that is missing, or watts where none is.',
  values: quantities,
  optional: true,
});

/** Over what the power is divided to find the other quantity. */
const divisors = { amps: 'volts', volts: 'amps' } as const;

/** One of the three from the other two, by P = V·I. Throws a UnitsError for a division by zero. */
const solve = (quantity: Quantity, known: Known, name: Naming): number => {
  const exact = (key: Quantity): Ratio => exactly(known[key]!);
  if (quantity === 'watts') return rounded(times(exact('volts'), exact('amps')));
  const divisor = divisors[quantity];
  if (compare(exact(divisor), zero) === 0) throw divisionByZero(name(divisor));
  return rounded(over(exact('watts'), exact(divisor)));
};

/**
 * Three values agree when one of them is the double nearest to what follows from the other two: values that came from
 * here, and so are rounded, agree again.
 */
const agree = (known: Known, name: Naming): boolean =>
  solve('watts', known, name) === known.watts ||
  (known.volts !== 0 && solve('amps', known, name) === known.amps) ||
  (known.amps !== 0 && solve('volts', known, name) === known.volts);

/**
 * Power, current and voltage of a direct current: any two of watts, amps and volts give the third, by P = V·I.
 *
 * @throws UnitsError for fewer than two values, three that disagree, and a division by zero.
 * @example electrical({ watts: 60, volts: 120 }).amps // 0.5
 */
export const electrical = tool({
  id: 'electrical',
  name: 'Watts, amps and volts calculator',
  category: 'electricity',
  description: 'Works out power, current or voltage from the other two.',
  keywords: ['electric', 'electrical', 'watt', 'ampere', 'amperage', 'volt', 'wattage', "ohm's law", 'circuit'],
  main: 'result',
  asks: [
    {
      says: [
        '{volts} (v|volt|volts) [and|at|with|*|×|x|times] {amps} (a|amp|amps|ampere|amperes) [as|in|into|to] [w|watt|watts|how many watts]',
        '{amps} (a|amp|amps|ampere|amperes) [and|at|with|*|×|x|times] {volts} (v|volt|volts) [as|in|into|to] [w|watt|watts|how many watts]',
        'how many watts [is|are] {amps} (a|amp|amps|ampere|amperes) [and|at|with] {volts} (v|volt|volts)',
      ],
      given: { target: 'watts' },
    },
    {
      says: [
        '{watts} (w|watt|watts) [and|at|with|on|/|over|divided by] {volts} (v|volt|volts) [as|in|into|to] [a|amp|amps|ampere|amperes|how many amps]',
        'how many amps [is|are] {watts} (w|watt|watts) [and|at|with|on] {volts} (v|volt|volts)',
      ],
      given: { target: 'amps' },
    },
    {
      says: [
        '{watts} (w|watt|watts) [and|at|with|/|over|divided by] {amps} (a|amp|amps|ampere|amperes) [as|in|into|to] [v|volt|volts|how many volts]',
        'how many volts [is|are] {watts} (w|watt|watts) [and|at|with] {amps} (a|amp|amps|ampere|amperes)',
      ],
      given: { target: 'volts' },
    },
  ],
  params: {
    watts: number({ label: 'Power (W)', optional: true }),
    amps: number({ label: 'Current (A)', optional: true }),
    volts: number({ label: 'Voltage (V)', optional: true }),
    target,
  },
  result: {
    target: choice({ label: 'Wanted', values: quantities }),
    result: number({ label: 'Result' }),
    watts: number({ label: 'Power (W)' }),
    amps: number({ label: 'Current (A)' }),
    volts: number({ label: 'Voltage (V)' }),
  },
  examples: [
    {
      given: { watts: 60, volts: 120, target: 'amps' },
      gives: { target: 'amps', result: 0.5, watts: 60, amps: 0.5, volts: 120 },
    },
    {
      given: { amps: 0.1, volts: 3 },
      gives: { target: 'watts', result: 0.3, watts: 0.3, amps: 0.1, volts: 3 },
    },
  ],
  explain: () => ({
    formulas: [
      { gives: 'watts', is: 'volts × amps' },
      { gives: 'amps', is: 'watts ÷ volts' },
      { gives: 'volts', is: 'watts ÷ amps' },
    ],
    limits: ['For direct current, and for alternating current with a power factor of one.'],
    units: ['watt', 'ampere', 'volt'],
    lookUp: { vary: 'amps', values: [1, 2, 5, 6, 10, 13, 15, 16, 20, 32], show: ['watts'] },
  }),
  run({ target: asked, ...known }, name) {
    const missing = quantities.filter((quantity) => known[quantity] === undefined);
    if (missing.length > 1) throw needsTwo(quantities.map(name));
    const wanting = missing[0];
    const answered = asked ?? wanting ?? 'watts';
    const { watts, amps, volts } = known;
    if (!wanting && !agree(known, name)) {
      throw conflictingValues(
        name('watts'),
        `${amps} A at ${volts} V is ${solve('watts', known, name)} W, not ${watts} W`,
      );
    }
    const all = { watts: watts ?? 0, amps: amps ?? 0, volts: volts ?? 0 };
    if (wanting) all[wanting] = solve(wanting, known, name);
    return { target: answered, result: all[answered], ...all };
  },
});
