// A whole process: what a library adds to Node's own start until its first conversion is done.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { engineFile, everydayFile } from './published.ts';

const rounds = 15;

/** Programs that print the first conversion; the empty one is Node by itself. */
const programs: Readonly<Record<string, string>> = {
  node: '',
  units: `import { convert } from '${engineFile}'; convert(1, 'km', 'mi');`,
  'units, the everyday entry': `import { convert } from '${everydayFile}'; convert(1, 'km', 'mi');`,
  convert: "import { convert } from 'convert'; convert(1, 'km').to('mi');",
  'convert-units 2': "import convert from 'convert-units'; convert(1).from('km').to('mi');",
  'js-quantities': "import Qty from 'js-quantities'; Qty(1, 'km').to('mi');",
  mathjs: "import { unit } from 'mathjs'; unit(1, 'km').toNumber('mi');",
};

const here = new URL('.', pathToFileURL(`${import.meta.dirname}/`));

const run = (program: string): number => {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: here,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - start;
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Milliseconds over bare Node, by library: the median of rounds in which all take turns. */
export const measureProcesses = (): ReadonlyMap<string, number> => {
  const ids = Object.keys(programs);
  const times = new Map<string, number[]>(ids.map((id) => [id, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const id of round % 2 === 0 ? ids : ids.toReversed()) times.get(id)!.push(run(programs[id]!));
  }
  const bare = median(times.get('node')!);
  return new Map(ids.filter((id) => id !== 'node').map((id) => [id, median(times.get(id)!) - bare]));
};
