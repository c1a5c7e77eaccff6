// Runs and compiles every example of the documents with the packages as they would be published.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { entriesOf, referenceOf, type Entry } from './reference.ts';
import { node, tool } from './consumer.ts';

interface Example {
  readonly name: string;
  readonly language: string;
  readonly code: string;
}

const documents = [
  'README.md',
  'packages/engine/README.md',
  'packages/api/README.md',
  'packages/engine/docs/recipes.md',
  'packages/engine/docs/measured.md',
  'packages/engine/docs/amount.md',
  'packages/engine/docs/find.md',
  'packages/engine/docs/sheet.md',
  'packages/engine/docs/peers.md',
];

/** Returns the fenced code blocks of a document. */
const examplesOf = async (path: string): Promise<Example[]> => {
  const text = await readFile(new URL(`../${path}`, import.meta.url), 'utf8');
  return Array.from(text.matchAll(/^```(tsx?)\n([^]*?)^```$/gm), ([, language, code], index) => ({
    name: `${path.replace(/\W+/g, '-')}-${index + 1}`,
    language: language!,
    code: code!,
  }));
};

/** Returns the literal at the start of a line's comment, or undefined if there is nothing to check. */
const promise = /^(\s*)([^\s/].*?);? \/\/ ('[^']*'|-?\d[\d.e+-]*|true|false|\[.*\]|\{.*\})(?:,.*)?$/;

/** Returns a program with assertions: each expression with a comment is compared with the comment's value. */
const checked = (code: string): string =>
  code
    .split('\n')
    .map((line) => {
      const [, space, expression, value] = promise.exec(line) ?? [];
      if (expression === undefined || /^(?:const|let|import|return|export)\b/.test(expression)) return line;
      // The documents show the properties of an object, not its class
      const equal = /^[[{]/.test(value!) ? 'loose.deepEqual' : 'assert.equal';
      return `${space}${equal}(await (${expression}), ${value});`;
    })
    .join('\n');

const examples = (await Promise.all(documents.map(examplesOf))).flat();

const consumer = inject('consumer');
beforeAll(async () => {
  await Promise.all(
    examples.map(({ name, language, code }) => writeFile(join(consumer.folder, `${name}.${language}`), code)),
  );
});

/** Returns the exports of both packages, by entry. */
const entries = async (): Promise<Entry[]> => {
  const names = ['@units/engine', '@units/api'];
  const found = await Promise.all(names.map((name) => entriesOf(name, join(consumer.folder, 'node_modules', name))));
  return found.flat();
};

/** Types whose members need no comments: names of quantities, and the vocabulary of OpenAPI. */
const namedElsewhere = new Set(['UnitNames', 'UnitDimensions', 'Schema']);

describe('the reference', () => {
  let all: readonly Entry[];
  beforeAll(async () => {
    all = await entries();
  }, 60_000);

  test('docs/api.md says what the packages declare', async () => {
    await expect(referenceOf('Reference', all)).toMatchFileSnapshot('../docs/api.md');
  });

  test('explains every name, every member and every parameter, as editors show them', () => {
    const silent = all.flatMap(({ name: entry, names }) =>
      names
        .filter(({ name }) => !namedElsewhere.has(name))
        .flatMap(({ name, documentation, silent: members }) =>
          [...(documentation === '' ? [''] : []), ...members].map((member) => `${entry}: ${name}.${member}`),
        ),
    );
    expect(silent).toEqual([]);
  });

  test('has examples that give what they say', async () => {
    const programs = all.map(({ name: entry, names }) => {
      const values = names.filter(({ code }) => /^(?:const|class|function)\b/.test(code)).map(({ name }) => name);
      const blocks = names.flatMap(({ examples: found }) => found).filter((code) => checked(code) !== code);
      const kept = blocks.map((code) => `{\n${checked(code)}\n}`);
      return kept.length === 0
        ? ''
        : `await (async ({ ${values.join(', ')} }) => {\n${kept.join('\n')}\n})(await import('${entry}'));`;
    });
    await writeFile(
      join(consumer.folder, 'reference.mjs'),
      `import assert from 'node:assert/strict';\nimport loose from 'node:assert';\n${programs.join('\n')}`,
    );
    await node(consumer.folder, 'reference.mjs');
  });
});

describe('the examples', () => {
  /** The errors of examples, by name. */
  let failures: Readonly<Record<string, string>>;
  beforeAll(async () => {
    for (const { name, code } of examples) {
      const program = `import assert from 'node:assert/strict';\nimport loose from 'node:assert';\n${checked(code)}`;
      const { code: plain } = await transform(program, { loader: 'tsx', jsx: 'automatic', jsxImportSource: 'preact' });
      await writeFile(join(consumer.folder, `${name}.mjs`), plain);
    }
    // One process runs all: a process an example would load the packages each time
    const run = `const failures = {};
for (const name of ${JSON.stringify(examples.map(({ name }) => name))})
  await import(\`./\${name}.mjs\`).catch((error) => (failures[name] = error.stack ?? String(error)));
console.log(\`\\n\${JSON.stringify(failures)}\`);`;
    await writeFile(join(consumer.folder, 'examples.mjs'), run);
    failures = JSON.parse((await node(consumer.folder, 'examples.mjs')).split('\n').at(-1)!);
  }, 60_000);

  test.each(examples)('$name runs, and gives what it says', ({ name }) => {
    expect(failures[name]).toBeUndefined();
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
    // Other tests compile in this folder too, with settings of their own
    await writeFile(join(consumer.folder, 'tsconfig.docs.json'), JSON.stringify({ compilerOptions, files }));
    await node(consumer.folder, tool('typescript/bin/tsc'), '-p', 'tsconfig.docs.json');
  });
});
