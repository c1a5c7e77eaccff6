import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import preact from '@preact/preset-vite';
import { expect, test, vi } from 'vitest';
import { build } from 'vite';
import { plainImports } from '../../../scripts/plain-imports.ts';
import config from '../vite.config.ts';

/**
 * The most bytes of the first view without the engine: Preact, the converter, the numbers of all languages, the style
 * and the page. 16,822 measured.
 */
const ours = 17_150;

test('code outside the engine is small', { timeout: 30_000 }, async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: resolve(import.meta.dirname, '..'),
    resolve: config.resolve!,
    css: config.css!,
    plugins: [preact(), plainImports],
    build: {
      write: false,
      modulePreload: false,
      target: config.build!.target!,
      rolldownOptions: { input: 'index.html', external: [/^@units\/engine/] },
    },
  });
  const outputs = Array.isArray(result)
    ? result.flatMap(({ output }) => output)
    : 'output' in result
      ? result.output
      : [];
  const firstView = outputs.filter(({ fileName }) => /^index\.html$|^assets\/index-/.test(fileName));
  const bytes = firstView.map((file) => brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length);
  expect(bytes).toHaveLength(3);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(ours);
});
