import type { Duplex } from 'node:stream';
import { refuse } from '../../http/answer.ts';
import { headersTooLarge, notEncoded, notHttp, tooSlow, type Fault } from '../../http/fault.ts';
import { hangUp } from './hang-up.ts';
import { STATUS_CODES } from './node-http.ts';

/** The error of Node for bytes that it cannot parse as a request. */
export interface Malformed extends Error {
  readonly code?: string;
  /** The last bytes received, including the bytes before the error. */
  readonly rawPacket?: Uint8Array;
}

/** Faults by the code of Node's error. */
const faults: Readonly<Record<string, () => Fault>> = {
  HPE_HEADER_OVERFLOW: headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
};

/** Matches the first line of a request with unescaped characters in its address. The line may be incomplete. */
const unescapedLine = /^[A-Z]+ \/(?:[^\r\n]*[\u0080-\u00ff]|.* .* HTTP\/1\.[01]\r?\n)/;

const textOf = (packet: Uint8Array = new Uint8Array()): string => Buffer.from(packet).toString('latin1');

const faultOf = ({ code = '', rawPacket }: Malformed): Fault =>
  (faults[code] ?? (unescapedLine.test(textOf(rawPacket)) ? notEncoded : notHttp))();

/**
 * Refuses on the raw connection and closes it. Node has no response object for it, so the answer is written here, with
 * the headers and the body of every other refusal.
 */
export const refuseSocket = (
  socket: Duplex,
  fault: Fault,
  { isHead = false, more = {} }: { readonly isHead?: boolean; readonly more?: Readonly<Record<string, string>> } = {},
): void => {
  const { headers } = refuse(new Request('http://localhost'), fault, more);
  const body = JSON.stringify(fault.body);
  const lines = [
    `HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}`,
    ...Array.from(headers, ([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  hangUp(socket, `${lines.join('\r\n')}\r\n\r\n${isHead ? '' : body}`);
};

/** Refuses bytes that are not a valid request. */
export const refuseMalformed = (error: Malformed, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  // A body after the headers of an answer to HEAD would be read as the next answer.
  refuseSocket(socket, faultOf(error), { isHead: textOf(error.rawPacket).startsWith('HEAD ') });
};
