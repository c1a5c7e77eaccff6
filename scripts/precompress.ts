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

/** Brotli's parameters that decide a few bytes in ten thousand, one way or the other: what is smaller is found by trying. */
const attempts: readonly Readonly<Record<number, number>>[] = [
  {},
  { [constants.BROTLI_PARAM_LGWIN]: 16, [constants.BROTLI_PARAM_LGBLOCK]: 18 },
];

const smallest = (copies: readonly Buffer[]): Buffer => copies.reduce((a, b) => (b.length < a.length ? b : a));

const brotli = async (body: Buffer, effort: number): Promise<Buffer> => {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length, [constants.BROTLI_PARAM_QUALITY]: effort };
  const tried = effort === constants.BROTLI_MAX_QUALITY ? attempts : attempts.slice(0, 1);
  return smallest(await Promise.all(tried.map((more) => toBrotli(body, { params: { ...params, ...more } }))));
};

/** Writes the compressed copies of a file beside it. */
export const writeCompressed = async (path: string, body: Buffer): Promise<void> => {
  if (body.length < leastBytes) return;
  const [br, gz] = await Promise.all([
    brotli(body, effortFor(path)),
    toGzip(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
};

/** Writes the compressed copies of a build once, as small as they get: the server sends them as they are. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = 'dist' }, bundle) {
    const files = Object.values(bundle).filter(({ fileName }) => isText.test(fileName));
    await Promise.all(
      files.map((file) =>
        writeCompressed(join(dir, file.fileName), Buffer.from(file.type === 'chunk' ? file.code : file.source)),
      ),
    );
  },
});
