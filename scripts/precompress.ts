import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const isText = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/;

/** The least bytes to compress. Smaller files fit into one packet anyway. */
const leastBytes = 256;

/**
 * The parameters for pages, which are many: quality 9 takes a thirtieth of the time of the best quality and gives a
 * tenth more bytes. With a window above 64 kB, Brotli clears 32 MB of tables for each file, which takes fifteen times
 * as long as a page and saves nothing.
 */
const forPages: Readonly<Record<number, number>> = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_LGWIN]: 16,
};

/** Writes the compressed copies of a file next to it. */
export const writeCompressed = async (path: string, body: Buffer): Promise<void> => {
  if (body.length < leastBytes) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length, ...(path.endsWith('.html') && forPages) };
  const [br, gz] = await Promise.all([
    toBrotli(body, { params }),
    toGzip(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
};

/** The number of items that {@link forEach} works on at a time: one waits for its file while the next is made. */
const atOnce = availableParallelism();

/**
 * Processes many items, a few at a time, so that the memory of one is free again for the next. A compressor alone takes
 * a quarter of a megabyte before it starts.
 */
export const forEach = async <T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
  const rest = all.values();
  const workers = Array.from({ length: atOnce }, async () => {
    for (const one of rest) await work(one);
  });
  await Promise.all(workers);
};

/** Compresses the files of a build once, as small as possible. The server sends the copies unchanged. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = 'dist' }, bundle) {
    const files = Object.values(bundle).filter(({ fileName }) => isText.test(fileName));
    await forEach(files, (file) =>
      writeCompressed(join(dir, file.fileName), Buffer.from(file.type === 'chunk' ? file.code : file.source)),
    );
  },
});
