import { defineConfig } from 'vitest/config';

const outside = ['**/node_modules/**', '**/dist/**'];

/** The packages without pages. Their tests run as they are, because calls between modules that Vite transforms take longer. */
const native = 'packages/{api,cli,clients,engine}';
const nodeModules = { experimental: { viteModuleRunner: false } };

/** The packages with pages, which Vite compiles. */
const pages = '{apps/*,packages/{elements,ui}}';

const quick = {
  exclude: [...outside, '**/*.{browser,slow}.test.ts'],
  // One after another in the same worker: the engine is loaded once, not once a file
  isolate: false,
  // Ten times what the longest takes on a quiet machine: one with other work failed tests that were only waiting
  testTimeout: 30_000,
};

/**
 * Tests that start processes or work through thousands of cases, on machines that may have other work: what fails once may have waited for
 * that, what fails twice is a fault.
 */
const slow = {
  exclude: outside,
  globalSetup: 'scripts/slow-tests.ts',
  isolate: false,
  retry: 1,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    // One worker more than by default: with two cores, twice as many
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${native}/{src,test}/**/*.test.ts`, 'scripts/**/*.test.ts'],
          ...quick,
          ...nodeModules,
        },
      },
      { test: { name: 'unit-pages', include: [`${pages}/{src,test}/**/*.test.ts`], ...quick } },
      { test: { name: 'slow', include: [`${native}/{src,test}/**/*.slow.test.ts`], ...slow, ...nodeModules } },
      { test: { name: 'slow-pages', include: [`${pages}/{src,test}/**/*.slow.test.ts`], ...slow } },
      {
        test: {
          name: 'published',
          include: ['consumers/{published,docs,migration,peers}.test.ts'],
          globalSetup: 'consumers/install.ts',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'consumers',
          include: ['consumers/everywhere.test.ts'],
        },
      },
      {
        test: {
          name: 'browser',
          include: ['{apps,packages}/*/test/**/*.browser.test.ts'],
          exclude: outside,
          globalSetup: 'scripts/browser-tests.ts',
          // A worker loads Playwright and starts its browser once, not once a file
          isolate: false,
          retry: 1,
          testTimeout: 60_000,
          expect: { poll: { interval: 20, timeout: 20_000 } },
        },
      },
    ],
  },
});
