import type { IncomingMessage } from 'node:http';
import { encodingOf, worthEncoding } from '../../http/encoding.ts';
import { encoders } from './encoders.ts';

/**
 * The most answers that are compressed at once. Beyond them, answers are sent uncompressed, because a busy server has
 * no time to compress.
 */
const most = 4;
let busy = 0;

/** A compressed answer. */
export interface Encoded {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The `Vary` of an answer that may be compressed. */
export const byEncoding = 'Accept-Encoding';

/** Returns true if an answer of this many bytes is worth compressing. */
export const isLarge = (length: number): boolean => length >= worthEncoding;

/** Compresses a large body with an encoding that the caller accepts. Undefined if the body is sent uncompressed. */
export const compress = (
  { headers }: IncomingMessage,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<Encoded> | undefined => {
  if (busy >= most) return undefined;
  const encoder = encodingOf(headers['accept-encoding'], encoders);
  if (!encoder) return undefined;
  busy += 1;
  return encoder
    .encode(typeof body === 'string' ? Buffer.from(body) : body)
    .then((bytes) => ({ name: encoder.name, bytes }))
    .finally(() => {
      busy -= 1;
    });
};
