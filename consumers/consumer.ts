// A user's project: a folder with the tarballs that would be published, installed, and a few programs that use them.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const pnpm = join(root, 'node_modules/pnpm/bin/pnpm.cjs');
const exec = promisify(execFile);

/** Runs a program to its end. Returns its output; throws with the output if it fails. */
export const run = async (cwd: string, file: string, ...args: readonly string[]): Promise<string> => {
  try {
    return (await exec(file, args, { cwd, env: { ...process.env, NO_COLOR: '1' }, maxBuffer: 1e8 })).stdout.trim();
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${[file, ...args].join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
};

/** Runs a Node program of the project, such as pnpm or tsc. */
export const node = (cwd: string, ...args: readonly string[]): Promise<string> => run(cwd, process.execPath, ...args);

/** Returns the file of a command in the project's node_modules. */
export const tool = (path: string): string => join(root, 'node_modules', path);

/** Packs the packages as they would be published. Run `pnpm build` before. */
const pack = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const names = ['engine', 'elements', 'api', 'cli'];
  await Promise.all(
    names.map((name) =>
      node(
        join(root, 'packages', name),
        pnpm,
        '--config.pnpmfile=scripts/packing.cjs',
        'pack',
        '--pack-destination',
        folder,
      ),
    ),
  );
  const files = await readdir(folder);
  return Object.fromEntries(
    names.map((name) => [
      `@units/${name}`,
      `file:${join(
        folder,
        files.find((file) => file.includes(name))!,
      )}`,
    ]),
  );
};

export interface Consumer {
  readonly folder: string;
  /** The packed files, by package name. */
  readonly tarballs: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** Creates the folder and installs our packages, and others that a test needs. */
export const createConsumer = async (further: Readonly<Record<string, string>> = {}): Promise<Consumer> => {
  const folder = await mkdtemp(join(tmpdir(), 'units-consumer-'));
  const tarballs = await pack(folder);
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...tarballs, ...further },
    pnpm: { overrides: tarballs },
    // The setting that the README tells Parcel users to add
    '@parcel/resolver-default': { packageExports: true },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await cp(new URL('programs', import.meta.url), folder, { recursive: true });
  await node(folder, pnpm, 'install', '--prefer-offline', '--ignore-workspace', '--config.strict-dep-builds=false');
  return { folder, tarballs, remove: () => rm(folder, { recursive: true, force: true }) };
};

/** The output of programs/run.mjs on every runtime. */
export const answers = {
  convert: 3.1068559611866697,
  converter: 36,
  convertExact: '1.2000',
  unknown: 'unknown-unit',
  chosen: 1760,
  parse: 5,
  tip: 23,
  search: true,
};
