import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { UnitsError } from '../src/index.ts';

/** Entries of this repository's own programs. */
const privateEntries = new Set(['./internal', './server']);

const entries = Object.entries(manifest.exports).filter(
  ([name, file]) => file.endsWith('.ts') && !name.includes('*') && !privateEntries.has(name),
);

test.each(entries)('%s exports the error that it throws', async (_, file) => {
  expect(await import(new URL(`../${file}`, import.meta.url).href)).toMatchObject({ UnitsError });
});
