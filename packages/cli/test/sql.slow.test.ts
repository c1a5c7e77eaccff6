import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import type { PGlite } from '@electric-sql/pglite';
import { convert, UnitsError } from '@units/engine';
import { listUnitRecords, type UnitRecord } from '@units/engine/catalog';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scriptOf } from '../src/sql/dialects.ts';
import { curved } from '../src/sql/rows.ts';
import { sqlRows } from '../src/sql/rows.ts';
import { sampleOf } from '../../../scripts/sample.ts';
import { openPostgres } from './postgres.ts';
import { units } from './units.ts';

const all = listUnitRecords();
const rows = sqlRows(all);

interface Case {
  readonly from: string;
  readonly to: string;
  readonly value: number;
}

const isTable = ({ kind }: UnitRecord): boolean => !curved.has(kind);

/** Every unit with every other of its quantity. Each pair has a different value that a double represents exactly. */
const pairs: readonly Case[] = all.flatMap(({ units: ofQuantity }) => {
  const ids = ofQuantity.filter(isTable).map(({ id }) => id);
  return ids.flatMap((from, i) => ids.map((to, j) => ({ from, to, value: (((i * 131 + j * 17) % 9973) + 1) / 8 })));
});

const kindOf = new Map(all.flatMap(({ units: ofQuantity }) => ofQuantity.map(({ id, kind }) => [id, kind])));

const ulp = (value: number): number => 2 ** (Math.max(Math.floor(Math.log2(Math.abs(value))), -1022) - 52);

const engine = ({ value, from, to }: Case): number | undefined => {
  try {
    return convert(value, from as never, to as never) as number;
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

/**
 * Lists the results that differ by more than one unit in the last place. On a scale with an offset, the last place is
 * that of the largest intermediate number.
 */
const wrong = (cases: readonly Case[], results: readonly (number | null)[]): readonly unknown[] =>
  cases.flatMap((one, index) => {
    const expected = engine(one);
    const result = results[index];
    if (expected === undefined || typeof result !== 'number') return [{ ...one, expected, result }];
    const isAffine = kindOf.get(one.from) === 'affine' || kindOf.get(one.to) === 'affine';
    const zero = isAffine ? Math.abs(convert(0, one.from as never, one.to as never) as number) : 0;
    const size = Math.max(Math.abs(expected), zero, isAffine ? Math.abs(expected) + zero : 0);
    return Math.abs(result - expected) <= ulp(size) ? [] : [{ ...one, expected, result }];
  });

const literal = (value: string): string => `'${value.replaceAll("'", "''")}'`;
const table = (cases: readonly Case[]): string =>
  cases.map(({ value, from, to }, id) => `(${id}, ${value}e0, ${literal(from)}, ${literal(to)})`).join(',');

const refusals: readonly (readonly [string, string])[] = [
  ["units_convert(1, 'in', 'kg')", 'no conversion from in to kg'],
  ["units_convert(1, 'inn', 'cm')", 'no conversion from inn to cm'],
  ["units_convert(1, 'dBm', 'W')", 'no conversion from dBm to W'],
  ["units_factor('°C', '°F')", 'no factor from °C to °F'],
  ["units_factor('mile-per-gallon', 'liter-per-100-kilometer')", 'no factor'],
];

/** Returns how often each text occurs. */
const countsOf = (texts: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

describe('the rows', () => {
  test('have every spelling of one meaning', () => {
    const spellings = all.flatMap(({ units: ofQuantity }) => ofQuantity.flatMap(({ aliases }) => aliases));
    const counts = countsOf(spellings);
    const once = spellings.filter((one) => counts.get(one) === 1);
    const written = new Set(rows.map(({ spelling }) => spelling));
    expect(once.filter((one) => !written.has(one))).toEqual([]);
  });

  test('mean by every spelling what the engine reads', () => {
    const base = new Map(all.map(({ name, baseUnit }) => [name, baseUnit]));
    const others = sampleOf(rows).filter(({ spelling, unit, quantity, kind }) => {
      if (curved.has(kind)) return false;
      const to = base.get(quantity)!;
      return engine({ value: 3, from: spelling, to }) !== engine({ value: 3, from: unit, to });
    });
    expect(others.map(({ spelling, unit }) => [spelling, unit])).toEqual([]);
  });
});

describe('DuckDB', () => {
  let connection: DuckDBConnection;
  beforeAll(async () => {
    connection = await (await DuckDBInstance.create(':memory:')).connect();
    await connection.run(scriptOf('duckdb', { rows, isLenient: false }));
  });
  afterAll(() => connection.closeSync());

  const ask = async (sql: string): Promise<unknown[][]> => (await connection.runAndReadAll(sql)).getRows();

  test('converts pairs of units as the engine does', async () => {
    const some = sampleOf(pairs);
    await connection.run(`CREATE TABLE cases AS SELECT * FROM (VALUES ${table(some)}) AS c(id, value, f, t)`);
    const results = await ask('SELECT units_convert(CAST(value AS DOUBLE), f, t) FROM cases ORDER BY id');
    expect(
      wrong(
        some,
        results.map(([result]) => result as number),
      ),
    ).toEqual([]);
  });

  test('never reads a spelling of several meanings otherwise than the engine', async () => {
    const counts = countsOf(rows.map(({ spelling }) => spelling));
    const several = [...counts.keys()].filter((one) => counts.get(one)! > 1);
    const lenient = await (await DuckDBInstance.create(':memory:')).connect();
    await lenient.run(scriptOf('duckdb', { rows, isLenient: true }));
    const cases = several.flatMap((from) => several.map((to) => ({ from, to, value: 3 })));
    const sql = `SELECT units_convert(value, f, t) FROM (VALUES ${table(cases)}) AS c(id, value, f, t) ORDER BY id`;
    const results = (await lenient.runAndReadAll(sql)).getRows().map(([result]) => result as number | null);
    const answered = cases.filter((_, index) => results[index] !== null);
    expect(answered.length).toBeGreaterThan(several.length);
    expect(
      wrong(
        answered,
        results.filter((result) => result !== null),
      ),
    ).toEqual([]);
    lenient.closeSync();
  });

  test('reads what people write', async () => {
    const [[a, b, c, d]] = (await ask(
      "SELECT units_convert(6, 'ft', 'cm'), units_convert(2, 'oz', 'mL'), units_convert(2, 'oz', 'g'), units_factor('mi', 'km')",
    )) as [number[]];
    expect([a, b, c, d]).toEqual([182.88, 59.147059125, 56.69904625, 1.609344]);
  });

  test('chooses no formula for each row where the units are constants', async () => {
    await connection.run('CREATE TABLE measured AS SELECT 1e0 AS x');
    const plan = JSON.stringify(await ask("EXPLAIN SELECT units_convert(x, 'in', 'cm') FROM measured"));
    expect(plan).toContain('(x * SUBQUERY)');
  });

  test('gives null for zero miles per gallon', async () => {
    expect(await ask("SELECT units_convert(0e0, 'mpg', 'liter-per-100-kilometer')")).toEqual([[null]]);
  });

  test('gives null for null', async () => {
    const call = (pair: string): string => `units_convert(CAST(NULL AS DOUBLE), ${pair})`;
    const calls = ["'in', 'cm'", "'°C', '°F'", "'mpg', 'liter-per-100-kilometer'"].map(call);
    expect(await ask(`SELECT ${calls.join(', ')}`)).toEqual([[null, null, null]]);
  });

  test.each(refusals)('fails for %s', async (call, sentence) => {
    await expect(ask(`SELECT ${call}`)).rejects.toThrow(sentence);
  });

  test('gives null instead, where that is asked for', async () => {
    const lenient = await (await DuckDBInstance.create(':memory:')).connect();
    await lenient.run(scriptOf('duckdb', { rows, isLenient: true }));
    for (const [call] of refusals) {
      expect((await lenient.runAndReadAll(`SELECT ${call}`)).getRows()).toEqual([[null]]);
    }
    lenient.closeSync();
  });
});

describe('PostgreSQL', () => {
  let database: PGlite;
  beforeAll(async () => {
    database = await openPostgres();
    await database.exec(scriptOf('postgres', { rows, isLenient: false }));
  });

  test('converts pairs of units as the engine does', async () => {
    // Every unit occurs on both sides in a week. Only some pairs, because a PL/pgSQL function is slow for each row
    const some = sampleOf(pairs.filter((_, index) => index % 11 === 0));
    await database.exec(`CREATE TABLE cases (id int, value double precision, f text, t text);
      INSERT INTO cases VALUES ${table(some)}`);
    const { rows: results } = await database.query<{ result: number }>(
      'SELECT units_convert(value, f, t) AS result FROM cases ORDER BY id',
    );
    expect(
      wrong(
        some,
        results.map(({ result }) => result),
      ),
    ).toEqual([]);
  });

  test('gives null for zero miles per gallon', async () => {
    const { rows: results } = await database.query(
      "SELECT units_convert(0, 'mpg', 'liter-per-100-kilometer') AS result",
    );
    expect(results).toEqual([{ result: null }]);
  });

  test('works constant units out before the query runs', async () => {
    const { rows: plan } = await database.query<{ 'QUERY PLAN': string }>(
      "EXPLAIN VERBOSE SELECT units_convert(value, 'in', 'cm') FROM cases",
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/value \* '2\.54'::double precision/);
  });

  test.each(refusals)('fails for %s', async (call, sentence) => {
    await expect(database.query(`SELECT ${call}`)).rejects.toThrow(sentence);
  });

  test('gives null instead, where that is asked for', async () => {
    await database.exec(scriptOf('postgres', { rows, isLenient: true }));
    for (const [call] of refusals) {
      expect((await database.query(`SELECT ${call} AS result`)).rows).toEqual([{ result: null }]);
    }
  });
});

describe('units sql', () => {
  test('writes the script of one quantity', async () => {
    const { code, out } = await units(['sql', '--dialect', 'spark', '--quantity', 'mass']);
    expect(code).toBe(0);
    expect(out).toContain('CREATE OR REPLACE TEMPORARY FUNCTION units_convert(value DOUBLE');
    expect(out).toContain("('pound', 'pound', 'mass', 'linear', 0.45359237e0, 0e0,");
    expect(out).not.toContain("'meter'");
  });

  test.each(
    sampleOf([
      [['sql'], 2, '--dialect with one of duckdb, postgres, spark'],
      [['sql', '--dialect', 'constructor'], 2, '--dialect takes one of duckdb, postgres, spark'],
      [['sql', '--dialect', 'duckdb', '--unknown', 'zero'], 2, '--unknown takes one of error, null; got zero.'],
      [['sql', '--dialect', 'duckdb', '--quantity', 'lenght'], 1, 'Did you mean length?'],
    ]),
  )('refuses %j', async (args, code, sentence) => {
    expect(await units(args)).toMatchObject({ code, out: '', err: expect.stringContaining(sentence) });
  });
});
