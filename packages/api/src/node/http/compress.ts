import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodingOf, worthEncoding } from '../../http/encoding.ts';

// Answers that are worked out are compressed in Node's thread pool, each time anew: fast, not small.

type Bytes = Buffer<ArrayBuffer>;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encoders: Readonly<Record<string, (body: Uint8Array) => Promise<Bytes>>> = {
  br: (body) => toBrotli(body, quality),
  gzip: (body) => toGzip(body, { level: 5 }),
};
const names = Object.keys(encoders);

/** So many at once; beyond them answers go out as they are, as a server with so much to do has no time for it. */
const most = 4;
let busy = 0;

/** An answer in an encoding. */
export interface Encoded {
  readonly name: string;
  readonly bytes: Bytes;
}

/** What caches have to know of an answer that may be compressed. */
export const byEncoding = 'Accept-Encoding';

/** Whether an answer of so many bytes is large enough to be compressed. */
export const isLarge = (length: number): boolean => length >= worthEncoding;

/** Compresses a large body as the caller takes it; undefined where it goes out as it is. */
export const compress = ({ headers }: IncomingMessage, body: string | Uint8Array): Promise<Encoded> | undefined => {
  if (busy >= most) return undefined;
  const name = encodingOf(headers['accept-encoding'], names);
  const encode = name === undefined ? undefined : encoders[name];
  if (name === undefined || !encode) return undefined;
  busy += 1;
  return encode(typeof body === 'string' ? Buffer.from(body) : body)
    .then((bytes) => ({ name, bytes }))
    .finally(() => {
      busy -= 1;
    });
};
