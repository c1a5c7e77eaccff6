import { answer, never, refuse } from '../http/answer.ts';
import { unavailable } from '../http/fault.ts';
import { describeReady } from '../openapi/service.ts';
import type { Endpoint } from './endpoint.ts';
import type { Options } from './options.ts';

/** Returns the rates in use, and the reason why they could not be read again. */
const ratesOf = ({ rates, ratesProblem }: Options): object => {
  const used = rates?.();
  if (used === undefined) return {};
  const { date, source } = used;
  const problem = ratesProblem?.();
  return {
    rates: { date, ...(source === undefined ? {} : { source }), ...(problem === undefined ? {} : { problem }) },
  };
};

const body = { status: 'ready' } as const;

const stopping = unavailable('The server is stopping.');

/**
 * Returns the endpoint `GET /ready`, which reports to a load balancer if it may send new callers here. `/health` only
 * reports that the process is alive.
 */
export const readyEndpoint = (options: Options): Endpoint => {
  const { ready: isReady = () => true } = options;
  return {
    method: 'GET',
    path: '/ready',
    handle: (c) =>
      isReady()
        ? answer(c.req.raw, { ...body, ...ratesOf(options) }, never)
        : refuse(c.req.raw, stopping, { 'Retry-After': '5' }),
    describe: () => describeReady(body, stopping.body),
  };
};
