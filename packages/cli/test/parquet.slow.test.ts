import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { field, float64, int32, Table, tableFromIPC, tableToIPC, utf8 } from '@uwdata/flechette';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample.ts';
import { units } from './units.ts';

let folder: string;
let duckdb: DuckDBConnection;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'units-parquet-'));
  duckdb = await (await DuckDBInstance.create(':memory:')).connect();
});
afterAll(async () => {
  duckdb.closeSync();
  await rm(folder, { recursive: true, force: true });
});

const rowsOf = async (sql: string): Promise<readonly unknown[]> =>
  (await duckdb.runAndReadAll(sql)).getRowObjectsJson();

/** Writes the rows of a query by DuckDB. */
const file = async (name: string, query: string, options = ''): Promise<string> => {
  const path = join(folder, name);
  await duckdb.run(`COPY (${query}) TO '${path}' (FORMAT parquet${options})`);
  return path;
};

const everyType = `SELECT 'n' || i AS name, CASE WHEN i % 7 > 0 THEN i END::INTEGER AS height, [i, i + 1] AS list, {'a': i} AS pair,
  make_timestamp_ns(1600000000123456789 + i) AS moment, DATE '2020-01-01' + i::INTEGER AS day, (i / 8)::DECIMAL(9, 3) AS exact,
  i::UTINYINT AS small, (9223372036854775808 + i)::UBIGINT AS large, '\\xFF'::BLOB AS bytes, uuid() AS id, i % 2 = 0 AS flag
  FROM range(200) AS rows(i)`;

const metadataOf = async (path: string) => parquetMetadataAsync(await asyncBufferFromFile(path));

/** Returns the unit of a column in the metadata of its first chunk. */
const unitOf = async (path: string, column: string): Promise<string | undefined> => {
  const { row_groups } = await metadataOf(path);
  const chunk = row_groups[0]!.columns.find(({ meta_data }) => meta_data!.path_in_schema[0] === column)!;
  return chunk.meta_data!.key_value_metadata?.find(({ key }) => key === 'unit')?.value;
};

describe('a column of a Parquet file', () => {
  const output = (): string => join(folder, 'out.parquet');
  const heights = ['--column', 'height', '--to', 'cm'];

  test.each(sampleOf(['snappy', 'zstd', 'gzip', 'brotli', 'lz4_raw', 'uncompressed']))(
    'is converted to doubles beside copies of all others: %s',
    async (compression) => {
      const path = await file('every.parquet', everyType, `, COMPRESSION ${compression}, ROW_GROUP_SIZE 64`);
      expect(await units(['column', path, ...heights, '--from', 'in', '-o', output()])).toEqual({
        code: 0,
        out: '',
        err: '',
      });
      const others = (from: string): string => `SELECT * EXCLUDE height FROM '${from}'`;
      expect(await rowsOf(others(output()))).toEqual(await rowsOf(others(path)));
      expect(await rowsOf(`SELECT typeof(height) AS type, height FROM '${output()}'`)).toEqual(
        Array.from({ length: 200 }, (_, i) => ({ type: 'DOUBLE', height: i % 7 > 0 ? (i * 254) / 100 : null })),
      );
      // Bounds lead readers past row groups
      expect(
        await rowsOf(`SELECT name FROM '${output()}' WHERE moment = make_timestamp_ns(1600000000123456988)`),
      ).toEqual([{ name: 'n199' }]);
      expect(await rowsOf(`SELECT name FROM '${output()}' WHERE height = 505.46`)).toEqual([{ name: 'n199' }]);
      expect(await unitOf(output(), 'height')).toBe('cm');
    },
  );

  test('needs no unit where the file states it, and states the new one', async () => {
    const path = await file('inches.parquet', everyType);
    const [centimeters, feet] = [join(folder, 'cm.parquet'), join(folder, 'ft.parquet')];
    expect(await units(['column', path, ...heights, '-o', centimeters])).toMatchObject({
      code: 2,
      err: 'The file does not state the unit of "height": say --from UNIT.\n',
    });
    await units(['column', path, ...heights, '--from', 'in', '-o', centimeters]);
    const more = ['--column', 'height', '--to', 'ft', '--as', 'feet', '-o', feet];
    expect((await units(['column', centimeters, ...more, '--from', 'm'])).err).toContain('is cm, not m: omit --from');
    expect((await units(['column', centimeters, ...more, '--from', 'centimeter'])).code).toBe(0);
    expect((await units(['column', centimeters, ...more])).code).toBe(0);
    expect(await rowsOf(`SELECT height, feet FROM '${feet}' WHERE name = 'n12'`)).toEqual([{ height: 30.48, feet: 1 }]);
    expect([await unitOf(feet, 'height'), await unitOf(feet, 'feet')]).toEqual(['cm', '[ft_i]']);
    expect((await units(['column', feet, ...more])).err).toBe('The file has a column "feet" already.\n');
  });

  test('states no unit without a code, and the unit that both spellings mean', async () => {
    const path = await file('areas.parquet', 'SELECT 1.5 AS area, 2 AS volume');
    const both = [
      '--column',
      'area',
      '--column',
      'volume',
      '--from',
      'ha',
      '--from',
      'mL',
      '--to',
      'acre',
      '--to',
      'oz',
    ];
    expect(await units(['column', path, ...both, '-o', output()])).toMatchObject({
      code: 0,
      err: 'UCUM has no code for acre: the output does not state it for "area".\n',
    });
    expect([await unitOf(output(), 'area'), await unitOf(output(), 'volume')]).toEqual([undefined, '[foz_us]']);
  });

  test('has exact decimals, large integers and numbers as people write them', async () => {
    const path = await file(
      'numbers.parquet',
      `SELECT 0.3::DECIMAL(4, 1) AS short, -12345678901234567.5::DECIMAL(38, 1) AS long, 1152921504606846976 AS large, '1,234.5' AS text`,
    );
    const columns = ['short', 'long', 'large', 'text'].flatMap((name) => ['--column', name]);
    expect((await units(['column', path, ...columns, '--from', 'm', '--to', 'cm', '-o', output()])).err).toBe('');
    expect(await rowsOf(`FROM '${output()}'`)).toEqual([
      { short: 30, long: Number('-1234567890123456750'), large: 115292150460684697600, text: 123450 },
    ]);
  });

  test('is null where a value does not convert, with its row in a file of its own', async () => {
    const path = await file(
      'bad.parquet',
      `SELECT i AS id, CASE i WHEN 3 THEN 'tall' WHEN 5 THEN NULL ELSE i::VARCHAR END AS height FROM range(9) AS rows(i)`,
    );
    const rejects = join(folder, 'bad.jsonl');
    const args = ['column', path, ...heights, '--from', 'in', '--strict', '-o', output()];
    expect(await units(args)).toEqual({
      code: 1,
      out: '',
      err: 'row 4: "tall" is not a number.\n1 cell without a result is null.\n',
    });
    expect(await rowsOf(`SELECT id FROM '${output()}' WHERE height IS NULL`)).toEqual([{ id: '3' }, { id: '5' }]);
    expect((await units([...args, '--rejects', rejects])).err).toContain(`with its row in ${rejects}`);
    expect(await readFile(rejects, 'utf8')).toBe('{"id":"3","height":"tall"}\n');
  });

  test.each(
    sampleOf([
      [['--column', 'day', '--from', 'd', '--to', 'h'], 'The column "day" has neither numbers nor texts.'],
      [['--column', 'list', '--from', 'd', '--to', 'h'], 'The column "list" has neither numbers nor texts.'],
      [['--column', 'width', '--from', 'd', '--to', 'h'], 'There is no column "width". The columns are "name", '],
      [['--column', 'height', '--column', 'height', '--from', 'm', '--to', 'h'], 'Cannot convert'],
      [['--column', 'height', '--column', 'height', '--from', 'm', '--to', 'cm'], 'The column "height" is given twice'],
      [
        ['--column', 'height', '--from', 'm', '--to', 'cm', '--uncertainty', 'small'],
        '--uncertainty is not for Parquet.',
      ],
      [['--column', 'height', '--from', 'm', '--to', 'cm', '-o', 'x.csv'], 'A Parquet file is written as Parquet'],
    ]),
  )('is refused for %j', async (args, sentence) => {
    const path = await file('refused.parquet', everyType);
    const ended = await units(['column', path, ...args]);
    expect(ended).toMatchObject({ out: '', err: expect.stringContaining(sentence) });
    expect(ended.code).not.toBe(0);
  });

  test('is refused in what is not Parquet', async () => {
    const path = join(folder, 'text.parquet');
    await writeFile(path, 'height\n1\n2\n3\n');
    expect(await units(['column', path, ...heights, '--from', 'in', '-o', output()])).toMatchObject({
      code: 1,
      err: expect.stringContaining('cannot be read: parquet file invalid'),
    });
  });
});

test("the unit stands in the fields of Arrow's schema, and pandas reads doubles", async () => {
  const fields = [
    field('name', utf8()),
    field(
      'height',
      int32(),
      true,
      new Map([
        ['unit', '[in_i]'],
        ['note', 'tape'],
      ]),
    ),
  ];
  const notes = { columns: [{ field_name: 'height', pandas_type: 'int64', numpy_type: 'Int64', metadata: null }] };
  const pandas = JSON.stringify(notes);
  const table = new Table({ fields, metadata: new Map([['pandas', pandas]]) }, []);
  const arrow = Buffer.from(tableToIPC(table, { format: 'stream' })!).toString('base64');
  const writer = new ByteWriter();
  const parquet = new ParquetWriter({
    writer,
    schema: [
      { name: 'schema', num_children: 2 },
      { name: 'name', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
      { name: 'height', type: 'INT32', repetition_type: 'REQUIRED' },
    ],
    kvMetadata: [
      { key: 'pandas', value: pandas },
      { key: 'ARROW:schema', value: arrow },
    ],
  });
  void parquet.write({
    columnData: [
      { name: 'name', data: ['Ann', 'Bob'] },
      { name: 'height', data: [70, 60] },
    ],
  });
  void parquet.finish();
  const [path, output] = [join(folder, 'arrow.parquet'), join(folder, 'arrow-out.parquet')];
  await writeFile(path, writer.getBytes());
  expect(await units(['column', path, '--column', 'height', '--to', 'cm', '-o', output])).toEqual({
    code: 0,
    out: '',
    err: '',
  });
  expect(await parquetReadObjects({ file: await asyncBufferFromFile(output) })).toEqual([
    { name: 'Ann', height: 177.8 },
    { name: 'Bob', height: 152.4 },
  ]);
  const kept = new Map((await metadataOf(output)).key_value_metadata!.map(({ key, value }) => [key, value!]));
  const { schema } = tableFromIPC(Buffer.from(kept.get('ARROW:schema')!, 'base64'));
  const changed = new Map([
    ['note', 'tape'],
    ['unit', 'cm'],
  ]);
  expect(schema.fields[1]).toEqual(field('height', float64(), true, changed));
  for (const one of [kept.get('pandas')!, schema.metadata!.get('pandas')!])
    expect(JSON.parse(one)).toMatchObject({ columns: [{ pandas_type: 'float64', numpy_type: 'float64' }] });
});
