// The lean entry: a function for each quantity, and the types of its spellings.
import { unitIndex } from '../src/conversion/catalogue.ts';
import { findIn } from '../src/naming/light-find.ts';
import { singularName, symbolOf } from '../src/definition/symbol.ts';
import { quantities as all } from '../src/generated/catalogue.ts';
import type { Unit } from '../src/model/unit.ts';
import type { Quantity } from '../src/model/quantity.ts';
import { camelCase, pascalCase } from './case.ts';

const head = '// Written from the rows in data/quantities: `pnpm generate`\n';

/** The units of a quantity that one function lists: levels take logarithms, which it does without. */
export const leanUnits = (quantity: Quantity): Unit[] =>
  unitIndex.unitsOf(quantity).filter(({ entry }) => !entry!.level);

/** The symbol of a unit, if it is the first that the symbol means in the quantity; else empty. */
export const leanSymbol = (unit: Unit): string => {
  const symbol = symbolOf(unit);
  const found = findIn(unitsOf(unit.quantity!), symbol);
  return found && (found.prefix?.name ?? '') + found.entry.id === unit.id ? symbol : '';
};

/** The text of a quantity's units. */
const unitsOf = ({ id }: Quantity): string => all.find((quantity) => quantity.id === id)!.unitsText;

/** The quantities that are more than levels. */
const quantities = all.filter((quantity) => leanUnits(quantity).length > 1);

const typeOf = (quantity: (typeof all)[number]): string => {
  const spellings = leanUnits(quantity).flatMap((unit) => [unit.id, leanSymbol(unit)]);
  const written = [...new Set(spellings)]
    .filter((spelling) => spelling !== '')
    .map((spelling) => JSON.stringify(spelling));
  return `/** The identifier or symbol of a unit of ${quantity.name.toLowerCase()}. */
export type ${pascalCase(quantity.id)} = ${written.join(' | ')};
`;
};

/** The text of generated/lean-unit-names.ts. */
export const leanNamesModule = (): string => `${head}
${quantities.map(typeOf).join('\n')}`;

const functionOf = (quantity: Quantity): string => {
  const { id, name } = quantity;
  const some = leanUnits(quantity).slice(0, 3).map(singularName).join(', ');
  return `/** Converts ${name.toLowerCase()}: ${some} … */
export const convert${pascalCase(id)}: LeanConvert<names.${pascalCase(id)}> = /* @__PURE__ */ convertIn(units.${camelCase(id)});
`;
};

/** The text of generated/lean-quantities.ts. */
export const leanQuantitiesModule = (): string => `${head}
import { convertIn, type LeanConvert } from '../conversion/light-conversion.ts';
import type * as names from './lean-unit-names.ts';
import * as units from './units.ts';

${quantities.map(functionOf).join('\n')}
/** The units of every quantity. */
export const everything: readonly string[] = [
${all.map(({ id }) => `  units.${camelCase(id)},\n`).join('')}];
`;
