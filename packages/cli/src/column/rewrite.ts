import { findCell, fromBytes, toBytes, write, type CsvRecord } from './cells.ts';
import type { Converted } from './number.ts';
import type { Dialect } from './reader.ts';

/** The task for each record. */
export interface Rewriting extends Dialect {
  /** The place of the column. */
  readonly index: number;
  /** The name of a new column at the end; without one the cell itself is replaced. */
  readonly as: string | undefined;
  readonly convert: (text: string) => Converted;
}

/** A record as it goes out, and why its cell was left, where it was. */
export interface Rewritten {
  readonly raw: string;
  readonly reason?: string;
}

/** The line end of a record. The parser keeps only the first of its characters. */
const endingOf = ({ raw, record }: CsvRecord): { readonly body: string; readonly ending: string } => {
  if (raw.endsWith('\n')) return { body: raw.slice(0, -1), ending: '\n' };
  if (!raw.endsWith('\r')) return { body: raw, ending: '' };
  const body = raw.slice(0, -1);
  const last = record.at(-1) ?? '';
  const isWhole = body.endsWith(last) || body.endsWith(write(last, '', true));
  return isWhole ? { body, ending: '\r\n' } : { body: raw, ending: '' };
};

/** An empty line, which is no record. */
const isEmpty = ({ record }: CsvRecord): boolean => record.length === 1 && record[0] === '';

/** The first record, with the name of the new column. */
export const rewriteHeader = (record: CsvRecord, { as, delimiter, quotes }: Rewriting): string => {
  const { body, ending } = endingOf(record);
  if (as === undefined) return body + ending;
  const name = toBytes(as);
  return body + delimiter + (quotes ? write(name, delimiter, false) : name) + ending;
};

/** A record with its number converted; all other cells stand byte for byte. */
export const rewrite = (record: CsvRecord, { index, as, delimiter, convert }: Rewriting): Rewritten => {
  const { body, ending } = endingOf(record);
  if (isEmpty(record)) return { raw: body + ending };
  const leave = (reason: string): Rewritten => ({ raw: body + (as === undefined ? '' : delimiter) + ending, reason });

  const text = record.record[index];
  if (text === undefined) return leave('The line has no such cell.');
  const converted = convert(fromBytes(text));
  if ('reason' in converted) return leave(converted.reason);
  if (as !== undefined) return { raw: body + delimiter + converted.text + ending };
  const cell = findCell(record, index, delimiter);
  if (cell === undefined) return leave('The quotes of the line cannot be told apart.');
  const written = write(converted.text, delimiter, cell.quoted);
  return { raw: body.slice(0, cell.start) + written + body.slice(cell.end) + ending };
};
