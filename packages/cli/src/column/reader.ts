import { parse, type Options, type Parser } from 'csv-parse';
import { wrongUsage, type Mistake } from '../mistake.ts';
import { fromBytes, toBytes } from './cells.ts';

/** The dialect of a file. */
export interface Dialect {
  readonly delimiter: string;
  /** True if quotes around a cell are part of the format. */
  readonly quotes: boolean;
}

/** The longest record: a longer one has an unclosed quote. */
export const longestRecord = 1024 * 1024;

const optionsOf = ({ delimiter, quotes }: Dialect): Options => ({
  delimiter,
  quote: quotes ? '"' : null,
  // A character for each byte, so that other cells go out as they came in
  encoding: 'latin1',
  raw: true,
  // Quotes inside a cell are what people write for inches
  relax_quotes: true,
  relax_column_count: true,
  record_delimiter: ['\r\n', '\n'],
  max_record_size: longestRecord,
});

/** A stream of records from a stream of bytes. */
export const createReader = (dialect: Dialect): Parser => parse(optionsOf(dialect));

/** Returns the names of the columns. Undefined if the bytes end within the first record. */
const headerOf = async (start: Buffer, dialect: Dialect): Promise<readonly string[]> => {
  const { parse: parseAtOnce } = await import('csv-parse/sync');
  try {
    const [first] = parseAtOnce(start, { ...optionsOf(dialect), raw: false, to: 1 }) as readonly string[][];
    return first ?? [];
  } catch {
    return [];
  }
};

/** The place of a column by its name, read as UTF-8 or, where the file is not, by its bytes. */
export const placesOf = (header: readonly string[], name: string): readonly number[] =>
  header.flatMap((cell, index) => {
    const text = fromBytes(cell).trim();
    return text === name || cell.trim() === name ? [index] : [];
  });

const candidates = [',', '\t', ';', '|'] as const;

/** The place of a column by its name, undefined where the header has none. Throws a Mistake for several. */
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

/** The columns of a task, by their names. */
export interface Columns {
  readonly column: string;
  /** The column of the uncertainties. */
  readonly uncertainty?: string | undefined;
}

/** A dialect, and the places of the columns in it. */
export interface Found extends Dialect {
  readonly index: number;
  readonly uncertainty: number | undefined;
}

/**
 * Detects the dialect of a file: by the given delimiter, or by the one that makes its header have the column.
 * Throws a Mistake where there is none.
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

/** The mark in front of a UTF-8 file, which is not part of the first cell. Throws a Mistake for UTF-16, which has none of our delimiters. */
export const markOf = (start: Buffer): string => {
  const head = start.toString('latin1', 0, 3);
  if (head.startsWith('\xFF\xFE') || head.startsWith('\xFE\xFF')) {
    throw wrongUsage('The file is written in UTF-16: save it as UTF-8 first.');
  }
  return head === byteOrderMark ? head : '';
};
