import { UnitsError } from '@units/engine';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/**
 * The table from error code to status. The codes are HTTP's own refusals. Every mistake in the content of a request is
 * a `UnitsError` of the engine and has one status, 400.
 */
const statuses = {
  'invalid-request': 400,
  'not-found': 404,
  'method-not-allowed': 405,
  'not-acceptable': 406,
  'request-timeout': 408,
  'precondition-failed': 412,
  'body-too-large': 413,
  'address-too-long': 414,
  'unsupported-encoding': 415,
  'range-not-satisfiable': 416,
  'rate-limited': 429,
  'headers-too-large': 431,
  'internal-error': 500,
  'not-implemented': 501,
  unavailable: 503,
} as const satisfies Record<string, ContentfulStatusCode>;

/** The codes of HTTP's own refusals. */
export const requestCodes = Object.keys(statuses) as readonly (keyof typeof statuses)[];

/** The status of a mistake that the engine finds in a request. */
const mistakeStatus = 400;

/** The body of every unsuccessful answer. */
export interface ErrorBody {
  readonly error: string;
  readonly code: string;
  readonly parameter?: string;
  readonly suggestions?: readonly string[];
  readonly place?: UnitsError['place'];
  readonly reason?: string;
  /** All mistakes, if all were requested. */
  readonly errors?: readonly ErrorBody[];
}

/** A refusal, ready to be answered. */
export interface Fault {
  readonly status: ContentfulStatusCode;
  readonly body: ErrorBody;
}

const fault = (code: keyof typeof statuses, error: string): Fault => ({
  status: statuses[code],
  body: { error, code },
});

/** Several mistakes in one request. It has the properties of the first, and a list of all. */
class Mistakes extends UnitsError {
  readonly errors: readonly UnitsError[];

  constructor(first: UnitsError, errors: readonly UnitsError[]) {
    const { code, message, parameter, suggestions } = first;
    super(code, message, {
      ...(parameter === undefined ? {} : { parameter }),
      ...(suggestions === undefined ? {} : { suggestions }),
    });
    this.errors = errors;
  }
}

/** Returns the error object of a mistake. */
export const mistakeOf = ({ message, code, parameter, suggestions, place, reason }: UnitsError): ErrorBody => ({
  error: message,
  code,
  ...(parameter === undefined ? {} : { parameter }),
  ...(suggestions === undefined ? {} : { suggestions }),
  ...(place === undefined ? {} : { place }),
  ...(reason === undefined ? {} : { reason }),
});

const mistake = (error: UnitsError): Fault => ({
  status: mistakeStatus,
  body: error instanceof Mistakes ? { ...mistakeOf(error), errors: error.errors.map(mistakeOf) } : mistakeOf(error),
});

/** Returns the answer to a thrown error: the caller's mistake in full, a server error without details. */
export const faultOf = (thrown: unknown): Fault =>
  thrown instanceof UnitsError
    ? mistake(thrown)
    : fault('internal-error', 'Something went wrong on our side. Please try again.');

const longest = 40;

/** Shortens text of the caller for a sentence. */
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

// The sentences of refusals.

export const notFound = (path: string, near: readonly string[] = []): Fault => {
  const where = `There is nothing at ${cut(path)}.`;
  if (near.length === 0) return fault('not-found', `${where} The endpoints are listed at /capabilities.`);
  const { status, body } = fault('not-found', `${where} Did you mean ${near.join(' or ')}?`);
  return { status, body: { ...body, suggestions: near } };
};

/** Refuses a path whose last segment is not a unit. */
export const noSuchUnit = (error: UnitsError): Fault => ({ status: statuses['not-found'], body: mistakeOf(error) });

export const notEmbeddable = (url: string): Fault =>
  fault(
    'not-found',
    `There is nothing at ${cut(url)} that can be embedded: ask for the widget or the page of a converter.`,
  );

export const formatUnknown = (format: string): Fault =>
  fault('not-implemented', `The answer cannot be written as ${cut(format)}, only as json.`);

export const notAcceptable = (types: readonly string[]): Fault =>
  fault('not-acceptable', `This has no such form. Accept one of ${types.join(', ')}.`);

export const methodNotAllowed = (method: string, path: string, allow: string): Fault =>
  fault('method-not-allowed', `${path} does not answer ${cut(method)}, only ${allow}.`);

export const preconditionFailed = (): Fault =>
  fault(
    'precondition-failed',
    'This is not the version that the request asks for. Ask again without If-Match or If-Unmodified-Since.',
  );

export const rangeNotSatisfiable = (size: number): Fault =>
  fault('range-not-satisfiable', `The range begins beyond the end: there are ${size} bytes.`);

export const bodyTooLarge = (limit: number): Fault =>
  fault('body-too-large', `The body must be at most ${limit} bytes.`);

export const addressTooLong = (limit: number): Fault =>
  fault('address-too-long', `The address must be at most ${limit} characters.`);

export const encodedBody = (): Fault =>
  fault('unsupported-encoding', 'The body must not be compressed: send it as it is.');

export const tooManyRequests = (seconds: string): Fault =>
  fault('rate-limited', `You have asked for too much at once. Please try again in ${seconds} s.`);

export const tooManyConnections = (): Fault =>
  fault('rate-limited', 'You have too many connections open. Close some, or send your requests over fewer.');

export const unavailable = (why: string): Fault => fault('unavailable', `${why} Please try again.`);

// For input that is not a valid request.

export const notHttp = (why = 'This is not an HTTP request.'): Fault => fault('invalid-request', why);

export const hostMissing = (): Fault => fault('invalid-request', 'The request names no host: send a Host header.');

export const doubledHost = (): Fault =>
  fault('invalid-request', 'The request names more than one host: send one Host header.');

export const notEncoded = (): Fault =>
  fault(
    'invalid-request',
    'The address has a space or a character outside of ASCII: percent-encode it, a space as %20 and ° as %C2%B0.',
  );

export const tooSlow = (): Fault => fault('request-timeout', 'The request did not arrive in time.');

export const headersTooLarge = (): Fault =>
  fault('headers-too-large', 'The address and the headers of the request are too long.');

// Mistakes that exist only over HTTP. They are answered like every other mistake in a request.

export const repeatedParameter = (name: string): UnitsError =>
  new UnitsError('repeated-parameter', `${name} is given more than once: give it once.`, { parameter: name });

export const formUnknown = (given: string, names: readonly string[]): UnitsError =>
  new UnitsError('invalid-choice', `format must be ${names.join(' or ')} here; got "${cut(given)}".`, {
    parameter: 'format',
    suggestions: names,
  });

export const severalTargets = (count: number, most: number): UnitsError =>
  new UnitsError('too-many', `to must name 1 to ${most} units; got ${count}.`, { parameter: 'to' });

export const missingAddress = (): UnitsError =>
  new UnitsError('missing-parameter', 'url is missing: give the address of the page that is to be embedded.', {
    parameter: 'url',
  });

export const notASize = (name: string, given: string): UnitsError =>
  new UnitsError('invalid-integer', `${name} must be a whole number of pixels from 1 to 999999; got "${cut(given)}".`, {
    parameter: name,
  });

export const notACount = (name: string, given: string, least: number, most: number): UnitsError =>
  new UnitsError('invalid-integer', `${name} must be a whole number from ${least} to ${most}; got "${cut(given)}".`, {
    parameter: name,
  });

export const conflictingRounding = (): UnitsError =>
  new UnitsError('conflicting-parameters', 'places and figures contradict each other: give one of them.', {
    parameter: 'figures',
  });

/** Refuses figures=keep for a value without significant figures. */
export const nothingToKeep = (value: string | undefined): UnitsError =>
  new UnitsError(
    'invalid-number',
    `figures=keep needs a value in decimal digits, such as 5.0; got ${JSON.stringify(value ?? '')}.`,
    {
      parameter: 'value',
      reason: 'A fraction is exact: it has no number of significant figures.',
    },
  );

const batchExample = '{"conversions": [{"value": 1, "from": "mile", "to": "km"}]}';

/** Returns the error of a body that is not JSON, or ends early. */
export const brokenBody = (example?: string): UnitsError =>
  new UnitsError('invalid-body', `The body must be JSON in UTF-8${example === undefined ? '' : `, like ${example}`}.`);

export const brokenBatch = (): UnitsError => brokenBody(batchExample);

export const notABatch = (): UnitsError =>
  new UnitsError('invalid-body', `The body must be an object with an array conversions, like ${batchExample}.`, {
    parameter: 'conversions',
  });

export const wrongCount = (count: number, most: number): UnitsError =>
  new UnitsError(count === 0 ? 'invalid-body' : 'too-many', `conversions must have 1 to ${most} items; got ${count}.`, {
    parameter: 'conversions',
  });

export const notAConversion = (): UnitsError =>
  new UnitsError('invalid-body', 'a conversion must be an object with value, from and to.');

const rewriteExample = '{"text": "Walk 5 miles.", "system": "metric"}';

export const notARewrite = (): UnitsError =>
  new UnitsError('invalid-body', `The body must be an object with a text, like ${rewriteExample}.`, {
    parameter: 'text',
  });

const sheetExample = '{"text": "speed = 90 km / 2 h\\nspeed * 3 h"}';

export const brokenRewrite = (): UnitsError => brokenBody(rewriteExample);

export const brokenSheet = (): UnitsError => brokenBody(sheetExample);

export const notASheet = (): UnitsError =>
  new UnitsError('invalid-body', `The body must be an object with a text, like ${sheetExample}.`, {
    parameter: 'text',
  });

/** Refuses a number that is written as a JSON string, because the engine's sentence would not explain it. */
export const notAJsonNumber = (): UnitsError =>
  new UnitsError('invalid-number', 'value must be a JSON number, like 5 or 0.5, and not a text or anything else.', {
    parameter: 'value',
  });

/** Combines all mistakes of a request, at least one, into one error. */
export const allOf = (errors: readonly UnitsError[]): UnitsError => new Mistakes(errors[0]!, errors);

export const notAChoice = (name: string, given: string, words: readonly string[]): UnitsError =>
  new UnitsError('invalid-choice', `${name} must be ${words.join(' or ')}; got "${cut(given)}".`, { parameter: name });

/**
 * Returns a mistake in one item of a batch. The path of the item, `conversions[3].from`, precedes the sentence or
 * replaces the parameter's name.
 */
export const inItem = (item: string, { code, message, parameter, suggestions }: UnitsError): UnitsError => {
  const place = parameter === undefined ? item : `${item}.${parameter}`;
  const named = parameter !== undefined && message.startsWith(`${parameter} `);
  return new UnitsError(code, named ? place + message.slice(parameter.length) : `${place}: ${message}`, {
    parameter: place,
    ...(suggestions === undefined ? {} : { suggestions }),
  });
};

// Mistakes of agents beyond the values of their arguments.

export const unknownArgument = (name: string, names: readonly string[]): UnitsError =>
  new UnitsError('invalid-body', `There is no argument ${cut(name)}. The arguments are ${names.join(', ')}.`, {
    parameter: name,
  });

export const notAText = (name: string, most?: number): UnitsError =>
  new UnitsError(
    'invalid-text',
    `${name} must be a text${most === undefined ? '' : ` of at most ${most} characters`}.`,
    { parameter: name },
  );

export const notADayList = (): UnitsError =>
  new UnitsError(
    'invalid-body',
    'rates must be a list of days, like [{"base": "EUR", "date": "2026-11-20", "rates": {"USD": 1.08}}].',
    { parameter: 'rates' },
  );

export const unknownTool = (name: string, names: readonly string[]): UnitsError =>
  new UnitsError('invalid-body', `There is no tool ${cut(name)}. The tools are ${names.join(', ')}.`);

export const answerTooLong = (): UnitsError =>
  new UnitsError('result-out-of-range', 'The answer is too long for an agent. Please ask for less at once.');
