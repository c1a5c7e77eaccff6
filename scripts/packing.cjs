// Changes the packed package.json, for `pnpm --config.pnpmfile=scripts/packing.cjs pack`: removes scripts and build
// dependencies, and adds the repository of the release.
const { execFileSync } = require('node:child_process');

/**
 * Returns the address of the repository: from the release workflow, or from the clone. Undefined for a clone without
 * one.
 */
const home = () => {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
  if (server && name) return `${server}/${name}`;
  try {
    const quiet = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    const url = execFileSync('git', ['remote', 'get-url', 'origin'], quiet).trim();
    return url.startsWith('https:') ? url.replace(/\.git$/, '') : undefined;
  } catch {
    return undefined;
  }
};

const beforePacking = (manifest) => {
  const packed = { ...manifest };
  delete packed.scripts;
  delete packed.devDependencies;
  const url = packed.repository ? undefined : home();
  if (url === undefined) return packed;
  const directory = `packages/${packed.name.split('/')[1]}`;
  const repository = { type: 'git', url: `git+${url}.git`, directory };
  return { ...packed, repository, homepage: `${url}#readme`, bugs: `${url}/issues` };
};

module.exports = { hooks: { beforePacking } };
