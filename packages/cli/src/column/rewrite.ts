import { findCell, fromBytes, toBytes, write, type CsvRecord } from './cells.ts';
import type { Converted } from './number.ts';
import type { Dialect } from './reader.ts';

/** The task for each record. */
export interface Rewriting extends Dialect {
  /** The index of the column. */
  readonly index: number;
  /** The index of the column with the uncertainties. */
  readonly uncertainty: number | undefined;
  /** The name of a new column at the end. Without it, the cell itself is replaced. */
  readonly as: string | undefined;
  readonly convert: (text: string, uncertainty?: string) => Converted;
}

/** An output line, and the reason if its cell was not converted. */
export interface Rewritten {
  readonly raw: string;
  readonly reason?: string;
}

/** An output record with the new values of the file's cells, without new cells at the end. */
type RewrittenRecord = CsvRecord & Rewritten;

const endingOf = ({ raw }: CsvRecord): { readonly body: string; readonly ending: string } => {
  const ending = /\r?\n$/.exec(raw)?.[0] ?? '';
  return { body: raw.slice(0, raw.length - ending.length), ending };
};

/** Returns true for an empty line, which is not a record. */
const isEmpty = ({ record }: CsvRecord): boolean => record.length === 1 && record[0] === '';

/** Returns a record with empty cells for missing ones, so that a new cell is in its own column. */
export const padded = (given: CsvRecord, width: number, delimiter: string): CsvRecord => {
  const missing = width - given.record.length;
  if (missing <= 0 || isEmpty(given)) return given;
  const { body, ending } = endingOf(given);
  return { raw: body + delimiter.repeat(missing) + ending, record: given.record };
};

/** Returns the first record with the name of the new column. */
export const rewriteHeader = (header: CsvRecord, { as, uncertainty, delimiter, quotes }: Rewriting): CsvRecord => {
  if (as === undefined) return header;
  const { body, ending } = endingOf(header);
  const names = (uncertainty === undefined ? [as] : [as, `${as}_uncertainty`]).map(toBytes);
  const written = names.map((name) => (quotes ? write(name, delimiter, false) : name));
  return { raw: [body, ...written].join(delimiter) + ending, record: header.record };
};

/** Returns a record with another text in a cell, or undefined if the position of the cell is unclear. */
const replaced = (given: CsvRecord, index: number, text: string, delimiter: string): CsvRecord | undefined => {
  const cell = findCell(given, index, delimiter);
  if (cell === undefined) return undefined;
  const { raw, record } = given;
  return {
    raw: raw.slice(0, cell.start) + write(text, delimiter, cell.quoted) + raw.slice(cell.end),
    record: record.with(index, text),
  };
};

/** Returns a record with its number converted. All other bytes are unchanged. */
export const rewrite = (
  given: CsvRecord,
  { index, uncertainty, as, delimiter, convert }: Rewriting,
): RewrittenRecord => {
  if (isEmpty(given)) return given;
  const { record } = given;
  const append = (...texts: readonly string[]): CsvRecord => {
    const { body, ending } = endingOf(given);
    return { raw: [body, ...texts].join(delimiter) + ending, record };
  };
  const leave = (reason: string): RewrittenRecord => {
    if (as === undefined) return { ...given, reason };
    return { ...(uncertainty === undefined ? append('') : append('', '')), reason };
  };

  const text = record[index];
  if (text === undefined) return leave('The line has no such cell.');
  const beside = uncertainty === undefined ? undefined : record[uncertainty];
  const converted = convert(fromBytes(text), beside === undefined ? undefined : fromBytes(beside));
  if ('reason' in converted) return leave(converted.reason);
  const { uncertainty: converse = '' } = converted;
  if (as !== undefined) return uncertainty === undefined ? append(converted.text) : append(converted.text, converse);
  const own = replaced(given, index, converted.text, delimiter);
  const both = converse === '' || own === undefined ? own : replaced(own, uncertainty!, converse, delimiter);
  return both ?? leave('The quotes of the line cannot be told apart.');
};
