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
Answers questions as people type them. \`kind\` is one of:

- \`conversion\`: a measure and its target: \`5'6" in cm\`, \`1 1/2 cups flour in grams\`, \`how many feet in a mile\`, \`170 cm in ft and in\`, \`1:30 to minutes\`,
  \`PT1H30M in minutes\`. Without a target (\`10 km\`), there is no \`result\`, and \`results\` has up to six useful conversions, the most useful first.
  A substance converts between mass and amount (\`glucose 100 mg/dL in mmol/L\`, \`2 mol of NaCl in g\`, \`molar mass of CO2\`), and a named equivalence between quantities (\`500 nm in THz as spectral\`,
  \`532 nm light in eV\`). The answer then has \`substance\` and \`molarMass\`, or \`as\`.
- \`calculation\`: arithmetic with units, in exact fractions: \`2 ft * 3 ft in m²\`, \`300 km / 60 km/h\`, \`15% of 80 km\`, \`80 + 15%\`, \`sqrt(2) m in ft\`, \`30 °C - 20 °C\`, \`€12 / 3\`, \`$3/lb in $/kg\`. \`unit\` is the unit of
  \`result\`, and absent for a number without one. For money it is the ISO code of the currency, or its sign if several currencies share it. Limits: 1,000 characters, 100 operations, exponents within ±100, numbers
  below 10^400. Numbers may have an uncertainty (\`5.0(2) kg in lb\`, \`5 ± 0.2 kg\`, \`5 kg ± 4 %\`), and physical constants have names and symbols (\`h c / (500 nm) in eV\`). \`uncertainty\` is then
  the uncertainty of the result, to first order. No exchange rates are built in.
- \`tool\`: a question for a calculator: \`20% tip on $48 split 3 ways\`, \`bmi 70 kg 175 cm\`, \`days until 25 december\`, \`MCMXCIX in numbers\`. \`given\` has the parameters
  of the calculator, \`answer\` the answer of its endpoint, and \`result\` its main number, numeral or day. If the answer depends on the day, \`today\` has it, in UTC.

Ambiguous questions, and text that no rule explains, are errors. \`place\` in the error is the wrong part of \`q\`, and \`reason\` the reason. Without a locale, a
point is the decimal point, and \`1,234\` is an error unless another number shows its style.

This operation is an addition to the documented ones; \`/capabilities\` lists it as a feature.`,
  tag: 'Unit conversion',
  parameters: [
    {
      name: 'q',
      required: true,
      description: 'The measure or question: at most 1,000 characters, 500 for a conversion.',
      schema: { ...string(), maxLength: 1000 },
      example: '5 ft 6 in in cm',
    },
    {
      name: 'locale',
      required: false,
      description: 'A language tag for the format of numbers in `q` and `text`.',
      schema: { ...string(), maxLength: longestTag },
      example: 'en-US',
    },
    langParameter('The language of the question and of `text`, in addition to what is understood in every language.'),
    {
      name: 'figures',
      required: false,
      description:
        '`keep` rounds a conversion to the significant figures of its value, and `note` says how many. Default: not rounded.',
      schema: words([keep]),
    },
  ],
  answer: {
    name: 'QueryAnswer',
    description: 'The question as it was read, and the answer.',
    schema: record(
      {
        query: string('The given `q`.'),
        locale: string('The given `locale`.'),
        lang: string('The given `lang`.'),
        kind: words(['conversion', 'calculation', 'tool'], 'The kind of question.'),
        value: number('In a conversion: the given number of `unit`. For `5 ft 6 in`, in the last unit.'),
        unit: string(
          'In a conversion: the id of the unit of `value`, or `part` for a number without a unit. Else the unit of `result`: an id, a currency, or both with a slash for a price.',
        ),
        parts: listOf(reference('Measure'), 'In a conversion: the terms of the measure as typed.'),
        to: listOf(string(), 'In a conversion: the ids of the target units. Empty without a target.'),
        ingredient: string('The id of the named ingredient.'),
        substance: string('The id or formula of the substance, if it was used to convert mass to amount.'),
        molarMass: ways['molarMass']!,
        internationalUnit: ways['internationalUnit']!,
        as: ways['as']!,
        result: {
          description: 'A single answer: a number, or a numeral, a fraction or a day from some calculators.',
        },
        results: listOf(
          reference('Measure'),
          'In a conversion or calculation: the answer, one measure for each target. Without a target, useful conversions.',
        ),
        quantity: string('The id of the quantity of `result`. Absent for money and products without a name.'),
        exact: string(
          'The exact `result`: a decimal, or a fraction if the decimal does not end, with a power of pi if needed (`78125/25146`, `1/180 pi`). Absent for measured values, levels, roots and logarithms.',
        ),
        uncertainty: number(
          'The standard uncertainty of `result`, in its unit. Present if a number, constant or unit of the question has one.',
        ),
        interval: {
          ...listOf(
            number(),
            'Both ends of the result ± its uncertainty. Present for levels, whose ends differ from the result by different amounts.',
          ),
          minItems: 2,
          maxItems: 2,
        },
        constants: listOf(reference('Constant'), 'The physical constants in the question, with values and sources.'),
        fraction: string(
          'In a calculation: a number without a unit as a fraction in lowest terms, if its denominator is from 2 to a million, or a whole number with more digits than a double has.',
        ),
        tool: string('The id of the calculator.'),
        given: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'The parameters of the calculator, by their names over HTTP.',
        },
        answer: { type: 'object', description: "The answer of the calculator's endpoint." },
        today: {
          type: 'string',
          format: 'date',
          description: 'The day of the answer, if it depends on the day.',
        },
        source: string('The publisher of the exchange rates, if any were used.'),
        date: {
          type: 'string',
          format: 'date',
          description: 'The day of the exchange rates, if any were used.',
        },
        text: string('The answer for people.'),
        holds: { type: 'boolean', description: 'In a comparison: true if the question is right.' },
        assumed: listOf(
          record({
            kind: words(
              ['unit', 'system', 'side', 'clock', 'days', 'number', 'spelling'],
              'The kind of assumption: a unit, its system, the unit of a side, the half of the day, days, a number, a spelling.',
            ),
            of: string('The ambiguous words.'),
            as: string('Their meaning in this answer.'),
          }),
          'The assumptions about ambiguous words.',
        ),
        aside: string('Words that the answer ignores.'),
        note: string('A remark on the answer, such as that calories of food are kilocalories.'),
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
