import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, type BrotliOptions, type ZlibOptions } from 'node:zlib';
import type { Encoder } from '../../http/fixed.ts';

type Compress<Options> = (body: Uint8Array, options: Options) => Promise<Buffer<ArrayBuffer>>;

const toBrotli: Compress<BrotliOptions> = promisify(brotliCompress);
const toGzip: Compress<ZlibOptions> = promisify(gzip);

/** The result is within a twentieth of the smallest at this speed. The best quality takes thirty times as long. */
const brotliQuality = 5;
const gzipLevel = 6;

/** Node does not compress responses by itself. The encoders run in its thread pool. */
export const encoders: readonly Encoder[] = [
  { name: 'br', encode: (body) => toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }) },
  { name: 'gzip', encode: (body) => toGzip(body, { level: gzipLevel }) },
];
