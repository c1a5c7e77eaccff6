/** A record of csv-parse. Each character represents a byte. */
export interface CsvRecord {
  readonly raw: string;
  readonly record: readonly string[];
}

/** The position of a cell in the raw text of its record. */
export interface Cell {
  readonly start: number;
  readonly end: number;
  readonly quoted: boolean;
}

// oxlint-disable-next-line no-control-regex -- all of ASCII
const isAscii = /^[\0-\x7f]*$/;

/**
 * Converts text to a string with one character for each byte, and back, so that nothing is lost in any encoding of the
 * file.
 */
export const toBytes = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
export const fromBytes = (bytes: string): string =>
  isAscii.test(bytes) ? bytes : Buffer.from(bytes, 'latin1').toString('utf8');

const quotedText = (value: string): string => `"${value.replaceAll('"', '""')}"`;

/** Returns the cell at a position, quoted or unquoted, or undefined if the value is not there. */
const rawAt = (raw: string, start: number, value: string): Cell | undefined => {
  if (raw[start] === '"') {
    const text = quotedText(value);
    if (raw.startsWith(text, start)) return { start, end: start + text.length, quoted: true };
  }
  return raw.startsWith(value, start) ? { start, end: start + value.length, quoted: false } : undefined;
};

/**
 * Finds a cell in the raw text from the parsed values. Undefined if the record has no such cell, or if unusual quotes
 * make its position unclear.
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

/** Returns the text of a cell, quoted if `quoted` or if the text needs quotes. */
export const write = (text: string, delimiter: string, quoted: boolean): string =>
  quoted || text.includes(delimiter) || /["\r\n]/.test(text) ? quotedText(text) : text;
