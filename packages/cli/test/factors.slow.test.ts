import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DuckDBInstance } from '@duckdb/node-api';
import { Dialect, parse } from '@polyglot-sql/sdk';
import { convert } from '@units/engine';
import { beforeAll, describe, expect, it, onTestFinished, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample.ts';
import { factorDialects, factorTable, type FactorDialect } from '../src/sql/factor-table.ts';
import { factorsFor, type Factor } from '../src/sql/factors.ts';
import { openPostgres } from './postgres.ts';
import { units } from './units.ts';

const targets = ['kg', 'cm', '°C', 'L/100km', ...sampleOf(['kg*m/s^2', 'J/(kg*K)'])];
let factors: readonly Factor[];
beforeAll(() => {
  factors = factorsFor(targets);
}, 60_000);

/** Returns a distinct value for each row, which a double represents exactly. */
const valueOf = (index: number): number => ((index * 131) % 9973) / 8 + 1;

/**
 * Returns true if a result differs from the engine's by at most two units in the last place of the largest intermediate
 * number.
 */
const agrees = (result: unknown, value: number, { fromUnit, toUnit, shift }: Factor): boolean => {
  const expected = convert<string, string>(value, fromUnit, toUnit);
  const size = Math.max(Math.abs(expected), Math.abs(shift)) + Math.abs(shift);
  return typeof result === 'number' && Math.abs(result - expected) <= 2 * 2 ** (Math.floor(Math.log2(size)) - 52);
};

const converted = `SELECT d.id, CASE WHEN f.kind = 'reciprocal' THEN f.multiplier / NULLIF(d.amount, 0)
  ELSE d.amount * f.multiplier + f.shift END AS result
FROM data AS d LEFT JOIN unit_factors AS f ON f.from_unit = d.unit AND f.to_unit = d.wanted ORDER BY d.id`;

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const dataOf = (double: string, text: string, rows: readonly Factor[]): string =>
  `CREATE TABLE data (id INTEGER, amount ${double}, unit ${text}, wanted ${text});
INSERT INTO data VALUES ${rows
    .map(({ fromUnit, toUnit }, id) => `(${id}, ${valueOf(id)}e0, ${literal(fromUnit)}, ${literal(toUnit)})`)
    .join(', ')}, (${rows.length}, 0e0, 'mpg', 'L/100km'), (${rows.length + 1}, 1e0, 'blorb', 'kg');`;

const check = (results: readonly unknown[], rows: readonly Factor[]): void => {
  expect(results.length).toBe(rows.length + 2);
  // Zero miles per gallon has no reciprocal, and an unknown unit has no factor
  expect(results.slice(-2)).toEqual([null, null]);
  expect(rows.filter((factor, id) => !agrees(results[id], valueOf(id), factor))).toEqual([]);
};

describe('units in a column convert as in the engine', () => {
  test('in SQLite', () => {
    const database = new DatabaseSync(':memory:');
    onTestFinished(() => database.close());
    database.exec(factorTable('sqlite', factors));
    database.exec(dataOf('REAL', 'TEXT', factors));
    check(
      database
        .prepare(converted)
        .all()
        .map(({ result }) => result),
      factors,
    );
  });

  test('in DuckDB', async () => {
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    onTestFinished(() => connection.closeSync());
    // The rows are those of SQLite, which reads them faster than the other databases
    const some = sampleOf(factors);
    await connection.run(factorTable('duckdb', some));
    await connection.run(dataOf('DOUBLE', 'VARCHAR', some));
    const results = (await connection.runAndReadAll(converted)).getRows();
    check(
      results.map(([, result]) => result),
      some,
    );
  });

  test('in PostgreSQL', async () => {
    const database = await openPostgres();
    const some = sampleOf(factors);
    await database.exec(factorTable('postgres', some));
    await database.exec(dataOf('double precision', 'text', some));
    const { rows } = await database.query<{ result: unknown }>(converted);
    check(
      rows.map(({ result }) => result),
      some,
    );
  });
});

describe('the factors', () => {
  const from = (...spellings: string[]): readonly Factor[] =>
    factors.filter(({ fromUnit }) => spellings.includes(fromUnit));

  it('have every case and plural that has one meaning', () => {
    expect(new Set(from('KG', 'kilograms', 'LBS', 'lbs').map(({ fromUnit }) => fromUnit)).size).toBe(4);
  });

  it('have what programs write for signs of print, and units of physics for one with a name', () => {
    const [consumption, force] = [factorsFor(['mpg']), factorsFor(['N'])];
    expect(consumption.find(({ fromUnit }) => fromUnit === 'L/100km')).toMatchObject({ kind: 'reciprocal' });
    expect(force.find(({ fromUnit }) => fromUnit === 'kg*m/s^2')).toMatchObject({ multiplier: 1, shift: 0 });
    const densities = new Set(factorsFor(['kg/m³']).map(({ fromUnit }) => fromUnit));
    expect(['kg/m^3', 'kg/m3', 'g/cm^3', 'Grams per milliliter'].filter((one) => !densities.has(one))).toEqual([]);
  });

  it('may be null in ClickHouse, which joins zeros otherwise', () => {
    expect(factorTable('clickhouse', [])).toContain('multiplier Nullable(Float64)');
  });

  it('have compounds as they were asked for', () => {
    const asked = factorsFor(['m/s^2'], ['ft/s^2', 'Gal']);
    expect(asked.find(({ fromUnit }) => fromUnit === 'ft/s^2')?.multiplier).toBe(0.3048);
    expect(asked.find(({ fromUnit }) => fromUnit === 'galileo')?.multiplier).toBe(0.01);
  });

  it('say of a scale with a zero of its own where that is, and of reciprocal units that they are', () => {
    expect(from('°F')[0]).toMatchObject({ kind: 'linear', multiplier: 5 / 9, shift: -160 / 9 });
    expect(from('mpg')[0]).toMatchObject({ kind: 'reciprocal', shift: 0 });
  });

  it('are few where few units are asked for', async () => {
    const { code, out } = await units(['sql', '--dialect', 'bigquery', '--to', 'kg', '--units', 'lb,oz,kg']);
    expect(code).toBe(0);
    expect(out.length).toBeLessThan(8000);
    expect(out).toContain("('lb', 'kg', 'linear', 0.45359237e0, 0e0)");
  });

  test.each(
    sampleOf([
      [['--dialect', 'mysql'], 2, '--to kg,cm'],
      [['--dialect', 'mysql', '--units', 'kg'], 2, '--units needs --to'],
      [['--dialect', 'sqlite', '--to', 'kg', '--quantity', 'mass'], 2, '--to makes a table of factors'],
      [['--dialect', 'sqlite', '--to', 'blorb'], 1, '"blorb" is not one we know'],
      [['--dialect', 'sqlite', '--to', 'dBm', '--units', 'dBW,W'], 1, '--units: no factor converts W to dBm.'],
      [['--dialect', 'sqlite', '--to', 'kg', '--units', 'lb,inch'], 1, '--units: no factor converts inch to kg.'],
    ]),
  )('are refused for %j', async (args, code, sentence) => {
    expect(await units(['sql', ...args])).toMatchObject({ code, out: '', err: expect.stringContaining(sentence) });
  });
});

describe('the tables for databases that no test can have', () => {
  let asked: readonly Factor[];
  beforeAll(() => {
    asked = factorsFor(['kg', 'cm', '°C', 'L/100km'], ['lb', 'ft', '°F', 'mpg', 'm']);
  });

  /** The parser's names of the databases. */
  const parserOf: Readonly<Record<FactorDialect, Dialect>> = {
    bigquery: Dialect.BigQuery,
    clickhouse: Dialect.ClickHouse,
    duckdb: Dialect.DuckDB,
    mysql: Dialect.MySQL,
    postgres: Dialect.PostgreSQL,
    snowflake: Dialect.Snowflake,
    spark: Dialect.Spark,
    sqlite: Dialect.SQLite,
    trino: Dialect.Trino,
  };

  test.each(Object.keys(factorDialects) as FactorDialect[])('are what was run, and are read: %s', async (dialect) => {
    const script = factorTable(dialect, asked);
    await expect(script).toMatchFileSnapshot(join(import.meta.dirname, `fixtures/factors/${dialect}.sql`));
    const { success, ast } = parse(script, parserOf[dialect]);
    expect(success).toBe(true);
    // Each database escapes the foot mark (') in a text differently
    expect(JSON.stringify(ast)).toContain(`"'"`);
  });
});
