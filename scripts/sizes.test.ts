import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Size {
  readonly path: string;
  readonly limit: string;
}

const sizes = JSON.parse(readFileSync('.size-limit.json', 'utf8')) as readonly Size[];
const readme = readFileSync('packages/engine/README.md', 'utf8');

/** Returns the file of an entry, which may have another name. */
const fileOf = (entry: string): string => (entry === 'units' ? 'unit-constants' : entry);

const rows = Array.from(readme.matchAll(/^\| [^|]+ \| `@units\/engine(?:\/(\w+))?` +\| ([\d.]+) kB/gm), (row) => ({
  entry: row[1] ?? 'index',
  size: Number(row[2]),
}));

test('the README has a size for seven entries', () => expect(rows).toHaveLength(7));

test.each(rows)('the README says what $entry weighs: within 5 % of its limit', ({ entry, size }) => {
  const limit = sizes.find(({ path }) => path === `packages/engine/dist/${fileOf(entry)}.js`)?.limit;
  expect(size).toBeLessThanOrEqual(Number.parseFloat(limit ?? ''));
  expect(size).toBeGreaterThan(Number.parseFloat(limit ?? '') * 0.95);
});
