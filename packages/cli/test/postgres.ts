import { PGlite } from '@electric-sql/pglite';

let database: Promise<PGlite> | undefined;

/**
 * Returns a PostgreSQL database without tables and functions. All tests of a worker use the same, because each start
 * takes four seconds of processor time.
 */
export const openPostgres = async (): Promise<PGlite> => {
  database ??= PGlite.create();
  const empty = await database;
  await empty.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  return empty;
};
