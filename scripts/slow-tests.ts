import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

/**
 * Runs before the slow tests: builds the commands that they start, unless `npm test` has just built everything. A built
 * command takes a quarter of the processor time of its source. Turbo builds only what has changed.
 */
export default (): void => {
  if (process.env['BUILT'] === '1') return;
  const turbo = createRequire(import.meta.url).resolve('turbo/bin/turbo');
  const packages = ['@units/api', '@units/cli'].map((name) => `--filter=${name}`);
  execFileSync(process.execPath, [turbo, 'run', 'build', ...packages, '--output-logs=errors-only']);
};
