import type { Rewritten } from '@units/engine/find';
import { limits } from '../contract.ts';
import { encodedBody } from '../http/fault.ts';
import { languages, longestTag } from '../http/language.ts';
import type { Operation } from './operation.ts';
import { count, listOf, record, reference, string, words } from './schema.ts';
import { refusalOf } from './tool.ts';

const systems = ['metric', 'us', 'uk'] as const;
const modes = ['replace', 'beside'] as const;

const request = {
  type: 'object',
  required: ['text'],
  properties: {
    text: {
      ...string('Running text in UTF-8. HTML tags, links and code between backticks stay as they are.'),
      maxLength: limits.body,
    },
    system: words(systems, 'The system of units of the readers; `metric` without one. Not beside `region`.'),
    region: { ...string('The region of the readers, by ISO 3166-1, like `US`.'), maxLength: 3 },
    mode: words(modes, '`replace`, the default, or `beside` for `5 miles (8 kilometers)`.'),
    lang: {
      ...string(`The language of the text: one of ${languages.join(', ')}. English without one.`),
      maxLength: longestTag,
    },
  },
};

const example = { text: 'Bake at 350°F for 20 min in a 9-inch pan (23 cm).', system: 'metric' };

/** Returns the OpenAPI description of `/rewrite`. `rewrite` is the endpoint itself, for the examples. */
export const describeRewrite = (rewrite: (given: Readonly<Record<string, unknown>>) => Rewritten): Operation => ({
  id: 'rewrite',
  summary: 'The quantities of a text in other units',
  description: `\
Writes the quantities of running text in the units of its readers, and keeps as many digits as the text has: a 6-foot man is a 1.8-meter man. Lengths, areas, volumes, masses, temperatures, speeds,
pressures and fuel economies change. Whatever may be something else stays (\`3 in a row\`, \`Apt 5 C\`, a 35 mm film), and so does what the text says in two units already (\`5 miles (8 km)\`).
The body is JSON in UTF-8 of at most ${limits.body / 1024} KiB; any content type is accepted.

This operation is an addition to the documented ones; \`/capabilities\` lists it as a feature.`,
  tag: 'Unit conversion',
  body: { name: 'RewriteRequest', description: 'The text and its readers.', schema: request, example },
  answer: {
    name: 'RewriteAnswer',
    description: 'The text for its readers, and each change.',
    schema: record({
      text: string('The whole text.'),
      changes: listOf(reference('Change'), 'The changes, in their order.'),
    }),
    parts: {
      Change: record({
        index: count('Where the quantity begins in `text` as it was given, in UTF-16 code units.'),
        from: string('The quantity as it was written.'),
        to: string('Its replacement.'),
      }),
    },
    example: rewrite(example),
  },
  refusals: { 415: { description: 'The body is compressed.', body: encodedBody().body } },
  own: true,
  mistake: refusalOf(() => rewrite({ text: '5 miles', system: 'roman' })),
});
