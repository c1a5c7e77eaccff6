// Tests the packed packages in every runtime and bundler that they support: `pnpm consumers`. It downloads the
// runtimes.
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { build as buildWithVite } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser, launch } from '../scripts/browser.ts';
import { answers, createConsumer, node, run, type Consumer } from './consumer.ts';

const minutes = (count: number): { timeout: number } => ({ timeout: count * 60_000 });

let consumer: Consumer;
beforeAll(async () => {
  consumer = await createConsumer({ miniflare: '4.20260730.0' });
}, 300_000);
afterAll(() => consumer.remove());

/** Runs a package of the registry once, without installing it anywhere. */
const fetched = (name: string, ...command: readonly string[]): Promise<string> =>
  run(consumer.folder, 'npm', 'exec', '--yes', `--package=${name}`, '--', ...command);

describe.each(['20', '22', '24', '26'])('Node %s', (version) => {
  test('imports', minutes(5), async () => {
    expect(JSON.parse(await fetched(`node@${version}`, 'node', 'run.mjs'))).toEqual(answers);
  });

  test('requires', minutes(5), async () => {
    const printed = await fetched(`node@${version}`, 'node', 'require.cjs');
    expect(JSON.parse(printed)).toEqual([answers.convert, answers.chosen]);
  });

  test('runs the command', minutes(5), async () => {
    const command = 'node_modules/@units/cli/bin/units.js';
    expect(await fetched(`node@${version}`, 'node', command, '5', 'ft', '6', 'in', 'to', 'cm')).toBe('167.64 cm');
  });
});

test('Bun', minutes(5), async () => {
  expect(JSON.parse(await fetched('bun@1.4.5', 'bun', 'run.mjs'))).toEqual(answers);
});

describe.each([
  ['Bun', 'bun@1.4.5', ['bun', 'build', 'calculator.mjs', '--minify', '--outdir=fetched'], 'calculator.js', 7000],
  // Its minifier keeps unused code. With Terser it is 6 kB, see docs/decisions/0009-bytes.md
  [
    'Parcel',
    'parcel@2.16.4',
    ['parcel', 'build', 'calculator.mjs', '--no-source-maps', '--no-cache', '--dist-dir=fetched'],
    'calculator.js',
    100_000,
  ],
] as const)('%s', (_, name, command, file, most) => {
  test('bundles one calculator without a warning', minutes(5), async () => {
    expect(await fetched(name, ...command)).not.toMatch(/warn/i);
    const path = join(consumer.folder, 'fetched', file);
    expect(await node(consumer.folder, path)).toBe('23');
    expect(gzipSync(await readFile(path)).length).toBeLessThan(most);
  });
});

test('Jest', minutes(5), async () => {
  const program = `import { answers } from './use.mjs';
test('answers', () => expect(answers).toEqual(${JSON.stringify(answers)}));
`;
  await writeFile(join(consumer.folder, 'answers.test.mjs'), program);
  const modules = 'NODE_OPTIONS=--experimental-vm-modules';
  const jest = ['npm', 'exec', '--yes', '--package=jest@30.5.2', '--', 'jest', '--testMatch=**/answers.test.mjs'];
  await run(consumer.folder, 'env', modules, ...jest);
});

test('Deno', minutes(5), async () => {
  const printed = await fetched('deno@2.9.6', 'deno', 'run', '--allow-read', '--node-modules-dir=manual', 'run.mjs');
  expect(JSON.parse(printed)).toEqual(answers);
});

test('the oldest TypeScript', minutes(5), async () => {
  const lib = 'es2022,dom,dom.iterable';
  await fetched(
    'typescript@5.4.5',
    'tsc',
    'typed.ts',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--lib',
    lib,
  );
});

test('a Worker', minutes(5), async () => {
  const options = { bundle: true, format: 'esm', target: 'es2022' } as const;
  const absWorkingDir = consumer.folder;
  await build({
    ...options,
    conditions: ['workerd', 'worker'],
    absWorkingDir,
    entryPoints: ['worker.mjs'],
    outfile: 'worker.out.mjs',
  });
  const printed = await node(consumer.folder, 'miniflare.mjs');
  expect(JSON.parse(printed)).toEqual({ answers, result: answers.convert });
});

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
};

/** Serves the files of a folder. */
const serve = (folder: string): Promise<Server> =>
  new Promise((done) => {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url!, 'http://localhost');
      response.setHeader('content-type', types[extname(pathname)] ?? 'application/octet-stream');
      createReadStream(join(folder, pathname))
        .on('error', () => response.writeHead(404).end())
        .pipe(response);
    });
    server.listen(0, '127.0.0.1', () => done(server));
  });

describe('a page', () => {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launch(await findBrowser());
  }, 60_000);
  afterAll(() => browser?.close());

  const titleOf = async (folder: string, path: string): Promise<string> => {
    const server = await serve(folder);
    const page = await browser!.newPage();
    try {
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
      await page.waitForFunction(() => document.title.startsWith('{'));
      return await page.title();
    } finally {
      await page.close();
      server.close();
    }
  };

  test('with <script type="module"> and no bundler', minutes(1), async () => {
    expect(JSON.parse(await titleOf(consumer.folder, '/page.html'))).toEqual(answers);
  });

  test('built by Vite', minutes(1), async () => {
    await buildWithVite({ root: consumer.folder, logLevel: 'error', build: { outDir: 'built' } });
    expect(JSON.parse(await titleOf(join(consumer.folder, 'built'), '/index.html'))).toEqual(answers);
  });
});
