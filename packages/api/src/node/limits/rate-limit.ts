import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../../http/fault.ts';
import { noteShare } from '../observability/notes.ts';
import type { Refuse } from './admission.ts';

/** Counts requests by client: any store of rate-limiter-flexible, so Redis or Valkey for several machines. */
export type RateLimiter = Pick<RateLimiterAbstract, 'consume' | 'points' | 'duration'>;

const inSeconds = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000));

/** Returns the rest of a client's share, or undefined if the store is unreachable. */
const take = (limiter: RateLimiter, client: string): Promise<RateLimiterRes | undefined> =>
  limiter.consume(client).catch((thrown: unknown) =>
    // The library throws what is left where that is nothing. Any other thing thrown is a store out of reach, which
    // refuses no request: the limit is for fairness, and the bounds of each request hold without it.
    typeof thrown === 'object' && thrown !== null && 'msBeforeNext' in thrown ? (thrown as RateLimiterRes) : undefined,
  );

/**
 * Takes one request from what the client has left, and answers it or sends it away with 429. The answer says what is
 * left in the fields of draft-ietf-httpapi-ratelimit-headers.
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
