import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { conversion } from '@units/engine/tools';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '../src/content/examples.ts';

const run = promisify(execFile);
const python = ['python3', 'python'].find((command) => spawnSync(command, ['--version']).status === 0);

/** A server that answers conversions as the API does. */
const server = createServer(({ url }, response) => {
  const query = Object.fromEntries(new URL(url!, 'http://localhost').searchParams);
  response.setHeader('Content-Type', 'application/json');
  response.end(
    JSON.stringify(conversion({ ...query, value: Number(query['value']) } as Parameters<typeof conversion>[0])),
  );
});

let code: Readonly<Record<string, string>>;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  code = Object.fromEntries(examples(`http://127.0.0.1:${port}`).map((example) => [example.language, example.code]));
});

afterAll(() => server.close());

test('the example in JavaScript prints the result that it says', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code['JavaScript']!]);
  expect(stdout.trim()).toBe(/\/\/ (.*)$/.exec(code['JavaScript']!)![1]);
});

test.skipIf(!python)('the example in Python prints the result that it says', async () => {
  const { stdout } = await run(python!, ['-c', code['Python']!]);
  expect(stdout.trim()).toBe(/# (.*)$/.exec(code['Python']!)![1]);
});
