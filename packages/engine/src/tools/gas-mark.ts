import { rounded } from '../arithmetic/rounded.ts';
import { exactly } from '../model/decimal.ts';
import { mustBe } from '../model/error.ts';
import { compare, minus, over, plus, times, type Ratio } from '../model/rational.ts';
import { choice, number, text, tool } from '../tool/declaration.ts';

const scales = ['gas-mark', 'celsius', 'fahrenheit', 'fan', 'thermostat'] as const;

type Scale = (typeof scales)[number];

/** The units of the scales. A gas mark has none. */
const scaleUnits = { by: 'given', units: { celsius: 'celsius', fahrenheit: 'fahrenheit', fan: 'celsius' } } as const;

// Mark 1 is 275 °F and each mark adds 25 °F; below mark 1 each step halves the mark

const first = exactly(275);
const step = exactly(25);
const freezing = exactly(32);
const fanLess = exactly(20);

/** The degrees Celsius of a step of French oven thermostats, as French cookbooks count them. */
const perStep = exactly(30);
const halves = exactly(2);
const lastStep = 10;

/** The marks, each with the degrees Celsius in cookbooks. */
const marks: readonly { readonly mark: number; readonly cooks: number; readonly is: string }[] = [
  { mark: 0.25, cooks: 110, is: 'very cool' },
  { mark: 0.5, cooks: 120, is: 'very cool' },
  { mark: 1, cooks: 140, is: 'cool' },
  { mark: 2, cooks: 150, is: 'cool' },
  { mark: 3, cooks: 160, is: 'warm' },
  { mark: 4, cooks: 180, is: 'moderate' },
  { mark: 5, cooks: 190, is: 'moderately hot' },
  { mark: 6, cooks: 200, is: 'moderately hot' },
  { mark: 7, cooks: 220, is: 'hot' },
  { mark: 8, cooks: 230, is: 'hot' },
  { mark: 9, cooks: 240, is: 'very hot' },
  { mark: 10, cooks: 260, is: 'very hot' },
];

/** Rounds to the nearest multiple of a step. */
const toStep = (value: Ratio, of: Ratio): Ratio => times(exactly(Math.round(rounded(over(value, of)))), of);

const ten = exactly(10);

const nameOf = (mark: number): string => ({ [0.25]: '¼', [0.5]: '½' })[mark] ?? String(mark);

/** Returns the number of steps from mark 1. It is negative for the fractions below it. */
const stepsTo = (index: number): Ratio => exactly(index - marks.findIndex(({ mark }) => mark === 1));

const fahrenheitAt = (index: number): Ratio => plus(first, times(step, stepsTo(index)));

const toFahrenheit = (celsius: Ratio): Ratio => plus(over(times(celsius, exactly(9)), exactly(5)), freezing);
const toCelsius = (fahrenheit: Ratio): Ratio => over(times(minus(fahrenheit, freezing), exactly(5)), exactly(9));

const inFahrenheit: Record<Exclude<Scale, 'gas-mark'>, (value: Ratio) => Ratio> = {
  celsius: toFahrenheit,
  fahrenheit: (value) => value,
  fan: (value) => toFahrenheit(plus(value, fanLess)),
  thermostat: (value) => toFahrenheit(times(value, perStep)),
};

/** Returns the nearest half step of a French thermostat, or undefined beyond its scale. */
const thermostatAt = (celsius: Ratio): number | undefined => {
  const steps = Math.round(rounded(times(over(celsius, perStep), halves))) / rounded(halves);
  return steps >= 1 && steps <= lastStep ? steps : undefined;
};

/** Returns the index of the nearest mark, or −1 if the temperature is more than half a step from all marks. */
const nearestTo = (fahrenheit: Ratio): number =>
  marks.findIndex((_, index) => {
    const distance = minus(fahrenheit, fahrenheitAt(index));
    const half = over(step, exactly(2));
    return compare(distance, half) < 0 && compare(distance, minus(exactly(0), half)) >= 0;
  });

/**
 * Converts an oven temperature between gas mark, Celsius, Fahrenheit and fan oven.
 *
 * @throws UnitsError for a gas mark that does not exist.
 * @example gasMark({ value: 6 }).fahrenheit // 400
 */
export const gasMark = tool({
  id: 'gas-mark',
  name: 'Oven temperature converter',
  category: 'cooking',
  description: 'Convert gas marks, Celsius, Fahrenheit and fan oven settings.',
  keywords: [
    'oven',
    'gas',
    'regulo',
    'baking',
    'fan oven',
    'convection',
    'moderate oven',
    'hot oven',
    'recipe',
    'thermostat',
  ],
  main: 'celsius',
  asks: [
    '[what] [oven] [temperature|temp] [for|of|is] gas mark {value} [in|to|as] [celsius|c|°c|degrees celsius|degrees c]',
    'gas mark {value} [what|oven] (temp|temperature)',
    'gas {value} (in|to|as) (celsius|c|°c|degrees celsius|degrees c)',
    {
      says: [
        'gas mark {value} (fan|fan oven) [in|to|into|as] [celsius|c|°c|degrees celsius|degrees c]',
        'gas mark {value} (in|to|into|as|for) [a] (fan|fan oven)',
      ],
      main: 'fan',
    },
    {
      says: ['[oven] gas [mark] {value} [in|to|into|as] (fahrenheit|f|°f|degrees fahrenheit|degrees f)'],
      main: 'fahrenheit',
    },
    {
      says: ['[oven] [at] {value:celsius} [oven] [in|to|into|as] gas mark', 'what gas mark is {value:celsius}'],
      given: { given: 'celsius' },
      main: 'mark',
    },
    {
      says: [
        '{value:celsius} fan [oven] [in|to|into|as] gas mark',
        '[oven] fan [oven] [at] {value:celsius} (in|to|into|as) gas mark',
        'fan [oven] {value} (in|to|into|as) gas mark',
        '[what] gas mark (is|for) {value:celsius} fan [oven]',
      ],
      given: { given: 'fan' },
      main: 'mark',
    },
    {
      says: ['[oven] {value:celsius} fan [oven] [(in|to|into|as) (conventional|normal|static|regular) [oven]]'],
      given: { given: 'fan' },
      main: 'celsius',
    },
    {
      says: ['[french] thermostat {value} [french oven] [in|to|into|as] [celsius|c|°c|degrees celsius|degrees c]'],
      given: { given: 'thermostat' },
    },
    {
      says: ['{value:celsius} (in|to|into|as) [a] french thermostat'],
      given: { given: 'celsius' },
      main: 'thermostat',
    },
    {
      says: [
        '[recipe says] [oven] {value:celsius} [conventional|normal|static|regular] [oven] (in|to|into|as|what do i set my|what should i set my|what is that in a|what temp for|what temperature for) fan [oven] [to]',
      ],
      given: { given: 'celsius' },
      main: 'fan',
    },
  ],
  params: {
    value: number({ label: 'Temperature or gas mark', unit: scaleUnits }),
    given: choice({
      label: 'Scale',
      values: scales,
      names: {
        'gas-mark': 'gas mark',
        celsius: '°C',
        fahrenheit: '°F',
        fan: '°C (fan oven)',
        thermostat: 'French thermostat',
      },
    }),
  },
  result: {
    celsius: number({ label: 'Celsius (°C)', readAs: 'setting' }),
    fahrenheit: number({ label: 'Fahrenheit (°F)', readAs: 'settingFahrenheit' }),
    mark: text({ label: 'Gas mark', description: 'The nearest mark. Absent beyond the scale.', optional: true }),
    fan: number({ label: 'Fan oven (°C)', readAs: 'settingFan' }),
    thermostat: number({
      label: 'French thermostat',
      description: 'The nearest half step. Absent beyond 1 to 10.',
      optional: true,
    }),
    oven: text({ label: 'Description', optional: true }),
    setting: number({
      label: 'Oven setting, degrees Celsius',
      description: 'Rounded as in cookbooks. The scale you entered keeps its value.',
    }),
    settingFan: number({ label: 'Fan oven setting, degrees Celsius' }),
    settingFahrenheit: number({ label: 'Oven setting, degrees Fahrenheit', description: 'In steps of 25.' }),
  },
  examples: [
    {
      given: { value: 6 },
      gives: {
        celsius: 204.44444444444446,
        fahrenheit: 400,
        mark: '6',
        fan: 184.44444444444446,
        thermostat: 7,
        oven: 'moderately hot',
        setting: 200,
        settingFan: 180,
        settingFahrenheit: 400,
      },
    },
    {
      given: { value: 350, given: 'fahrenheit' },
      gives: {
        celsius: 176.66666666666666,
        fahrenheit: 350,
        mark: '4',
        fan: 156.66666666666666,
        thermostat: 6,
        oven: 'moderate',
        setting: 180,
        settingFan: 160,
        settingFahrenheit: 350,
      },
      region: 'US',
    },
    {
      given: { value: 180, given: 'celsius' },
      gives: {
        celsius: 180,
        fahrenheit: 356,
        mark: '4',
        fan: 160,
        thermostat: 6,
        oven: 'moderate',
        setting: 180,
        settingFan: 160,
        settingFahrenheit: 350,
      },
    },
  ],
  explain: () => ({
    rules: [
      `The first whole mark is ${first.n} °F and each further mark adds ${step.n} °F. Below it, ½ and ¼ are each ${step.n} °F lower.`,
      `Set a fan oven ${fanLess.n} °C lower.`,
      `Each step of a French thermostat is ${perStep.n} °C.`,
    ],
    limits: [
      'There is no official standard. This is the scale of British gas ovens; settings are rounded as in cookbooks, in steps of 10 degrees. Some cookbooks have 170 °C for mark 3.',
      'Fan ovens differ. Follow your oven’s manual.',
      'Ovens can be off by a whole mark. Use an oven thermometer.',
    ],
    units: ['celsius', 'fahrenheit'],
    lookUp: { vary: 'value', values: marks.map(({ mark }) => mark), show: ['celsius', 'fahrenheit', 'fan', 'oven'] },
  }),
  run({ value, given }, name) {
    const place = marks.findIndex(({ mark }) => mark === value);
    if (given === 'gas-mark' && place === -1) {
      throw mustBe('out-of-range', name('value'), `a gas mark: ${marks.map(({ mark }) => mark).join(', ')}`, value);
    }
    const fahrenheit = given === 'gas-mark' ? fahrenheitAt(place) : inFahrenheit[given](exactly(value));
    const celsius = toCelsius(fahrenheit);
    const mark = marks[nearestTo(fahrenheit)];
    const isCelsius = given !== 'gas-mark' && given !== 'fahrenheit';
    const cooks = given === 'gas-mark' ? marks[place]!.cooks : rounded(isCelsius ? celsius : toStep(celsius, ten));
    return {
      celsius: rounded(celsius),
      fahrenheit: rounded(fahrenheit),
      mark: mark && nameOf(mark.mark),
      fan: rounded(minus(celsius, fanLess)),
      thermostat: thermostatAt(celsius),
      oven: mark?.is,
      setting: cooks,
      settingFan: cooks - rounded(fanLess),
      settingFahrenheit: rounded(given === 'fahrenheit' ? fahrenheit : toStep(fahrenheit, step)),
    };
  },
});
