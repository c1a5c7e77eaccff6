import { createReadStream, createWriteStream } from 'node:fs';
import { realpath, rename, rm, stat } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import type { Given } from '../command.ts';
import { Mistake, wrongUsage } from '../mistake.ts';
import type { ColumnOptions } from './options.ts';
import { cellConverter } from './number.ts';
import { createProgress } from './progress.ts';
import { convertColumn, type ColumnTask } from './stream.ts';

/** Cells that are named one by one; of more there is only the count. */
const mostNamed = 1000;

const taskOf = (given: Given<ColumnOptions>): ColumnTask => {
  const { column, from, to, as, delimiter: written } = given;
  if (column === undefined) throw wrongUsage('Say which column: --column NAME.');
  if (from === undefined || to === undefined) throw wrongUsage('Say both units: --from UNIT --to UNIT.');
  const delimiter = written === String.raw`\t` ? '\t' : written;
  if (delimiter !== undefined && (Buffer.byteLength(delimiter) !== 1 || /["\r\n]/.test(delimiter))) {
    throw wrongUsage('--delimiter is one ASCII character, and no quote or line end: --delimiter ";"');
  }
  return { column, as, delimiter, quotes: given['no-quotes'] !== true, convert: cellConverter(from, to) };
};

interface Source {
  readonly stream: Readable;
  /** Bytes, where they are known beforehand. */
  readonly size: number | undefined;
}

const open = async (file: string): Promise<Source> => {
  if (file === '-') return { stream: process.stdin, size: undefined };
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new Mistake(error.code === 'ENOENT' ? `There is no file ${file}.` : error.message);
  });
  if (found.isDirectory()) throw new Mistake(`${file} is a folder.`);
  return { stream: createReadStream(file), size: found.isFile() ? found.size : undefined };
};

interface Target {
  readonly stream: Writable;
  /** Puts what was written in its place. */
  readonly commit: () => Promise<void>;
  /** Takes away what was written. */
  readonly discard: () => Promise<void>;
}

const nothing = async (): Promise<void> => {};

/**
 * Where the output goes. A file appears, or is replaced, only when it is complete: so it may be the one that is read, too.
 */
const openTarget = async (output: string | undefined): Promise<Target> => {
  if (output === undefined) return { stream: process.stdout, commit: nothing, discard: nothing };
  const found = await stat(output).catch(() => undefined);
  // A device or a pipe is written to as it is
  if (found && !found.isFile()) return { stream: createWriteStream(output), commit: nothing, discard: nothing };
  const place = found ? await realpath(output) : output;
  const partial = `${place}.${process.pid}.partial`;
  return {
    stream: createWriteStream(partial, { flags: 'wx', ...(found ? { mode: found.mode } : {}) }),
    commit: () => rename(partial, place),
    discard: () => rm(partial, { force: true }),
  };
};

const tell = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** Converts the column and gives the exit code: 1 where a cell was left and `strict` was asked for. */
export const runColumn = async (given: Given<ColumnOptions>, operands: readonly string[]): Promise<number> => {
  if (operands.length > 1) throw wrongUsage('units column converts one file at a time.');
  const [file = '-'] = operands;
  if (operands.length === 0 && process.stdin.isTTY)
    throw wrongUsage('Say which file: units column FILE --column NAME …');
  const task = taskOf(given);
  const { stream, size } = await open(file);
  const target = await openTarget(given.output);
  const progress = await createProgress(size);
  // Records live for a moment: where there is much memory, the space for what is new would grow by 100 MB for nothing
  setFlagsFromString('--semi-space-growth-factor=1');
  let left = 0;
  const watcher = {
    read: progress.advance,
    left: (line: number, reason: string): void => {
      left += 1;
      if (left <= mostNamed) progress.say(`line ${line}: ${reason}`);
    },
  };
  try {
    await pipeline(convertColumn(stream, task, watcher), target.stream, { end: target.stream !== process.stdout });
    await target.commit();
  } catch (error) {
    await target.discard();
    throw error;
  } finally {
    progress.stop();
  }
  if (left > mostNamed) tell(`… and ${count(left - mostNamed, 'more line')}`);
  if (left > 0) tell(`${count(left, 'cell')} left as ${left === 1 ? 'it is' : 'they are'}.`);
  return left > 0 && given.strict === true ? 1 : 0;
};
