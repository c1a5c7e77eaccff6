import { parseAccept } from 'hono/utils/accept';
import { pageOf } from './codes.ts';
import type { Fault } from './fault.ts';

/** The media type of a problem (RFC 9457). */
const problemType = 'application/problem+json';

const json = 'application/json';

/** The name of each status, which is the title of a problem. */
const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
};

/** Returns true if the caller requests refusals as problems. */
export const wantsProblem = (accept: string | null | undefined): boolean =>
  accept?.toLowerCase().includes(problemType) === true &&
  parseAccept(accept).some(({ type, q }) => type.toLowerCase() === problemType && q > 0);

/** Writes a refusal: the error object, with the additional members of a problem if `Accept` requests them. */
export const writeFault = (
  { status, body }: Fault,
  accept: string | null | undefined,
): { readonly text: string; readonly type: string } => {
  if (!wantsProblem(accept)) return { text: JSON.stringify(body), type: json };
  const problem = { type: pageOf(body.code), title: titles[status], status, detail: body.error, ...body };
  return { text: JSON.stringify(problem), type: problemType };
};
