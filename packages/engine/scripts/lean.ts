// The lean entry: a function for each quantity, and the types of its spellings.
import { unitIndex } from '../src/conversion/catalogue.ts';
import { readUnit } from '../src/compact/light-unit.ts';
import { findIn, listedForms, readSpelled } from '../src/naming/light-find.ts';
import { pluralName, singularName, symbolOf } from '../src/definition/symbol.ts';
import { quantities as all } from '../src/generated/catalogue.ts';
import type { Unit } from '../src/model/unit.ts';
import type { Quantity } from '../src/model/quantity.ts';
import { camelCase, pascalCase } from './case.ts';
import { spellingsOf } from './unit-names.ts';

const head = '// Written from the rows in data/quantities: `pnpm generate`\n';

/** The units of a quantity that one function lists: levels take logarithms, which it does without. */
export const leanUnits = (quantity: Quantity): Unit[] =>
  unitIndex.unitsOf(quantity).filter(({ entry }) => !entry!.level);

/** The symbol of a unit, if it is the first that the symbol means in the quantity; else empty. */
export const leanSymbol = (unit: Unit): string => {
  const symbol = symbolOf(unit);
  const found = findIn((text) => readUnit(unitsOf(unit.quantity!), text), symbol);
  return found && (found.prefix?.name ?? '') + found.entry.id === unit.id ? symbol : '';
};

/** The text of a quantity's units. */
const unitsOf = ({ id }: Quantity): string => all.find((quantity) => quantity.id === id)!.unitsText;

/** The quantities that are more than levels. */
const quantities = all.filter((quantity) => leanUnits(quantity).length > 1);

/** Returns true if the engine, too, takes a spelling for a unit, before all others of its quantity. */
const means = (spelling: string, { id, quantity }: Unit): boolean =>
  unitIndex.find(spelling).units.find((unit) => unit.quantity === quantity)?.id === id;

/** Words in small letters, as people type them, and the three letters that everybody takes for a unit. */
const typed = /^(?:[a-z][a-zA-Z\d]+|[lCF])$/;

/** What people type for everyday units beside identifiers and symbols, of what their rows say, each with what it stands for. */
const aliasesOf = (quantity: Quantity): string[] =>
  quantity.units
    .filter(({ rank, level }) => rank === 'everyday' && !level)
    .flatMap(({ id, symbols }) => {
      const unit = unitIndex.byId(id)!;
      const symbol = leanSymbol(unit);
      const target = symbol === '' || symbol.includes(' ') ? id : symbol;
      return symbols
        .filter((one) => typed.test(one) && means(one, unit) && !readUnit(unitsOf(quantity), one))
        .map((one) => `${one} ${target}`);
    });

/** The spellings of everyday units that the forms of lists are read for: `m2`, `feet`, `square feet`, `lbs`. */
const formsOf = (unit: Unit): string[] => {
  const symbol = leanSymbol(unit);
  const micro = symbol.startsWith('μ') ? [symbol.replace('μ', 'µ'), symbol.replace('μ', 'u')] : [];
  if (unit.entry!.rank !== 'everyday') return micro;
  const prefixed = unit.prefix ? unit.entry!.symbols.map((one) => unit.prefix!.symbol + one) : [];
  const forms = [
    singularName(unit),
    pluralName(unit),
    pluralName(unit).replaceAll(' ', '-'),
    symbol.replace('²', '2').replace('³', '3'),
    ...micro,
    ...prefixed.filter((one) => /^[a-z]+$/.test(one)),
    ...(/^[a-z]{2,3}$/.test(symbol) && unit.prefix === undefined ? [`${symbol}s`] : []),
    ...spellingsOf(unit),
  ];
  const aliases = aliasesOf(unit.quantity!).join(' ');
  const isRead = (form: string): boolean =>
    [form, ...listedForms(form)].some((one) => {
      const found = findIn((text) => readSpelled(unitsOf(unit.quantity!), aliases, text), one);
      return found !== undefined && (found.prefix?.name ?? '') + found.entry.id === unit.id;
    });
  return forms.filter((form) => form !== '' && means(form, unit) && isRead(form));
};

const union = (spellings: readonly string[]): string =>
  [...new Set(spellings)]
    .filter((spelling) => spelling !== '')
    .map((spelling) => JSON.stringify(spelling))
    .join(' | ');

const typeOf = (quantity: (typeof all)[number]): string => {
  const spellings = leanUnits(quantity).flatMap((unit) => [unit.id, leanSymbol(unit), ...formsOf(unit)]);
  const aliases = aliasesOf(quantity).map((pair) => pair.split(' ')[0]!);
  return `/** A spelling of a unit of ${quantity.name.toLowerCase()}: its identifier, its symbol, or what people type for an everyday one. */
export type ${pascalCase(quantity.id)} = ${union([...spellings, ...aliases])};
`;
};

/** The levels of a quantity, which its function does without. */
const levelsOf = (quantity: Quantity): string[] =>
  unitIndex
    .unitsOf(quantity)
    .filter(({ entry }) => entry!.level)
    .flatMap((unit) => [unit.id, leanSymbol(unit)]);

const namesOf = (quantity: Quantity): string => {
  const own = quantities.some(({ id }) => id === quantity.id) ? [pascalCase(quantity.id)] : [];
  return `  readonly ${JSON.stringify(quantity.id)}: ${[...own, ...[union(levelsOf(quantity))].filter(Boolean)].join(' | ')};\n`;
};

/** The text of generated/lean-unit-names.ts. */
export const leanNamesModule = (): string => `${head}
${quantities.map(typeOf).join('\n')}
/** The spellings of the units of each quantity. */
export type LeanUnitNames = {
${all.map(namesOf).join('')}};

/** A unit of any quantity. */
export type LeanUnit = LeanUnitNames[keyof LeanUnitNames];

/** What the compiler knows of the units of the lean entry. */
export interface LeanCatalogue {
  /** The units that editors offer, by quantity. */
  readonly names: LeanUnitNames;
  /** All of these. */
  readonly any: LeanUnit;
  /** Spellings as text: none. */
  readonly index: '';
  /** The quantities whose spellings the text has: none. */
  readonly indexed: never;
  /** What spellings are compared with. */
  readonly compared: LeanUnitNames;
}
`;

const functionOf = (quantity: Quantity): string => {
  const { id, name } = quantity;
  const some = leanUnits(quantity).slice(0, 3).map(singularName).join(', ');
  const aliases = aliasesOf(quantity).length > 0 ? `, ${camelCase(id)}Spellings` : '';
  return `/** Converts ${name.toLowerCase()}: ${some} … */
export const convert${pascalCase(id)}: LeanConvert<names.${pascalCase(id)}> = /* @__PURE__ */ convertIn(units.${camelCase(id)}${aliases});
`;
};

/** The text of generated/lean-quantities.ts. */
export const leanQuantitiesModule = (): string => {
  const withAliases = all.filter((quantity) => aliasesOf(quantity).length > 0);
  return `${head}
import { convertIn, type LeanConvert } from '../conversion/light-conversion.ts';
import type { SpelledUnits } from '../naming/light-find.ts';
import type * as names from './lean-unit-names.ts';
import * as units from './units.ts';

${withAliases.map((quantity) => `const ${camelCase(quantity.id)}Spellings = ${JSON.stringify(aliasesOf(quantity).join(' '))};\n`).join('')}
${quantities.map(functionOf).join('\n')}
/** The units of every quantity, and what people type for the everyday ones. */
export const everything: readonly SpelledUnits[] = [
${all.map((quantity) => `  [units.${camelCase(quantity.id)}, ${withAliases.includes(quantity) ? `${camelCase(quantity.id)}Spellings` : "''"}],\n`).join('')}];
`;
};
