/** A record as csv-parse gives it, its characters standing for bytes. */
export interface CsvRecord {
  readonly raw: string;
  readonly record: readonly string[];
}

/** Where a cell stands in the raw text of its record. */
export interface Cell {
  readonly start: number;
  readonly end: number;
  readonly quoted: boolean;
}

// oxlint-disable-next-line no-control-regex -- all of ASCII
const isAscii = /^[\0-\x7f]*$/;

/** The bytes of a text as characters, and back: nothing is lost whatever the encoding of the file is. */
export const toBytes = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
export const fromBytes = (bytes: string): string =>
  isAscii.test(bytes) ? bytes : Buffer.from(bytes, 'latin1').toString('utf8');

const quotedText = (value: string): string => `"${value.replaceAll('"', '""')}"`;

/** The raw form of a cell that stands at the place: quoted or as it is; undefined where it is neither. */
const rawAt = (raw: string, start: number, value: string): Cell | undefined => {
  if (raw[start] === '"') {
    const text = quotedText(value);
    if (raw.startsWith(text, start)) return { start, end: start + text.length, quoted: true };
  }
  return raw.startsWith(value, start) ? { start, end: start + value.length, quoted: false } : undefined;
};

/**
 * Finds a cell in the raw text, from what the parser took out of it. Undefined where the record has no such cell, or
 * quotes so oddly that it cannot be told where the cell stands.
 */
export const findCell = ({ raw, record }: CsvRecord, index: number, delimiter: string): Cell | undefined => {
  if (index >= record.length) return undefined;
  let start = 0;
  for (let at = 0; ; at += 1) {
    const cell = rawAt(raw, start, record[at]!);
    if (cell === undefined || at === index) return cell;
    if (!raw.startsWith(delimiter, cell.end)) return undefined;
    start = cell.end + delimiter.length;
  }
};

/** The cell with new text, in quotes where it was or where the text needs them. */
export const write = (text: string, delimiter: string, quoted: boolean): string =>
  quoted || text.includes(delimiter) || /["\r\n]/.test(text) ? quotedText(text) : text;
