import { objectSchema } from '@units/engine/server';
import { conversion } from '@units/engine/tools';
import { longestTag } from '../http/language.ts';
import { keep } from '../http/rounding.ts';
import { constantSchema } from './constants.ts';
import { langParameter } from './language.ts';
import type { Operation } from './operation.ts';
import { record, listOf, number, reference, string, words } from './schema.ts';
import { refusalOf } from './tool.ts';

type Ask = (query: { readonly q?: string; readonly locale?: string; readonly lang?: string }) => object;

/** The schema of the steps by which `/convert` reached its result. */
const ways: Readonly<Record<string, object>> = objectSchema(conversion.result).properties!;

/** Returns the OpenAPI description of `/query`. `ask` is the endpoint itself, for the examples. */
export const describeQuery = (ask: Ask): Operation => ({
  id: 'ask',
  summary: 'Answer a typed question',
  description: `\
Answers whatever people type into a box. The body says what kind of question it was:

- \`conversion\`: a measure, and what it is asked in: \`5'6" in cm\`, \`1 1/2 cups flour in grams\`, \`how many feet in a mile\`, \`170 cm in ft and in\`, \`1:30 to minutes\`,
  \`PT1H30M in minutes\`. Where nothing is asked (\`10 km\`), \`results\` has up to six conversions that people would want, the most wanted first, and there is no \`result\`.
  A substance leads from mass to amount (\`glucose 100 mg/dL in mmol/L\`, \`2 mol of NaCl in g\`, \`molar mass of CO2\`), an equivalence that is named lets other units meet (\`500 nm in THz as spectral\`,
  \`532 nm light in eV\`); \`substance\` with \`molarMass\`, or \`as\`, then say so.
- \`calculation\`: arithmetic with units, in exact fractions: \`2 ft * 3 ft in m²\`, \`300 km / 60 km/h\`, \`15% of 80 km\`, \`80 + 15%\`, \`sqrt(2) m in ft\`, \`30 °C - 20 °C\`, \`€12 / 3\`, \`$3/lb in $/kg\`. \`unit\` is that of
  \`result\`, absent for a bare number; of money it is the ISO code of the currency, or its sign where several have it. At most 1,000 characters and 100 operations, exponents within ±100, numbers
  below 10^400. Numbers may have an uncertainty (\`5.0(2) kg in lb\`, \`5 ± 0.2 kg\`, \`5 kg ± 4 %\`), and physical constants stand by their names and symbols (\`h c / (500 nm) in eV\`): \`uncertainty\` is then
  that of the result, to first order. No rates of exchange are built in.
- \`tool\`: a question that one of the calculators answers, by its id: \`20% tip on $48 split 3 ways\`, \`bmi 70 kg 175 cm\`, \`days until 25 december\`, \`MCMXCIX in numbers\`. \`given\` are its parameters as they
  were read, \`answer\` what its endpoint would give, and \`result\` its main number, numeral or day. Where the answer depends on the day, \`today\` says on which, in UTC.

Nothing is guessed. What could mean two things is refused, and so is what is left over; \`place\` in the error says which stretch of \`q\` is at fault, and \`reason\` what is so. Without a locale a
point is the decimal point, and \`1,234\` needs a \`locale\`, or another number beside it that gives its style away.

This operation is an addition to the documented ones; \`/capabilities\` lists it as a feature.`,
  tag: 'Unit conversion',
  parameters: [
    {
      name: 'q',
      required: true,
      description: 'The quantity or question, at most 1,000 characters; of a conversion 500.',
      schema: { ...string(), maxLength: 1000 },
      example: '5 ft 6 in in cm',
    },
    {
      name: 'locale',
      required: false,
      description: 'A language tag: how the numbers of `q` are written, and those of `text`.',
      schema: { ...string(), maxLength: longestTag },
      example: 'en-US',
    },
    langParameter(
      'The language of the question and of `text`: its names and words are read beside what is understood everywhere, and its numbers.',
    ),
    {
      name: 'figures',
      required: false,
      description:
        '`keep` rounds a conversion to as many significant figures as its value is given with, and `note` says how many. Unrounded unless given.',
      schema: words([keep]),
    },
  ],
  answer: {
    name: 'QueryAnswer',
    description: 'What was understood, and the answer.',
    schema: record(
      {
        query: string('`q` as it was given.'),
        locale: string('`locale`, where one was given.'),
        lang: string('The language of `lang`, where one was given.'),
        kind: words(['conversion', 'calculation', 'tool'], 'What kind of question it was.'),
        value: number('Of a conversion: the quantity, as a number of `unit`; of a sum, of the last of its units.'),
        unit: string(
          'Of a conversion the id of the unit of `value`, `part` for a number without one; otherwise that of `result`, where it has one: an id, a currency, or for a price both with a solidus between.',
        ),
        parts: listOf(reference('Measure'), 'Of a conversion: the terms of the quantity as they were typed.'),
        to: listOf(
          string(),
          'Of a conversion: the ids of the units that it is asked in; empty where nothing is asked.',
        ),
        ingredient: string('The id of the ingredient, where one was named.'),
        substance: string('The id or formula of the substance, where one was named and led from mass to amount.'),
        molarMass: ways['molarMass']!,
        internationalUnit: ways['internationalUnit']!,
        as: ways['as']!,
        result: {
          description: 'The answer, where it is one: a number, of some calculators a numeral, a fraction or a day.',
        },
        results: listOf(
          reference('Measure'),
          'Of a conversion and a calculation: the answer, one measure for each unit that was asked; where nothing was asked, what people would want.',
        ),
        quantity: string('The kind of quantity of `result`, by its id; absent for money and a product without a name.'),
        exact: string(
          '`result` with every digit: a decimal where it ends, otherwise a fraction, times a power of pi where it has one (`78125/25146`, `1/180 pi`). Absent where the result is measured, a level, a root or a logarithm.',
        ),
        uncertainty: number(
          'The standard uncertainty of `result`, in its unit, where a number of the question, a constant or a unit has one.',
        ),
        interval: {
          ...listOf(
            number(),
            'Both ends of the result ± its uncertainty, where it is or was a level: they lie at different distances.',
          ),
          minItems: 2,
          maxItems: 2,
        },
        constants: listOf(
          reference('Constant'),
          'The physical constants of the question, with their values and sources.',
        ),
        fraction: string(
          'Of a calculation: a bare number as a fraction in lowest terms, if its denominator is from 2 to a million; a whole number with all its digits, if a double has too few for it.',
        ),
        tool: string('The id of the calculator.'),
        given: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'The parameters of the calculator as they were read, under their names over HTTP.',
        },
        answer: { type: 'object', description: 'What the endpoint of the calculator would answer.' },
        today: {
          type: 'string',
          format: 'date',
          description: 'The day on which the answer holds, where it depends on it.',
        },
        source: string('Who published the rates of exchange, where some were used.'),
        date: {
          type: 'string',
          format: 'date',
          description: 'The day of the rates of exchange, where some were used.',
        },
        text: string('The answer for people.'),
        holds: { type: 'boolean', description: 'Of a comparison, whether it is as the question says.' },
        assumed: listOf(
          record({
            kind: words(
              ['unit', 'system', 'side', 'clock', 'days', 'number', 'spelling'],
              'What was open: a unit, its system, the unit of a side, the half of the day, a number.',
            ),
            of: string('The words that left it open.'),
            as: string('How they were read.'),
          }),
          'What the question left open, and how it was read.',
        ),
        aside: string('Words of the question that the answer does not need.'),
        note: string(
          'What the reader should know beside the answer, where there is such a thing: that the calories of food are kilocalories.',
        ),
      },
      [
        'quantity',
        'exact',
        'uncertainty',
        'interval',
        'constants',
        'fraction',
        'holds',
        'assumed',
        'aside',
        'note',
        'locale',
        'lang',
        'value',
        'unit',
        'parts',
        'to',
        'ingredient',
        'substance',
        'molarMass',
        'internationalUnit',
        'as',
        'result',
        'results',
        'tool',
        'given',
        'answer',
        'today',
        'source',
        'date',
      ],
    ),
    parts: { Constant: constantSchema, Measure: record({ value: number(), unit: string('The id of a unit.') }) },
    example: ask({ q: '5 ft 6 in in cm', locale: 'en-US' }),
  },
  mistake: refusalOf(() => ask({ q: '1,234 m' })),
});
