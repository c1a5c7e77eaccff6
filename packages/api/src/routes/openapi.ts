import type { Endpoint } from './endpoint.ts';
import { fixed, only } from '../http/fixed.ts';
import type { Options } from './options.ts';
import { describe, headOf, serverOf } from '../openapi/document.ts';
import { describeDocument } from '../openapi/service.ts';

/** `GET /openapi.json`: the document that describes these endpoints, itself among them. */
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
    // What was made ahead names no address
    serverOf(standing) === '/' ? { key: '', text: () => document?.('/openapi.json') } : undefined,
  ),
  describe: () => describeDocument({ ...headOf({}), paths: {} }),
});
