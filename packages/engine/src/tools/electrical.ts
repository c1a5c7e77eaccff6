import { exactly } from '../model/decimal.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { choice, number, tool } from '../tool/declaration.ts';
import { completeProduct } from '../tool/two-of-three.ts';

const quantities = ['watts', 'amps', 'volts'] as const;

const wanted = choice({
  label: 'Calculate',
  description: 'Optional. We find the missing value.',
  values: quantities,
  optional: true,
});

const law = { product: 'watts', factors: ['volts', 'amps'] } as const;

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
  description: 'Calculate power, current or voltage from the other two.',
  keywords: ['electric', 'electrical', 'watt', 'ampere', 'amperage', 'volt', 'wattage', "ohm's law", 'circuit'],
  main: 'result',
  asks: [
    {
      says: [
        '[power] [of|for|at] {volts} (v|volt|volts) [and|at|with|*|×|x|times] {amps} (a|amp|amps|ampere|amperes) [as|in|into|to] [w|watt|watts|how many watts]',
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
    watts: number({ label: 'Power (W)', optional: true, unit: 'watt' }),
    amps: number({ label: 'Current (A)', optional: true, unit: 'ampere' }),
    volts: number({ label: 'Voltage (V)', optional: true, unit: 'volt' }),
    target: wanted,
  },
  result: {
    target: choice({ label: 'Calculate', values: quantities }),
    result: number({ label: 'Result' }),
    watts: number({ label: 'Power (W)' }),
    amps: number({ label: 'Current (A)' }),
    volts: number({ label: 'Voltage (V)' }),
  },
  examples: [
    {
      given: { watts: 60, volts: 120, target: 'amps' },
      gives: { target: 'amps', result: 0.5, watts: 60, amps: 0.5, volts: 120 },
      region: 'US',
    },
    { given: { amps: 10, volts: 230 }, gives: { target: 'watts', result: 2300, watts: 2300, amps: 10, volts: 230 } },
  ],
  rivals: { of: ['watts', 'amps', 'volts'], most: 2 },
  explain: () => ({
    formulas: [
      { gives: 'watts', is: 'volts × amps' },
      { gives: 'amps', is: 'watts ÷ volts' },
      { gives: 'volts', is: 'watts ÷ amps' },
    ],
    limits: ['For DC, and for AC with a power factor of 1.'],
    units: ['watt', 'ampere', 'volt'],
    lookUp: { vary: 'amps', values: [1, 2, 5, 6, 10, 13, 15, 16, 20, 32], show: ['watts'] },
  }),
  run({ target: asked, ...known }, name) {
    const exact = (value: number | undefined) => (value === undefined ? undefined : exactly(value));
    const { watts, amps, volts } = known;
    const { all, missing } = completeProduct(
      law,
      { watts: exact(watts), amps: exact(amps), volts: exact(volts) },
      name,
      (product) => `${amps} A at ${volts} V is ${rounded(product)} W, not ${watts} W`,
    );
    const target = asked ?? missing ?? 'watts';
    const values = { watts: rounded(all.watts), amps: rounded(all.amps), volts: rounded(all.volts) };
    return { target, result: values[target], ...values };
  },
});
