// Measures the cost of the engine's types to a compiler, compared with convert's, in the same run: `pnpm --filter
// @units/bench types`
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const rounds = 11;
const subjects = ['units', 'convert'];
const compilers = ['typescript', 'typescript-5'];
const measures = ['Types', 'Instantiations', 'Check time', 'Total time'];

const bench = join(import.meta.dirname, '..');
const engine = join(bench, '../packages/engine');
const tscOf = (compiler: string): string => join(bench, 'node_modules', compiler, 'bin/tsc');

const tsc = (compiler: string, cwd: string, ...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tscOf(compiler), ...args], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
};

/** Creates a folder with both libraries installed. The engine is as published: declarations without source. */
const createFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'units-types-'));
  // The ten conversions whose number of types the published tests limit, and the same for convert
  cpSync(join(bench, '../consumers/programs/ten.ts'), join(folder, 'units.ts'));
  cpSync(join(import.meta.dirname, 'convert.ts'), join(folder, 'convert.ts'));
  const installed = join(folder, 'node_modules/@units/engine');
  mkdirSync(installed, { recursive: true });
  cpSync(join(engine, 'dist'), join(installed, 'dist'), { recursive: true });
  const { name, type, publishConfig } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  writeFileSync(join(installed, 'package.json'), JSON.stringify({ name, type, exports: publishConfig.exports }));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(bench, 'node_modules/convert'), join(folder, 'node_modules/convert'));
  return folder;
};

const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--skipLibCheck'];

const measure = (compiler: string, folder: string, subject: string): number[] => {
  const report = tsc(compiler, folder, `${subject}.ts`, ...options, '--extendedDiagnostics');
  return measures.map((name) => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(report)![1]));
};

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

/** Returns medians of rounds that run all subjects. */
const compare = (compiler: string, folder: string): Map<string, number[]> => {
  const found = new Map<string, number[][]>(subjects.map((subject) => [subject, []]));
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? subjects : subjects.toReversed();
    for (const subject of order) found.get(subject)!.push(measure(compiler, folder, subject));
  }
  const medians = (all: readonly number[][]): number[] =>
    measures.map((_, index) => median(all.map((one) => one[index]!)));
  return new Map(Array.from(found, ([subject, all]) => [subject, medians(all)]));
};

const folder = createFolder();
try {
  console.log(`| ten conversions | ${measures.join(' | ')} |`);
  console.log(`| --- |${measures.map(() => ' ---: |').join('')}`);
  for (const compiler of compilers) {
    const version = tsc(compiler, folder, '--version').trim();
    for (const [subject, medians] of compare(compiler, folder)) {
      console.log(`| ${subject}, ${version} | ${medians.join(' | ')} |`);
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
