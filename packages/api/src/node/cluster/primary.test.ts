import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

/** A primary that kills its worker, and sends it a message before it can notice its end. */
const program = `
  import cluster from 'node:cluster';
  import { once } from 'node:events';
  import { startWorker } from ${JSON.stringify(new URL('primary.ts', import.meta.url).href)};

  if (cluster.isWorker) setInterval(() => {}, 1000);
  else {
    const worker = startWorker(0);
    await once(worker, 'online');
    const exit = new Promise((resolve) => worker.once('exit', resolve));
    process.kill(worker.process.pid, 'SIGKILL');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    worker.send('a word');
    await exit;
    console.log('heard of its end');
  }
`;

test('a message to a worker that has ended is not an error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'primary-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'primary.mjs');
  await writeFile(file, program);
  const { stdout } = await promisify(execFile)(process.execPath, [file]);
  expect(stdout).toBe('heard of its end\n');
}, 20_000);
