import { rounded } from '../arithmetic/rounded.ts';
import { squareRootOf } from '../arithmetic/square-root.ts';
import { exactly } from '../model/decimal.ts';
import { conflictingValues } from '../model/error.ts';
import { magnitude, over, times, type Ratio } from '../model/rational.ts';
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

type Known = Readonly<Record<'watts' | 'amps' | 'volts', Ratio | undefined>>;

/** Returns two of power, current and voltage from one of them and the resistance. Other given values stay. */
const throughResistance = ({ watts, amps, volts }: Known, ohms: Ratio): Known => {
  if (amps) return { watts, amps, volts: volts ?? times(amps, ohms) };
  if (volts) return { watts, amps: over(volts, ohms), volts };
  return { watts, amps: watts && squareRootOf(over(magnitude(watts), ohms)), volts };
};

/** Returns true if the resistance follows from the voltage and the current, one of which may be rounded. */
const followsFrom = ({ amps, volts }: Readonly<Record<'amps' | 'volts', Ratio>>, ohms: number, is: number): boolean =>
  is === ohms ||
  rounded(times(amps, exactly(ohms))) === rounded(volts) ||
  rounded(over(volts, exactly(ohms))) === rounded(amps);

/** The values with their units, and the words that ask for them. */
const askedFor = [
  ['volts', 'volt', 'voltage|voltage drop|volts'],
  ['amps', 'ampere', 'current|amperage|amps'],
  ['ohms', 'ohm', 'resistance|resistor|ohms'],
  ['watts', 'watt', 'power|wattage|watts'],
] as const;

const thing = '[resistor|load|motor|heater|lamp|led]';
const beside = '[and|at|with|across|through|on|by]';

/** Returns the questions for a value by two others in any units: what resistor for 12 V and 20 mA. */
// @__NO_SIDE_EFFECTS__
const asksByTwo = () =>
  askedFor.flatMap(([main, , words]) => {
    const known = askedFor.filter(([key]) => key !== main);
    return known.map((left) => {
      const [one, other] = known
        .filter((both) => both !== left)
        .map(([key, unit]) => `${beside} {${key}:${unit}} ${thing}`);
      return {
        says: [
          `[what|what size|how many] (${words}) [is|are] [dissipated|lost|used|drawn|needed|do i need] [of|for|at|in|if|when|from] @(${one}|${other})`,
        ],
        main,
      };
    });
  });

/**
 * Returns power, current, voltage and resistance of a direct current from any two, by P = V·I and V = I·R.
 *
 * @throws UnitsError for fewer than two values, three that disagree, and a division by zero.
 * @example electrical({ watts: 60, volts: 120 }).amps // 0.5
 */
export const electrical = tool({
  id: 'electrical',
  name: 'Watts, amps and volts calculator',
  category: 'electricity',
  description: 'Calculate power, current, voltage and resistance from any two (Ohm’s law).',
  keywords: ['electric', 'electrical', 'watt', 'ampere', 'amperage', 'volt', 'wattage', "ohm's law", 'circuit'],
  main: 'result',
  asks: [
    {
      says: [
        '[current] [of|for|at] {volts} (v|volt|volts) [and|at|with|across|over|/] {ohms} (ohm|ohms|Ω) [as|in|into|to] [a|amp|amps|ampere|amperes|how many amps]',
        'ohms law {volts} (v|volt|volts) [and] {ohms} (ohm|ohms|Ω)',
        '{ohms} (ohm|ohms|Ω) [and|at|with] {volts} (v|volt|volts) [in|to|as] (amps|current)',
      ],
      given: { target: 'amps' },
    },
    {
      says: [
        '[voltage] [of|for|at] {amps} (a|amp|amps|ampere|amperes) [and|at|with|through|*|×|x|times] {ohms} (ohm|ohms|Ω) [as|in|into|to] [v|volt|volts|how many volts]',
      ],
      given: { target: 'volts' },
    },
    {
      says: [
        '(resistance) [of|for|at] {volts} (v|volt|volts) [and|at|with|/] {amps} (a|amp|amps|ampere|amperes)',
        '{volts} (v|volt|volts) [and|at|with|/|divided by] {amps} (a|amp|amps|ampere|amperes) (in|to|as) (ohm|ohms|Ω)',
      ],
      main: 'ohms',
    },
    {
      says: [
        '[power|wattage] [of|for|at] {volts} (v|volt|volts) [and|at|with|*|×|x|times] {amps} (a|amp|amps|ampere|amperes) [as|in|into|to] [w|watt|watts|how many watts]',
        '[power|wattage] [of|for|at] {amps} (a|amp|amps|ampere|amperes) [and|at|with|*|×|x|times] {volts} (v|volt|volts) [as|in|into|to] [w|watt|watts|how many watts]',
        'how many watts [is|are] {amps} (a|amp|amps|ampere|amperes) [and|at|with] {volts} (v|volt|volts)',
      ],
      given: { target: 'watts' },
    },
    {
      says: [
        '[current|amps|amperage] [of|for|at] {watts} (w|watt|watts) [and|at|with|on|/|over|divided by] {volts} (v|volt|volts) [as|in|into|to] [a|amp|amps|ampere|amperes|how many amps]',
        'how many amps [is|are|does|do] {watts} (w|watt|watts) [heater|kettle|appliance|lamp|bulb|motor|device] [draw|use|pull|need|take] [and|at|with|on] {volts} (v|volt|volts)',
        '{volts} (v|volt|volts) [and|at|with] {watts} (w|watt|watts) [in|to|as] (amps|current)',
      ],
      given: { target: 'amps' },
    },
    {
      says: [
        '[voltage|volts] [of|for|at] {watts} (w|watt|watts) [and|at|with|/|over|divided by] {amps} (a|amp|amps|ampere|amperes) [as|in|into|to] [v|volt|volts|how many volts]',
        'how many volts [is|are] {watts} (w|watt|watts) [and|at|with] {amps} (a|amp|amps|ampere|amperes)',
      ],
      given: { target: 'volts' },
    },
    asksByTwo(),
  ],
  params: {
    watts: number({ label: 'Power (W)', optional: true, unit: 'watt' }),
    amps: number({ label: 'Current (A)', optional: true, unit: 'ampere' }),
    volts: number({ label: 'Voltage (V)', optional: true, unit: 'volt' }),
    ohms: number({ label: 'Resistance (Ω)', above: 0, optional: true, unit: 'ohm' }),
    target: wanted,
  },
  result: {
    target: choice({ label: 'Calculate', values: quantities }),
    result: number({ label: 'Result' }),
    watts: number({ label: 'Power (W)' }),
    amps: number({ label: 'Current (A)' }),
    volts: number({ label: 'Voltage (V)' }),
    ohms: number({ label: 'Resistance (Ω)', optional: true }),
  },
  examples: [
    {
      given: { watts: 60, volts: 120, target: 'amps' },
      gives: { target: 'amps', result: 0.5, watts: 60, amps: 0.5, volts: 120, ohms: 240 },
      region: 'US',
    },
    {
      given: { amps: 10, volts: 230 },
      gives: { target: 'watts', result: 2300, watts: 2300, amps: 10, volts: 230, ohms: 23 },
    },
    {
      given: { volts: 12, ohms: 4 },
      gives: { target: 'watts', result: 36, watts: 36, amps: 3, volts: 12, ohms: 4 },
    },
  ],
  rivals: { of: ['watts', 'amps', 'volts', 'ohms'], most: 2 },
  explain: () => ({
    formulas: [
      { gives: 'watts', is: 'volts × amps' },
      { gives: 'amps', is: 'watts ÷ volts' },
      { gives: 'volts', is: 'watts ÷ amps' },
      { gives: 'ohms', is: 'volts ÷ amps' },
    ],
    limits: ['For DC, and for AC with a power factor of 1.'],
    units: ['watt', 'ampere', 'volt', 'ohm'],
    lookUp: { vary: 'amps', values: [1, 2, 5, 6, 10, 13, 15, 16, 20, 32], show: ['watts'] },
  }),
  run({ target: asked, watts, amps, volts, ohms }, name) {
    const exact = (value: number | undefined) => (value === undefined ? undefined : exactly(value));
    const given = { watts: exact(watts), amps: exact(amps), volts: exact(volts) };
    const { all, missing } = completeProduct(
      law,
      ohms === undefined ? given : throughResistance(given, exactly(ohms)),
      name,
      (product) => `${amps} A at ${volts} V is ${rounded(product)} W, not ${watts} W`,
    );
    const resistance = all.amps.n === 0n ? undefined : rounded(over(all.volts, all.amps));
    if (ohms !== undefined && resistance !== undefined && !followsFrom(all, ohms, resistance)) {
      throw conflictingValues(
        name('ohms'),
        `${rounded(all.volts)} V at ${rounded(all.amps)} A is ${resistance} Ω, not ${ohms} Ω`,
      );
    }
    const values = {
      watts: rounded(all.watts),
      amps: rounded(all.amps),
      volts: rounded(all.volts),
      ohms: ohms ?? resistance,
    };
    const target = asked ?? (ohms === undefined ? missing : undefined) ?? 'watts';
    return { target, result: values[target], ...values };
  },
});
