import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { Template } from '@huggingface/jinja';
import { convert } from '@units/engine';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample.ts';
import { openPostgres } from './postgres.ts';
import { units } from './units.ts';

let folder: string;
let macros: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'units-dbt-'));
  const asked = ['--to', 'kg,cm,°C,L/100km', '--units', 'lb,in,ft,m,mm,Mm,°F,mpg'];
  await units(['sql', '--dbt', folder, ...asked]);
  const files = ['double', 'factors', 'to_unit'].map((name) => readFile(join(folder, `macros/${name}.sql`), 'utf8'));
  macros = (await Promise.all(files)).join('');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Renders a call of a macro as dbt does for an adapter. */
const rendered = (call: string, adapter = 'duckdb'): string => {
  const context = {
    fromjson: (text: string) => JSON.parse(text) as unknown,
    exceptions: {
      raise_compiler_error: (message: string) => {
        throw new Error(message);
      },
    },
    adapter: {
      type: () => adapter,
      dispatch: (name: string) => () =>
        macros.includes(`macro ${adapter}__${name}()`)
          ? new Template(`${macros}{{ ${adapter}__${name}() }}`).render({}).trim()
          : rendered(`default__${name}()`, adapter),
    },
  };
  return new Template(`${macros}{{ ${call} }}`).render(context).trim();
};

const pairs = [
  ['lb', 'kg', 2.5],
  ['in', 'cm', 70],
  ['°F', '°C', 98.6],
  ['mpg', 'L/100km', 30],
] as const;

describe('the macros of dbt', () => {
  const expected = pairs.map(([from, to, value]) => convert<string, string>(value, from, to));
  const isNear = (results: readonly unknown[]): void => {
    for (const [index, result] of results.entries()) expect(result).toBeCloseTo(expected[index]!, 12);
  };
  const selectOf = (adapter: string): string =>
    `SELECT ${pairs.map(([from, to, value]) => rendered(`to_unit('${value}', '${from}', '${to}')`, adapter)).join(', ')}`;

  test('convert in DuckDB and PostgreSQL as the engine does', async () => {
    const duckdb = await (await DuckDBInstance.create(':memory:')).connect();
    onTestFinished(() => duckdb.closeSync());
    isNear((await duckdb.runAndReadAll(selectOf('duckdb'))).getRows()[0]!);
    const postgres = await openPostgres();
    const { rows } = await postgres.query<unknown[]>(selectOf('postgres'), [], { rowMode: 'array' });
    isNear(rows[0]!);
  });

  test('convert with the unit in a column, and give null for an unknown one and for 0 mpg', async () => {
    const duckdb = await (await DuckDBInstance.create(':memory:')).connect();
    onTestFinished(() => duckdb.closeSync());
    const sql = `SELECT ${rendered("to_unit_of('amount', 'unit', 'cm')")} FROM (VALUES (2, 'in'), (2, 'm'), (2, 'Mm'), (2, 'blorb')) AS v(amount, unit)`;
    expect((await duckdb.runAndReadAll(sql)).getRows()).toEqual([[5.08], [200], [200_000_000], [null]]);
    const none = (await duckdb.runAndReadAll(`SELECT ${rendered("to_unit('0', 'mpg', 'L/100km')")}`)).getRows();
    expect(none).toEqual([[null]]);
  });

  test('have the types of each database, and compare in MySQL by case', () => {
    expect(rendered("to_unit('height', 'in', 'cm')", 'bigquery')).toBe(
      '(cast(height as FLOAT64) * cast(2.54e0 as FLOAT64))',
    );
    expect(rendered("to_unit('height', 'in', 'cm')", 'redshift')).toContain('as double precision)');
    expect(rendered("to_unit_of('amount', 'unit', 'cm')", 'mysql')).toMatch(/^case\s+when binary unit in \('/);
  });

  test.each([
    ["to_unit('height', 'in', 'kg')", 'duckdb', 'units: no factor from in to kg.'],
    ["to_unit_of('height', 'unit', 'mile')", 'duckdb', 'units: no factors to mile.'],
    ["to_unit('height', 'in', 'cm')", 'sqlserver', 'units: the adapter sqlserver is unknown.'],
  ])('refuse %s in %s', (call, adapter, message) => {
    expect(() => rendered(call, adapter)).toThrow(message);
  });
});

test.each(
  sampleOf([
    [['--dbt', 'x'], '--dbt needs --to'],
    [['--dbt', 'x', '--to', 'kg', '--dialect', 'duckdb'], '--dbt takes only --to and --units'],
  ]),
)('a package is refused for %j', async (args, sentence) => {
  expect(await units(['sql', ...args])).toMatchObject({ code: 2, out: '', err: expect.stringContaining(sentence) });
});
