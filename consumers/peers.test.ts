// Tests the tables of packages/engine/docs/peers.md: each call runs in its own package, ours in the packed one, and is
// compared with the table.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { node } from './consumer.ts';
import { createPeer } from './peer.ts';

interface Row {
  readonly task: string;
  readonly library: string;
  readonly call: string;
  /** The result as JavaScript writes it. Undefined for an error. */
  readonly gives: string | undefined;
}

const text = await readFile(new URL('../packages/engine/docs/peers.md', import.meta.url), 'utf8');

const imports = new Map(
  Array.from(text.matchAll(/^```js\n\/\/ (\S+)\n([^]*?)^```$/gm), ([, library, code]) => [library!, code!]),
);

const rows: readonly Row[] = text
  .split(/^## /m)
  .slice(1)
  .flatMap((part) =>
    Array.from(part.matchAll(/^\| (\S+) +\| `(.+?)` +\| (?:`(.+)`|throws) +\|$/gm), ([, library, call, gives]) => ({
      task: part.split('\n')[0]!,
      library: library!,
      call: call!,
      gives,
    })),
  );

/** Returns a program that prints the result of each call, and true if it equals the table's. */
const programOf = (library: string, own: readonly Row[]): string => {
  const calls = own.map(({ call, gives }) => {
    const end = call.lastIndexOf('; ');
    const [before, last] = end < 0 ? ['', call] : [call.slice(0, end), call.slice(end + 2)];
    return `await told(() => { ${before}; return ${last}; }, ${gives ?? 'undefined'})`;
  });
  return `import { isDeepStrictEqual } from 'node:util';
${imports.get(library)!}
const told = async (work, gives) => {
  try {
    const given = await work();
    return isDeepStrictEqual(given, gives) ? 'as told' : JSON.stringify(given);
  } catch (error) {
    return gives === undefined ? 'as told' : String(error);
  }
};
console.log(JSON.stringify([${calls.join(',\n')}]));
`;
};

const consumer = inject('consumer');

describe.each([...imports.keys()])('%s', (library) => {
  const own = rows.filter((row) => row.library === library);
  let results: readonly string[];
  beforeAll(async () => {
    const folder = library === 'units' ? consumer.folder : await createPeer(join(consumer.folder, 'peers'), library);
    await writeFile(join(folder, 'peers.mjs'), programOf(library, own));
    results = JSON.parse(await node(folder, 'peers.mjs')) as readonly string[];
  }, 60_000);

  test.each(own.map((row, index) => ({ ...row, index })))('$task: $call', ({ index }) => {
    expect(results[index]).toBe('as told');
  });
});

test('thirty tasks, seven other libraries', () => {
  expect(new Set(rows.map(({ task }) => task)).size).toBeGreaterThanOrEqual(30);
  expect([...imports.keys()]).toHaveLength(8);
  expect(rows.every(({ library }) => imports.has(library))).toBe(true);
});
