import type { Duplex } from 'node:stream';
import { STATUS_CODES } from 'node:http';
import { refuse } from '../answer.ts';
import { malformed, type Fault, type FaultCode } from '../fault.ts';

const sentences: Readonly<Record<string, readonly [FaultCode, string]>> = {
  HPE_HEADER_OVERFLOW: ['headers-too-large', 'The address and headers of the request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request-timeout', 'The request did not arrive in time.'],
};

/** What is wrong with bytes that Node could not read as a request. */
const faultOfBytes = ({ code = '' }: { readonly code?: string }): Fault =>
  malformed(...(sentences[code] ?? ['invalid-request', 'This is not an HTTP request.']));

/**
 * Answers bytes that are no request, and closes the connection. There is no request to answer through, so the answer
 * is written by hand, with the headers and the body of every other refusal.
 */
export const answerBroken = (error: Error & { readonly code?: string }, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const fault = faultOfBytes(error);
  const { headers } = refuse(new Request('http://localhost'), fault);
  const body = JSON.stringify(fault.body);
  const lines = [
    `HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}`,
    ...Array.from(headers, ([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
};
