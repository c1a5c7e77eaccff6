import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoder } from '../fixed.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify<Uint8Array, object, Buffer<ArrayBuffer>>(gzip);

/** Node compresses nothing by itself: the large documents are compressed once, in the thread pool, at full strength. */
export const encoders: readonly Encoder[] = [
  { name: 'br', encode: (body) => toBrotli(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }) },
  { name: 'gzip', encode: (body) => toGzip(body, { level: constants.Z_BEST_COMPRESSION }) },
];
