import {
  asyncBufferFromFile,
  parquetMetadataAsync,
  parquetScan,
  parquetSchema,
  type AsyncBuffer,
  type ColumnChunk,
  type FileMetaData,
  type ParquetRowRange,
  type SchemaElement,
  type Statistics,
} from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import { Mistake, wrongUsage } from '../mistake.ts';

/** An open file: its bytes, and what it contains. */
export interface ParquetFile {
  readonly bytes: AsyncBuffer;
  readonly metadata: FileMetaData;
}

/** Keeps bounds as they are stored, so that they are written unchanged: a Date has no nanoseconds. */
const asStored = {
  timestampFromMilliseconds: (value: bigint): unknown => value,
  timestampFromMicroseconds: (value: bigint): unknown => value,
  timestampFromNanoseconds: (value: bigint): unknown => value,
  dateFromDays: (days: number): unknown => days,
  stringFromBytes: (bytes: Uint8Array): unknown => bytes,
  uuidFromBytes: (bytes: Uint8Array | undefined): unknown => bytes,
};

/** Opens a file. Throws Mistake if it is not Parquet, or if parts of it are encrypted or in other files. */
export const openParquet = async (path: string): Promise<ParquetFile> => {
  const bytes = await asyncBufferFromFile(path);
  const metadata = await parquetMetadataAsync(bytes, { parsers: asStored, geoparquet: false }).catch(
    (error: unknown) => {
      throw new Mistake(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
    },
  );
  const chunks = metadata.row_groups.flatMap(({ columns }) => columns);
  if (chunks.some(({ meta_data, crypto_metadata }) => !meta_data || crypto_metadata))
    throw new Mistake(`${path} is encrypted.`);
  if (chunks.some(({ file_path }) => file_path !== undefined)) throw new Mistake(`${path} has columns in other files.`);
  return { bytes, metadata };
};

/** Returns the names of the columns, without those inside a group. */
export const columnNames = ({ metadata }: ParquetFile): readonly string[] =>
  parquetSchema(metadata).children.map(({ element }) => element.name);

const isText = ({ converted_type, logical_type }: SchemaElement): boolean =>
  converted_type === 'UTF8' || logical_type?.type === 'STRING';

const isDecimal = ({ converted_type, logical_type }: SchemaElement): boolean =>
  converted_type === 'DECIMAL' || logical_type?.type === 'DECIMAL';

const isNumber = (element: SchemaElement): boolean => {
  const { type, converted_type, logical_type } = element;
  if (isDecimal(element) || logical_type?.type === 'FLOAT16' || type === 'FLOAT' || type === 'DOUBLE') return true;
  const meaning = logical_type?.type ?? converted_type;
  return (type === 'INT32' || type === 'INT64') && (meaning === undefined || /^U?INT/.test(meaning));
};

/** Returns the type of a column of numbers or texts. Throws Mistake for others. */
export const elementOf = (file: ParquetFile, name: string): SchemaElement => {
  const column = parquetSchema(file.metadata).children.find(({ element }) => element.name === name);
  if (!column) {
    const names = columnNames(file).map((one) => `"${one}"`);
    throw wrongUsage(`There is no column "${name}". The columns are ${names.join(', ')}.`);
  }
  const { element, children } = column;
  if (children.length > 0 || element.repetition_type === 'REPEATED' || !(isNumber(element) || isText(element)))
    throw wrongUsage(`The column "${name}" has neither numbers nor texts.`);
  return element;
};

/** Reads a column for a range of rows. */
export type ReadColumn<V = unknown> = (range: ParquetRowRange) => Promise<ArrayLike<V>>;

/** Returns a reader of a column, as the library decodes it. */
export const columnReader = async ({ bytes, metadata }: ParquetFile, column: string): Promise<ReadColumn> => {
  const scan = await parquetScan({ file: bytes, metadata, columns: [column], compressors });
  return (range) => scan.readColumn({ column, ...range });
};

/** A value of a column of numbers or texts, as stored. */
type Value = bigint | number | string | Uint8Array | null | undefined;

/** Returns a reader of a column of numbers or texts. It gives decimals as their integers: the library would round them. */
export const valueReader = async (
  { bytes, metadata }: ParquetFile,
  element: SchemaElement,
): Promise<ReadColumn<Value>> => {
  const { converted_type: _, logical_type: __, ...plain } = element;
  const schema = isDecimal(element) ? metadata.schema.map((one) => (one === element ? plain : one)) : metadata.schema;
  return (await columnReader({ bytes, metadata: { ...metadata, schema } }, element.name)) as ReadColumn<Value>;
};

/** Returns a value as text, exactly. */
export const textOf = (value: NonNullable<Value>, element: SchemaElement): string => {
  if (!isDecimal(element)) return String(value);
  const integer =
    value instanceof Uint8Array
      ? BigInt.asIntN(8 * value.length, BigInt(`0x${Buffer.from(value).toString('hex')}`))
      : value;
  return `${integer}e${-(element.scale ?? 0)}`;
};

/** Returns the position of a column chunk in the file. */
export const rangeOf = ({ meta_data }: ColumnChunk): { readonly start: number; readonly end: number } => {
  const { dictionary_page_offset, data_page_offset, total_compressed_size } = meta_data!;
  // Some writers store 0 for a missing dictionary
  const start = Number(dictionary_page_offset || data_page_offset);
  return { start, end: start + Number(total_compressed_size) };
};

/** Returns the statistics for a copy. Those that the library would round are omitted. */
const keptStatistics = (statistics: Statistics, element: SchemaElement): Statistics | undefined =>
  isDecimal(element) || element.type === 'INT96'
    ? undefined
    : {
        ...statistics,
        is_max_value_exact: statistics.is_max_value_exact ?? false,
        is_min_value_exact: statistics.is_min_value_exact ?? false,
      };

/**
 * Returns the description of a column chunk that is copied `shift` bytes further. Indexes of pages and Bloom filters are
 * optional, and stay behind.
 */
export const moved = ({ meta_data }: ColumnChunk, element: SchemaElement, shift: number): ColumnChunk => {
  const { statistics, bloom_filter_offset: _, bloom_filter_length: __, ...more } = meta_data!;
  const further = (offset: bigint | undefined): bigint | undefined => (offset ? offset + BigInt(shift) : undefined);
  const [dictionary, index] = [further(more.dictionary_page_offset), further(more.index_page_offset)];
  const kept = statistics && keptStatistics(statistics, element);
  return {
    file_offset: 0n,
    meta_data: {
      ...more,
      data_page_offset: more.data_page_offset + BigInt(shift),
      ...(dictionary === undefined ? {} : { dictionary_page_offset: dictionary }),
      ...(index === undefined ? {} : { index_page_offset: index }),
      ...(kept ? { statistics: kept } : {}),
    },
  };
};
