import type { ColumnChunk, ConvertedType, ParquetRowRange, RowGroup, SchemaElement } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { wrongUsage } from '../mistake.ts';
import { toBytes } from './cells.ts';
import { chunkMetadata, fileMetadata, type ConvertedField } from './field-units.ts';
import {
  columnNames,
  elementOf,
  moved,
  rangeOf,
  columnReader,
  textOf,
  valueReader,
  type ParquetFile,
} from './parquet-file.ts';
import type { ColumnTask, Watcher } from './stream.ts';

/** The task for a column of a Parquet file. */
interface ParquetTask extends Pick<ColumnTask, 'as' | 'column' | 'convert'>, Pick<ConvertedField, 'code'> {}

/** Returns the name of the column of a chunk, or undefined inside a group. */
const nameOf = ({ meta_data }: ColumnChunk): string | undefined => {
  const [name, ...inner] = meta_data!.path_in_schema;
  return inner.length === 0 ? name : undefined;
};

/** Returns the chunk of a converted column with its unit, and the other metadata of the chunk that it replaces. */
const withUnit = (chunk: ColumnChunk, group: RowGroup, { name, isNew, code }: ConvertedField): ColumnChunk => {
  const old = isNew ? undefined : group.columns.find((one) => nameOf(one) === name);
  // In place, because the writer adds the offset of its index to the chunk
  chunk.meta_data!.key_value_metadata = [...chunkMetadata(old?.meta_data?.key_value_metadata, code)];
  return chunk;
};

/** The bytes that are copied at once. */
const copied = 1024 * 1024;

const fieldOf = ({ as, column, code }: ParquetTask): ConvertedField => ({
  name: as ?? column,
  isNew: as !== undefined,
  code,
});

/** Returns an element with its integer type as a converted type: the writer gives a logical one a wrong width. */
const writable = (element: SchemaElement): SchemaElement => {
  const { logical_type, ...more } = element;
  if (logical_type?.type !== 'INTEGER') return element;
  const { isSigned, bitWidth } = logical_type;
  return { ...more, converted_type: `${isSigned ? 'INT' : 'UINT'}_${bitWidth}` as ConvertedType };
};

/** Returns the schema with doubles in the converted columns, which may be null, and with the new columns at its end. */
const schemaOf = (schema: readonly SchemaElement[], file: ParquetFile, tasks: readonly ParquetTask[]) => {
  const double = (name: string, { field_id }: Partial<SchemaElement> = {}): SchemaElement => ({
    name,
    type: 'DOUBLE',
    repetition_type: 'OPTIONAL',
    ...(field_id === undefined ? {} : { field_id }),
  });
  const replaced = new Map(
    tasks.filter(({ as }) => as === undefined).map(({ column }) => [elementOf(file, column), column]),
  );
  const added = tasks.flatMap(({ as }) => (as === undefined ? [] : [double(as)]));
  const [root, ...elements] = schema;
  return [
    { ...root!, num_children: (root!.num_children ?? 0) + added.length },
    ...elements.map((one) => (replaced.has(one) ? double(one.name, one) : writable(one))),
    ...added,
  ];
};

/** Throws Mistake for a new column with the name of another, and for a column that is converted twice. */
const requireDistinct = (file: ParquetFile, fields: readonly ConvertedField[]): void => {
  const names = [...columnNames(file), ...fields.flatMap(({ name, isNew }) => (isNew ? [name] : []))];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw wrongUsage(`The file has a column "${twice}" already.`);
  const again = fields.find(({ name }, index) => fields.findIndex((one) => one.name === name) !== index);
  if (again) throw wrongUsage(`The column "${again.name}" is given twice: say --as for each.`);
};

/** Returns a value for JSON, where numbers are finite and have few digits. */
const inJson = (_: string, value: unknown): unknown => {
  if (typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value))) return String(value);
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
};

/** Passes the rows to the watcher as lines of JSON. One column is in memory at a time. */
const rejectRows = async (
  file: ParquetFile,
  range: ParquetRowRange,
  places: readonly number[],
  reject: NonNullable<Watcher['reject']>,
): Promise<void> => {
  const rows = places.map((): Record<string, unknown> => ({}));
  for (const name of columnNames(file)) {
    const values = await (await columnReader(file, name))(range);
    for (const [index, place] of places.entries()) rows[index]![name] = values[place];
  }
  for (const row of rows) await reject(`${toBytes(JSON.stringify(row, inJson))}\n`);
};

/**
 * Yields a Parquet file with its columns converted to doubles, as buffers. The bytes of other columns are copied. A
 * value that does not convert becomes null, and missing values stay missing. Throws Mistake for a column without
 * numbers.
 */
export async function* convertParquet(
  file: ParquetFile,
  tasks: readonly ParquetTask[],
  watcher: Watcher,
): AsyncGenerator<Buffer> {
  const { bytes, metadata } = file;
  const elements = tasks.map(({ column }) => elementOf(file, column));
  const fields = tasks.map(fieldOf);
  requireDistinct(file, fields);
  const readers = await Promise.all(elements.map((element) => valueReader(file, element)));
  const leaves = metadata.schema.filter(({ type }) => type !== undefined);
  const kvMetadata = fileMetadata(file, fields);
  const writer = new ByteWriter();
  const output = new ParquetWriter({
    writer,
    schema: schemaOf(metadata.schema, file, tasks),
    // Bounds of copied columns stay as they are
    statisticsTruncateLength: Infinity,
    // Readers know the faults of writers by their names
    createdBy: metadata.created_by ?? 'units',
    ...(kvMetadata ? { kvMetadata: [...kvMetadata] } : {}),
  });
  const take = (): Buffer => {
    const taken = Buffer.from(writer.getBytes());
    writer.index = 0;
    return taken;
  };

  /** Converts a column of a row group. Notes the places of values that do not convert. */
  const convertColumn = async (index: number, range: ParquetRowRange, left: Set<number>) => {
    const { convert } = tasks[index]!;
    const element = elements[index]!;
    const values = await readers[index]!(range);
    return Array.from(values, (value, place) => {
      if (value === null || value === undefined) return null;
      const converted = convert(textOf(value, element));
      if ('text' in converted) return Number(converted.text);
      watcher.left(range.rowStart + place + 1, converted.reason);
      left.add(place);
      return null;
    });
  };

  let rowStart = 0;
  for (const group of metadata.row_groups) {
    const rows = Number(group.num_rows);
    if (rows === 0) continue;
    const range = { rowStart, rowEnd: rowStart + rows };
    rowStart += rows;
    const left = new Set<number>();
    const columnData = [];
    for (const [index, { name }] of fields.entries())
      columnData.push({ name, data: await convertColumn(index, range, left) });
    void output.write({ columnData, rowGroupSize: rows });
    yield take();
    if (watcher.reject && left.size > 0)
      await rejectRows(
        file,
        range,
        [...left].sort((a, b) => a - b),
        watcher.reject,
      );

    // The row group has only the converted columns so far
    const written = output.row_groups.at(-1)!;
    const own = new Map(fields.map((one, index) => [one.name, withUnit(written.columns[index]!, group, one)]));
    const columns: ColumnChunk[] = [];
    for (const [index, chunk] of group.columns.entries()) {
      const { start, end } = rangeOf(chunk);
      watcher.read(end - start);
      const replaced = own.get(nameOf(chunk) ?? '');
      columns.push(replaced ?? moved(chunk, leaves[index]!, writer.offset - start));
      if (replaced) continue;
      for (let at = start; at < end; at += copied) {
        const piece = Buffer.from(await bytes.slice(at, Math.min(at + copied, end)));
        writer.offset += piece.length;
        yield piece;
      }
    }
    columns.push(...fields.flatMap(({ name, isNew }) => (isNew ? [own.get(name)!] : [])));
    const total = (key: 'total_compressed_size' | 'total_uncompressed_size'): bigint =>
      columns.reduce((sum, { meta_data }) => sum + meta_data![key], 0n);
    Object.assign(written, {
      columns,
      total_byte_size: total('total_uncompressed_size'),
      total_compressed_size: total('total_compressed_size'),
    });
  }
  void output.finish();
  yield take();
}
