import { CsvError, parse, type Options } from 'csv-parse';
import { Mistake, wrongUsage } from '../mistake.ts';
import { fromBytes, toBytes, write, type CsvRecord } from './cells.ts';

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

/** Returns a record with its whole line end, of which the parser keeps only the first character. */
const withEnding = ({ raw, record }: CsvRecord): CsvRecord => {
  if (!raw.endsWith('\r')) return { raw, record };
  const body = raw.slice(0, -1);
  const last = record.at(-1) ?? '';
  const isWhole = body.endsWith(last) || body.endsWith(write(last, '', true));
  return { raw: isWhole ? `${raw}\n` : raw, record };
};

/** A reader of a file, piece by piece. */
export interface Reader {
  /** Returns the records that end in a piece. Throws Mistake if they cannot be read. */
  readonly read: (bytes: Buffer) => Promise<readonly CsvRecord[]>;
  /** Returns the records that end with the file. Throws Mistake for an unclosed quote. */
  readonly end: () => Promise<readonly CsvRecord[]>;
}

/** Returns the error for a malformed file, instead of the parser's error. `before` is the number of earlier records. */
const broken = (error: Error, before: number): Error => {
  if (!(error instanceof CsvError)) return error;
  const line = before + Number(error['records']) + 1;
  return new Mistake(
    error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
      ? `Line ${line}: a quote is opened but never closed. If quotes are ordinary characters in this file, add --no-quotes.`
      : `Line ${line}: ${error.message}`,
  );
};

/** Creates a reader by csv-parse. It takes the records of a piece at once: an event for each costs more than the record. */
const createParser = (dialect: Dialect, before: number): Reader => {
  let records: CsvRecord[] = [];
  const parser = parse({
    ...optionsOf(dialect),
    on_record: (record: unknown) => {
      records.push(withEnding(record as CsvRecord));
      return null;
    },
  });
  // The callbacks receive the errors
  parser.on('error', () => {}).resume();
  const afterwards = (step: (done: (error?: Error | null) => void) => void): Promise<readonly CsvRecord[]> =>
    new Promise((done, fail) => {
      step((error) => {
        if (error) return fail(broken(error, before));
        done(records);
        records = [];
      });
    });
  return {
    read: (bytes) => afterwards((done) => parser.write(bytes, done)),
    end: () => afterwards((done) => parser.end(done)),
  };
};

/**
 * Creates a reader. Up to the first quote each line is a record, which takes half the time of the parser; from there
 * the parser reads.
 */
export const createReader = (dialect: Dialect): Reader => {
  let [rest, count] = ['', 0];
  let parser: Reader | undefined;
  const recordOf = (raw: string): CsvRecord => {
    count += 1;
    return { raw, record: raw.replace(/\r?\n$/, '').split(dialect.delimiter) };
  };
  return {
    read: async (bytes) => {
      if (parser) return parser.read(bytes);
      const text = rest + bytes.toString('latin1');
      if ((dialect.quotes && text.includes('"')) || rest.length > longestRecord) {
        parser = createParser(dialect, count);
        return parser.read(Buffer.from(text, 'latin1'));
      }
      const lines = text.split(/(?<=\n)/);
      rest = text.endsWith('\n') ? '' : lines.pop()!;
      return lines.map(recordOf);
    },
    end: async () => parser?.end() ?? (rest === '' ? [] : [recordOf(rest)]),
  };
};

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
