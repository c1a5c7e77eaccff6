import { errorMeanings } from '@units/engine/server';
import type { ErrorBody } from './fault.ts';

// Requests cannot define units
const { 'invalid-definition': _, ...ofRequests } = errorMeanings;

/** The meaning of each error code, with advice: the codes of the engine and of HTTP. The page of a code shows it. */
export const meanings: Readonly<Record<string, string>> = {
  ...ofRequests,
  'invalid-request': 'The bytes are not an HTTP request, the request names no host, or its address is not escaped.',
  'not-found': 'Nothing is at this path. /capabilities lists the endpoints.',
  'method-not-allowed': 'The path does not answer this method. "Allow" lists those that it answers.',
  'not-acceptable': 'The answer has none of the forms that "Accept" asks for. The sentence lists those it has.',
  'request-timeout': 'The request did not arrive in time. Send it again.',
  'precondition-failed': 'The document is not the version that "If-Match" or "If-Unmodified-Since" names.',
  'body-too-large': 'The body is too large. Send less in one request.',
  'address-too-long': 'The address is too long. Send less in one request, or use POST /batch.',
  'unsupported-encoding': 'The body is compressed. Send it as it is.',
  'range-not-satisfiable': 'The range begins after the end of the file.',
  'rate-limited': 'You have asked for too much in too short a time. Wait as long as "Retry-After" says.',
  'headers-too-large': 'The address and the headers are too long together.',
  'internal-error': 'The fault is ours, and our log has it. Try again, and tell us the X-Request-Id if it stays.',
  'not-implemented': 'The answer cannot be written in the form that was asked for.',
  unavailable: 'The server is busy or about to stop. Wait as long as "Retry-After" says.',
};

/** Returns the page of a code, relative to the address of the service. */
export const pageOf = (code: ErrorBody['code']): string => `/errors/${code}`;
