import type { Endpoint } from './endpoint.ts';
import { fixed, only } from '../http/fixed.ts';
import type { Options } from './options.ts';
import { describe, headOf, serverOf } from '../openapi/document.ts';
import { describeDocument } from '../openapi/service.ts';

/** Returns the endpoint `GET /openapi.json`, with the document that describes all endpoints, including itself. */
export const openapiEndpoint = (
  endpoints: () => readonly Endpoint[],
  { encoders = [], document, ...standing }: Options,
): Endpoint => ({
  method: 'GET',
  path: '/openapi.json',
  handle: fixed(
    only(() => describe(endpoints(), standing)),
    encoders,
    undefined,
    // The document of the build contains no address
    serverOf(standing) === '/' ? { key: '', text: () => document?.('/openapi.json') } : undefined,
  ),
  describe: () => describeDocument({ ...headOf({}), paths: {} }),
});
