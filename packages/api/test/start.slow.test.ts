import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const server = new URL('../src/node/server.ts', import.meta.url).href;

/** Returns a program that starts a server, sends it a request, and prints which modules of Node are loaded by then. */
const program = (path: string): string => `
  const { start } = await import('${server}');
  const { url } = await start({ port: 0, host: '127.0.0.1' });
  process.getBuiltinModule('node:http').get(url + ${JSON.stringify(path)}, (response) => {
    response.resume().on('end', () => {
      console.log(response.statusCode, process.moduleLoadList.some((name) => name.endsWith('undici/undici')));
      process.exit();
    });
  });`;

/** Returns true if an answer loaded Request and Response, which takes as long as starting Node. */
const asked = async (path: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program(path)]);
  return stdout.trim();
};

it.each(['/health', '/convert?value=5&from=km&to=mi'])(
  'the first answer to %s waits for nothing it does not need',
  async (path) => {
    expect(await asked(path)).toBe('200 false');
  },
  20_000,
);

it('loads the reader only for texts that need it', async () => {
  expect(await asked('/units')).toBe('200 true');
}, 20_000);
