import { never } from '../http/answer.ts';
import { ofQuery, type Endpoint } from './endpoint.ts';
import { describeHealth } from '../openapi/service.ts';

const body = { status: 'ok' } as const;

/** The endpoint `GET /health`, which shows that the service answers. */
export const health: Endpoint = {
  ...ofQuery(() => ({ body, cacheControl: never })),
  path: '/health',
  describe: () => describeHealth(body),
};
