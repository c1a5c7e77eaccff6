// `npm test` runs every check of the project, or those named with `--only lint,unit`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, command, fail, install, pinnedNode, root, run } from './setup.mjs';

const reports = mkdtempSync(join(tmpdir(), 'units-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

// Node compiles a file once for all processes: one that runs the engine's source starts in a quarter of the time
process.env.NODE_COMPILE_CACHE ??= join(reports, 'compiled');

/** Returns the result of a check with one count: passed, or failed with its output. */
const one = (problem) => ({ passed: problem ? 0 : 1, failed: problem ? 1 : 0, output: problem ?? '' });

const tool = async (packageName, name, ...args) => {
  const { code, output } = await run(pinnedNode, [command(packageName, name), ...args], { quiet: true });
  return one(code === 0 ? undefined : output || `${name} ended with code ${code}.`);
};

/** Runs the tests of a vitest project and of its pages, and counts them. A file that cannot be loaded counts as one failed test. */
const tests = async (project) => {
  const file = join(reports, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await run(pinnedNode, [command('vitest'), 'run', '--project', `${project}*`, ...reporters], {
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

/**
 * The steps in the order in which they start: first those that report mistakes early, then the longest ones, so that the
 * short ones fill the time until all have ended.
 */
const steps = {
  install: async () => one(await install()),
  build: async () => one(await build()),
  format: () => tool('oxfmt', 'oxfmt', '--check'),
  lint: () => tool('oxlint', 'oxlint', '--type-aware', '--deny-warnings'),
  types: () => tool('typescript', 'tsc', '--build', 'tsconfig.solution.json', '--builders', '1'),
  slow: () => tests('slow'),
  unit: () => tests('unit'),
  browser: () => tests('browser'),
  published: () => tests('published'),
  sizes: () => tool('size-limit', 'size-limit'),
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
  console.log(`running   ${name}`);
  const start = performance.now();
  const { passed, failed, output } = await steps[name]();
  const time = seconds(start);
  console.log(`${name.padEnd(9)} ${failed === 0 ? 'passed' : 'FAILED'}  ${time.padStart(7)}`);
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
  rows.push({ name, passed, failed, time });
  return failed === 0;
};

/** The steps that use files of the build, if it runs too. */
const usesBuild = new Set(['slow', 'browser', 'published', 'sizes']);

/**
 * The number of steps that run at the same time, because most of them wait for processes, pages or files at times. Tests
 * that measure do so in processor time, or with limits far above what they measure.
 */
const lanes = 2;

const waiting = Object.keys(steps).filter((step) => needed.has(step) && step !== 'install');

// Nothing runs if the installation failed
if (!(await take('install'))) waiting.length = 0;

const running = new Map();
while (waiting.length + running.size > 0) {
  const isReady = (name) => !usesBuild.has(name) || !(waiting.includes('build') || running.has('build'));
  const next = running.size < lanes ? waiting.find(isReady) : undefined;
  if (next === undefined) {
    await Promise.race(running.values());
  } else {
    waiting.splice(waiting.indexOf(next), 1);
    const ended = take(next).then(() => running.delete(next));
    running.set(next, ended);
  }
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
