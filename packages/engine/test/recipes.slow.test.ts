import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

// Follows the recipes of CONTRIBUTING.md literally in a copy of the repository.

const engine = resolve(import.meta.dirname, '..');
let copy = '';

/** Returns the output of a program in the copy, and true if it succeeded. */
const run = (...args: string[]): Promise<{ readonly isWell: boolean; readonly output: string }> =>
  new Promise((done) => {
    execFile(process.execPath, args, { cwd: join(copy, 'packages/engine') }, (error, stdout, stderr) =>
      done({ isWell: !error, output: stdout + stderr }),
    );
  });

const generate = () => run('scripts/generate.ts');

const evaluate = async (code: string): Promise<unknown> => {
  const { output } = await run(
    '--input-type=module',
    '--eval',
    `console.log(JSON.stringify(await (async () => { ${code} })()))`,
  );
  return JSON.parse(output);
};

const path = (file: string): string => join(copy, 'packages/engine/src', file);

/** Changes a file of the copy, and returns a function that restores it. */
const edit = async (file: string, change: (text: string) => string): Promise<() => Promise<void>> => {
  const before = await readFile(path(file), 'utf8').catch(() => undefined);
  const after = change(before ?? '');
  expect(after).not.toBe(before);
  await writeFile(path(file), after);
  return () => (before === undefined ? rm(path(file)) : writeFile(path(file), before));
};

const addUnit = (row: string) =>
  edit('data/quantities/length.ts', (text) => text.replace(/\n  \],\n\}/, `\n    ${row},\n  ],\n}`));

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'units-recipes-'));
  for (const folder of [
    'packages/engine/src',
    'packages/engine/scripts',
    'packages/engine/package.json',
    'packages/engine/docs',
    'packages/engine/oracles/cldr.json',
    'scripts/sample.ts',
  ]) {
    await cp(resolve(engine, '../..', folder), join(copy, folder), { recursive: true });
  }
  // Language data that the scripts read in addition to the rows
  await symlink(join(engine, 'node_modules'), join(copy, 'packages/engine/node_modules'), 'junction');
}, 60_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

test.for([
  [
    'an unknown source',
    "{ id: 'vaara', is: '67 inch', rank: 'rare', source: 'MIT1958' }",
    'The unit "vaara" names the source "MIT1958"',
  ],
  [
    'a taken symbol',
    "{ id: 'vaara', symbol: 'ft', is: '67 inch', rank: 'rare', source: 'IYP1959' }",
    'The unit "vaara" writes "ft", which is taken by "foot"',
  ],
  [
    'an unknown unit',
    "{ id: 'vaara', is: '67 inhc', rank: 'rare', source: 'IYP1959' }",
    'The unit "vaara" cannot be worked out from "67 inhc"',
  ],
  [
    'another dimension',
    "{ id: 'vaara', is: '67 gram', rank: 'rare', source: 'IYP1959' }",
    'The unit "vaara" has the dimension M',
  ],
  [
    'a definition of itself',
    "{ id: 'vaara', is: '67 vaara', rank: 'rare', source: 'IYP1959' }",
    'The unit "vaara" cannot be worked out from "67 vaara"',
  ],
] as const)('%s is reported in one sentence that names the row', { timeout: 60_000 }, async ([, row, sentence]) => {
  const back = await addUnit(row);
  const { isWell, output } = await generate();
  await back();
  expect(isWell).toBe(false);
  expect(output).toContain(sentence);
  expect(output.trim().split('\n')).toHaveLength(1);
});

const halver = `import { exactly } from '../model/decimal.ts';
import { over, ratio } from '../model/rational.ts';
import { rounded } from '../arithmetic/rounded.ts';
import { number, tool } from '../tool/declaration.ts';

/** Halves a number. */
export const halver = tool({
  id: 'halver',
  name: 'Halver',
  category: 'numbers',
  description: 'Halves a number.',
  keywords: ['half'],
  main: 'half',
  asks: ['halve {whole}'],
  params: { whole: number({ label: 'Whole' }) },
  result: { half: number({ label: 'Half' }) },
  examples: [{ given: { whole: 3 }, gives: { half: 1.5 } }],
  explain: () => ({ formulas: [{ gives: 'half', is: 'whole ÷ 2' }], limits: ['Any number.'] }),
  run({ whole }) {
    return { half: rounded(over(exactly(whole), ratio(2n))) };
  },
});
`;

test(
  'adding a unit, a source, a tool or a name takes a line in its file, and pnpm generate',
  {
    timeout: 300_000,
  },
  async () => {
    await addUnit("{ id: 'vaara', is: '67 inch', rank: 'rare', source: 'IYP1959' }");
    await addUnit("{ id: 'vaarb', is: '68 inch', rank: 'rare', source: 'MIT1958' }");
    await edit('data/sources.ts', (text) =>
      text.replace(
        /\n\} as const satisfies/,
        "\n  MIT1958: { title: 'The Smoot', body: 'MIT', year: 1958, url: 'https://www.mit.edu' },\n} as const satisfies",
      ),
    );
    await edit('tools/halver.ts', () => halver);
    await edit('tools/index.ts', (text) => `${text}export { halver } from './halver.ts';\n`);
    await edit('data/languages/de.ts', (text) => text.replace("    decibel: 'Dezibel',", "    decibel: 'Zehntelbel',"));
    expect(await generate()).toMatchObject({ isWell: true });
    const code = `const [{ convert }, { tools }, { ask }, { halver }, { format }, { default: locale }] = await Promise.all(
      ['index', 'catalog', 'ask', 'tools/index', 'text', 'generated/locales/de'].map((entry) => import('./src/' + entry + '.ts')));
    return [
      convert(2, 'vaaras', 'in'), convert(1, 'vaara/s', 'in/s'), convert(1, 'vaarb', 'in'),
      tools.some(({ id }) => id === 'halver'), ask('halve 5').result ?? ask('halve 5').answer.half, halver({ whole: 9 }).half,
      format(3, 'decibel', { locale, style: 'long' }),
    ];`;
    expect(await evaluate(code)).toEqual([134, 67, 68, true, 2.5, 4.5, '3 Zehntelbel']);
  },
);
