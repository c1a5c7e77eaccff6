import { field, float64, Table, tableFromIPC, tableToIPC, type Field, type Schema } from '@uwdata/flechette';
import { parse as parseText } from '@units/engine/text';
import { parse as parseCode, write as writeCode } from '@units/engine/ucum';
import { UnitsError } from '@units/engine';
import type { KeyValue } from 'hyparquet';
import { Mistake, wrongUsage } from '../mistake.ts';
import { resultOf } from '../sql/result-of.ts';
import type { ParquetFile } from './parquet-file.ts';

/** The key of a unit in the metadata of a field. */
const key = 'unit';
/** The key under which Arrow stores its schema in a file. */
const arrowKey = 'ARROW:schema';

const arrowSchema = (encoded: string): Schema => tableFromIPC(Buffer.from(encoded, 'base64')).schema;

const arrowOf = ({ metadata }: ParquetFile): string | undefined =>
  metadata.key_value_metadata?.find((one) => one.key === arrowKey)?.value;

/**
 * Returns the unit that the file states for a column, in the field of Arrow's schema or in the metadata of its column
 * chunks. Throws Mistake if the file states several.
 */
const storedUnit = (file: ParquetFile, column: string): string | undefined => {
  const encoded = arrowOf(file);
  const arrow = encoded === undefined ? [] : arrowSchema(encoded).fields;
  const stated = new Set([
    ...arrow.filter(({ name }) => name === column).map(({ metadata }) => metadata?.get(key)),
    ...file.metadata.row_groups
      .flatMap(({ columns }) => columns.map(({ meta_data }) => meta_data!))
      .filter(({ path_in_schema: [name, ...inner] }) => name === column && inner.length === 0)
      .map(({ key_value_metadata }) => key_value_metadata?.find((one) => one.key === key)?.value),
  ]);
  stated.delete(undefined);
  if (stated.size > 1) throw new Mistake(`The file has several units for "${column}": ${[...stated].join(', ')}.`);
  return [...stated][0];
};

/** Returns our unit for a stored one: a UCUM code, or else as people write it. Undefined for a code without one. */
const unitOfStored = (stored: string): string | undefined => {
  try {
    return parseCode(stored).unit;
  } catch (error) {
    if (error instanceof UnitsError) return stored;
    throw error;
  }
};

/**
 * Returns the unit of a column: as given, or as the file states it. Throws Mistake if there is neither, or if they
 * disagree.
 */
export const sourceUnit = (
  file: ParquetFile,
  column: string,
  { from, to }: { readonly from: string | undefined; readonly to: string },
): string => {
  const stored = storedUnit(file, column);
  const stated = stored === undefined ? undefined : unitOfStored(stored);
  if (from === undefined) {
    if (stored === undefined) throw wrongUsage(`The file does not state the unit of "${column}": say --from UNIT.`);
    if (stated === undefined) throw wrongUsage(`The unit "${stored}" of "${column}" is unknown: say --from UNIT.`);
    return stated;
  }
  if (stated !== undefined && resultOf(stated, to) !== resultOf(from, to))
    throw wrongUsage(`The file states that the unit of "${column}" is ${stored}, not ${from}: omit --from.`);
  return from;
};

/** Returns the UCUM code of a target unit beside its source, or undefined if there is none. */
export const codeOfTarget = (from: string, to: string): string | undefined => {
  // The units decide together what a spelling means: oz beside mL is a volume
  const read = ((): readonly string[] => {
    try {
      return parseText(`1 ${from} to ${to}`).to;
    } catch {
      return [];
    }
  })();
  const code = writeCode(read.length === 1 ? read[0]! : to);
  const unit = code === undefined ? undefined : parseCode(code).unit;
  return unit !== undefined && resultOf(from, unit) === resultOf(from, to) ? code : undefined;
};

/** A converted column in the output. */
export interface ConvertedField {
  readonly name: string;
  /** True for an additional column. */
  readonly isNew: boolean;
  /** The UCUM code of its unit. */
  readonly code: string | undefined;
}

const withUnit = (metadata: Field['metadata'] | null | undefined, code: string | undefined): Map<string, string> => {
  const changed = new Map(metadata ?? []);
  changed.delete(key);
  return code === undefined ? changed : changed.set(key, code);
};

interface PandasColumn {
  readonly field_name: string | null;
}

/** Returns the notes of pandas with the types of the converted columns, which it would convert back otherwise. */
const inPandas = (text: string, converted: readonly ConvertedField[]): string => {
  const notes = JSON.parse(text) as { readonly columns: readonly PandasColumn[] };
  const columns = notes.columns.map((one) =>
    converted.some(({ name, isNew }) => !isNew && name === one.field_name)
      ? { ...one, pandas_type: 'float64', numpy_type: 'float64', metadata: null }
      : one,
  );
  return JSON.stringify({ ...notes, columns });
};

const inArrow = (encoded: string, converted: readonly ConvertedField[]): string => {
  const schema = arrowSchema(encoded);
  const fields = schema.fields.map((one) => {
    const own = converted.find(({ name, isNew }) => !isNew && name === one.name);
    return own ? field(one.name, float64(), true, withUnit(one.metadata, own.code)) : one;
  });
  const added = converted
    .filter(({ isNew }) => isNew)
    .map(({ name, code }) => field(name, float64(), true, withUnit(undefined, code)));
  const metadata = new Map(schema.metadata ?? []);
  const pandas = metadata.get('pandas');
  if (pandas !== undefined) metadata.set('pandas', inPandas(pandas, converted));
  const table = new Table({ ...schema, fields: [...fields, ...added], metadata }, []);
  return Buffer.from(tableToIPC(table, { format: 'stream' })!).toString('base64');
};

/** Returns the metadata of the file with the types and units of the converted columns, for Arrow and for pandas. */
export const fileMetadata = (
  { metadata }: ParquetFile,
  converted: readonly ConvertedField[],
): readonly KeyValue[] | undefined =>
  metadata.key_value_metadata?.map((one) => {
    if (one.value === undefined) return one;
    if (one.key === arrowKey) return { key: one.key, value: inArrow(one.value, converted) };
    return one.key === 'pandas' ? { key: one.key, value: inPandas(one.value, converted) } : one;
  });

/** Returns the metadata of a column chunk with its unit. */
export const chunkMetadata = (
  metadata: readonly KeyValue[] | undefined,
  code: string | undefined,
): readonly KeyValue[] => [
  ...(metadata ?? []).filter((one) => one.key !== key),
  ...(code === undefined ? [] : [{ key, value: code }]),
];
