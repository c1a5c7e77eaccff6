import type { Duplex } from 'node:stream';
import { refuse } from '../../http/answer.ts';
import { headersTooLarge, notHttp, tooSlow, type Fault } from '../../http/fault.ts';
import { STATUS_CODES } from './node-http.ts';

/** What is wrong with bytes that Node could not read as a request, by the code of its error. */
const faults: Readonly<Record<string, () => Fault>> = {
  HPE_HEADER_OVERFLOW: headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
};

/**
 * Answers bytes that are no request, and closes the connection. Node has no response for them, so the answer is written
 * here, with the headers and the body of every other refusal.
 */
export const answerMalformed = (
  error: Error & { readonly code?: string; readonly rawPacket?: Uint8Array },
  socket: Duplex,
): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const fault = (faults[error.code ?? ''] ?? notHttp)();
  const { headers } = refuse(new Request('http://localhost'), fault);
  const body = JSON.stringify(fault.body);
  // A body after the headers of an answer to HEAD would be taken for another answer.
  const isHead = Buffer.from(error.rawPacket?.subarray(0, 5) ?? []).toString() === 'HEAD ';
  const lines = [
    `HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}`,
    ...Array.from(headers, ([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${isHead ? '' : body}`);
};
