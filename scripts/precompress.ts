import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const isText = /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/;

/** Smaller files travel in one packet either way. */
const leastBytes = 256;

/** Pages are many: the next to last effort takes a tenth of the time and leaves a few bytes. */
const effortFor = (fileName: string): number =>
  fileName.endsWith('.html') ? constants.BROTLI_MAX_QUALITY - 2 : constants.BROTLI_MAX_QUALITY;

/** Writes the compressed copies of a build once, as small as they get: the server sends them as they are. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = 'dist' }, bundle) {
    const files = Object.values(bundle).filter(({ fileName }) => isText.test(fileName));
    await Promise.all(
      files.map(async (file) => {
        const body = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (body.length < leastBytes) return;
        const path = join(dir, file.fileName);
        const [br, gz] = await Promise.all([
          toBrotli(body, {
            params: {
              [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
              [constants.BROTLI_PARAM_QUALITY]: effortFor(file.fileName),
            },
          }),
          toGzip(body, { level: constants.Z_BEST_COMPRESSION }),
        ]);
        await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
      }),
    );
  },
});
