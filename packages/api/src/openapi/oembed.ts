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
  summary: 'Embed a page of this service',
  description: `\
Returns the frame of the widget for a page of this service, as an oEmbed 1.0 provider (https://oembed.com). \`url\` is the
address of the widget with its settings, of a converter, a quantity or a pair of units, with or without the host. Other addresses
get 404, and formats other than \`json\` get 501.

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
      description: 'The maximum width of the frame, in pixels.',
      schema: pixels,
      example: 480,
    },
    {
      name: 'maxheight',
      required: false,
      description: 'The maximum height of the frame, in pixels. Under 420 the widget is compact.',
      schema: pixels,
      example: 480,
    },
    { name: 'format', required: false, description: 'Always JSON.', schema: words(['json']), example: 'json' },
  ],
  answer: {
    name: 'Embedding',
    description: 'The frame and its size.',
    schema: record({
      type: words(['rich']),
      version: words(['1.0']),
      title: string(),
      provider_name: string(),
      provider_url: string(),
      cache_age: count('How long a cache may keep the answer, in seconds.'),
      html: string('The frame, as HTML for your page.'),
      width: count('The width of the frame, in pixels.'),
      height: count('The height of the frame, in pixels.'),
    }),
    example: ask(`url=${encodeURIComponent(example)}`)!,
  },
  mistake: refusalOf(() => ask('')),
  refusals: {
    404: { description: 'The widget cannot show this address.', body: notEmbeddable('/about/').body },
    501: { description: 'Only JSON is supported.', body: formatUnknown('xml').body },
  },
});
