// Every example of the documents, run with the packages as they would be published, and compiled.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceOf } from './reference.ts';
import { createConsumer, node, tool, type Consumer } from './consumer.ts';

interface Example {
  readonly name: string;
  readonly language: string;
  readonly code: string;
}

const documents = [
  'README.md',
  'packages/engine/README.md',
  'packages/api/README.md',
  'docs/recipes.md',
  'docs/migration.md',
];

/** The fenced blocks of a document that are programs. */
const examplesOf = async (path: string): Promise<Example[]> => {
  const text = await readFile(new URL(`../${path}`, import.meta.url), 'utf8');
  return Array.from(text.matchAll(/^```(tsx?|js)\n([^]*?)^```$/gm), ([, language, code], index) => ({
    name: `${path.replace(/\W+/g, '-')}-${index + 1}`,
    language: language!,
    code: code!,
  }));
};

/** What a line promises in its comment: a literal at its start, or nothing that can be checked. */
const promise = /^(\s*)([^\s/].*?);? \/\/ ('[^']*'|-?\d[\d.e+-]*|true|false|\[.*\]|\{.*\})(?:,.*)?$/;

/** The program with its promises kept: each expression with a comment is compared with what the comment says. */
const checked = (code: string): string =>
  code
    .split('\n')
    .map((line) => {
      const [, space, expression, value] = promise.exec(line) ?? [];
      if (expression === undefined || /^(?:const|let|import|return|export)\b/.test(expression)) return line;
      // The documents show what an object holds, not its class
      const equal = /^[[{]/.test(value!) ? 'loose.deepEqual' : 'assert.equal';
      return `${space}${equal}(await (${expression}), ${value});`;
    })
    .join('\n');

/** The values that a section of the reference documents. */
const namesIn = (section: string): string =>
  Array.from(section.matchAll(/^(?:const|class) (\w+)/gm), ([, name]) => name).join(', ');

const examples = (await Promise.all(documents.map(examplesOf))).flat();

let consumer: Consumer;
beforeAll(async () => {
  consumer = await createConsumer({ preact: '11.2.0' });
  await Promise.all(
    examples.map(({ name, language, code }) => writeFile(join(consumer.folder, `${name}.${language}`), code)),
  );
}, 120_000);
afterAll(() => consumer.remove());

test('docs/api.md says what the packages declare', async () => {
  const entries = ['.', './quantities', './text', './tools'];
  const text = await referenceOf('@units/engine', join(consumer.folder, 'node_modules/@units/engine'), entries);
  await expect(text).toMatchFileSnapshot('../docs/api.md');
});

test('the examples of the reference give what they say', async () => {
  const text = await readFile(new URL('../docs/api.md', import.meta.url), 'utf8');
  const sections = text.split(/^## @units\/engine/m).slice(1);
  const programs = sections.map((section) => {
    const entry = /^\S*/.exec(section)![0];
    const blocks = Array.from(section.matchAll(/^```ts\n([^]*?)^```$/gm), ([, code]) => code!);
    const kept = blocks.filter((code) => checked(code) !== code).map((code) => `{\n${checked(code)}}`);
    return `await (async ({ ${namesIn(section)} }) => {\n${kept.join('\n')}\n})(await import('@units/engine${entry}'));`;
  });
  await writeFile(
    join(consumer.folder, 'reference.mjs'),
    `import assert from 'node:assert/strict';\nimport loose from 'node:assert';\n${programs.join('\n')}`,
  );
  await node(consumer.folder, 'reference.mjs');
});

describe('the examples', () => {
  test.each(examples)('$name runs, and gives what it says', { timeout: 30_000 }, async ({ name, code }) => {
    const program = `import assert from 'node:assert/strict';\nimport loose from 'node:assert';\n${checked(code)}`;
    const { code: plain } = await transform(program, { loader: 'tsx', jsx: 'automatic', jsxImportSource: 'preact' });
    await writeFile(join(consumer.folder, `${name}.mjs`), plain);
    await node(consumer.folder, `${name}.mjs`);
  });

  test('promise something, most of them', () => {
    expect(examples.filter(({ code }) => checked(code) !== code).length).toBeGreaterThan(examples.length / 2);
  });

  test('compile', { timeout: 60_000 }, async () => {
    const compilerOptions = {
      module: 'nodenext',
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      strict: true,
      noEmit: true,
      types: [],
      skipLibCheck: true,
      jsx: 'react-jsx',
      jsxImportSource: 'preact',
    };
    const files = examples.map(({ name, language }) => `${name}.${language}`);
    await writeFile(join(consumer.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    await node(consumer.folder, tool('typescript/bin/tsc'), '-p', '.');
  });
});
