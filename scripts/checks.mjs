// `npm test` runs every check of the project, or those named with `--only lint,unit`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, command, fail, install, pinnedNode, root, run } from './setup.mjs';

const reports = mkdtempSync(join(tmpdir(), 'units-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/** Returns the result of a check with one count: passed, or failed with its output. */
const one = (problem) => ({ passed: problem ? 0 : 1, failed: problem ? 1 : 0, output: problem ?? '' });

const tool = async (packageName, name, ...args) => {
  const { code, output } = await run(pinnedNode, [command(packageName, name), ...args], { quiet: true });
  return one(code === 0 ? undefined : output || `${name} ended with code ${code}.`);
};

/** Runs the tests of a vitest project and counts them. A file that cannot be loaded counts as one failed test. */
const tests = async (project) => {
  const file = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await run(pinnedNode, [command('vitest'), 'run', '--project', project, ...reporters], {
    quiet: true,
    env: { CI: 'true', ...(needed.has('build') && { BUILT: '1' }) },
  });
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return one(output || `vitest ended with code ${code}.`);
  }
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unloaded.length;
  // An error outside any test also fails the run.
  return {
    passed: report.numPassedTests,
    failed: code === 0 ? failed : Math.max(1, failed),
    output: code === 0 ? '' : output,
  };
};

const steps = {
  install: async () => one(await install()),
  build: async () => one(await build()),
  format: () => tool('oxfmt', 'oxfmt', '--check'),
  lint: () => tool('oxlint', 'oxlint', '--type-aware', '--deny-warnings'),
  types: () => tool('typescript', 'tsc', '--build', 'tsconfig.solution.json', '--builders', '1'),
  unit: () => tests('unit'),
  slow: () => tests('slow'),
  published: () => tests('published'),
  sizes: () => tool('size-limit', 'size-limit'),
  browser: () => tests('browser'),
  unused: () => tool('knip', 'knip'),
  supply: async () => {
    const { code, output } = await run(pinnedNode, [join(root, 'scripts/supply.ts')], { quiet: true });
    return one(code === 0 ? undefined : output);
  },
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = values.only?.split(',') ?? Object.keys(steps);
for (const name of chosen) {
  if (!(name in steps)) fail(`--only knows ${Object.keys(steps).join(', ')}; got "${name}".`);
}
// The chosen steps and the steps that they need.
const needed = new Set([
  'install',
  ...(chosen.some((step) => ['browser', 'published', 'sizes'].includes(step)) ? ['build'] : []),
  ...chosen,
]);

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const begin = performance.now();
const rows = [];

/** Runs a step and prints its result. */
const take = async (name) => {
  const start = performance.now();
  const { passed, failed, output } = await steps[name]();
  const time = seconds(start);
  console.log(`${name.padEnd(9)} ${failed === 0 ? 'passed' : 'FAILED'}  ${time.padStart(7)}`);
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
  rows.push({ name, passed, failed, time });
  return failed === 0;
};

/**
 * Steps that run at the same time, because one waits for processes, pages or a network while the other one calculates.
 * Tests that measure do so in processor time, or with limits far above what they measure.
 */
const groups = [
  ['install'],
  ['build', 'format', 'lint', 'types'],
  ['unit'],
  ['published', 'sizes', 'unused', 'supply'],
  ['slow', 'browser'],
];

const turns = groups.map((group) => group.filter((step) => needed.has(step))).filter((turn) => turn.length > 0);
for (const together of turns) {
  console.log(`running   ${together.join(', ')}`);
  const passed = await Promise.all(together.map(take));
  // Nothing runs if the installation failed
  if (together[0] === 'install' && !passed[0]) break;
}

const row = (name, passed, failed, time) =>
  console.log(`${name.padEnd(9)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${time.padStart(7)}`);
const sum = (key) => rows.reduce((total, entry) => total + entry[key], 0);

console.log();
row('step', 'passed', 'failed', 'time');
for (const { name, passed, failed, time } of rows) row(name, passed, failed, time);
row('total', sum('passed'), sum('failed'), seconds(begin));
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);
