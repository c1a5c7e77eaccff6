import type { ErrorBody } from '../http/fault.ts';
import type { Operation } from './operation.ts';
import { record, count, listOf, string, words } from './schema.ts';

const tag = 'Service';

/** The OpenAPI description of `/health`. */
export const describeHealth = (example: object): Operation => ({
  id: 'getHealth',
  summary: 'Check that the service answers',
  description: 'Returns `ok` if the service can be reached. The answer is not cached.',
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
  summary: 'Check that the service accepts new callers',
  description: `\
Returns \`ready\`, or 503 once the server is about to stop, so that a load balancer sends new callers elsewhere.

This operation is an addition to the documented ones; \`/capabilities\` lists it as a feature.`,
  tag,
  own: true,
  answer: {
    name: 'Readiness',
    description: 'The service accepts new callers.',
    schema: record(
      {
        status: words(['ready']),
        rates: record(
          { date: string(), source: string(), problem: string('Why a newer file of rates is not in use.') },
          ['source', 'problem'],
          'The exchange rates in use, if the server has any.',
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
    endpoint: string('The path of the operation.'),
    path: string('The path of a feature that is not an operation of this document.'),
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
  description: 'Returns the version of the contract, the paths of the API, and the optional features of this server.',
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
        description: 'Each feature by name, with its state and limits.',
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
