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
    source: { ...string('The publisher of the rates, which answers name.'), maxLength: limits.body },
  },
};

const request = {
  type: 'object',
  required: ['text'],
  properties: {
    text: { ...string('The lines: at most 2,000, of at most 1,000 characters.'), maxLength: limits.body },
    lang: {
      ...string(`The language of the lines and their answers: one of ${languages.join(', ')}. Default: English.`),
      maxLength: longestTag,
    },
    today: {
      type: 'string',
      format: 'date',
      maxLength: 10,
      description: 'The day that `today` means. Default: today in UTC.',
    },
    rates: {
      type: 'array',
      description:
        'Exchange rates of one or several days, in the format of Frankfurter. A line chooses a day with `on 2024-03-01`. Default: the rates of the server, if it has any.',
      maxItems: limits.body,
      items: ratesOfDay,
    },
  },
};

const example = { text: 'rent = $1,450 / month\nrent * 12 months\n20% of rent', today: '2026-11-23' };

const place = {
  start: count('The start within the line, in UTF-16 code units from 0.'),
  end: count('The end, exclusive.'),
};

/** Returns the OpenAPI description of `/sheet`. `answer` is the endpoint itself, for the examples. */
export const describeSheet = (answer: (given: Readonly<Record<string, unknown>>) => Sheet): Operation => ({
  id: 'sheet',
  summary: 'Calculate a text line by line',
  description: `\
Answers each line of a text as \`/query\` answers a question. Lines may have names (\`speed = 12.4 km / 58 min\`, \`speed * 2 h in miles\`), functions (\`f(x) = x² + 1\`), the last value (\`prev\`, \`* 2\`), and \`sum\`,
\`average\` and \`count\` of the lines above, up to a blank line. Quantities of different kinds are not added: a torque and an energy. An error affects only its line and those that use its name. \`# headings\`, \`// comments\` and words without a number have no answer.
The body is JSON in UTF-8 of at most ${limits.body / 1024} KiB; any content type is accepted. As text, each answer follows its line.

This operation is an addition to the documented ones; \`/capabilities\` lists it as a feature.`,
  tag: 'Unit conversion',
  body: { name: 'SheetRequest', description: 'The lines.', schema: request, example },
  answer: {
    name: 'SheetAnswer',
    description: 'The answer to each line, and the names that the text defines.',
    schema: record({
      lines: listOf(reference('SheetLine'), 'The lines, in order.'),
      names: listOf(
        record({
          name: string('The name.'),
          kind: words(['value', 'function', 'unit'], 'The kind of name.'),
          line: count('The last line that defines it, from 0.'),
          shown: string('Its value for people, or the parameters of a function.'),
        }),
        'The names, in the order of their first definition.',
      ),
    }),
    parts: {
      SheetLine: record(
        {
          text: string('The text of the line.'),
          kind: words(
            ['blank', 'comment', 'heading', 'text', 'value', 'function', 'unit', 'error'],
            'The kind of line or of its answer.',
          ),
          name: string('The name that the line defines.'),
          value: { description: 'The nearest double in `unit`, or without a unit. Days, times and numerals are text.' },
          unit: string('The id of the unit, or a currency. Absent for a number without a unit.'),
          quantity: string(
            'The id of the kind of quantity, or `number`, `percent`, `money`, `price`, `day`, `time`, `text`.',
          ),
          exact: string('The value with every digit, as a decimal or a fraction.'),
          uncertainty: number('The standard uncertainty of the value.'),
          shown: string('The answer for people. Empty without an answer.'),
          isRounded: { type: 'boolean', description: 'True if `shown` is rounded and starts with ≈.' },
          assumed: listOf(
            record({
              kind: string('The kind of assumption.'),
              of: string('The ambiguous words.'),
              as: string('Their meaning in this answer.'),
            }),
            'The assumptions about ambiguous words.',
          ),
          aside: string('Words that the answer ignores.'),
          note: string('A remark on the answer.'),
          source: string('The publisher of the exchange rates used.'),
          date: { type: 'string', format: 'date', description: 'The day of the exchange rates used.' },
          error: reference('LineError'),
        },
        ['name', 'value', 'unit', 'quantity', 'exact', 'uncertainty', 'aside', 'note', 'source', 'date', 'error'],
      ),
      LineError: record(
        {
          code: string('The code, as in errors of the whole request.'),
          message: string('A sentence that says what is wrong, then what works.'),
          at: record(place),
          suggestions: listOf(string(), 'Suggestions, the likeliest first.'),
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
