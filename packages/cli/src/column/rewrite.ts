import { findCell, fromBytes, toBytes, write, type Cell, type CsvRecord } from './cells.ts';
import type { Converted } from './number.ts';
import type { Dialect } from './reader.ts';

/** The task for each record. */
export interface Rewriting extends Dialect {
  /** The place of the column. */
  readonly index: number;
  /** The place of the column of the uncertainties. */
  readonly uncertainty: number | undefined;
  /** The name of a new column at the end; without one the cell itself is replaced. */
  readonly as: string | undefined;
  readonly convert: (text: string, uncertainty?: string) => Converted;
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
export const rewriteHeader = (record: CsvRecord, { as, uncertainty, delimiter, quotes }: Rewriting): string => {
  const { body, ending } = endingOf(record);
  if (as === undefined) return body + ending;
  const names = (uncertainty === undefined ? [as] : [as, `${as}_uncertainty`]).map(toBytes);
  return [body, ...names.map((name) => (quotes ? write(name, delimiter, false) : name))].join(delimiter) + ending;
};

/** A cell that gets a new text. */
interface Replacement extends Cell {
  readonly text: string;
}

/** A record with its number converted; all other cells stand byte for byte. */
export const rewrite = (record: CsvRecord, { index, uncertainty, as, delimiter, convert }: Rewriting): Rewritten => {
  const { body, ending } = endingOf(record);
  if (isEmpty(record)) return { raw: body + ending };
  const appended = uncertainty === undefined ? delimiter : delimiter + delimiter;
  const leave = (reason: string): Rewritten => ({ raw: body + (as === undefined ? '' : appended) + ending, reason });

  const text = record.record[index];
  if (text === undefined) return leave('The line has no such cell.');
  const beside = uncertainty === undefined ? undefined : record.record[uncertainty];
  const converted = convert(fromBytes(text), beside === undefined ? undefined : fromBytes(beside));
  if ('reason' in converted) return leave(converted.reason);
  const { uncertainty: converse = '' } = converted;
  if (as !== undefined) {
    const texts = uncertainty === undefined ? [converted.text] : [converted.text, converse];
    return { raw: [body, ...texts].join(delimiter) + ending };
  }
  const replaced: Replacement[] = [];
  for (const [place, written] of [
    [index, converted.text],
    ...(converse === '' ? [] : [[uncertainty!, converse]]),
  ] as const) {
    const cell = findCell(record, place as number, delimiter);
    if (cell === undefined) return leave('The quotes of the line cannot be told apart.');
    replaced.push({ ...cell, text: write(written as string, delimiter, cell.quoted) });
  }
  let raw = body;
  for (const cell of replaced.sort((a, b) => b.start - a.start))
    raw = raw.slice(0, cell.start) + cell.text + raw.slice(cell.end);
  return { raw: raw + ending };
};
