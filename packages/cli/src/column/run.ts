import { createReadStream, createWriteStream } from 'node:fs';
import { realpath, rename, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { PassThrough, Readable, type Duplex, type Writable } from 'node:stream';
import * as zlib from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import type { Given } from '../command.ts';
import { Mistake, wrongUsage } from '../mistake.ts';
import { visible } from '../terminal/visible.ts';
import type { ColumnOptions } from './options.ts';
import { cellConverter } from './number.ts';
import { createProgress } from './progress.ts';
import { convertLines } from './json-lines.ts';
import { convertColumns, type ColumnTask, type ColumnTasks, type Watcher } from './stream.ts';

/** The most cells that are listed one by one. Beyond it, only the count is shown. */
const mostNamed = 1000;

/** Returns the value of an option for each column: one value for all, or one for each. */
const each = (name: string, values: readonly string[], count: number): readonly string[] => {
  if (values.length !== 1 && values.length !== count)
    throw wrongUsage(`Say --${name} once, or once for each of the ${count} columns.`);
  return Array.from({ length: count }, (_, index) => values[index] ?? values[0]!);
};

const delimiterOf = (written: string | undefined): string | undefined => {
  const delimiter = written === String.raw`\t` ? '\t' : written;
  if (delimiter !== undefined && (Buffer.byteLength(delimiter) !== 1 || /["\r\n]/.test(delimiter))) {
    throw wrongUsage('--delimiter is one ASCII character, and no quote or line end: --delimiter ";"');
  }
  return delimiter;
};

/** Returns the tasks for a file, one for each column. */
const tasksOf = (given: Given<ColumnOptions>): ColumnTasks => {
  const { column: columns = [], uncertainty, from = [], to = [], as: names = [] } = given;
  if (columns.length === 0) throw wrongUsage('Say which column: --column NAME.');
  if (from.length === 0 || to.length === 0) throw wrongUsage('Say both units: --from UNIT --to UNIT.');
  if (uncertainty !== undefined && columns.length > 1) throw wrongUsage('--uncertainty belongs to one --column.');
  const [allFrom, allTo] = [each('from', from, columns.length), each('to', to, columns.length)];
  if (names.length > 0 && names.length !== columns.length) throw wrongUsage('Say --as for each column, or for none.');
  const dialect = { delimiter: delimiterOf(given.delimiter), quotes: given['no-quotes'] !== true };
  const taskOf = (column: string, index: number): ColumnTask => ({
    column,
    uncertainty,
    as: names[index],
    ...dialect,
    convert: cellConverter(allFrom[index]!, allTo[index]!),
  });
  return [taskOf(columns[0]!, 0), ...columns.slice(1).map((column, index) => taskOf(column, index + 1))];
};

const forms: ReadonlySet<string> = new Set(['csv', 'jsonl']);

/** Returns true for a file of JSON lines, by the option or the file extension. */
const isJsonLines = ({ format, delimiter, ...more }: Given<ColumnOptions>, file: string): boolean => {
  if (format !== undefined && !forms.has(format)) throw wrongUsage('--format is csv or jsonl.');
  const isLines = format === undefined ? /\.(?:jsonl|ndjson)(?:\.gz|\.zst)?$/i.test(file) : format === 'jsonl';
  if (isLines && (delimiter !== undefined || more['no-quotes'] === true))
    throw wrongUsage('--delimiter and --no-quotes are for CSV, not for JSON lines.');
  return isLines;
};

interface Source {
  readonly stream: Readable;
  /** The number of bytes, if known in advance. */
  readonly size: number | undefined;
}

/** A compression, chosen by the file extension. */
interface Compression {
  readonly unpack: () => Duplex;
  readonly pack: () => Duplex;
}

const gzip: Compression = { unpack: zlib.createGunzip, pack: zlib.createGzip };

/** Returns the compression of a file by its name. Throws Mistake for Zstandard if Node does not support it. */
const compressionOf = (file = ''): Compression | undefined => {
  if (file.endsWith('.gz')) return gzip;
  if (!file.endsWith('.zst')) return undefined;
  const { createZstdDecompress: unpack, createZstdCompress: pack } = zlib as Partial<typeof zlib>;
  if (!unpack || !pack) throw new Mistake(`${file}: Zstandard needs Node 22.15 or newer; this is ${process.version}.`);
  return { unpack, pack };
};

async function* unpacked(stream: Readable, { unpack }: Compression, file: string): AsyncGenerator<Buffer> {
  try {
    yield* stream.pipe(unpack());
  } catch (error) {
    throw new Mistake(`${file} cannot be unpacked: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** The bytes of each read. The records of a larger piece outlive the space for new objects, so that memory grows. */
const pieceSize = 16 * 1024;

const open = async (file: string): Promise<Source> => {
  if (file === '-') return { stream: process.stdin, size: undefined };
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new Mistake(error.code === 'ENOENT' ? `There is no file ${file}.` : error.message);
  });
  if (found.isDirectory()) throw new Mistake(`${file} is a folder.`);
  const compression = compressionOf(file);
  const stream = createReadStream(file, { highWaterMark: pieceSize });
  // The compressed size does not show the number of bytes inside
  if (compression)
    return { stream: Readable.from(unpacked(stream, compression, file), { objectMode: false }), size: undefined };
  return { stream, size: found.isFile() ? found.size : undefined };
};

interface Target {
  readonly stream: Writable;
  /** Moves the complete output to its place. */
  readonly commit: () => Promise<void>;
  /** Deletes the incomplete output. */
  readonly discard: () => Promise<void>;
}

const nothing = async (): Promise<void> => {};

/**
 * Opens the output. A file is created or replaced only when the output is complete, so it may also be the input file.
 */
const openTarget = async (output: string | undefined): Promise<Target> => {
  if (output === undefined) return { stream: process.stdout, commit: nothing, discard: nothing };
  const found = await stat(output).catch(() => undefined);
  // Devices and pipes are written directly
  if (found && !found.isFile()) return { stream: createWriteStream(output), commit: nothing, discard: nothing };
  const place = found ? await realpath(output) : output;
  const partial = `${place}.${process.pid}.partial`;
  return {
    stream: createWriteStream(partial, { flags: 'wx', ...(found ? { mode: found.mode } : {}) }),
    commit: () => rename(partial, place),
    discard: () => rm(partial, { force: true }),
  };
};

/** A file for the rows with an unconverted cell. */
interface Rejects extends Pick<Target, 'commit' | 'discard'> {
  readonly add: NonNullable<Watcher['reject']>;
}

const openRejects = async (file: string): Promise<Rejects> => {
  const compression = compressionOf(file);
  const target = await openTarget(file);
  const rows = compression?.pack() ?? new PassThrough();
  const written = pipeline(rows, target.stream);
  // Errors are thrown when the file is completed
  written.catch(() => {});
  return {
    add: (row) => (rows.write(row, 'latin1') ? undefined : once(rows, 'drain')),
    commit: async () => {
      rows.end();
      await written;
      await target.commit();
    },
    discard: async () => {
      rows.destroy();
      await written.catch(() => {});
      await target.discard();
    },
  };
};

const tell = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** Returns a sentence with the number of unconverted cells, and the file that contains them. */
const sentenceOf = (left: number, rejects: string | undefined): string => {
  if (rejects === undefined) return `${count(left, 'cell')} left as ${left === 1 ? 'it is' : 'they are'}.`;
  return `${count(left, 'cell')} left, with ${left === 1 ? 'its row' : 'their rows'} in ${rejects}.`;
};

/** Converts the column and returns the exit code: 1 if a cell was not converted and `strict` is set. */
export const runColumn = async (given: Given<ColumnOptions>, operands: readonly string[]): Promise<number> => {
  if (operands.length > 1) throw wrongUsage('units column converts one file at a time.');
  const [file = '-'] = operands;
  if (operands.length === 0 && process.stdin.isTTY)
    throw wrongUsage('Say which file: units column FILE --column NAME …');
  const tasks = tasksOf(given);
  const convert = isJsonLines(given, file) ? convertLines : convertColumns;
  const { output, rejects: rejected } = given;
  if (rejected !== undefined && rejected === output) throw wrongUsage('--output and --rejects are two files.');
  const { stream, size } = await open(file);
  const compression = compressionOf(output);
  const target = await openTarget(output);
  const rejects = rejected === undefined ? undefined : await openRejects(rejected);
  const progress = await createProgress(size);
  let left = 0;
  const watcher: Watcher = {
    ...(rejects ? { reject: rejects.add } : {}),
    read: progress.advance,
    left: (line: number, reason: string): void => {
      left += 1;
      if (left <= mostNamed) progress.say(`line ${line}: ${reason}`);
    },
  };
  try {
    const converted = convert(stream, tasks, watcher);
    const end = target.stream !== process.stdout;
    if (compression) await pipeline(converted, compression.pack(), target.stream);
    else await pipeline(converted, target.stream, { end });
    await rejects?.commit();
    await target.commit();
  } catch (error) {
    await rejects?.discard();
    await target.discard();
    throw error;
  } finally {
    progress.stop();
  }
  if (left > mostNamed) tell(`… and ${count(left - mostNamed, 'more line')}`);
  if (left > 0) tell(visible(sentenceOf(left, rejected)));
  return left > 0 && given.strict === true ? 1 : 0;
};
