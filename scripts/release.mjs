// Packs a release, or rehearses it: `node scripts/release.mjs pack <folder>`, `node scripts/release.mjs rehearse`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { repositoryProblem } from './repository.ts';
import { command, fail, pinnedNode, root } from './setup.mjs';

/** The packages, dependencies first. */
const packages = ['engine', 'elements', 'api', 'cli'];

// Turbo looks for pnpm in the PATH, and the machine may not have it
const PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);

const node = (cwd, ...args) =>
  void execFileSync(pinnedNode, args, { cwd, stdio: 'inherit', env: { ...process.env, PATH } });

const npm = (...args) => execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** Packs without scripts and build dependencies, and with the address of the repository. */
const packing = ['--config.pnpmfile=scripts/packing.cjs', 'pack'];

const manifestOf = (clone, name) => JSON.parse(readFileSync(join(clone, 'packages', name, 'package.json'), 'utf8'));

const isPublished = ({ name, version }) => {
  try {
    return npm('view', `${name}@${version}`, 'version', '--silent').trim() !== '';
  } catch {
    // npm exits with an error for a package that was never published
    return false;
  }
};

/** Builds a clone, and packs every package whose version is not yet on npm. */
const pack = (clone, folder) => {
  mkdirSync(folder, { recursive: true });
  node(clone, command('turbo'), 'run', 'build', ...packages.map((name) => `--filter=@units/${name}`));
  for (const name of packages) {
    const manifest = manifestOf(clone, name);
    if (isPublished(manifest)) console.log(`${manifest.name} ${manifest.version} is published already.`);
    else node(join(clone, 'packages', name), command('pnpm'), ...packing, '--pack-destination', folder);
  }
};

/** Returns sentences about packages that npm would refuse. */
const problems = (clone) => {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
  const url = repository === undefined ? undefined : `${server}/${repository}`;
  // Packing adds the address if the manifest has none
  const repositoryAt = url === undefined ? {} : { repository: { url } };
  return packages.flatMap((name) => repositoryProblem({ ...repositoryAt, ...manifestOf(clone, name) }, url) ?? []);
};

/** Runs a whole release in a clone, without the upload. */
const rehearse = () => {
  const clone = mkdtempSync(join(tmpdir(), 'units-release-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--local', root, clone]);
    node(clone, command('pnpm'), 'install', '--frozen-lockfile', '--prefer-offline');
    node(clone, command('@changesets/cli', 'changeset'), 'version');
    const tarballs = join(clone, 'tarballs');
    pack(clone, tarballs);
    for (const file of readdirSync(tarballs)) npm('publish', join(tarballs, file), '--dry-run', '--access', 'public');
    for (const name of packages) {
      const { name: id, version } = manifestOf(clone, name);
      console.log(`${id} ${version} would be published.`);
    }
    for (const problem of problems(clone)) console.log(`Not yet: ${problem}`);
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
};

const [task, folder] = process.argv.slice(2);
if (task === 'pack' && folder !== undefined) {
  const found = problems(root);
  if (found.length > 0) fail(found.join('\n'));
  pack(root, resolve(folder));
} else if (task === 'rehearse') rehearse();
else throw new Error('Usage: node scripts/release.mjs pack <folder> | rehearse');
