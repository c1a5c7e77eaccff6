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
    system: words(systems, "The readers' system of units. Default: `metric`. Give either this or `region`."),
    region: { ...string("The readers' region, as an ISO 3166-1 code such as `US`."), maxLength: 3 },
    mode: words(modes, '`beside` writes `5 miles (8 kilometers)`. Default: `replace`.'),
    lang: {
      ...string(`The language of the text: one of ${languages.join(', ')}. Default: English.`),
      maxLength: longestTag,
    },
  },
};

const example = { text: 'Bake at 350°F for 20 min in a 9-inch pan (23 cm).', system: 'metric' };

/** Returns the OpenAPI description of `/rewrite`. `rewrite` is the endpoint itself, for the examples. */
export const describeRewrite = (rewrite: (given: Readonly<Record<string, unknown>>) => Rewritten): Operation => ({
  id: 'rewrite',
  summary: 'Rewrite the units of a text',
  description: `\
Converts the quantities of running text to the readers' units, and keeps their precision: a 6-foot man is a 1.8-meter man. It converts lengths, areas, volumes, masses, temperatures, speeds,
pressures and fuel economies. Text that may mean something else stays (\`3 in a row\`, \`Apt 5 C\`, a 35 mm film), and so do quantities in two units (\`5 miles (8 km)\`).
The body is JSON in UTF-8 of at most ${limits.body / 1024} KiB; any content type is accepted.

This operation is an addition to the documented ones; \`/capabilities\` lists it as a feature.`,
  tag: 'Unit conversion',
  body: { name: 'RewriteRequest', description: 'The text, and the units of its readers.', schema: request, example },
  answer: {
    name: 'RewriteAnswer',
    description: 'The rewritten text, and each change.',
    schema: record({
      text: string('The whole text.'),
      changes: listOf(reference('Change'), 'The changes, in the order of the text.'),
    }),
    parts: {
      Change: record({
        index: count('The start of the quantity in the given `text`, in UTF-16 code units from 0.'),
        from: string('The quantity in the given text.'),
        to: string('Its replacement.'),
      }),
    },
    example: rewrite(example),
  },
  refusals: { 415: { description: 'The body is compressed.', body: encodedBody().body } },
  own: true,
  mistake: refusalOf(() => rewrite({ text: '5 miles', system: 'roman' })),
});
