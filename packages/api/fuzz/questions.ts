// oxlint-disable unicorn/no-useless-spread -- rows of one kind, a line each
import * as fc from 'fast-check';
import { anyText } from './texts.ts';

/** The parts of random questions: numbers, units, signs and the words of calculators. */
const fragments = fc.constantFrom(
  ...['5', '1/2', '1 1/2', '½', '.5', '-40', '1e400', '1,500', '1.500,5', '15%', '0', '9007199254740993', '7.5e-300'],
  ...['ft', '6 in', 'km', 'mph', '°C', 'F', 'cups flour', 'lb', 'oz', 'dBm', 'mpg', 'l/100km', 'kg*m/s^2', 'MiB', 'pH'],
  ...[
    'mg/dL glucose',
    '€12',
    '$64.20',
    'USD',
    '1:30',
    '1:30:15',
    'PT1H30M',
    '2026-03-01',
    '25 december',
    'XIV',
    '0xff',
  ],
  ...[
    'to',
    'in',
    'of',
    'per',
    'off',
    'between',
    'and',
    'how many',
    'what is',
    'from today',
    'days until',
    'weeks before',
  ],
  ...[
    'tip',
    'discount',
    'bmi',
    'age',
    'slope',
    'ring size',
    'shoe size eu',
    'gas mark',
    'split',
    'people',
    'paint',
    'loan',
  ],
  ...['+', '-', '*', '/', '×', '÷', '^', '^2', '(', ')', 'sqrt(', 'pi', '%', '=', '?', 'x', '·', '²', '^-9', '**'],
);

/** Makes a random question, plausible or not. */
export const anyQuestion = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.array(fragments, { minLength: 1, maxLength: 9 }), fc.constantFrom(' ', ' ', ' ', '', '  '))
      .map(([parts, between]) => parts.join(between)),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fragments, fc.integer({ min: 2, max: 400 })).map(([one, times]) => one.repeat(times)),
  },
  { weight: 2, arbitrary: anyText },
);
