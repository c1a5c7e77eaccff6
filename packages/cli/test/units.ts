import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The built command, which the tests build (scripts/slow-tests.ts). */
export const main = join(import.meta.dirname, '../bin/units.js');

/** The cache of the compiled source: with it, a command takes a quarter less processor time. */
export const compiled = join(import.meta.dirname, '../node_modules/.cache/compiled');

/** The output of a finished command. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `units` with arguments, standard input and environment. */
export const units = (args: readonly string[], input?: Buffer | string, environment = process.env): Promise<Ended> =>
  new Promise((done, fail) => {
    const env = { ...environment, NO_COLOR: '1', LC_ALL: 'C', NODE_COMPILE_CACHE: compiled };
    const child = spawn(process.execPath, [main, ...args], { env });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('error', fail).on('close', (code) => done({ code, out, err }));
    child.stdin.on('error', () => {}).end(input);
  });
