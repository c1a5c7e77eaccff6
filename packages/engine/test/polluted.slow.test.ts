import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('indexes of a polluted Object.prototype lead to no raw error in the first calls of a process', () => {
  const script = `${import.meta.dirname}/polluted.ts`;
  expect(execFileSync(process.execPath, [script], { encoding: 'utf8' })).toBe('');
});
