import { limits } from '../contract.ts';
import { formatUnknown, notEmbeddable } from '../http/fault.ts';
import type { Operation } from './operation.ts';
import { record, count, string, words } from './schema.ts';
import { refusalOf } from './tool.ts';

const pixels = { type: 'integer', format: 'int32', minimum: 1, maximum: 999_999 };

const example = '/widget/?value=5&from=km&to=mi';

/** Returns the OpenAPI description of `/oembed`. `ask` is the endpoint itself, for the examples. */
export const describeOembed = (ask: (query: string) => object | undefined): Operation => ({
  id: 'oembed',
  summary: 'Show a page of this service in another one',
  description: `\
The answer of an oEmbed 1.0 provider (https://oembed.com): the frame of the widget that shows what is at \`url\`. That is
an address of this service, in full or without its host: the widget itself with its settings, or the page of a converter, of a
quantity or of a pair of units. For any other address the answer is 404, and for a format other than \`json\` 501.

This operation is an addition to the documented ones; \`/capabilities\` lists it as a feature.`,
  tag: 'Service',
  parameters: [
    {
      name: 'url',
      required: true,
      description: 'The address of the page.',
      schema: { ...string(), maxLength: limits.embedded },
      example,
    },
    {
      name: 'maxwidth',
      required: false,
      description: 'The most that the frame may be wide, in pixels.',
      schema: pixels,
      example: 480,
    },
    {
      name: 'maxheight',
      required: false,
      description: 'The most that it may be high. Under 420 the widget is shown in its compact form.',
      schema: pixels,
      example: 480,
    },
    { name: 'format', required: false, description: 'Always JSON.', schema: words(['json']), example: 'json' },
  ],
  answer: {
    name: 'Embedding',
    description: 'How to show it.',
    schema: record({
      type: words(['rich']),
      version: words(['1.0']),
      title: string(),
      provider_name: string(),
      provider_url: string(),
      cache_age: count('For how long the answer may be kept, in seconds.'),
      html: string('The frame, to be put into the page.'),
      width: count('Of the frame, in pixels.'),
      height: count('Of the frame, in pixels.'),
    }),
    example: ask(`url=${encodeURIComponent(example)}`)!,
  },
  mistake: refusalOf(() => ask('')),
  refusals: {
    404: { description: 'There is nothing at the address that can be shown.', body: notEmbeddable('/about/').body },
    501: { description: 'The answer is JSON only.', body: formatUnknown('xml').body },
  },
});
