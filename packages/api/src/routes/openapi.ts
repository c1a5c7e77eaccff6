import type { Endpoint } from './endpoint.ts';
import { fixed, only, type Encoder } from '../http/fixed.ts';
import type { Standing } from '../http/address.ts';
import { describe, headOf } from '../openapi/document.ts';
import { describeDocument } from '../openapi/service.ts';

/** `GET /openapi.json`: the document that describes these endpoints, itself among them. */
export const openapiEndpoint = (
  endpoints: () => readonly Endpoint[],
  encoders: readonly Encoder[],
  standing: Standing,
): Endpoint => ({
  method: 'GET',
  path: '/openapi.json',
  handle: fixed(
    only(() => describe(endpoints(), standing)),
    encoders,
  ),
  describe: () => describeDocument({ ...headOf({}), paths: {} }),
});
