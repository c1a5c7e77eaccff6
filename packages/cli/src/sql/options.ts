/** The options of `units sql`. */
export const sqlOptions = {
  dialect: {
    type: 'string',
    value: 'NAME',
    about: 'duckdb, postgres or spark; with --to also bigquery, clickhouse, mysql, snowflake, sqlite, trino',
    values: ['duckdb', 'postgres', 'spark', 'bigquery', 'clickhouse', 'mysql', 'snowflake', 'sqlite', 'trino'],
  },
  to: { type: 'string', value: 'UNITS', about: 'a table of factors to these units, for units in a column: kg,cm' },
  units: { type: 'string', value: 'UNITS', about: 'with --to, the units that the column has; all unless given' },
  dbt: { type: 'string', value: 'FOLDER', about: 'with --to, write a dbt package with macros there, for all dialects' },
  quantity: { type: 'string', value: 'NAME', about: 'only the units of one quantity' },
  unknown: {
    type: 'string',
    value: 'WHAT',
    about: 'error (unless given) or null, for units that do not convert',
    values: ['error', 'null'],
  },
  output: { type: 'string', short: 'o', value: 'FILE', about: 'write there instead of to standard output' },
} as const;

export type SqlOptions = typeof sqlOptions;
