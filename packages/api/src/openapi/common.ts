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
  error: string('A sentence that says what is wrong, then what works.'),
  code: words(codes, 'The kind of error, for programs. Newer servers may have further codes.'),
  parameter: string('The wrong parameter. In a batch it includes the position: `conversions[3].from`.'),
  suggestions: { ...listOf(string(), 'Valid values near to the given one, nearest first.'), maxItems: 5 },
  place: record(
    { index: count('The start, in UTF-16 code units from 0.'), length: count() },
    [],
    'The wrong part of a typed question.',
  ),
  reason: string('The reason, if it adds to the error: which quantities two units measure, why a day does not exist.'),
} as const;

const optional = ['parameter', 'suggestions', 'place', 'reason'];

/** The schemas that every operation shares. */
export const schemas: Readonly<Record<string, Schema>> = {
  Mistake: record(mistake, optional),
  Error: record({ ...mistake, errors: listOf(reference('Mistake'), 'All mistakes, if the request asks for all.') }, [
    ...optional,
    'errors',
  ]),
};

const header = (description: string, example: string): object => ({
  description,
  schema: { type: 'string' },
  example,
});

/** The headers of answers. */
export const headers = {
  RequestId: header('The id of the request, as sent or new.', '5f0c7a52-1b'),
  CacheControl: header('How long a cache may keep the answer.', 'public, max-age=86400, stale-while-revalidate=604800'),
  ETag: header(
    'The version of the document. Send it as `If-None-Match` to check for changes.',
    '"9f2b7c1e4d3a5b6c8d7e0f1a2b3c4d5e"',
  ),
  RateLimit: header('The remaining limit: `r` requests in the next `t` seconds.', '"default";r=99;t=60'),
  RateLimitPolicy: header('The limit for each caller: `q` requests in `w` seconds.', '"default";q=100;w=60'),
  Allow: header('The methods of the path.', 'GET, HEAD, OPTIONS'),
  RetryAfter: header('The seconds to wait before the next attempt.', '5'),
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
  InvalidRequest: refusal('This is not an HTTP request.', notHttp().body),
  MethodNotAllowed: refusal(
    'The path does not support the method.',
    methodNotAllowed('PUT', '/convert', 'GET, HEAD, OPTIONS').body,
    {
      Allow: 'Allow',
    },
  ),
  TooSlow: refusal('The request did not arrive in time.', tooSlow().body),
  HeadersTooLarge: refusal('The headers are over 16 KiB.', headersTooLarge().body),
  TooLarge: refusal(`The body is over ${limits.body / 1024} KiB.`, bodyTooLarge(limits.body).body),
  NotAcceptable: refusal(
    'The answer has none of the media types in `Accept`.',
    notAcceptable(['application/json', 'text/csv']).body,
  ),
  PreconditionFailed: refusal('`If-Match` names another version of the document.', preconditionFailed().body, {
    ETag: 'ETag',
  }),
  AddressTooLong: refusal(`The address is over ${limits.address} characters.`, addressTooLong(limits.address).body),
  TooManyRequests: refusal('The caller has reached the limit of this server.', tooManyRequests('30').body, {
    RateLimit: 'RateLimit',
    'RateLimit-Policy': 'RateLimitPolicy',
    'Retry-After': 'RetryAfter',
  }),
  InternalError: refusal('A server error. The answer has no detail.', faultOf(undefined).body),
  Unavailable: refusal('The server is overloaded.', unavailable('The server is overloaded.').body, {
    'Retry-After': 'RetryAfter',
  }),
};
