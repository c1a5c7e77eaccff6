// Measures the cost of `units sql` in a query, compared with the same factor written by hand: `pnpm --filter
// @units/bench sql`, after a build.
import { execFileSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { DuckDBInstance } from '@duckdb/node-api';
import { PGlite } from '@electric-sql/pglite';
import { median } from './http/median.ts';

const rounds = 7;

const scriptFor = (dialect: string): string =>
  execFileSync(process.execPath, [`${import.meta.dirname}/../packages/cli/bin/units.js`, 'sql', '--dialect', dialect], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });

interface Database {
  readonly name: string;
  readonly rows: number;
  readonly run: (sql: string) => Promise<unknown>;
}

const openDuckDb = async (): Promise<Database> => {
  const connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  await connection.run(scriptFor('duckdb'));
  await connection.run('CREATE TABLE measured AS SELECT CAST(range AS DOUBLE) / 8 AS x FROM range(10000000)');
  return { name: 'DuckDB', rows: 1e7, run: (sql) => connection.runAndReadAll(sql) };
};

const openPostgres = async (): Promise<Database> => {
  const database = await PGlite.create();
  await database.exec(scriptFor('postgres'));
  await database.exec(
    'CREATE TABLE measured AS SELECT CAST(n AS double precision) / 8 AS x FROM generate_series(1, 1000000) AS n',
  );
  return { name: 'PostgreSQL', rows: 1e6, run: (sql) => database.query(sql) };
};

/** Each expression with the hand-written one that it is compared with. */
const pairs = [
  ["units_convert(x, 'in', 'cm')", 'x * 2.54e0'],
  ["x * units_factor('in', 'cm')", 'x * 2.54e0'],
  ["units_convert(x, '°C', '°F')", 'x * 1.8e0 + 32e0'],
] as const;

/** Returns milliseconds of processor time, which other programs affect least. */
const time = async ({ run }: Database, expression: string): Promise<number> => {
  const before = process.cpuUsage();
  await run(`SELECT sum(${expression}) FROM measured`);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

console.log(
  `${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)} before; processor time on one thread, medians of ${rounds} rounds in turns.\n`,
);
console.log('| database | rows | expression | ms | by hand, ms | ratio |\n| --- | --- | --- | --- | --- | --- |');
for (const open of [openDuckDb, openPostgres]) {
  const database = await open();
  for (const [expression, byHand] of pairs) {
    await time(database, expression);
    const times: number[] = [];
    const timesByHand: number[] = [];
    for (let round = 0; round < rounds; round++) {
      times.push(await time(database, expression));
      timesByHand.push(await time(database, byHand));
    }
    const ratio = median(times.map((ms, round) => ms / timesByHand[round]!));
    const cells = [median(times), median(timesByHand)].map((ms) => ms.toFixed(0));
    console.log(
      `| ${database.name} | ${database.rows} | \`${expression}\` | ${cells.join(' | ')} | ${ratio.toFixed(2)} |`,
    );
  }
}
process.exit();
