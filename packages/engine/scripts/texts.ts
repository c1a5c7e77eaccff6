// Files that depend only on the rows: the compact texts (generated/units.ts, names.ts, details.ts, ingredients.ts), the
// quantities for programs (generated/quantities.ts) and their lists (generated/light-catalogue.ts, catalogue.ts).
import { everydayQuantities } from '../src/data/everyday-quantities.ts';
import { quantities as catalogue } from '../src/data/catalogue.ts';
import { ingredients } from '../src/data/ingredients.ts';
import { compileDefinitions } from '../src/definition/work-out.ts';
import { writeDetails, writeHeads, writeListed, writeNames, writePlural, writeUnits } from '../src/compact/write.ts';
import { spellingsOf } from '../src/naming/rows.ts';
import { readProduct } from '../src/definition/definition.ts';
import { singularName } from '../src/definition/symbol.ts';
import { FullIndex } from '../src/naming/full-index.ts';
import type { IngredientRow } from '../src/model/ingredient.ts';
import type { QuantityRows, UnitEntry } from '../src/model/quantity.ts';
import { camelCase } from './case.ts';

const rows: readonly QuantityRows[] = catalogue;
const quantities = compileDefinitions(rows);

const constant = (id: string, text: string): string => `export const ${camelCase(id)} = \`${text}\`;\n`;

const head = '// Written from the rows in data/quantities: `pnpm generate`\n';

const isEveryday = ({ id }: { readonly id: string }): boolean => everydayQuantities.includes(id);

const unitsOf = (some: typeof quantities): string =>
  some.map((quantity) => constant(quantity.id, writeUnits(quantity))).join('\n');

/** Returns the text of generated/everyday-units.ts, a separate file for pages that first load only these. */
export const everydayUnitsModule = (): string =>
  `${head}// The units of the quantities that people convert every day, in the compact format: see compact/read.ts\n\n${unitsOf(quantities.filter(isEveryday))}`;

/** Returns the text of generated/units.ts. */
export const unitsModule = (): string =>
  `${head}// The units of each quantity in the compact format: see compact/read.ts\n\nexport * from './everyday-units.ts';\n\n${unitsOf(
    quantities.filter((quantity) => !isEveryday(quantity)),
  )}`;

/** Returns the text of generated/names.ts. */
export const namesModule = (): string =>
  `${head}// The names of the units of each quantity in the compact format: see compact/read.ts\n\n${quantities
    .map((quantity) => constant(quantity.id, writeNames(quantity, spellingsOf)))
    .join('\n')}`;

/** Returns the text of generated/details.ts. */
export const detailsModule = (): string =>
  `${head}\n/** Identifier, definition, offset, source, marks and note of every unit: see compact/write.ts. */\n${constant(
    'details',
    writeDetails(rows.flatMap(({ units }) => units)),
  )}`;

const ingredientRows: readonly IngredientRow[] = ingredients;

/** Returns the text of generated/ingredients.ts. */
export const ingredientsModule = (): string => {
  const lines = ingredientRows.map(({ id, name, is, aliases = [] }) => [id, name, is, ...aliases].join('\t'));
  return [
    '// Written from data/ingredients.ts: `pnpm generate`\n',
    '/** Identifier, name, density and further names of every ingredient. */',
    `export const ingredients = \`\n${lines.join('\n')}\n\`;\n`,
  ].join('\n');
};

/** Returns the text of generated/ingredient-readings.ts, a separate module because conversions do not need it. */
export const readingsModule = (): string => {
  const readings = ingredientRows.map(({ id, source, low = '', high = '' }) => [id, source, low, high].join('\t'));
  return [
    '// Written from data/ingredients.ts: `pnpm generate`\n',
    '/** Identifier, source, and the lightest and the heaviest reading of every ingredient, where sources differ. */',
    `export const ingredientReadings = \`\n${readings.join('\n')}\n\`;\n`,
  ].join('\n');
};

// The catalogue as an index in memory, because generated files may not exist yet.
const index = new FullIndex(quantities);

/** Units with a definition of their own. Their identifier is not a product: `point-tex` is not a point times a tex. */
const defined = new Set(rows.flatMap(({ units }) => units.flatMap(({ id, is }) => (is === undefined ? [] : id))));

/** Returns the quantities whose units the definitions of a quantity use. */
const usedBy = ({ id: own, units }: QuantityRows): QuantityRows[] => {
  const ids = units.map(({ id, is = id }) => is.split(' ').at(-1)!);
  const named = ids.flatMap((id) => {
    const product = defined.has(id) ? undefined : readProduct(id, index.byId);
    return product?.factors.map(({ unit }) => unit) ?? index.byId(id)!;
  });
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

/** Returns the text of generated/quantities.ts. */
export const quantitiesModule = (): string => `${head}
import { readQuantity } from '../compact/read.ts';
import type { QuantityDefinition } from '../model/quantity.ts';
import * as names from './names.ts';
import type { UnitNames } from './unit-names.ts';
import * as units from './units.ts';

${rows.map(pieceOf).join('\n')}`;

/** Returns the text of generated/heads.ts. */
export const headsModule = (): string => `${head}
/** Returns the texts of all quantities without their units, in the order of the catalogue: see compact/read.ts. */
${constant('heads', writeHeads(rows))}`;

/**
 * Returns the text of generated/light-catalogue.ts, a separate file because conversions do not need the quantities for
 * programs.
 */
export const lightCatalogueModule = (): string => `${head}
import { readCatalogue, type CatalogueQuantity } from '../compact/read.ts';
import { heads } from './heads.ts';

/**
 * Every quantity, in the order of the catalogue. They have their units and names once \`quantities\` of catalogue.ts are loaded, and some
 * before: those of a page that comes with their texts, and those of everyday-texts.ts.
 */
export const lightQuantities: readonly CatalogueQuantity[] = /* @__PURE__ */ readCatalogue(heads);
`;

/**
 * Returns the text of generated/catalogue.ts: the same quantities, which get all their units and names when it is
 * loaded.
 */
export const catalogueModule = (): string => `${head}
import { withNames, withUnits, type CatalogueQuantity } from '../compact/read.ts';
import { lightQuantities } from './light-catalogue.ts';
import * as names from './names.ts';
import * as units from './units.ts';

/** Every quantity, in the order of the catalogue. */
export const quantities: readonly CatalogueQuantity[] = /* @__PURE__ */ withNames(
  /* @__PURE__ */ withUnits(lightQuantities, [
${rows.map(({ id }) => `  units.${camelCase(id)},\n`).join('')}]),
  [
${rows.map(({ id }) => `  names.${camelCase(id)},\n`).join('')}]);
`;

const words = (text: string): string => text.split(/[ -]/).toSorted().join(' ');

/**
 * Returns the line of an everyday unit whose name has other words than its identifier, or whose plural is irregular;
 * empty for others. `gallon imperial` is understandable until its name is loaded, `celsius` in the plural is not.
 */
const everydayLine = (unit: UnitEntry): string =>
  unit.rank === 'everyday' && (unit.plural !== undefined || words(unit.name ?? '') !== words(unit.id))
    ? ownLine(unit)
    : '';

/** Returns the line of a unit with an irregular name or plural; empty for others. */
const ownLine = (unit: UnitEntry): string =>
  unit.hasOwnName ? ['', '~', unit.name ?? '', writePlural(unit)].join('\t') : '';

/** Returns the text of generated/listed.ts. */
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

const everydayNamesOf = (units: readonly UnitEntry[]): string => {
  const lines = units.map(everydayLine);
  return lines.some((line) => line !== '') ? `\`\n${lines.join('\n')}\n\`` : "''";
};

/** Returns the text of generated/everyday-texts.ts. */
export const everydayTextsModule = (): string => `${head}
import * as units from './everyday-units.ts';

/**
 * The texts of the quantities that people convert every day, for pages that show them before all units have come: their units, and the
 * names that no rule gives, in the form of names.ts.
 */
export const everydayTexts: Readonly<Record<string, readonly [units: string, names: string]>> = {
${quantities
  .filter(isEveryday)
  .map(({ id, units }) => `  '${id}': [units.${camelCase(id)}, ${everydayNamesOf(units)}],\n`)
  .join('')}};
`;
