import { numberLiteral } from './number-literal.ts';
import { curved, type SqlRow } from './rows.ts';

/** The script for one database. */
export interface Script {
  readonly rows: readonly SqlRow[];
  /** True if units that do not convert give null instead of an error. */
  readonly isLenient: boolean;
}

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

const tuple = ({ spelling, unit, quantity, kind, scale, offset }: SqlRow): string =>
  `(${[spelling, unit, quantity, kind].map(text).join(', ')}, ${[scale.high, offset.high, scale.low, offset.low].map(numberLiteral).join(', ')})`;

const columnNames = 'spelling, unit, quantity, kind, scale, offset_, scale_low, offset_low';

const values = (rows: readonly SqlRow[]): string => rows.map(tuple).join(',\n');

const unknown =
  "'no conversion from ' || from_unit || ' to ' || to_unit || ': one is not in the table units, or they measure different quantities'";
const ambiguous =
  "'ambiguous: ' || from_unit || ' to ' || to_unit || ' has several meanings; write the identifiers of the units'";
const noFactor = "'no factor from ' || from_unit || ' to ' || to_unit || ': use units_convert'";

/** Returns the upper half of a double's digits. Products of halves are exact. */
const half = (value: string): string => `134217729.0 * ${value} - (134217729.0 * ${value} - ${value})`;

/**
 * The unit in the numerator of the multiplier, and the unit in the denominator. For reciprocal units they are swapped.
 */
const above = (column: string): string => `CASE WHEN t.kind = 'reciprocal' THEN t.${column} ELSE f.${column} END`;
const below = (column: string): string => `CASE WHEN t.kind = 'reciprocal' THEN f.${column} ELSE t.${column} END`;

/** Returns a quotient of two double-doubles, rounded once. `q` is the quotient of the high doubles. */
const corrected = (q: string, n: string): string =>
  `${q} + (${n} - ${q}_half * d_half - ${q}_half * (d - d_half) - (${q} - ${q}_half) * d + ${n}_low - ${q} * d_low) / d`;

/** The kinds of units that the functions refuse, as literals. */
const curvedKinds = Array.from(curved, (kind) => `'${kind}'`).join(', ');

/**
 * Selects the quantities that two spellings share, with the multiplier and the shift. The shift is null for a
 * reciprocal. The query is short, because planners read it at each use.
 */
const meanings = `
  SELECT ${corrected('q', 'n')} AS multiplier, ${corrected('s', 'o')} AS shift
  FROM (
    SELECT *, ${half('q')} AS q_half, ${half('d')} AS d_half, ${half('s')} AS s_half
    FROM (
      SELECT *, n / d AS q, o / d AS s
      FROM (
        SELECT ${above('scale')} AS n, ${above('scale_low')} AS n_low, ${below('scale')} AS d, ${below('scale_low')} AS d_low,
          CASE WHEN (f.kind = 'reciprocal') = (t.kind = 'reciprocal') THEN f.offset_ - t.offset_ END AS o,
          f.offset_low - t.offset_low AS o_low
        FROM units AS f JOIN units AS t ON f.quantity = t.quantity
        WHERE f.spelling = from_unit AND t.spelling = to_unit AND f.kind NOT IN (${curvedKinds}) AND t.kind NOT IN (${curvedKinds})
      ) AS pairs
    ) AS quotients
  ) AS halves`;

interface Dialect {
  readonly double: string;
  /** Creates the table. */
  readonly table: (rows: readonly SqlRow[]) => string;
  /** Returns an expression of the given type that fails the query with a message. */
  readonly fail: (sentence: string, type: string) => string;
  /** Defines a function of two units. */
  readonly ofUnits: (name: string, type: string, expression: string) => string;
  /** Defines `units_convert` of a number and two units. */
  readonly convert: (expression: string) => string;
  /** The text before and after the script. */
  readonly around: readonly [string, string];
}

const duckdb: Dialect = {
  double: 'DOUBLE',
  around: ['BEGIN;', 'COMMIT;'],
  table: (rows) => `CREATE OR REPLACE TABLE units (
  spelling VARCHAR NOT NULL, unit VARCHAR NOT NULL, quantity VARCHAR NOT NULL, kind VARCHAR NOT NULL,
  scale DOUBLE NOT NULL, offset_ DOUBLE NOT NULL, scale_low DOUBLE NOT NULL, offset_low DOUBLE NOT NULL
);
INSERT INTO units (${columnNames}) VALUES
${values(rows)};`,
  fail: (sentence, type) => `CAST(error(${sentence}) AS ${type})`,
  ofUnits: (name, _, expression) => `CREATE OR REPLACE MACRO ${name}(from_unit, to_unit) AS (${expression});`,
  convert: (expression) => `CREATE OR REPLACE MACRO units_convert(value, from_unit, to_unit) AS (${expression});`,
};

const postgres: Dialect = {
  double: 'double precision',
  around: ['BEGIN;', 'COMMIT;'],
  table: (rows) => `DROP TABLE IF EXISTS units CASCADE;
CREATE TABLE units (
  spelling text NOT NULL, unit text NOT NULL, quantity text NOT NULL, kind text NOT NULL,
  scale double precision NOT NULL, offset_ double precision NOT NULL,
  scale_low double precision NOT NULL, offset_low double precision NOT NULL,
  PRIMARY KEY (spelling, quantity)
);
INSERT INTO units (${columnNames}) VALUES
${values(rows)};
-- Volatile, or it would be tried out while a query is planned
CREATE OR REPLACE FUNCTION units_fail(sentence text) RETURNS double precision LANGUAGE plpgsql VOLATILE AS
$$ BEGIN RAISE EXCEPTION USING MESSAGE = sentence, ERRCODE = 'invalid_parameter_value'; END $$;`,
  fail: (sentence, type) => (type === 'boolean' ? `units_fail(${sentence}) IS NULL` : `units_fail(${sentence})`),
  // Immutable, because the table is written once: with constant units they are evaluated before the query runs
  ofUnits: (name, type, expression) => `CREATE OR REPLACE FUNCTION ${name}(from_unit text, to_unit text) RETURNS ${type}
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$ BEGIN RETURN (${expression}); END $$;`,
  convert: (
    expression,
  ) => `CREATE OR REPLACE FUNCTION units_convert(value double precision, from_unit text, to_unit text)
RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT ${expression} $$;`,
};

const spark: Dialect = {
  double: 'DOUBLE',
  around: ['', ''],
  table: (rows) => `CREATE OR REPLACE TEMPORARY VIEW units AS
SELECT spelling, unit, quantity, kind, CAST(scale AS DOUBLE) AS scale, CAST(offset_ AS DOUBLE) AS offset_,
  CAST(scale_low AS DOUBLE) AS scale_low, CAST(offset_low AS DOUBLE) AS offset_low
FROM VALUES
${values(rows).replaceAll('\\', '\\\\')}
AS t(${columnNames});`,
  fail: (sentence, type) => `CAST(raise_error(${sentence}) AS ${type})`,
  ofUnits: (name, type, expression) => `CREATE OR REPLACE TEMPORARY FUNCTION ${name}(from_unit STRING, to_unit STRING)
RETURNS ${type} RETURN (${expression});`,
  convert: (
    expression,
  ) => `CREATE OR REPLACE TEMPORARY FUNCTION units_convert(value DOUBLE, from_unit STRING, to_unit STRING)
RETURNS DOUBLE RETURN ${expression};`,
};

export const dialects = { duckdb, postgres, spark } as const;

/**
 * Returns an expression that is true if a unit may be affine or reciprocal. For two constants the planner evaluates it
 * without reading rows.
 */
const mayBeOther = (rows: readonly SqlRow[]): string => {
  const others = rows.filter(({ kind }) => kind === 'affine' || kind === 'reciprocal');
  const spellings = [...new Set(others.map(({ spelling }) => text(spelling)))];
  return spellings.length === 0
    ? 'false'
    : ['from_unit', 'to_unit'].map((unit) => `${unit} IN (${spellings.join(', ')})`).join(' OR ');
};

const functionsOf = ({ double, fail, ofUnits, convert }: Dialect, { rows, isLenient }: Script): readonly string[] => {
  const refuse = (sentence: string, type: string): string =>
    isLenient ? `CAST(NULL AS ${type})` : fail(sentence, type);
  const one = (name: string, type: string, value: string): string =>
    ofUnits(
      name,
      type,
      `SELECT CASE WHEN count(*) = 0 THEN ${refuse(unknown, type)}
  WHEN min(multiplier) <> max(multiplier) OR min(shift) <> max(shift) OR count(shift) NOT IN (0, count(*)) THEN ${refuse(ambiguous, type)}
  ELSE ${value} END
FROM (${meanings}) AS meanings`,
    );
  const isOther = mayBeOther(rows);
  const [multiplier, shift] = ['units_multiplier(from_unit, to_unit)', 'units_shift(from_unit, to_unit)'];
  const factor = `CASE WHEN ${shift} = 0 THEN ${multiplier} ELSE ${refuse(noFactor, double)} END`;
  return [
    one('units_multiplier', double, 'min(multiplier)'),
    one('units_shift', double, 'min(shift)'),
    ofUnits('units_factor', double, `SELECT ${factor}`),
    convert(`CASE WHEN ${isOther} THEN coalesce(value * ${multiplier} + ${shift}, ${multiplier} / nullif(value, 0))
  ELSE value * ${multiplier} END`),
  ];
};

const head = `-- Units: a table of spellings, and functions that convert by it. Written by units sql.
-- units_convert(value, 'in', 'cm') converts; units_factor('in', 'cm') is the factor, if there is one.
-- base = value * scale + offset_; of reciprocal units, base = scale / value. The columns with _low hold what a double leaves out.`;

/** Returns the script for a database: the table `units` and the functions. */
export const scriptOf = (name: keyof typeof dialects, script: Script): string => {
  const dialect = dialects[name];
  const [before, after] = dialect.around;
  return [head, before, dialect.table(script.rows), ...functionsOf(dialect, script), after, '']
    .filter((part, index, all) => part !== '' || index === all.length - 1)
    .join('\n');
};
