import { expect, test } from 'vitest';
import { repositoryProblem } from './repository.ts';

const home = 'https://example.org/units/units';

test('a package without a repository is not published', () => {
  expect(repositoryProblem({ name: '@units/engine' }, home)).toMatch(
    /^@units\/engine names no repository: set "repository"/,
  );
});

test('refuses to publish a package that names another repository', () => {
  const repository = { url: 'git+https://example.org/units/fork.git' };
  expect(repositoryProblem({ name: '@units/engine', repository }, home)).toBe(
    `@units/engine names the repository https://example.org/units/fork, and is published from ${home}.`,
  );
});

test('one that names its own is', () => {
  const repository = { url: `git+${home}.git` };
  expect(repositoryProblem({ name: '@units/engine', repository }, home)).toBeUndefined();
  expect(repositoryProblem({ name: '@units/engine', repository }, undefined)).toBeUndefined();
});
