import type { Operation } from './operation.ts';
import { closed, count, listOf, string, words } from './schema.ts';

const tag = 'Service';

/** What the OpenAPI document says about `/health`. */
export const describeHealth = (example: object): Operation => ({
  id: 'getHealth',
  summary: 'Whether the service answers',
  description: 'Answers `ok` whenever the service can be reached. Caches keep nothing of it.',
  tag,
  own: true,
  answer: {
    name: 'Health',
    description: 'The service answers.',
    schema: closed({ status: words(['ok']) }),
    example,
  },
});

const feature = {
  type: 'object',
  required: ['state'],
  properties: { state: words(['enabled', 'disabled']) },
  // Each feature may say more about itself.
  additionalProperties: true,
};

/** What the OpenAPI document says about `/capabilities`. */
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
    schema: closed({
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

/** What the OpenAPI document says about itself. */
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
      properties: { openapi: string(), info: { type: 'object' }, paths: { type: 'object' } },
      additionalProperties: true,
    },
    example,
  },
});
