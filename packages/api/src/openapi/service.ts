import type { ErrorBody } from '../http/fault.ts';
import type { Operation } from './operation.ts';
import { record, count, listOf, string, words } from './schema.ts';

const tag = 'Service';

/** The OpenAPI description of `/health`. */
export const describeHealth = (example: object): Operation => ({
  id: 'getHealth',
  summary: 'Whether the service answers',
  description: 'Answers `ok` whenever the service can be reached. Caches keep nothing of it.',
  tag,
  own: true,
  answer: {
    name: 'Health',
    description: 'The service answers.',
    schema: record({ status: words(['ok']) }),
    example,
  },
});

/** The OpenAPI description of `/ready`. */
export const describeReady = (example: object, stopping: ErrorBody): Operation => ({
  id: 'getReady',
  summary: 'Whether the service wants new callers',
  description: `\
Answers \`ready\`, or 503 once the server is about to stop: whoever spreads the load then sends new callers elsewhere. It is an
addition to the documented operations; \`/capabilities\` lists it as a feature.`,
  tag,
  own: true,
  answer: {
    name: 'Readiness',
    description: 'The service wants new callers.',
    schema: record(
      {
        status: words(['ready']),
        rates: record(
          { date: string(), source: string(), problem: string('Why they are not those of the file any more.') },
          ['source', 'problem'],
          'The rates of exchange in use, where the server has some.',
        ),
      },
      ['rates'],
    ),
    example,
  },
  refusals: { 503: { description: 'The server is stopping, or overloaded.', body: stopping } },
});

const feature = {
  type: 'object',
  required: ['state'],
  properties: {
    state: words(['enabled', 'disabled']),
    endpoint: string('Its path.'),
    path: string('Its path, of what is no operation of this document.'),
    maximumBytes: count(),
    maximumConversions: count(),
    maximumResults: count(),
  },
  // Features may have further fields.
  additionalProperties: true,
};

/** The OpenAPI description of `/capabilities`. */
export const describeCapabilities = (example: object): Operation => ({
  id: 'getCapabilities',
  summary: 'What the service can do',
  description:
    'The version of the contract, the paths of the API, and which of the optional parts are switched on here.',
  tag,
  fixed: true,
  answer: {
    name: 'Capabilities',
    description: 'What the service can do.',
    schema: record({
      status: words(['ok']),
      version: string('The version of the contract.'),
      toolCount: count('The number of tools in `/tools`.'),
      endpoints: listOf(string(), 'The paths of the API.'),
      features: {
        type: 'object',
        description: 'By name, whether a feature is switched on, with its bounds.',
        additionalProperties: feature,
      },
    }),
    example,
  },
});

/** The OpenAPI description of `/openapi.json`. */
export const describeDocument = (example: object): Operation => ({
  id: 'getOpenApi',
  summary: 'This document',
  description: 'The contract of this API as an OpenAPI 3.0 document.',
  tag,
  fixed: true,
  answer: {
    name: 'OpenApiDocument',
    description: 'An OpenAPI 3.0 document.',
    schema: {
      type: 'object',
      required: ['openapi', 'info', 'paths'],
      // Other properties are not described: some generators would read them as strings
      properties: {
        openapi: string(),
        info: { type: 'object' },
        security: { type: 'array', items: { type: 'object' } },
        servers: { type: 'array', items: { type: 'object' } },
        tags: { type: 'array', items: { type: 'object' } },
        paths: { type: 'object' },
        components: { type: 'object' },
      },
    },
    example,
  },
});
