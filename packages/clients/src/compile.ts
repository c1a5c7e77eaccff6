import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Strict compiler options, for Node's modules. */
const compilerOptions = {
  strict: true,
  target: 'ES2022',
  module: 'NodeNext',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  types: ['node'],
  skipLibCheck: true,
};

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript-7/package.json')), 'bin/tsc');

/** Compiles all programs in a folder to JavaScript next to them. Returns the compiler's errors, one line each. */
export const compile = async (folder: string): Promise<readonly string[]> => {
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const run = promisify(execFile)(process.execPath, [compiler, '--pretty', 'false'], {
    cwd: folder,
    maxBuffer: 1 << 26,
  });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return stdout.split('\n').filter((line) => line !== '');
};
