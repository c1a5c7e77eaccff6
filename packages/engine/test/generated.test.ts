import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the generated files match the rows', { timeout: 300_000 }, () => {
  const script = new URL('../scripts/generate.ts', import.meta.url).pathname;
  expect(execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })).toBe('');
});
