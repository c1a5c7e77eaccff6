// What is made of the rows alone: the compact texts (generated/units.ts, names.ts, details.ts, ingredients.ts), the quantities to build on
// (generated/quantities.ts) and their lists (generated/light-catalogue.ts, catalogue.ts).
import { everydayQuantities } from '../src/data/everyday-quantities.ts';
import { quantities as catalogue } from '../src/data/catalogue.ts';
import { ingredients } from '../src/data/ingredients.ts';
import { workOut } from '../src/definition/work-out.ts';
import { writeDetails, writeHeads, writeListed, writeNames, writePlural, writeUnits } from '../src/compact/write.ts';
import { spellingsOf } from '../src/naming/spellings-of.ts';
import { readProduct } from '../src/definition/definition.ts';
import { singularName } from '../src/definition/symbol.ts';
import { FullIndex } from '../src/naming/full-index.ts';
import type { IngredientRow } from '../src/model/ingredient.ts';
import type { QuantityRows, UnitEntry } from '../src/model/quantity.ts';
import { camelCase } from './case.ts';

const rows: readonly QuantityRows[] = catalogue;
const quantities = workOut(rows);

const constant = (id: string, text: string): string => `export const ${camelCase(id)} = \`${text}\`;\n`;

const head = '// Written from the rows in data/quantities: `pnpm generate`\n';

const isEveryday = ({ id }: { readonly id: string }): boolean => everydayQuantities.includes(id);

const unitsOf = (some: typeof quantities): string =>
  some.map((quantity) => constant(quantity.id, writeUnits(quantity))).join('\n');

/** The text of generated/everyday-units.ts: of its own, for pages that have these alone at first. */
export const everydayUnitsModule = (): string =>
  `${head}// The units of the quantities that people convert every day, in the compact format: see compact/format.ts\n\n${unitsOf(quantities.filter(isEveryday))}`;

/** The text of generated/units.ts. */
export const unitsModule = (): string =>
  `${head}// The units of each quantity in the compact format: see compact/format.ts\n\nexport * from './everyday-units.ts';\n\n${unitsOf(
    quantities.filter((quantity) => !isEveryday(quantity)),
  )}`;

/** The text of generated/names.ts. */
export const namesModule = (): string =>
  `${head}// The names of the units of each quantity in the compact format: see compact/format.ts\n\n${quantities
    .map((quantity) => constant(quantity.id, writeNames(quantity, spellingsOf)))
    .join('\n')}`;

/** The text of generated/details.ts. */
export const detailsModule = (): string =>
  `${head}\n/** Identifier, definition, offset, source, marks and note of every unit: see compact/write.ts. */\n${constant(
    'details',
    writeDetails(rows.flatMap(({ units }) => units)),
  )}`;

const ingredientRows: readonly IngredientRow[] = ingredients;

/** The text of generated/ingredients.ts. */
export const ingredientsModule = (): string => {
  const lines = ingredientRows.map(({ id, name, is, aliases = [] }) => [id, name, is, ...aliases].join('\t'));
  return [
    '// Written from data/ingredients.ts: `pnpm generate`\n',
    '/** Identifier, name, density and further names of every ingredient. */',
    `export const ingredients = \`\n${lines.join('\n')}\n\`;\n`,
  ].join('\n');
};

/** The text of generated/ingredient-readings.ts: a module of its own, as those who convert do without. */
export const readingsModule = (): string => {
  const readings = ingredientRows.map(({ id, source, low = '', high = '' }) => [id, source, low, high].join('\t'));
  return [
    '// Written from data/ingredients.ts: `pnpm generate`\n',
    '/** Identifier, source, and the lightest and the heaviest reading of every ingredient, where sources differ. */',
    `export const ingredientReadings = \`\n${readings.join('\n')}\n\`;\n`,
  ].join('\n');
};

// The catalogue as an index in memory: what is generated need not be there yet.
const index = new FullIndex(quantities);

/** The quantities whose units the definitions of a quantity name. */
const usedBy = ({ id: own, units }: QuantityRows): QuantityRows[] => {
  const ids = units.map(({ id, is = id }) => is.split(' ').at(-1)!);
  const named = ids.flatMap((id) => readProduct(id, index.byId)?.factors.map(({ unit }) => unit) ?? index.byId(id)!);
  const used = new Set(named.map((unit) => unit.quantity!.id));
  return rows.filter(({ id }) => id !== own && used.has(id));
};

/** Returns the text of a quantity without its units. */
const headOf = ({ id, name, dimension, inTurns }: QuantityRows, uses: string): string =>
  `{ id: '${id}', name: '${name}', dimension: '${dimension}'${inTurns ? ', inTurns: true' : ''}${uses} }`;

const textsOf = ({ id }: QuantityRows): string => `units.${camelCase(id)}, names.${camelCase(id)}`;

const pieceOf = (quantity: QuantityRows): string => {
  const { id, name } = quantity;
  const used = usedBy(quantity).map((other) => camelCase(other.id));
  const some = index
    .unitsOf(quantities.find((other) => other.id === id)!)
    .slice(0, 3)
    .map(singularName)
    .join(', ');
  const uses = used.length === 0 ? '' : `, uses: () => [${used.join(', ')}]`;
  return `/** ${name}: ${some} … */
export const ${camelCase(id)}: QuantityDefinition<'${id}', UnitNames['${id}']> = /* @__PURE__ */ readQuantity(${headOf(quantity, uses)}, ${textsOf(quantity)});
`;
};

/** The text of generated/quantities.ts. */
export const quantitiesModule = (): string => `${head}
import { readQuantity } from '../compact/read.ts';
import type { QuantityDefinition } from '../model/quantity.ts';
import * as names from './names.ts';
import type { UnitNames } from './unit-names.ts';
import * as units from './units.ts';

${rows.map(pieceOf).join('\n')}`;

/** The text of generated/heads.ts. */
export const headsModule = (): string => `${head}
/** Returns the texts of all quantities without their units, in the order of the catalogue: see compact/format.ts. */
${constant('heads', writeHeads(rows))}`;

/** The text of generated/light-catalogue.ts: of its own, since anyone who converts needs nothing of what one builds on. */
export const lightCatalogueModule = (): string => `${head}
import { readCatalogue, type CatalogueQuantity } from '../compact/read.ts';
import { heads } from './heads.ts';
import * as units from './everyday-units.ts';

/**
 * Every quantity, in the order of the catalogue, with the units of those that people convert every day. The others have theirs, and all
 * have their names, once \`quantities\` of catalogue.ts are loaded.
 */
export const lightQuantities: readonly CatalogueQuantity[] = /* @__PURE__ */ readCatalogue(heads, [
${rows.map(({ id }) => `  ${isEveryday({ id }) ? `units.${camelCase(id)}` : "''"},\n`).join('')}]);
`;

/** The text of generated/catalogue.ts: the same quantities, which have all their units and names once it is loaded. */
export const catalogueModule = (): string => `${head}
import { withNames, withUnits, type CatalogueQuantity } from '../compact/read.ts';
import { lightQuantities } from './light-catalogue.ts';
import * as names from './names.ts';
import * as units from './units.ts';

/** Every quantity, in the order of the catalogue. */
export const quantities: readonly CatalogueQuantity[] = /* @__PURE__ */ withNames(
  /* @__PURE__ */ withUnits(lightQuantities, [
${rows.map(({ id }) => (isEveryday({ id }) ? '' : `  units.${camelCase(id)},\n`)).join('')}]),
  [
${rows.map(({ id }) => `  names.${camelCase(id)},\n`).join('')}]);
`;

const words = (text: string): string => text.split(/[ -]/).toSorted().join(' ');

/**
 * The line of an everyday unit whose name is made of other words than its identifier, or whose plural no rule gives; of others nothing.
 * `gallon imperial` is understood until its name comes, `celsius` in the plural is not.
 */
const everydayLine = (unit: UnitEntry): string =>
  unit.rank === 'everyday' && (unit.plural !== undefined || words(unit.name ?? '') !== words(unit.id))
    ? ownLine(unit)
    : '';

/** The line of a unit whose name or plural no rule gives; of others nothing. */
const ownLine = (unit: UnitEntry): string =>
  unit.hasOwnName ? ['', '~', unit.name ?? '', writePlural(unit)].join('\t') : '';

/** The text of generated/listed.ts. */
export const listedModule = (): string => `${head}
import { readCatalogue, withNames, type CatalogueQuantity } from '../compact/read.ts';
import { heads } from './heads.ts';

/** Every quantity, in the order of the catalogue, with what lists show of its units: no factors, and the names that no rule gives. */
export const listedQuantities: readonly CatalogueQuantity[] = /* @__PURE__ */ withNames(
  /* @__PURE__ */ readCatalogue(heads, [
${quantities.map((quantity) => `\`${writeListed(quantity)}\`,\n`).join('')}]),
  [
${quantities.map(({ units }) => `\`\n${units.map(ownLine).join('\n')}\n\`,\n`).join('')}]);
`;

/** The text of generated/everyday-names.ts. */
export const everydayNamesModule = (): string => `${head}
/** The names of everyday units that no rule gives, in the form of names.ts, for pages that show them before all names have come. */
export const everydayNames: Readonly<Record<string, string>> = {
${quantities
  .map(({ id, units }) => ({ id, lines: units.map(everydayLine) }))
  .filter(({ lines }) => lines.some((line) => line !== ''))
  .map(({ id, lines }) => `  '${id}': \`\n${lines.join('\n')}\n\`,\n`)
  .join('')}};
`;
