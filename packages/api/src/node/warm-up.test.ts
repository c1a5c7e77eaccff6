import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { processorTime } from '../../../../scripts/processor-time.ts';
import { warmUp } from './warm-up.ts';

test('requests existing paths, and one unknown unit', async () => {
  const app = createApp();
  const statuses: number[] = [];
  await warmUp(async (path) => void statuses.push((await app.request(path)).status));
  expect(statuses).toEqual([200, 200, 200, 400, 200, 200]);
});

test('prepares answers in advance', async () => {
  const app = createApp();
  const asked: string[] = [];
  await warmUp(async (path) => {
    asked.push(path);
    await app.request(path);
  });
  for (const path of asked) expect(await processorTime(() => app.request(path))).toBeLessThan(40);
});

test('does not keep a process alive, and stops in one that ends', async () => {
  const program = `
    const { warmUp } = await import(${JSON.stringify(new URL('warm-up.ts', import.meta.url).href)});
    void warmUp(async () => console.log('made'));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(stdout).toBe('');
});
