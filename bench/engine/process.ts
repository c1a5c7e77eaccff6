// Measures a whole process: the time that a library adds to Node's startup until its first conversion, and until twenty
// pairs of units are converted. Run alone (`node engine/process.ts` after a build), it prints the ratios to the npm
// package convert, which are 1.15 and 2 at most.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { engineFile, everydayFile } from './published.ts';

const rounds = 15;

/** Twenty common pairs, by symbols that all libraries here know. */
const twenty =
  'km>mi kg>lb ft>m in>cm L>gal mL>cup g>oz C>F m>yd acre>ha h>min day>week kW>W kJ>J psi>bar GB>MB deg>rad N>kN m2>ft2 s>ms';

/** Returns code that splits `pairs` at the start of a program, so that all programs do the same work. */
const split = (pairs: string): string =>
  `const pairs = ${JSON.stringify(pairs.split(' ').map((pair) => pair.split('>')))};`;

/** Programs that convert pairs. The empty one measures Node alone. */
const programs: Readonly<Record<string, (pairs: string) => string>> = {
  node: () => '',
  units: (pairs) =>
    `import { convert } from '${engineFile}'; ${split(pairs)} for (const [a, b] of pairs) convert(1, a, b);`,
  'units, the everyday entry': (pairs) =>
    `import { convert } from '${everydayFile}'; ${split(pairs)} for (const [a, b] of pairs) convert(1, a, b);`,
  convert: (pairs) =>
    `import { convert } from 'convert'; ${split(pairs)} for (const [a, b] of pairs) convert(1, a).to(b);`,
  'convert-units 2': (pairs) =>
    `import convert from 'convert-units'; ${split(pairs)} for (const [a, b] of pairs) convert(1).from(a).to(b);`,
  'js-quantities': (pairs) =>
    `import Qty from 'js-quantities'; ${split(pairs)} for (const [a, b] of pairs) Qty(1, a).to(b);`,
  mathjs: (pairs) =>
    `import { unit } from 'mathjs'; ${split(pairs)} for (const [a, b] of pairs) unit(1, a).toNumber(b);`,
};

/** The libraries above that know all twenty spellings. */
const knowTwenty = ['node', 'units', 'units, the everyday entry', 'convert'];

const here = new URL('.', pathToFileURL(`${import.meta.dirname}/`));

/** Returns the milliseconds of processor time of a program in a separate process. */
const run = (program: string): number => {
  const told =
    'process.on("exit", () => { const { user, system } = process.cpuUsage(); console.log(user + system); });';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `${program}\n${told}`],
    { cwd: here, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return Number(stdout) / 1000;
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

const measure = (ids: readonly string[], pairs: string): ReadonlyMap<string, number> => {
  const times = new Map<string, number[]>(ids.map((id) => [id, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const id of round % 2 === 0 ? ids : ids.toReversed()) times.get(id)!.push(run(programs[id]!(pairs)));
  }
  const bare = median(times.get('node')!);
  return new Map(ids.filter((id) => id !== 'node').map((id) => [id, median(times.get(id)!) - bare]));
};

/**
 * Returns the milliseconds of processor time beyond bare Node until the first conversion is done, by library. Each is
 * the median of rounds that run all libraries.
 */
export const measureProcesses = (): ReadonlyMap<string, number> => measure(Object.keys(programs), 'km>mi');

/**
 * Returns the milliseconds of processor time beyond bare Node until twenty pairs are converted, for the libraries that
 * know all spellings.
 */
export const measureTwentyPairs = (): ReadonlyMap<string, number> => measure(knowTwenty, twenty);

if (import.meta.main) {
  for (const [what, times] of Object.entries({ first: measureProcesses(), 'twenty pairs': measureTwentyPairs() })) {
    for (const [id, time] of times)
      console.log(`${what}: ${id} ${time.toFixed(1)} ms, ${(time / times.get('convert')!).toFixed(2)} × convert`);
  }
}
