import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../../http/answer.ts';
import { tooManyRequests } from '../../http/fault.ts';

/** Counts requests by client: any store of rate-limiter-flexible, so Redis or Valkey for several machines. */
export type RateLimiter = Pick<RateLimiterAbstract, 'consume' | 'points' | 'duration'>;

/** One household, office or phone has a whole /64 of IPv6: its first four groups are the client. */
const network = (address: string): string => {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [front = '', back] = address.replace(/%.*/, '').split('::');
  const groups = front === '' ? [] : front.split(':');
  const missing = back === undefined ? 0 : 8 - groups.length - (back === '' ? 0 : back.split(':').length);
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(back ?? '').split(':')];
  return `${all.slice(0, 4).join(':')}::/64`;
};

/**
 * Who asks: the address of the connection, or with `proxies` trusted ones in front the one that the outermost of them
 * saw. What callers write into `X-Forwarded-For` themselves stands further left and is never looked at.
 */
export const clientOf = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, proxies: number): string => {
  const direct = socket.remoteAddress ?? '';
  if (proxies === 0) return network(direct);
  const hops = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return network(hops.at(-proxies) ?? hops[0] ?? direct);
};

const inSeconds = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000));

/** The fields of draft-ietf-httpapi-ratelimit-headers. */
const fields = ({ points, duration }: RateLimiter, { remainingPoints, msBeforeNext }: RateLimiterRes) => ({
  'RateLimit-Policy': `"default";q=${points};w=${duration}`,
  RateLimit: `"default";r=${Math.max(0, remainingPoints)};t=${inSeconds(msBeforeNext)}`,
});

/** What is left of a client's share, or undefined where the store cannot say. */
const take = (limiter: RateLimiter, client: string): Promise<RateLimiterRes | undefined> =>
  limiter.consume(client).catch((thrown: unknown) =>
    // The library throws what is left where that is nothing. Any other thing thrown is a store out of reach, which
    // refuses nobody: the limit is for fairness, and the bounds of each request hold without it.
    typeof thrown === 'object' && thrown !== null && 'msBeforeNext' in thrown ? (thrown as RateLimiterRes) : undefined,
  );

/** Takes one request from what the client has left, and answers it or sends it away with 429; either way says what is left. */
export const limited = async (
  limiter: RateLimiter,
  client: string,
  request: Request,
  answer: () => Response | Promise<Response>,
): Promise<Response> => {
  const state = await take(limiter, client);
  if (state === undefined) return answer();
  const left = fields(limiter, state);
  if (state.consumedPoints > limiter.points) {
    const seconds = String(inSeconds(state.msBeforeNext));
    return refuse(request, tooManyRequests(seconds), { ...left, 'Retry-After': seconds });
  }
  const response = await answer();
  for (const [name, value] of Object.entries(left)) response.headers.set(name, value);
  return response;
};
