import { never } from '../http/answer.ts';
import { ofQuery, type Endpoint } from './endpoint.ts';
import { describeHealth } from '../openapi/service.ts';

const body = { status: 'ok' } as const;

/** `GET /health`: whether the service answers at all. */
export const health: Endpoint = {
  ...ofQuery(() => ({ body, cacheControl: never })),
  path: '/health',
  describe: () => describeHealth(body),
};
