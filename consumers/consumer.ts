// A folder as a user of the packages has it: the tarballs that would be published, installed, and a few programs that use them.
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const pnpm = join(root, 'node_modules/pnpm/bin/pnpm.cjs');
const exec = promisify(execFile);

/** Runs a program to its end. Gives what it printed; throws with all of it when it fails. */
export const run = async (cwd: string, file: string, ...args: readonly string[]): Promise<string> => {
  try {
    return (await exec(file, args, { cwd, env: { ...process.env, NO_COLOR: '1' }, maxBuffer: 1e8 })).stdout.trim();
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${[file, ...args].join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
};

/** Runs a Node program of the project: pnpm, tsc and their kin. */
export const node = (cwd: string, ...args: readonly string[]): Promise<string> => run(cwd, process.execPath, ...args);

/** The file behind a command that the project has installed. */
export const tool = (path: string): string => join(root, 'node_modules', path);

/** Packs the packages as they would be published. Needs what `pnpm build` builds. */
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
  /** The packed files by the name of their package. */
  readonly tarballs: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** Makes the folder and installs the packages, and further ones where a test needs them. */
export const createConsumer = async (further: Readonly<Record<string, string>> = {}): Promise<Consumer> => {
  const folder = await mkdtemp(join(tmpdir(), 'units-consumer-'));
  const tarballs = await pack(folder);
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...tarballs, ...further },
    pnpm: { overrides: tarballs },
    // What the README says that Parcel needs
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
