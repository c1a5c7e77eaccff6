// What a packed package.json says, for `pnpm pack --pnpmfile scripts/packing.cjs`: neither scripts nor what the build needs, and the
// repository that the release comes from.
const { execFileSync } = require('node:child_process');

/** The address of the repository: that of the workflow that releases, or of the clone. Undefined for a clone without one. */
const home = () => {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
  if (server && name) return `${server}/${name}`;
  try {
    const url = execFileSync('git', ['remote', 'get-url', 'origin'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return /^https:/.test(url) ? url.trim().replace(/\.git$/, '') : undefined;
  } catch {
    return undefined;
  }
};

const beforePacking = ({ scripts: _, devDependencies: __, ...manifest }, directory) => {
  const url = manifest.repository ? undefined : home();
  if (url === undefined) return manifest;
  return {
    ...manifest,
    repository: { type: 'git', url: `git+${url}.git`, directory: `packages/${manifest.name.split('/')[1]}` },
    homepage: `${url}#readme`,
    bugs: `${url}/issues`,
  };
};

module.exports = { hooks: { beforePacking } };
