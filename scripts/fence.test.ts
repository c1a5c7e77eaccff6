import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../oxlint.config.ts';
import { withRooms } from './draw-rooms.ts';
import { sourceTrees } from './layers.ts';

// Each forbidden import is in a file of its own, which the linter must report.
const src = 'packages/engine/src';

/** Every room with the next room, which it may not import, and the previous one, which it may. */
const upward = sourceTrees.flatMap(([folder, rooms]) =>
  rooms
    .slice(0, -1)
    .map(([room], i) => [`${folder}/${room}/up.ts`, `import type { A } from '../${rooms[i + 1]![0]}/a.ts';`] as const),
);
const downward = sourceTrees.flatMap(([folder, rooms]) =>
  rooms
    .slice(1)
    .map(([room], i) => [`${folder}/${room}/down.ts`, `import { a } from '../${rooms[i]![0]}/a.ts';`] as const),
);

const forbidden = [
  ...upward,
  [`${src}/model/far.ts`, "export { search } from '../catalog/search.ts';"],
  [`${src}/text/numbers/deep.ts`, "import { search } from '../../catalog/search.ts';"],
  [`${src}/tools/dynamic.ts`, "const { search } = await import('../catalog/search.ts');"],
  [`${src}/conversion/door.ts`, "import { convert } from '../index.ts';"],
  [`${src}/catalog/door.ts`, "import { parse } from '../text.ts';"],
  [`${src}/conversion/node.ts`, "import { readFile } from 'node:fs/promises';"],
  [`${src}/tools/outside.ts`, "import { Hono } from 'hono';"],
  [`${src}/a.ts`, "import { app } from '@units/api';"],
  [`${src}/a.test.ts`, "import { app } from '@units/api';"],
  ['packages/api/src/a.ts', "import { Field } from '@units/ui';"],
  ['packages/api/src/routes/a.ts', "import { convert } from '../../../engine/src/conversion/catalogue.ts';"],
  ['packages/ui/src/a.tsx', "import { app } from '@units/api';"],
  ['packages/ui/src/b.tsx', "import { answer } from '../../../apps/widget/src/answer.ts';"],
  ['apps/widget/src/a.tsx', "import { app } from '@units/api';"],
  ['apps/widget/src/b.tsx', "import { Home } from '../../site/src/home.tsx';"],
  ['apps/site/src/a.tsx', "import { Converter } from '@units/widget';"],
  ['apps/site/test/a.test.ts', "import { app } from '@units/api/node';"],
] as const;

const allowed = [
  ...downward,
  [`${src}/data/allowed.ts`, "import { sources } from './sources.ts';"],
  [`${src}/text/numbers/allowed.ts`, "import { at } from '../span.ts';"],
  [`${src}/allowed.ts`, "export { search } from './catalog/search.ts';"],
  [`${src}/tools/allowed.test.ts`, "import { expect } from 'vitest';"],
  ['packages/api/src/routes/allowed.ts', "import { convert } from '@units/engine';"],
  ['packages/api/src/node/allowed.ts', "import { serve } from '@hono/node-server';"],
  ['packages/ui/src/allowed.tsx', "import { convert } from '@units/engine';"],
  ['apps/widget/src/allowed.tsx', "import '@units/ui/tokens.css';"],
  ['apps/site/src/allowed.tsx', "import { convert } from '@units/engine';"],
] as const;

const root = resolve(import.meta.dirname, '..');
const fenced = new Set<string>();
let folder = '';

/** Lints the folder and returns the files that violate the fence or are in an import cycle. */
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
  await writeFile(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  const cycle = [
    ['packages/engine/src/conversion/one.ts', "export { two } from './two.ts';"],
    ['packages/engine/src/conversion/two.ts', "export { one as two } from './one.ts';"],
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
  expect(fenced).toContain('packages/engine/src/conversion/one.ts');
});

test('ARCHITECTURE.md shows the rooms of the table: pnpm generate', async () => {
  const page = await readFile(join(root, 'ARCHITECTURE.md'), 'utf8');
  expect(withRooms(page)).toBe(page);
});
