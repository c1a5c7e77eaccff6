import { answer, never } from '../answer.ts';
import type { Endpoint } from '../endpoint.ts';
import { describeHealth } from '../openapi/service.ts';

const body = { status: 'ok' } as const;

/** `GET /health`: whether the service answers at all. */
export const health: Endpoint = {
  method: 'GET',
  path: '/health',
  handle: (c) => answer(c.req.raw, body, never),
  describe: () => describeHealth(body),
};
