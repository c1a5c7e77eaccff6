import type { Context } from 'hono';
import { answer, never, refuse } from '../http/answer.ts';
import type { Options } from './endpoints.ts';
import { unavailable } from '../http/fault.ts';

/** The rates in use, and why they are not those of the file any more. */
const ratesOf = ({ rates, ratesProblem }: Options): object => {
  const used = rates?.();
  if (used === undefined) return {};
  const { date, source } = used;
  const problem = ratesProblem?.();
  return {
    rates: { date, ...(source === undefined ? {} : { source }), ...(problem === undefined ? {} : { problem }) },
  };
};

/**
 * `GET /ready`: whether whoever spreads the load should send new callers here. It is no part of the contract: what
 * runs the service asks it, beside `/health`, which says only that the process lives.
 */
export const ready = (options: Options) => {
  const { ready: isReady = () => true } = options;
  return {
    method: 'GET',
    path: '/ready',
    handle: (c: Context): Response =>
      isReady()
        ? answer(c.req.raw, { status: 'ready', ...ratesOf(options) }, never)
        : refuse(c.req.raw, unavailable('The server is stopping.')),
  } as const;
};
