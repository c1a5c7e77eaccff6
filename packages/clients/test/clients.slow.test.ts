import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { start, type Running } from '@units/api/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compile } from '../src/compile.ts';
import { generators } from '../src/generators.ts';
import { callsOf, type Call } from '../src/operations.ts';

// Inside the package, so that the imports of the clients are found.
const built = join(import.meta.dirname, '../dist');
mkdirSync(built, { recursive: true });
const home = mkdtempSync(join(built, 'clients-'));
const main = join(import.meta.dirname, '../src/main.ts');
const guide = readFileSync(join(import.meta.dirname, '../../../docs/clients.md'), 'utf8');

/** Runs a Node program and returns its output. */
const run = async (...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, args, { maxBuffer: 1 << 26 })).stdout;

let server: Running;
let calls: readonly Call[];
let example: string;
let problems: readonly string[];

beforeAll(async () => {
  server = await start({ port: 0, host: '127.0.0.1', drainTimeout: 1 });
  const text = await (await fetch(`${server.url}/openapi.json`)).text();
  calls = callsOf(JSON.parse(text));
  writeFileSync(join(home, 'openapi.json'), text);
  // In a separate process, because some generators would look for their own sources in the test runner's.
  await run(main, home, server.url);
  [, example = ''] = /```ts\n([^]+?)```/.exec(guide)!;
  const placed = example.replace('./units.js', './openapi-typescript/schema.js');
  writeFileSync(join(home, 'guide.ts'), placed.replace('https://units.example', server.url));
  problems = await compile(home);
}, 180_000);
afterAll(async () => {
  await server.stop();
  rmSync(home, { recursive: true });
});

/** Returns the body of the answer to a call, requested without a client. */
const ask = async ({ method, path, inPath, query, body }: Call): Promise<unknown> => {
  const at = path.replace(/\{(\w+)\}/, (_, name: string) => encodeURIComponent(String(inPath[name])));
  const parameters = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  const response = await fetch(`${server.url}${at}?${new URLSearchParams(parameters).toString()}`, {
    method,
    ...(body ? { body: JSON.stringify(body.value) } : {}),
  });
  return response.json();
};

it('what the generators make, and docs/clients.md, compile strictly', () => {
  expect(problems).toEqual([]);
});

it.each(generators)('the client by $name calls every operation', async ({ name, isStrict = false }) => {
  const answers = JSON.parse(await run(join(home, name, 'program.js'), server.url));
  expect(Object.keys(answers)).toEqual(calls.map(({ id }) => id));
  for (const call of calls) {
    const [answer, whole] = [{ [call.id]: answers[call.id] }, { [call.id]: await ask(call) }];
    // Only undescribed fields are dropped
    expect(whole).toMatchObject(answer);
    expect(Object.keys(answers[call.id])).toEqual(Object.keys(whole[call.id] as object));
    expect(isStrict ? whole : answer).toEqual(whole);
  }
});

it('docs/clients.md says what its program writes', async () => {
  const said = [...example.matchAll(/console\.log.+\/\/ (.+)/g)].map(([, text]) => text);
  expect((await run(join(home, 'guide.js'))).trim().split('\n')).toEqual(said);
});
