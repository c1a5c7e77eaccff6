import { parse, type Options, type Parser } from 'csv-parse';
import { wrongUsage, type Mistake } from '../mistake.ts';
import { fromBytes, toBytes } from './cells.ts';

/** The dialect of a file. */
export interface Dialect {
  readonly delimiter: string;
  /** True if quotes around a cell are part of the format. */
  readonly quotes: boolean;
}

/** The most characters of a record. A longer record has an unclosed quote. */
export const longestRecord = 1024 * 1024;

const optionsOf = ({ delimiter, quotes }: Dialect): Options => ({
  delimiter,
  quote: quotes ? '"' : null,
  // One character for each byte, so that other cells are written unchanged
  encoding: 'latin1',
  raw: true,
  // People write quotes inside a cell for inches
  relax_quotes: true,
  relax_column_count: true,
  record_delimiter: ['\r\n', '\n'],
  max_record_size: longestRecord,
});

/** Creates a stream that parses bytes to records. */
export const createReader = (dialect: Dialect): Parser => parse(optionsOf(dialect));

/** Returns the names of the columns, or undefined if the bytes end within the first record. */
const headerOf = async (start: Buffer, dialect: Dialect): Promise<readonly string[]> => {
  const { parse: parseAtOnce } = await import('csv-parse/sync');
  try {
    const [first] = parseAtOnce(start, { ...optionsOf(dialect), raw: false, to: 1 }) as readonly string[][];
    return first ?? [];
  } catch {
    return [];
  }
};

/** Returns the indices of columns with a name. Names are compared as UTF-8, or as bytes if the file is not UTF-8. */
export const placesOf = (header: readonly string[], name: string): readonly number[] =>
  header.flatMap((cell, index) => {
    const text = fromBytes(cell).trim();
    return text === name || cell.trim() === name ? [index] : [];
  });

const candidates = [',', '\t', ';', '|'] as const;

/**
 * Returns the index of a column by its name, or undefined if the header lacks it. Throws Mistake if there are several.
 */
const placeIn = (header: readonly string[], column: string): number | undefined => {
  const [index, another] = placesOf(header, column);
  if (another !== undefined) throw wrongUsage(`The file has several columns "${column}": give each a name of its own.`);
  return index;
};

const noColumn = (column: string, header: readonly string[]): Mistake => {
  const names = header.map((cell) => `"${fromBytes(cell).trim()}"`).join(', ');
  return wrongUsage(
    names === ''
      ? `There is no column "${column}": the file has no header.`
      : `There is no column "${column}". The columns are ${names}.`,
  );
};

/** The names of a task's columns. */
export interface Columns {
  readonly column: string;
  /** The column with the uncertainties. */
  readonly uncertainty?: string | undefined;
}

/** A dialect, and the indices of the columns. */
export interface Found extends Dialect {
  readonly index: number;
  readonly uncertainty: number | undefined;
}

/**
 * Detects the dialect of a file: by the given delimiter, or by the delimiter with which the header contains the column.
 * Throws Mistake if there is none.
 */
export const findDialect = async (
  start: Buffer,
  { column, uncertainty }: Columns,
  given: { readonly delimiter?: string | undefined; readonly quotes: boolean },
): Promise<Found> => {
  const delimiters = given.delimiter === undefined ? candidates : [given.delimiter];
  let most: readonly string[] = [];
  for (const delimiter of delimiters) {
    const dialect = { delimiter, quotes: given.quotes };
    const header = await headerOf(start, dialect);
    const index = placeIn(header, column);
    if (index !== undefined) {
      const beside = uncertainty === undefined ? undefined : placeIn(header, uncertainty);
      if (uncertainty !== undefined && beside === undefined) throw noColumn(uncertainty, header);
      if (beside === index) throw wrongUsage('The numbers and their uncertainties are two columns.');
      return { ...dialect, index, uncertainty: beside };
    }
    if (header.length > most.length) most = header;
  }
  throw noColumn(column, most);
};

const byteOrderMark = toBytes('\uFEFF');

/**
 * Returns the byte order mark of a UTF-8 file, which does not belong to the first cell. Throws Mistake for UTF-16,
 * which is not supported.
 */
export const markOf = (start: Buffer): string => {
  const head = start.toString('latin1', 0, 3);
  if (head.startsWith('\xFF\xFE') || head.startsWith('\xFE\xFF')) {
    throw wrongUsage('The file is written in UTF-16: save it as UTF-8 first.');
  }
  return head === byteOrderMark ? head : '';
};
