// npm signs a release with the repository that it comes from, and refuses one whose package.json names no or another repository.

interface Manifest {
  readonly name: string;
  readonly repository?: { readonly url?: string };
}

/**
 * Returns the reason that keeps a package from being published, as a sentence, or undefined. `home` is the address of the repository that
 * publishes, where it is known.
 */
export const repositoryProblem = ({ name, repository }: Manifest, home: string | undefined): string | undefined => {
  const url = repository?.url?.replace(/^git\+/, '').replace(/\.git$/, '');
  if (url === undefined) {
    return `${name} names no repository: set "repository" in its package.json (CONTRIBUTING.md, "Cut a release").`;
  }
  if (home !== undefined && url !== home) return `${name} names the repository ${url}, and is published from ${home}.`;
  return undefined;
};
