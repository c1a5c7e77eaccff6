import { defineConfig } from 'vitest/config';

const outside = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    // One worker more than by default: with two cores, twice as many
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...outside, '**/*.{browser,slow}.test.ts'],
          // One after another in the same worker: the engine is loaded once, not once a file
          isolate: false,
          // Ten times what the longest takes on a quiet machine: one with other work failed tests that were only waiting
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'slow',
          // They start processes or work through thousands of cases, on machines that may have other work: what fails once may have
          // waited for that, what fails twice is a fault
          include: ['{packages,apps}/*/{src,test}/**/*.slow.test.ts'],
          exclude: outside,
          globalSetup: 'scripts/slow-tests.ts',
          // As the unit tests do
          isolate: false,
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
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
