// Writes the lean entry from the rows: what there is of each quantity, and the types of its spellings.
// `pnpm --filter @units/engine run pieces`
import { writeFileSync } from 'node:fs';
import { names } from '../src/conversion/catalogue.ts';
import type { Quantity } from '../src/model/quantity.ts';
import { singularName } from '../src/naming/symbol.ts';
import { relateListed } from '../src/conversion/between.ts';
import { leanSymbol, leanUnits } from '../src/compact/lean-pack.ts';
import { camelCase, pascalCase } from './case.ts';

const head =
  '// oxlint-disable no-restricted-imports\n// Written from the rows by scripts/lean.ts: `pnpm --filter @units/engine run pieces`\n';

/** The quantities that are more than levels. */
const quantities = names.quantities.filter((quantity) => leanUnits(quantity).length > 1);

const typeOf = (quantity: Quantity): string => {
  const spellings = leanUnits(quantity).flatMap((unit) => [unit.id, leanSymbol(unit)]);
  const written = [...new Set(spellings)]
    .filter((spelling) => spelling !== '')
    .map((spelling) => JSON.stringify(spelling));
  return `/** The identifier or symbol of a unit of ${quantity.name.toLowerCase()}. */
// oxfmt-ignore
export type ${pascalCase(quantity.id)} = ${written.join(' | ')};
`;
};

/** The text of generated/lean-unit-names.ts. */
export const leanNamesModule = (): string => `${head}
${quantities.map(typeOf).join('\n')}`;

/** The text of generated/lean-rows.ts. */
export const leanRowsModule = (): string => `${head}import { pack } from '../compact/lean-pack.ts';

${quantities.map(({ id }) => `export const ${camelCase(id)}: string = /* @__PURE__ */ pack('${id}');\n`).join('')}`;

const functionOf = (quantity: Quantity): string => {
  const units = leanUnits(quantity);
  const rows = `rows.${camelCase(quantity.id)}`;
  const hasTurns = units.some((unit) => relateListed(unit, names.byId).turns !== 0);
  return `/** Converts ${quantity.name.toLowerCase()}: ${units.slice(0, 3).map(singularName).join(', ')} … */
// oxfmt-ignore
export const convert${pascalCase(quantity.id)}: LeanConvert<names.${pascalCase(quantity.id)}> = /* @__PURE__ */ createConvert(${hasTurns ? `${rows}, roundTurns` : rows});
`;
};

/** The text of generated/lean-quantities.ts. */
export const leanQuantitiesModule =
  (): string => `${head}import { createConvert, type LeanConvert } from '../compact/lean-convert.ts';
import * as rows from './lean-rows.ts';
import { roundTurns } from '../compact/lean-pi-power.ts';
import type * as names from './lean-unit-names.ts';

${quantities.map(functionOf).join('\n')}`;

/** The files and what makes them. */
export const leanModules: readonly (readonly [file: string, write: () => string])[] = [
  ['generated/lean-unit-names.ts', leanNamesModule],
  ['generated/lean-rows.ts', leanRowsModule],
  ['generated/lean-quantities.ts', leanQuantitiesModule],
];

if (import.meta.main) {
  for (const [file, write] of leanModules) writeFileSync(new URL(`../src/${file}`, import.meta.url), write());
}
