import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { warmUp } from './warm-up.ts';

test('makes each of its pieces without a fault', async () => {
  await expect(warmUp()).resolves.toBeUndefined();
});

test('keeps no process alive, and makes nothing in one that ends', async () => {
  const program = `
    const { warmUp } = await import(${JSON.stringify(new URL('warm-up.ts', import.meta.url).href)});
    void warmUp().then(() => console.log('made'));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(stdout).toBe('');
});
