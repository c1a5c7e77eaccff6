import { factorDialects, type FactorDialect } from './factor-table.ts';
import type { Factor } from './factors.ts';
import { numberLiteral } from './number-literal.ts';

/** The adapters of dbt whose dialect has another name. */
const adapters: Readonly<Record<string, FactorDialect>> = { databricks: 'spark', redshift: 'postgres' };

const isSafe = (spelling: string): boolean => !/['\\{}]/.test(spelling);

/** Returns the factors as JSON, by target and source. Texts with quotes differ between databases, and are omitted. */
const factorsAsJson = (factors: readonly Factor[]): string => {
  const byTarget = new Map<string, string[]>();
  for (const { fromUnit, toUnit, kind, multiplier, shift } of factors) {
    if (!isSafe(fromUnit)) continue;
    const values = [kind, numberLiteral(multiplier), numberLiteral(shift)];
    const line = `    ${JSON.stringify(fromUnit)}: ${JSON.stringify(values)}`;
    byTarget.set(toUnit, [...(byTarget.get(toUnit) ?? []), line]);
  }
  const targets = [...byTarget].map(([to, lines]) => `  ${JSON.stringify(to)}: {\n${lines.join(',\n')}\n  }`);
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
{%- set factors = fromjson(factors_json()) -%}
{%- if to_unit not in factors or from_unit not in factors[to_unit] -%}
{{ exceptions.raise_compiler_error("units: no factor from " ~ from_unit ~ " to " ~ to_unit ~ ". Write the package again with both.") }}
{%- endif -%}
{{ converted(expression, factors[to_unit][from_unit]) }}
{%- endmacro %}

{#- to_unit_of('amount', 'unit', 'kg') converts with the unit in a column. It gives null for an unknown unit. -#}
{%- macro to_unit_of(expression, unit_column, to_unit) -%}
{%- set factors = fromjson(factors_json()) -%}
{%- if to_unit not in factors -%}
{{ exceptions.raise_compiler_error("units: no factors to " ~ to_unit ~ ". Write the package again with it.") }}
{%- endif -%}
{#- The collations of MySQL compare m and M as equal -#}
case {% if adapter.type() == "mysql" %}binary {% endif %}{{ unit_column }}
{%- for from_unit, factor in factors[to_unit].items() %}
  when '{{ from_unit }}' then {{ converted(expression, factor) }}
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
