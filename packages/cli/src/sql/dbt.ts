import { factorDialects, type FactorDialect } from './factor-table.ts';
import type { Factor } from './factors.ts';
import { numberLiteral } from './number-literal.ts';

/** The adapters of dbt whose dialect has another name. */
const adapters: Readonly<Record<string, FactorDialect>> = { databricks: 'spark', redshift: 'postgres' };

const isSafe = (spelling: string): boolean => !/['\\{}]/.test(spelling);

/**
 * Returns the factors as JSON: by target, the spellings with one factor. Spellings with quotes are omitted, because
 * databases escape them differently.
 */
const factorsAsJson = (factors: readonly Factor[]): string => {
  const byTarget = new Map<string, Map<string, string[]>>();
  for (const { fromUnit, toUnit, kind, multiplier, shift } of factors) {
    if (!isSafe(fromUnit)) continue;
    const rows = byTarget.get(toUnit) ?? new Map<string, string[]>();
    byTarget.set(toUnit, rows);
    const factor = JSON.stringify([kind, numberLiteral(multiplier), numberLiteral(shift)]);
    rows.set(factor, [...(rows.get(factor) ?? []), fromUnit]);
  }
  const targets = [...byTarget].map(([to, rows]) => {
    const lines = [...rows].map(([factor, from]) => `    {"factor": ${factor}, "units": ${JSON.stringify(from)}}`);
    return `  ${JSON.stringify(to)}: [\n${lines.join(',\n')}\n  ]`;
  });
  return `{\n${targets.join(',\n')}\n}`;
};

/** Returns a macro for each adapter, with its type for doubles. Others are refused: they may compare texts without case. */
const doubleMacros = (): string => {
  const dialects = Object.keys(factorDialects) as readonly FactorDialect[];
  const types = [...dialects.map((name) => [name, name] as const), ...Object.entries(adapters)].map(
    ([adapter, dialect]) => `{%- macro ${adapter}__double() -%}${factorDialects[dialect].double}{%- endmacro %}\n`,
  );
  const refused = `{%- macro default__double() -%}
{{ exceptions.raise_compiler_error("units: the adapter " ~ adapter.type() ~ " is unknown.") }}
{%- endmacro %}
`;
  return [refused, ...types].join('\n');
};

const macros = `{#- to_unit('height', 'in', 'cm') converts an expression between two units. -#}
{%- macro to_unit(expression, from_unit, to_unit) -%}
{%- for row in fromjson(factors_json()).get(to_unit, []) if from_unit in row.units -%}
{{ converted(expression, row.factor) }}
{%- else -%}
{{ exceptions.raise_compiler_error("units: no factor from " ~ from_unit ~ " to " ~ to_unit ~ ". Write the package again with both.") }}
{%- endfor -%}
{%- endmacro %}

{#- to_unit_of('amount', 'unit', 'kg') converts with the unit in a column. It gives null for an unknown unit. -#}
{%- macro to_unit_of(expression, unit_column, to_unit) -%}
{#- The collations of MySQL compare m and M as equal -#}
{%- set unit = ("binary " if adapter.type() == "mysql" else "") ~ unit_column -%}
case
{%- for row in fromjson(factors_json()).get(to_unit, []) %}
  when {{ unit }} in ('{{ row.units | join("', '") }}') then {{ converted(expression, row.factor) }}
{%- else -%}
{{ exceptions.raise_compiler_error("units: no factors to " ~ to_unit ~ ". Write the package again with it.") }}
{%- endfor %}
end
{%- endmacro %}

{%- macro converted(expression, factor) -%}
{%- set double = adapter.dispatch("double", "units")() -%}
{%- set value = "cast(" ~ expression ~ " as " ~ double ~ ")" -%}
{%- set multiplier = "cast(" ~ factor[1] ~ " as " ~ double ~ ")" -%}
{%- if factor[0] == "reciprocal" -%}
({{ multiplier }} / nullif({{ value }}, 0))
{%- elif factor[2] == "0e0" -%}
({{ value }} * {{ multiplier }})
{%- else -%}
({{ value }} * {{ multiplier }} + {{ factor[2] }})
{%- endif -%}
{%- endmacro %}
`;

const project = `name: units
version: 1.0.0
config-version: 2
require-dbt-version: '>=1.3.0'
macro-paths: [macros]
`;

const readme = (command: string): string => `# Units for dbt

Written by \`${command}\`. Name this folder in \`packages.yml\`, and run \`dbt deps\`:

\`\`\`yaml
packages:
  - local: units
\`\`\`

\`\`\`sql
select {{ units.to_unit('height', 'in', 'cm') }} as height_cm,
  {{ units.to_unit_of('amount', 'unit', 'kg') }} as kg
from {{ ref('deliveries') }}
\`\`\`

\`to_unit\` takes two units, and \`dbt compile\` fails for units without a factor. \`to_unit_of\` takes the column with the units, and gives
null for an unknown one. \`macros/factors.sql\` has all factors.
`;

/**
 * Returns the files of a dbt package with macros that convert by these factors.
 *
 * @param command - The command that writes it, for the README.
 */
export const dbtPackage = (factors: readonly Factor[], command: string): Readonly<Record<string, string>> => ({
  'dbt_project.yml': project,
  'README.md': readme(command),
  'macros/double.sql': doubleMacros(),
  'macros/factors.sql': `{%- macro factors_json() -%}\n${factorsAsJson(factors)}\n{%- endmacro %}\n`,
  'macros/to_unit.sql': macros,
});
