import type { Endpoint } from './endpoint.ts';
import { fixed, only, type Encoder } from '../http/fixed.ts';
import { describe, head } from '../openapi/document.ts';
import { describeDocument } from '../openapi/service.ts';

/** `GET /openapi.json`: the document that describes these endpoints, itself among them. */
export const openapiEndpoint = (endpoints: () => readonly Endpoint[], encoders: readonly Encoder[]): Endpoint => ({
  method: 'GET',
  path: '/openapi.json',
  handle: fixed(
    only(() => describe(endpoints())),
    encoders,
  ),
  describe: () => describeDocument({ ...head, paths: {} }),
});
