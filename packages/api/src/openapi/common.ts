import { errorCodes } from '@units/engine/server';
import { limits } from '../contract.ts';
import {
  addressTooLong,
  bodyTooLarge,
  faultOf,
  headersTooLarge,
  methodNotAllowed,
  notAcceptable,
  notHttp,
  preconditionFailed,
  requestCodes,
  tooSlow,
  tooManyRequests,
  unavailable,
  type ErrorBody,
} from '../http/fault.ts';
import { count, listOf, record, reference, string, words, type Schema } from './schema.ts';

/** Every error code: those of the engine and of HTTP. */
const codes = [...errorCodes.filter((code) => code !== 'invalid-definition'), ...requestCodes];

/** The schema of every error. */
const mistake = {
  error: string('A sentence that says what is wrong and what would do.'),
  code: words(codes, 'What went wrong, for programs. A newer server may have further codes.'),
  parameter: string('The parameter at fault; in a batch with its place, `conversions[3].from`.'),
  suggestions: { ...listOf(string(), 'What may have been meant, nearest first.'), maxItems: 5 },
  place: record(
    { index: count('Where it begins, in UTF-16 code units from 0.'), length: count() },
    [],
    'In a typed question, the stretch at fault.',
  ),
  reason: string(
    'What is so, where there is more to say than what is wrong: what two units measure, why a day does not exist.',
  ),
} as const;

const optional = ['parameter', 'suggestions', 'place', 'reason'];

/** The schemas that every operation shares. */
export const schemas: Readonly<Record<string, Schema>> = {
  Mistake: record(mistake, optional),
  Error: record(
    { ...mistake, errors: listOf(reference('Mistake'), 'All the mistakes, where all of them were asked for.') },
    [...optional, 'errors'],
  ),
};

const header = (description: string, example: string): object => ({
  description,
  schema: { type: 'string' },
  example,
});

/** The headers of answers. */
export const headers = {
  RequestId: header('The id of the request: the one it came with, or a new one.', '5f0c7a52-1b'),
  CacheControl: header('How long the answer may be kept.', 'public, max-age=86400, stale-while-revalidate=604800'),
  ETag: header(
    'The fingerprint of the document, to be sent back as `If-None-Match`.',
    '"9f2b7c1e4d3a5b6c8d7e0f1a2b3c4d5e"',
  ),
  RateLimit: header('What is left of the share: `r` requests, for `t` seconds.', '"default";r=99;t=60'),
  RateLimitPolicy: header('The share of each caller: `q` requests in `w` seconds.', '"default";q=100;w=60'),
  Allow: header('The methods that the path answers.', 'GET, HEAD, OPTIONS'),
  RetryAfter: header('When to try again, in seconds.', '5'),
};

const headerReferences = (names: Readonly<Record<string, keyof typeof headers>>): object =>
  Object.fromEntries(Object.entries(names).map(([name, key]) => [name, { $ref: `#/components/headers/${key}` }]));

/** The headers of an answer that shared caches may store. */
export const sharedAnswer = { 'Cache-Control': 'CacheControl' } as const;

/** The headers of an answer for one caller alone. */
export const ownAnswer = { ...sharedAnswer, 'X-Request-Id': 'RequestId' } as const;

/** Returns a Response Object with these headers, and a JSON body if there is one. */
export const response = (
  description: string,
  names: Readonly<Record<string, keyof typeof headers>>,
  body?: { readonly schema: Schema; readonly example: unknown },
  others: object = {},
): object => ({
  description,
  headers: headerReferences(names),
  ...(body === undefined ? {} : { content: { 'application/json': body, ...others } }),
});

/** Returns a Response Object with the error object. */
export const refusal = (description: string, body: ErrorBody, names = {}): object =>
  response(description, { ...ownAnswer, ...names }, { schema: reference('Error'), example: body });

/** The refusals of any operation, or of any operation with a body. */
export const responses = {
  InvalidRequest: refusal('This is not a request of HTTP.', notHttp().body),
  MethodNotAllowed: refusal(
    'The path answers other methods alone.',
    methodNotAllowed('PUT', '/convert', 'GET, HEAD, OPTIONS').body,
    {
      Allow: 'Allow',
    },
  ),
  TooSlow: refusal('The request did not arrive in time.', tooSlow().body),
  HeadersTooLarge: refusal('The headers are over 16 KiB.', headersTooLarge().body),
  TooLarge: refusal(`The body is over ${limits.body / 1024} KiB.`, bodyTooLarge(limits.body).body),
  NotAcceptable: refusal(
    'There is no such form of the answer, where `Accept` asks for one.',
    notAcceptable(['application/json', 'text/csv']).body,
  ),
  PreconditionFailed: refusal('`If-Match` names another version of the document.', preconditionFailed().body, {
    ETag: 'ETag',
  }),
  AddressTooLong: refusal(`The address is over ${limits.address} characters.`, addressTooLong(limits.address).body),
  TooManyRequests: refusal(
    'The caller has used up its share, where this server has a limit.',
    tooManyRequests('30').body,
    { RateLimit: 'RateLimit', 'RateLimit-Policy': 'RateLimitPolicy', 'Retry-After': 'RetryAfter' },
  ),
  InternalError: refusal('A server error. The answer has no detail.', faultOf(undefined).body),
  Unavailable: refusal('The server is overloaded.', unavailable('The server is overloaded.').body, {
    'Retry-After': 'RetryAfter',
  }),
};
