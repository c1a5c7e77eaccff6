import type { Factor } from './factors.ts';
import { numberLiteral } from './number-literal.ts';

/** The differences between databases in the script. */
interface Dialect {
  readonly text: string;
  readonly double: string;
  /** Returns the statements that create and fill the table, from its columns with their types and its rows. */
  readonly make: (columns: readonly string[], rows: string) => string;
  /** An escaped quotation mark and an escaped backslash in a text. */
  readonly quote: string;
  readonly backslash: string;
}

const standard = { double: 'DOUBLE', quote: "''", backslash: '\\' };
/** Databases with backslash escapes in texts. */
const escaping = { ...standard, quote: "\\'", backslash: '\\\\' };

const names = 'from_unit, to_unit, kind, multiplier, shift';
const inserted = (rows: string): string => `INSERT INTO unit_factors (${names}) VALUES\n${rows};`;
const table = (columns: readonly string[]): string => `TABLE unit_factors (\n  ${columns.join(',\n  ')}\n)`;
const required = (columns: readonly string[]): readonly string[] => columns.map((column) => `${column} NOT NULL`);

const replaced: Dialect['make'] = (columns, rows) =>
  `CREATE OR REPLACE ${table(required(columns))};\n${inserted(rows)}`;
const dropped: Dialect['make'] = (columns, rows) =>
  `DROP TABLE IF EXISTS unit_factors;\nCREATE ${table(columns)};\n${inserted(rows)}`;
const withKey: Dialect['make'] = (columns, rows) =>
  dropped([...required(columns), 'PRIMARY KEY (from_unit, to_unit)'], rows);

/** The databases, by the names that `--dialect` takes. */
export const factorDialects = {
  duckdb: { ...standard, text: 'VARCHAR', make: replaced },
  postgres: { ...standard, text: 'text', double: 'double precision', make: withKey },
  // A view needs no catalog that can replace tables. It lasts for a session
  spark: {
    ...escaping,
    text: 'STRING',
    make: (_, rows) =>
      `CREATE OR REPLACE TEMPORARY VIEW unit_factors AS SELECT * FROM VALUES\n${rows}\nAS t(${names});`,
  },
  bigquery: { ...escaping, text: 'STRING', double: 'FLOAT64', make: replaced },
  // A join without a match fills NOT NULL columns with zeros
  clickhouse: {
    ...escaping,
    text: 'String',
    double: 'Nullable(Float64)',
    make: (columns, rows) =>
      `CREATE OR REPLACE ${table(columns)} ENGINE = MergeTree ORDER BY (to_unit, from_unit);\n${inserted(rows)}`,
  },
  // Spellings differ by case, but under other collations m and M are equal
  mysql: { ...escaping, text: 'VARCHAR(190) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin', make: withKey },
  snowflake: { ...escaping, text: 'VARCHAR', make: replaced },
  sqlite: { ...standard, text: 'TEXT', double: 'REAL', make: withKey },
  // Some connectors do not support NOT NULL
  trino: { ...standard, text: 'VARCHAR', make: dropped },
} as const satisfies Readonly<Record<string, Dialect>>;

export type FactorDialect = keyof typeof factorDialects;

const literal = ({ quote, backslash }: Dialect, value: string): string =>
  `'${value.replaceAll('\\', backslash).replaceAll("'", quote)}'`;

const head = `-- Factors for units in a column. Written by units sql.
-- SELECT CASE WHEN f.kind = 'reciprocal' THEN f.multiplier / NULLIF(d.amount, 0)
--   ELSE d.amount * f.multiplier + f.shift END
-- FROM data AS d LEFT JOIN unit_factors AS f ON f.from_unit = d.unit AND f.to_unit = 'kg'`;

/** Returns the statements that create the table `unit_factors`. */
export const factorTable = (name: FactorDialect, factors: readonly Factor[]): string => {
  const dialect: Dialect = factorDialects[name];
  const columns = [
    ...['from_unit', 'to_unit', 'kind'].map((column) => `${column} ${dialect.text}`),
    ...['multiplier', 'shift'].map((column) => `${column} ${dialect.double}`),
  ];
  const rows = factors.map(({ fromUnit, toUnit, kind, multiplier, shift }) => {
    const texts = [fromUnit, toUnit, kind].map((value) => literal(dialect, value));
    return `(${[...texts, numberLiteral(multiplier), numberLiteral(shift)].join(', ')})`;
  });
  return `${head}\n${dialect.make(columns, rows.join(',\n'))}\n`;
};
