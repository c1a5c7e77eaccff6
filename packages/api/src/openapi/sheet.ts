import type { Sheet } from '@units/engine/sheet';
import { limits } from '../contract.ts';
import { encodedBody } from '../http/fault.ts';
import { languages, longestTag } from '../http/language.ts';
import type { Operation } from './operation.ts';
import { count, listOf, number, record, reference, string, words } from './schema.ts';
import { refusalOf } from './tool.ts';

const ratesOfDay = {
  type: 'object',
  required: ['base', 'date', 'rates'],
  properties: {
    base: { ...string('The ISO code of the base currency.'), maxLength: 10 },
    date: { type: 'string', format: 'date', maxLength: 10, description: 'The day of the rates.' },
    rates: {
      type: 'object',
      description: 'The amount of each currency for one unit of the base, by ISO code.',
      additionalProperties: { type: 'number', format: 'double', minimum: 0, exclusiveMinimum: true },
    },
    source: { ...string('Who published them. The answers name it.'), maxLength: limits.body },
  },
};

const request = {
  type: 'object',
  required: ['text'],
  properties: {
    text: { ...string('The lines: at most 2,000, of at most 1,000 characters.'), maxLength: limits.body },
    lang: {
      ...string(`The language of the lines and their answers: one of ${languages.join(', ')}. English without one.`),
      maxLength: longestTag,
    },
    today: {
      type: 'string',
      format: 'date',
      maxLength: 10,
      description: 'The day that `today` means; today in UTC without one.',
    },
    rates: {
      type: 'array',
      description:
        'Rates of exchange of a day, or of several, of which a line names one with `on 2024-03-01`, each in the form of Frankfurter. Without them those of the server, if it has any.',
      maxItems: limits.body,
      items: ratesOfDay,
    },
  },
};

const example = { text: 'rent = $1,450 / month\nrent * 12 months\n20% of rent', today: '2026-11-23' };

const place = {
  start: count('Where it begins within the line, in UTF-16 code units from 0.'),
  end: count('The first place behind it.'),
};

/** Returns the OpenAPI description of `/sheet`. `answer` is the endpoint itself, for the examples. */
export const describeSheet = (answer: (given: Readonly<Record<string, unknown>>) => Sheet): Operation => ({
  id: 'sheet',
  summary: 'A page of calculations with names',
  description: `\
Answers a text line by line, each as \`/query\` answers a question, with names (\`speed = 12.4 km / 58 min\`, \`speed * 2 h in miles\`), functions of one line (\`f(x) = x² + 1\`), the last value (\`prev\`, \`* 2\`), and \`sum\`,
\`average\` and \`count\` of the lines above, up to a blank line. Kinds of quantity are kept: a torque and an energy are not added. A fault keeps to its line, with its place. \`# headings\`, \`// comments\` and words without a number have no answer.
The body is JSON in UTF-8 of at most ${limits.body / 1024} KiB; any content type is accepted. As text, each answer stands behind its line.

This operation is an addition to the documented ones; \`/capabilities\` lists it as a feature.`,
  tag: 'Unit conversion',
  body: { name: 'SheetRequest', description: 'The lines.', schema: request, example },
  answer: {
    name: 'SheetAnswer',
    description: 'A line for each line of the text, and the names that it sets.',
    schema: record({
      lines: listOf(reference('SheetLine'), 'The lines, in order.'),
      names: listOf(
        record({
          name: string('The name.'),
          kind: words(['value', 'function', 'unit'], 'What it names.'),
          line: count('The line that sets it last, from 0.'),
          shown: string('Its value for people; of a function its parameters.'),
        }),
        'The names, in the order in which they are first set.',
      ),
    }),
    parts: {
      SheetLine: record(
        {
          text: string('The line as it was written.'),
          kind: words(
            ['blank', 'comment', 'heading', 'text', 'value', 'function', 'unit', 'error'],
            'What the line is, or what its answer is.',
          ),
          name: string('The name that it sets.'),
          value: { description: 'The nearest double in `unit`, or a bare number; a day, a time or a numeral as text.' },
          unit: string('The id of the unit; of money the currency. Absent for a bare number.'),
          quantity: string(
            'The id of the kind of quantity, or `number`, `percent`, `money`, `price`, `day`, `time`, `text`.',
          ),
          exact: string('The value with every digit, as a decimal or a fraction.'),
          uncertainty: number('The standard uncertainty of the value.'),
          shown: string('The answer for people; empty where there is none.'),
          isRounded: { type: 'boolean', description: 'True if `shown` was rounded, and is written behind ≈.' },
          assumed: listOf(
            record({
              kind: string('What was open.'),
              of: string('The words that left it open.'),
              as: string('How they were read.'),
            }),
            'What the line left open, and how it was read.',
          ),
          aside: string('Words of the line that its answer does not need.'),
          note: string('What the reader should know beside the answer.'),
          source: string('Who published the rates of exchange that were used.'),
          date: { type: 'string', format: 'date', description: 'The day of those rates.' },
          error: reference('LineError'),
        },
        ['name', 'value', 'unit', 'quantity', 'exact', 'uncertainty', 'aside', 'note', 'source', 'date', 'error'],
      ),
      LineError: record(
        {
          code: string('The code, as of errors of the whole request.'),
          message: string('What is wrong, then what works.'),
          at: record(place),
          suggestions: listOf(string(), 'What may have been meant, the likeliest first.'),
          other: record({ ...place, line: count('Its line, from 0.') }),
        },
        ['suggestions', 'other'],
      ),
    },
    example: answer(example),
  },
  refusals: { 415: { description: 'The body is compressed.', body: encodedBody().body } },
  own: true,
  mistake: refusalOf(() => answer({ text: '1 + 1', lang: 'tlh' })),
});
