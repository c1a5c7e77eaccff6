import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The fence of ARCHITECTURE.md, import by import: each forbidden one in a file of its own, which the linter must report.
const forbidden = [
  ['packages/engine/src/data/a.ts', "import { convert } from '../core/convert.ts';"],
  ['packages/engine/src/data/b.ts', "export { convert } from '../core/convert.ts';"],
  ['packages/engine/src/data/c.ts', "import type { Tip } from '../tools/tip.ts';"],
  ['packages/engine/src/data/d.ts', "import type { Tool } from '../catalog/index.ts';"],
  ['packages/engine/src/core/a.ts', "import { tip } from '../tools/tip.ts';"],
  ['packages/engine/src/core/b.ts', "import type { Tool } from '../catalog/index.ts';"],
  ['packages/engine/src/core/c.ts', "import { convert } from '../index.ts';"],
  ['packages/engine/src/core/d.ts', "import { readFile } from 'node:fs/promises';"],
  ['packages/engine/src/tools/a.ts', "import { length } from '../data/length.ts';"],
  ['packages/engine/src/tools/b.ts', "import { tools } from '../catalog/index.ts';"],
  ['packages/engine/src/tools/c.ts', "const { tools } = await import('../catalog/index.ts');"],
  ['packages/engine/src/tools/d.ts', "import { Hono } from 'hono';"],
  ['packages/engine/src/core/e.ts', "import { parse } from '../text/index.ts';"],
  ['packages/engine/src/tools/e.ts', "import { parse } from '../text/index.ts';"],
  ['packages/engine/src/text/a.ts', "import { tip } from '../tools/tip.ts';"],
  ['packages/engine/src/text/b.ts', "import { tools } from '../catalog/index.ts';"],
  ['packages/engine/src/catalog/a.ts', "import { convert } from '../index.ts';"],
  ['packages/engine/src/catalog/b.ts', "import { Hono } from 'hono';"],
  ['packages/engine/src/a.ts', "import { app } from '@units/api';"],
  ['packages/engine/src/a.test.ts', "import { app } from '@units/api';"],
  ['packages/api/src/a.ts', "import { Field } from '@units/ui';"],
  ['packages/api/src/routes/a.ts', "import { convert } from '../../../engine/src/core/convert.ts';"],
  ['packages/ui/src/a.tsx', "import { app } from '@units/api';"],
  ['packages/ui/src/b.tsx', "import { answer } from '../../../apps/widget/src/answer.ts';"],
  ['apps/widget/src/a.tsx', "import { app } from '@units/api';"],
  ['apps/widget/src/b.tsx', "import { Home } from '../../site/src/home.tsx';"],
  ['apps/site/src/a.tsx', "import { Converter } from '@units/widget';"],
  ['apps/site/test/a.test.ts', "import { app } from '@units/api/node';"],
] as const;

const allowed = [
  ['packages/engine/src/data/allowed.ts', "import type { Quantity } from '../core/quantity.ts';"],
  ['packages/engine/src/data/allowed2.ts', "import { sources } from './sources.ts';"],
  ['packages/engine/src/core/allowed.ts', "import { length } from '../data/length.ts';"],
  ['packages/engine/src/tools/allowed.ts', "import { tool } from '../core/tool.ts';"],
  ['packages/engine/src/text/allowed.ts', "import { convert } from '../core/convert.ts';"],
  ['packages/engine/src/text/allowed2.ts', "import { length } from '../data/length.ts';"],
  ['packages/engine/src/catalog/allowed.ts', "import { tip } from '../tools/tip.ts';"],
  ['packages/engine/src/catalog/allowed2.ts', "import { length } from '../data/length.ts';"],
  ['packages/engine/src/allowed.ts', "export { tools } from './catalog/index.ts';"],
  ['packages/engine/src/tools/allowed.test.ts', "import { expect } from 'vitest';"],
  ['packages/api/src/routes/allowed.ts', "import { convert } from '@units/engine';"],
  ['packages/api/src/node/allowed.ts', "import { serve } from '@hono/node-server';"],
  ['packages/ui/src/allowed.tsx', "import { convert } from '@units/engine';"],
  ['apps/widget/src/allowed.tsx', "import '@units/ui/tokens.css';"],
  ['apps/site/src/allowed.tsx', "import { convert } from '@units/engine';"],
] as const;

const root = resolve(import.meta.dirname, '..');
const fenced = new Set<string>();
let folder = '';

/** Lints the folder and gives the files that break the fence or stand in an import cycle. */
const lint = async (): Promise<readonly string[]> => {
  const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'];
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, args, { cwd: folder }, (_, stdout) => done(stdout));
  });
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
  return diagnostics
    .filter(({ code }) => /no-restricted-imports|no-cycle/.test(code))
    .map(({ filename }) => filename.replaceAll('\\', '/'));
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'units-fence-'));
  await cp(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  const cycle = [
    ['packages/engine/src/core/one.ts', "export { two } from './two.ts';"],
    ['packages/engine/src/core/two.ts', "export { one as two } from './one.ts';"],
  ] as const;
  for (const [file, line] of [...forbidden, ...allowed, ...cycle]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `${line}\n`);
  }
  for (const file of await lint()) fenced.add(file);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(forbidden)('%s may not: %s', (file) => {
  expect(fenced).toContain(file);
});

test.each(allowed)('%s may: %s', (file) => {
  expect(fenced).not.toContain(file);
});

test('a circle of imports is reported', () => {
  expect(fenced).toContain('packages/engine/src/core/one.ts');
});
