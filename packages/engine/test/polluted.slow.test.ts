import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each(['text', 'number'])(
  'a polluted Object.prototype changes no answer of the first calls of a process: %s',
  (kind) => {
    const script = `${import.meta.dirname}/polluted.ts`;
    expect(execFileSync(process.execPath, [script, kind], { encoding: 'utf8' })).toBe('');
  },
  120_000,
);
