// npm signs a release with its repository, and refuses a package whose package.json names no repository or another one.

interface Manifest {
  readonly name: string;
  readonly repository?: { readonly url?: string };
}

/**
 * Returns the reason why a package cannot be published, as a sentence, or undefined. `home` is the address of the
 * publishing repository, if known.
 */
export const repositoryProblem = ({ name, repository }: Manifest, home: string | undefined): string | undefined => {
  const url = repository?.url?.replace(/^git\+/, '').replace(/\.git$/, '');
  if (url === undefined) {
    return `${name} names no repository: set "repository" in its package.json (CONTRIBUTING.md, "Cut a release").`;
  }
  if (home !== undefined && url !== home) return `${name} names the repository ${url}, and is published from ${home}.`;
  return undefined;
};
