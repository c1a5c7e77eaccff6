import { pipeline } from 'node:stream/promises';
import type { Given } from '../command.ts';
import { wrongUsage } from '../mistake.ts';
import { visible } from '../terminal/visible.ts';
import { compressionOf, openRejects, openSource, openTarget, statOf } from './files.ts';
import { convertLines } from './json-lines.ts';
import { cellConverter } from './number.ts';
import type { ColumnOptions } from './options.ts';
import { createProgress } from './progress.ts';
import { convertColumns, type ColumnTask, type ColumnTasks, type Watcher } from './stream.ts';

/** The exit code of a command that Ctrl-C ended. */
const interrupted = 130;

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

/** A column to convert, as the options name it. */
interface Asked {
  readonly column: string;
  /** The unit of its numbers. A Parquet file may state it. */
  readonly from: string | undefined;
  readonly to: string;
  readonly as: string | undefined;
}

const askedOf = ({
  column: columns = [],
  from = [],
  to = [],
  as: names = [],
}: Given<ColumnOptions>): readonly Asked[] => {
  if (columns.length === 0) throw wrongUsage('Say which column: --column NAME.');
  if (to.length === 0) throw wrongUsage('Say both units: --from UNIT --to UNIT.');
  const [allFrom, allTo] = [
    from.length === 0 ? [] : each('from', from, columns.length),
    each('to', to, columns.length),
  ];
  if (names.length > 0 && names.length !== columns.length) throw wrongUsage('Say --as for each column, or for none.');
  return columns.map((column, index) => ({ column, from: allFrom[index], to: allTo[index]!, as: names[index] }));
};

/** Returns the tasks for a file of text, one for each column. */
const tasksOf = (given: Given<ColumnOptions>): ColumnTasks => {
  const { uncertainty } = given;
  const dialect = { delimiter: delimiterOf(given.delimiter), quotes: given['no-quotes'] !== true };
  const [first, ...others] = askedOf(given).map(({ column, from, to, as }): ColumnTask => {
    if (from === undefined) throw wrongUsage('Say both units: --from UNIT --to UNIT.');
    return { column, uncertainty, as, ...dialect, convert: cellConverter(from, to) };
  });
  if (uncertainty !== undefined && others.length > 0) throw wrongUsage('--uncertainty belongs to one --column.');
  return [first!, ...others];
};

type Form = NonNullable<Given<ColumnOptions>['format']>;

/** Returns the form of a file by its ending, with or without a compression. */
const formByName = (file: string): Form | undefined => {
  if (/\.parquet$/i.test(file)) return 'parquet';
  if (/\.(?:jsonl|ndjson)(?:\.gz|\.zst)?$/i.test(file)) return 'jsonl';
  return /\.[ct]sv(?:\.gz|\.zst)?$/i.test(file) ? 'csv' : undefined;
};

/** Returns the form of the file, by the option or the file extension. Throws Mistake for options of another form. */
const formOf = (given: Given<ColumnOptions>, file: string): Form => {
  const { format, delimiter, uncertainty, output } = given;
  const form = format ?? formByName(file) ?? 'csv';
  if (form !== 'csv' && (delimiter !== undefined || given['no-quotes'] === true))
    throw wrongUsage('--delimiter and --no-quotes are only for CSV.');
  if (form === 'parquet' && uncertainty !== undefined) throw wrongUsage('--uncertainty is not for Parquet.');
  const written = output === undefined ? undefined : formByName(output);
  if (written !== undefined && (written === 'parquet') !== (form === 'parquet'))
    throw wrongUsage('A Parquet file is written as Parquet, and nothing else is: give --output the ending of FILE.');
  return form;
};

const tell = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const count = (number: number, noun: string): string =>
  `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** The conversion of a file. */
interface Work {
  /** The number of bytes, if known in advance. */
  readonly size: number | undefined;
  /** The unit of the places of unconverted cells. */
  readonly place: 'line' | 'row';
  readonly convert: (watcher: Watcher) => AsyncGenerator<Buffer>;
}

const workOnText = async (given: Given<ColumnOptions>, file: string, form: 'csv' | 'jsonl'): Promise<Work> => {
  const tasks = tasksOf(given);
  const { stream, size } = await openSource(file);
  const convert = form === 'jsonl' ? convertLines : convertColumns;
  return { size, place: 'line', convert: (watcher) => convert(stream, tasks, watcher) };
};

const workOnParquet = async (given: Given<ColumnOptions>, file: string): Promise<Work> => {
  const asked = askedOf(given);
  if (file === '-') throw wrongUsage('Parquet is read from a file: units column FILE …');
  if (given.output === undefined && process.stdout.isTTY)
    throw wrongUsage('Parquet is a binary format: write it to a file with --output FILE.');
  const { size } = await statOf(file);
  const [{ openParquet }, { sourceUnit, codeOfTarget }, { convertParquet }] = await Promise.all([
    import('./parquet-file.ts'),
    import('./field-units.ts'),
    import('./parquet.ts'),
  ]);
  const opened = await openParquet(file);
  const tasks = asked.map(({ column, as, to, ...more }) => {
    const from = sourceUnit(opened, column, { from: more.from, to });
    const convert = cellConverter(from, to);
    const code = codeOfTarget(from, to);
    if (code === undefined)
      tell(visible(`UCUM has no code for ${to}: the output does not state it for "${as ?? column}".`));
    return { column, as, convert, code };
  });
  return { size, place: 'row', convert: (watcher) => convertParquet(opened, tasks, watcher) };
};

/** Returns a sentence with the number of unconverted cells, and where they are. */
const sentenceOf = (left: number, place: Work['place'], rejects: string | undefined): string => {
  const one = left === 1;
  if (rejects !== undefined)
    return `${count(left, 'cell')} left, with ${one ? 'its row' : 'their rows'} in ${rejects}.`;
  if (place === 'row') return `${count(left, 'cell')} without a result ${one ? 'is' : 'are'} null.`;
  return `${count(left, 'cell')} left as ${one ? 'it is' : 'they are'}.`;
};

/** Converts the column and returns the exit code: 1 if a cell was not converted and `strict` is set. */
export const runColumn = async (given: Given<ColumnOptions>, operands: readonly string[]): Promise<number> => {
  if (operands.length > 1) throw wrongUsage('units column converts one file at a time.');
  const [file = '-'] = operands;
  if (operands.length === 0 && process.stdin.isTTY)
    throw wrongUsage('Say which file: units column FILE --column NAME …');
  const { output, rejects: rejected } = given;
  if (rejected !== undefined && rejected === output) throw wrongUsage('--output and --rejects are two files.');
  const form = formOf(given, file);
  const { size, place, convert } = await (form === 'parquet'
    ? workOnParquet(given, file)
    : workOnText(given, file, form));
  const compression = compressionOf(output);
  const target = await openTarget(output);
  const rejects = rejected === undefined ? undefined : await openRejects(rejected);
  const discard = async (): Promise<void> => {
    await rejects?.discard();
    await target.discard();
  };
  // The pipeline would wait for an open standard input
  const interrupt = (): void => void discard().finally(() => process.exit(interrupted));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const progress = await createProgress(size);
  let left = 0;
  const watcher: Watcher = {
    ...(rejects ? { reject: rejects.add } : {}),
    read: progress.advance,
    left: (number: number, reason: string): void => {
      left += 1;
      if (left <= mostNamed) progress.say(`${place} ${number}: ${reason}`);
    },
  };
  try {
    const converted = convert(watcher);
    const end = target.stream !== process.stdout;
    if (compression) await pipeline(converted, compression.pack(), target.stream);
    else await pipeline(converted, target.stream, { end });
    await rejects?.commit();
    await target.commit();
  } catch (error) {
    await discard();
    throw error;
  } finally {
    progress.stop();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
  if (left > mostNamed) tell(`… and ${count(left - mostNamed, `more ${place}`)}`);
  if (left > 0) tell(visible(sentenceOf(left, place, rejected)));
  return left > 0 && given.strict === true ? 1 : 0;
};
