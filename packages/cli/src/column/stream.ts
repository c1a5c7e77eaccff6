import type { Readable } from 'node:stream';
import type { CsvRecord } from './cells.ts';
import { createReader, findDialect, longestRecord, markOf, type Columns } from './reader.ts';
import { padded, rewrite, rewriteHeader, type Rewriting } from './rewrite.ts';

/** The task for a column of a file. All tasks of a file have one dialect. */
export interface ColumnTask extends Columns {
  readonly delimiter?: string | undefined;
  readonly quotes: boolean;
  readonly as: string | undefined;
  readonly convert: Rewriting['convert'];
}

/** The tasks for a file, one for each column. */
export type ColumnTasks = readonly [ColumnTask, ...ColumnTask[]];

/** Receives events while a file is read. */
export interface Watcher {
  /** Called with the number of additional bytes read. */
  readonly read: (bytes: number) => void;
  /** Called for an unconverted cell. Lines count records, and the header is line 1. */
  readonly left: (line: number, reason: string) => void;
  /**
   * Receives a row with an unconverted cell, as read, and the header. Without it, such rows stay in the output. Each
   * character represents a byte. Resolves when there is room for more.
   */
  readonly reject?: (row: string) => Promise<unknown> | undefined;
}

/** The bytes of each write: a write for each record would cost more than the record. */
export const batch = 64 * 1024;

interface Opened {
  readonly start: Buffer;
  readonly rest: AsyncIterator<Buffer>;
}

/** Reads until `look` finds its result, or to the end. Throws the error that `look` throws at the end. */
const readStart = async <Found>(
  source: Readable,
  look: (start: Buffer) => Promise<Found>,
): Promise<Opened & { readonly found: Found }> => {
  const rest = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let start = Buffer.alloc(0);
  for (;;) {
    const { done, value } = await rest.next();
    if (!done) start = Buffer.concat([start, value]);
    const isLast = done === true || start.length > longestRecord;
    try {
      if (isLast || start.includes('\n')) return { start, rest, found: await look(start) };
    } catch (error) {
      if (isLast) throw error;
    }
  }
};

async function* bytesOf({ start, rest }: Opened, mark: string, read: Watcher['read']): AsyncGenerator<Buffer> {
  read(start.length);
  yield start.subarray(mark.length);
  for (;;) {
    const { done, value } = await rest.next();
    if (done) return;
    read(value.length);
    yield value;
  }
}

/** Returns the indices of all columns, in the dialect in which the header contains the first column. */
const findAll = async (start: Buffer, [first, ...others]: ColumnTasks): Promise<readonly Rewriting[]> => {
  const { as, convert } = first;
  const found = await findDialect(start, first, first);
  const rest = others.map(async (task) => ({
    ...(await findDialect(start, task, { ...task, delimiter: found.delimiter })),
    as: task.as,
    convert: task.convert,
  }));
  return [{ ...found, as, convert }, ...(await Promise.all(rest))];
};

/** Returns the reason why a record with more cells than the header is left: 1,5 is two cells between commas. */
const surplusOf = ({ record }: CsvRecord, width: number): string | undefined =>
  record.slice(width).some((cell) => cell !== '')
    ? `The line has ${record.length} cells, the header ${width}.`
    : undefined;

/** Yields the file with its columns converted, as buffers. Throws Mistake if the file cannot be read. */
export async function* convertColumns(source: Readable, tasks: ColumnTasks, watcher: Watcher): AsyncGenerator<Buffer> {
  const opened = await readStart(source, async (start) => {
    const mark = markOf(start);
    return { mark, rewritings: await findAll(start.subarray(mark.length), tasks) };
  });
  const { mark, rewritings } = opened.found;
  const { delimiter } = rewritings[0]!;
  const hasNew = rewritings.some(({ as }) => as !== undefined);
  let width = 0;
  let line = 0;
  const convertAll = async (records: readonly CsvRecord[]): Promise<Buffer> => {
    const raws: string[] = [];
    for (const record of records) {
      line += 1;
      if (line === 1) width = record.record.length;
      const surplus = surplusOf(record, width);
      if (surplus !== undefined) watcher.left(line, surplus);
      let [current, isLeft] = [hasNew ? padded(record, width, delimiter) : record, surplus !== undefined];
      for (const rewriting of surplus === undefined ? rewritings : []) {
        if (line === 1) {
          current = rewriteHeader(current, rewriting);
          continue;
        }
        const rewritten = rewrite(current, rewriting);
        if (rewritten.reason !== undefined) {
          watcher.left(line, rewritten.reason);
          isLeft = true;
        }
        current = rewritten;
      }
      if (watcher.reject && (isLeft || line === 1)) await watcher.reject(record.raw);
      if (!watcher.reject || !isLeft) raws.push(current.raw);
    }
    return Buffer.from(raws.join(''), 'latin1');
  };

  const reader = createReader(rewritings[0]!);
  yield Buffer.from(mark, 'latin1');
  for await (const bytes of bytesOf(opened, mark, watcher.read)) yield convertAll(await reader.read(bytes));
  yield convertAll(await reader.end());
}
