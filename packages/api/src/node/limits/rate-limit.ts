import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../../http/fault.ts';
import { noteShare } from '../observability/notes.ts';
import type { Refuse } from './admission.ts';

/**
 * Counts requests by client. Any store of rate-limiter-flexible works, for example Redis or Valkey for several
 * machines.
 */
export type RateLimiter = Pick<RateLimiterAbstract, 'consume' | 'points' | 'duration'>;

const inSeconds = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000));

/** Returns the remaining requests of a client, or undefined if the store is unreachable. */
const take = (limiter: RateLimiter, client: string): Promise<RateLimiterRes | undefined> =>
  limiter.consume(client).catch((thrown: unknown) =>
    // The library throws the result if no requests remain. Any other thrown value means that the store is unreachable.
    // Then no request is refused: the limit serves fairness, and the limits of each request still apply.
    typeof thrown === 'object' && thrown !== null && 'msBeforeNext' in thrown ? (thrown as RateLimiterRes) : undefined,
  );

/**
 * Counts one request of the client, and answers it or refuses it with 429. The answer shows the remaining requests in
 * the fields of draft-ietf-httpapi-ratelimit-headers.
 */
export const limitRate = async (
  limiter: RateLimiter,
  client: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { answer, refuse }: { readonly answer: () => void; readonly refuse: Refuse },
): Promise<void> => {
  const state = await take(limiter, client);
  if (state) {
    const seconds = inSeconds(state.msBeforeNext);
    noteShare(outgoing, {
      'RateLimit-Policy': `"default";q=${limiter.points};w=${limiter.duration}`,
      RateLimit: `"default";r=${Math.max(0, state.remainingPoints)};t=${seconds}`,
    });
    if (state.consumedPoints > limiter.points) {
      refuse(incoming, outgoing, tooManyRequests(String(seconds)), seconds);
      return;
    }
  }
  answer();
};
