import type { Operation } from './operation.ts';
import { closed, listOf, number, reference, string } from './schema.ts';
import { refusalOf } from './tool.ts';

type Ask = (query: { readonly q?: string; readonly locale?: string }) => object;

/** What the OpenAPI document says about `/query`; `ask` is the endpoint itself, for the examples. */
export const describeQuery = (ask: Ask): Operation => ({
  id: 'query',
  summary: 'Answer a typed question',
  description: `\
Reads a quantity or a question as people type it: \`5'6"\`, \`1 1/2 cups flour in grams\`, \`how many feet in a mile\`,
\`60 mph in km/h\`, \`170 cm in ft and in\`, \`two and a half miles\`. Everything is exact: \`5 ft 6 in\` is 66 inches, and an answer in
several units has whole numbers of all but the last. Without a locale a point is the decimal point.

Nothing is guessed. What could mean two things is refused, and so is what is left over; \`place\` in the error says which
stretch of \`q\` is at fault. \`1,234\` needs a \`locale\`, or another number beside it that gives its style away.

This operation is an addition to the documented ones; \`/capabilities\` lists it as a feature.`,
  tag: 'Unit conversion',
  parameters: [
    {
      name: 'q',
      required: true,
      description: 'The quantity or question, at most 500 characters.',
      schema: string(),
      example: '5 ft 6 in in cm',
    },
    {
      name: 'locale',
      required: false,
      description: 'A language tag: how the numbers of `q` are written, and those of `text`.',
      schema: string(),
      example: 'en-US',
    },
  ],
  answer: {
    name: 'QueryResult',
    description: 'What was understood, and the answer.',
    schema: closed(
      {
        query: string('`q` as it was given.'),
        locale: string('`locale`, where one was given.'),
        value: number('The quantity, as a number of `unit`; of a sum, of the last of its units.'),
        unit: string('The id of a unit; `part` for a number without one.'),
        parts: listOf(reference('Measure'), 'The terms of the quantity as they were typed.'),
        to: listOf(string(), 'The ids of the units that the answer is asked in; empty where nothing is asked.'),
        ingredient: string('The id of the ingredient, where one was named.'),
        result: number('The answer, where it is asked in one unit.'),
        results: listOf(reference('Measure'), 'The answer, one measure for each unit of `to`.'),
        text: string('The same for people.'),
      },
      ['locale', 'ingredient', 'result'],
    ),
    parts: { Measure: closed({ value: number(), unit: string('The id of a unit.') }) },
    example: ask({ q: '5 ft 6 in in cm', locale: 'en-US' }),
  },
  mistake: refusalOf(() => ask({ q: '1,234 m' })),
});
