// Runs the calls in the tables of packages/engine/docs/migration.md: the other library's call in its package, ours in
// the packed one. Compares the results.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { node } from './consumer.ts';
import { createPeer } from './peer.ts';

interface Row {
  readonly theirs: string;
  readonly ours: string;
}

interface Section {
  readonly name: string;
  readonly imports: string;
  readonly rows: readonly Row[];
}

const text = await readFile(new URL('../packages/engine/docs/migration.md', import.meta.url), 'utf8');
const [head = '', ...parts] = text.split(/^## From /m);

const blockOf = (part: string): string => /^```(?:js|ts)\n([^]*?)^```$/m.exec(part)![1]!;

/** Returns the rows with one call on each side. Other rows are prose. */
const rowsOf = (part: string): Row[] =>
  Array.from(part.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\|$/gm), ([, theirs, ours]) => ({
    theirs: theirs!,
    ours: ours!,
  }));

const sections: readonly Section[] = parts.map((part) => ({
  name: part.split('\n')[0]!,
  imports: blockOf(part),
  rows: rowsOf(part),
}));

/** Runs the calls of one side and returns their results. */
const run = async (folder: string, imports: string, calls: readonly string[]): Promise<unknown[]> => {
  const replacer = "(_, value) => (typeof value === 'bigint' ? String(value) : value)";
  const program = `${imports}\nconsole.log(JSON.stringify([${calls.join(',\n')}], ${replacer}));\n`;
  await writeFile(join(folder, 'rows.mjs'), program);
  return JSON.parse(await node(folder, 'rows.mjs')) as unknown[];
};

/**
 * Returns a result in a comparable form, without the library's wrapper. Numbers have six digits, because some libraries
 * round their factors.
 */
const comparable = (result: unknown): unknown => {
  if (typeof result === 'number') return result.toPrecision(6);
  // Libraries list different units
  if (Array.isArray(result)) return result.length === 1 ? comparable(result[0]) : 'a list';
  if (typeof result !== 'object' || result === null) return result;
  const { value, quantity, val } = result as Readonly<Record<string, unknown>>;
  return comparable(value ?? quantity ?? val ?? 'a description');
};

const consumer = inject('consumer');

describe.each(sections)('from $name', (section) => {
  let theirs: unknown[];
  let ours: unknown[];
  beforeAll(async () => {
    const { name, imports, rows } = section;
    const peer = await createPeer(join(consumer.folder, 'migration'), name);
    theirs = await run(
      peer,
      imports,
      rows.map((row) => row.theirs),
    );
    ours = await run(
      consumer.folder,
      blockOf(head),
      rows.map((row) => row.ours),
    );
  }, 60_000);

  test.each(section.rows.map((row, index) => ({ ...row, index })))('$theirs is $ours', ({ index }) => {
    expect(comparable(ours[index])).toBe(comparable(theirs[index]));
  });
});

test('every library has rows that run', () => {
  expect(sections.map(({ name, rows }) => [name, rows.length > 0])).toEqual(
    ['convert 8', 'convert-units 2', 'convert-units 3', 'js-quantities', 'mathjs'].map((name) => [name, true]),
  );
});
