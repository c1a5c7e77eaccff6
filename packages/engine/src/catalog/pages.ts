import { unitIndex } from '../conversion/catalogue.ts';
import { commonFirst, rankOf } from '../naming/rank.ts';
import type { IngredientRow } from '../model/ingredient.ts';
import type { Quantity } from '../model/quantity.ts';
import { pluralName, singularName, symbolOf } from '../definition/symbol.ts';
import type { Unit } from '../model/unit.ts';
import { analytes } from '../data/analytes.ts';
import { ingredients } from '../data/ingredients.ts';
import { substanceRecord, type SubstanceRecord } from '../substances/list.ts';
import { conversion } from '../tools/by-code.ts';
import { capitalized } from './capitalized.ts';
import { popularSubstances, type PopularSubstance } from './substances.ts';
import { popularPairs } from './pairs.ts';
import { endpointOf, toolRecord, type ParameterRecord, type ToolRecord } from './record.ts';
import { unitsOf } from './units.ts';

// Tools without their own code: the converter with some parameters fixed, each with a page.

/** The page of a quantity, with all its units in one converter. */
export interface QuantityPage extends ToolRecord {
  readonly quantity: Quantity;
}

/** The page of a conversion from one unit to another. */
export interface PairPage extends ToolRecord {
  readonly from: Unit;
  readonly to: Unit;
}

/** The page that explains a unit. */
export interface UnitPage {
  /** The identifier of the unit. */
  readonly id: string;
  readonly page: string;
  readonly unit: Unit;
}

/** The page of a substance that laboratories measure: its mass in its amount and back. */
export interface SubstancePage extends ToolRecord {
  readonly substance: SubstanceRecord;
  readonly met: PopularSubstance['met'];
}

/** The page of a cooking ingredient: its volume in its mass and back. */
export interface IngredientPage extends ToolRecord {
  readonly ingredient: IngredientRow;
}

/** Everyday names of units whose full name is rarely used. */
const everydayNames: Readonly<Record<string, string>> = {
  celsius: 'Celsius',
  fahrenheit: 'Fahrenheit',
  rankine: 'Rankine',
  kelvin: 'kelvin',
  'pixel-css': 'pixels',
  'pound-force-per-square-inch': 'psi',
  atmosphere: 'atmospheres',
  'british-thermal-unit-it': 'BTU',
  'british-thermal-unit-it-per-hour': 'BTU per hour',
  'decibel-milliwatt': 'dBm',
  'therm-us': 'therms',
  'rotation-per-minute': 'RPM',
};

/** Returns the name of a unit for the title of a page: `kilometers`, `Celsius`, `psi`. */
export const everydayName = (unit: Unit): string => everydayNames[unit.id] ?? pluralName(unit);

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const parameters = toolRecord(conversion).parameters;

/** Returns the parameters of the converter, some of which the page fixes. */
const decided = (values: Readonly<Record<string, string>>): readonly ParameterRecord[] =>
  parameters
    .filter(({ name, required }) => required || name in values)
    .map((parameter) => {
      const value = values[parameter.name];
      return value === undefined ? parameter : { ...parameter, required: true, values: [value] };
    });

const symbolFor = (unit: Unit): string => symbolOf(unit);

/** Returns the spellings of a unit for search: names, symbols, other spellings. */
const spellingsOf = (unit: Unit): string[] => {
  const symbols = [symbolFor(unit), ...(unit.prefix ? [] : (unit.entry?.symbols ?? []))];
  return [singularName(unit), ...symbols, ...(unit.prefix ? [] : (unit.entry?.names ?? []))];
};

/** The number of units in a description. */
const named = 4;

const quantityPage = (quantity: Quantity): QuantityPage => {
  const units = unitsOf(quantity);
  const some = units.slice(0, named).map(pluralName).join(', ');
  const others = units.length > named ? ` and ${units.length - named} more` : '';
  return {
    id: quantity.id,
    name: `${quantity.name} converter`,
    description: `Converts ${quantity.name.toLowerCase()} between ${some}${others}.`,
    category: 'units',
    keywords: units.slice(0, 12).map(singularName),
    endpoint: endpointOf(conversion),
    page: `/${quantity.id}/`,
    parameters: decided({}),
    quantity,
  };
};

const pairPage = (from: Unit, to: Unit): PairPage => {
  const name = `${everydayName(from)} to ${everydayName(to)}`;
  const id = slugOf(name);
  return {
    id,
    name: capitalized(name),
    description: `Converts ${pluralName(from)} (${symbolFor(from)}) to ${pluralName(to)} (${symbolFor(to)}).`,
    category: 'units',
    keywords: [...new Set([...spellingsOf(from), ...spellingsOf(to)])],
    endpoint: endpointOf(conversion),
    page: `/${id}/`,
    parameters: decided({ from: from.id, to: to.id }),
    from,
    to,
  };
};

const ingredientPage = (ingredient: IngredientRow): IngredientPage => {
  const { id, name, aliases = [] } = ingredient;
  return {
    id: `${id}-cups-to-grams`,
    name: `${capitalized(name)}: cups to grams`,
    description: `Converts cups, spoons and milliliters of ${name} to grams and ounces, and back.`,
    category: 'cooking',
    keywords: [...aliases, 'ingredient', 'recipe', 'baking', 'volume', 'weight', 'tablespoon', 'teaspoon'],
    endpoint: endpointOf(conversion),
    page: `/ingredients/${id}/`,
    parameters: decided({ ingredient: id }),
    ingredient,
  };
};

const unitOf = (id: string): Unit => {
  const unit = unitIndex.byId(id);
  if (!unit) throw new Error(`No unit of a popular pair: ${id}`);
  return unit;
};

/** Returns the page of an analyte: its mass in its amount and back. */
const substancePage = (substance: SubstanceRecord, met: PopularSubstance['met']): SubstancePage => {
  const { id, name, aliases, units } = substance;
  const [mass, amount] = units;
  return {
    id: `${id}-mass-to-moles`,
    name: `${name}: ${mass} to ${amount}`,
    description: `Converts ${name} between ${mass} and ${amount}, and other units of laboratories.`,
    category: 'health',
    keywords: [...aliases, 'blood test', 'laboratory', 'molar mass'],
    endpoint: endpointOf(conversion),
    page: `/substances/${id}/`,
    parameters: decided({ substance: id }),
    substance,
    met,
  };
};

/** Returns a function that makes a list on first use, because most programs with the catalogue do not need it. */
const onFirstUse = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

export const quantityPages = onFirstUse((): readonly QuantityPage[] => unitIndex.quantities.map(quantityPage));

/** The popular pairs, in both directions. */
export const pairPages = onFirstUse((): readonly PairPage[] =>
  popularPairs.flatMap(([a, b]) => [pairPage(unitOf(a), unitOf(b)), pairPage(unitOf(b), unitOf(a))]),
);

/** The number of units with an explanation page. */
const mostExplained = 300;

/** Returns the page that explains a unit. */
const explainedAt = (unit: Unit): UnitPage => ({ id: unit.id, page: `/units/${unit.id}/`, unit });

/**
 * Returns true for a unit that people look up alone. It excludes compounds, rare multiples, and parts of units such as
 * `of mercury`.
 */
const isAskedFor = (unit: Unit): boolean =>
  !unit.entry!.isSpelled && (!unit.prefix || rankOf(unit) === 'everyday') && !singularName(unit).startsWith('of ');

/** Returns these units, the common ones first. Within a rank, the first units of each quantity come first. */
const namedUnits = (): readonly Unit[] => {
  const byQuantity = unitIndex.quantities.map((quantity) => unitsOf(quantity).filter(isAskedFor));
  const most = Math.max(...byQuantity.map(({ length }) => length));
  return commonFirst(Array.from({ length: most }, (_, at) => byQuantity.flatMap((units) => units[at] ?? [])).flat());
};

/** The most popular units: those of popular pairs, then all others with a name, the common ones first. */
export const unitPages = onFirstUse((): readonly UnitPage[] => {
  const paired = popularPairs.flat().map(unitOf);
  const shown = namedUnits();
  return [...new Set([...paired, ...shown])].slice(0, mostExplained).map(explainedAt);
});

export const ingredientPages = onFirstUse((): readonly IngredientPage[] => ingredients.map(ingredientPage));

/** The popular analytes. */
export const substancePages = onFirstUse((): readonly SubstancePage[] => {
  const all = new Map(analytes.map((row) => [row.id, row]));
  return popularSubstances.map(({ id, met }) => substancePage(substanceRecord(all.get(id)!), met));
});
