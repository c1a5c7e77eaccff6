import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leanModules } from '../scripts/lean.ts';
import { piecesModule, unitNamesModule } from '../scripts/pieces.ts';

const committed = (path: string): string => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8');

test.each<readonly [path: string, written: () => string]>([
  ['generated/unit-names.ts', unitNamesModule],
  ['generated/quantities.ts', piecesModule],
  ...leanModules,
])('%s says what the rows say: pnpm --filter @units/engine run pieces', { timeout: 30_000 }, (path, written) => {
  expect(committed(path) === written()).toBe(true);
});
