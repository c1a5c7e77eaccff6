import type { Context } from 'hono';
import { answer, never, refuse } from '../http/answer.ts';
import type { Options } from './endpoints.ts';
import { unavailable } from '../http/fault.ts';

const body = { status: 'ready' } as const;

/**
 * `GET /ready`: whether whoever spreads the load should send new callers here. It is no part of the contract: what
 * runs the service asks it, beside `/health`, which says only that the process lives.
 */
export const ready = ({ ready: isReady = () => true }: Options) =>
  ({
    method: 'GET',
    path: '/ready',
    handle: (c: Context): Response =>
      isReady() ? answer(c.req.raw, body, never) : refuse(c.req.raw, unavailable('The server is stopping.')),
  }) as const;
