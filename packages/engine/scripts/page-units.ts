// The units of elements in pages: everyday units by the spellings that are unambiguous in running text, and the units
// that readers prefer.
import { unitIndex } from '../src/conversion/catalogue.ts';
import { preferredUnits, type UnitSystem } from '../src/data/preferred-units.ts';
import { symbolOf } from '../src/definition/symbol.ts';
import { find } from '../src/find.ts';
import { rewritable } from '../src/find/words.ts';
import { rankOf } from '../src/naming/rank.ts';
import type { Quantity } from '../src/model/quantity.ts';
import type { Unit } from '../src/model/unit.ts';
import { everydayQuantities, everydayUnits, textOf } from './everyday.ts';
import { cldrPreferences } from './locales/cldr.ts';

const regionOf: Readonly<Record<UnitSystem, string>> = { metric: '001', us: 'US', uk: 'GB' };

const quantityOfCategory: Readonly<Record<string, string>> = { consumption: 'fuel-economy' };

/** A line of the table: the units of a usage, in some regions. */
interface Preference {
  readonly usage: string;
  readonly regions: string;
  readonly choices: readonly string[];
}

const idsOf = (choice: string): string[] => choice.replace(/:.*/, '').split('-and-');

/** Matches units that few readers convert. */
const rarelyConverted =
  /^(?:pixel-css|carat|wine-bottle|tablespoon-australian|butter-stick|ounce-troy|point|cubic-kilometer)$/;

/** Returns true for units that are too small or too large for ordinary text. */
const isExtreme = (choice: string): boolean => /^(?:pico|nano|micro|light-year)/.test(choice);

/** Returns the preferences of a quantity: those of `rewrite` without a usage, and those of CLDR with one. */
const preferencesOf = (quantity: Quantity, known: ReadonlySet<string>): Preference[] => {
  const systems = preferredUnits
    .filter((preferred) => preferred.quantity === quantity.id)
    .map(({ systems: of, units }) => ({
      usage: '',
      regions: of.map((system) => regionOf[system]).join(' '),
      choices: units.map((unit) => (typeof unit === 'string' ? unit : unit.join(':'))).reverse(),
    }));
  const usages = Object.entries(cldrPreferences())
    .filter(([category]) => (quantityOfCategory[category] ?? category) === quantity.id)
    .flatMap(([, ofCategory]) => Object.entries(ofCategory))
    .flatMap(([usage, regions]) => {
      // By default, CLDR converts gallons to cubic centimeters; the others are rare in pages
      if (/^(?:default|oil|focal-length|visiblty|geograph|snowfall|vehicle)$/.test(usage)) return [];
      const alike = new Map<string, string[]>();
      for (const [region, list] of Object.entries(regions)) {
        const units = list.map(({ unit, geq }) => (geq === undefined ? unit : `${unit}:${parseFloat(geq)}`));
        alike.set(units.join(' '), [...(alike.get(units.join(' ')) ?? []), region]);
      }
      return Array.from(alike, ([units, where]) => ({ usage, regions: where.join(' '), choices: units.split(' ') }));
    });
  return [...systems, ...usages]
    .map((row) => ({
      ...row,
      choices: row.choices.filter((choice) => !isExtreme(choice) && idsOf(choice).every((id) => known.has(id))),
    }))
    .filter(({ choices }) => choices.length > 0);
};

/** Matches trade symbols that include the measured thing: absolute pressures, masses in avoirdupois, displacements. */
const ofTrades = /^temp|(?:bara|psia|lbm|ozm| av|CID)$/;

/** Returns true if a spelling is unambiguous in running text: `find` is sure that it is this unit. */
const isSure = (spelling: string, { id }: Unit): boolean => {
  const [found] = find(`It is 5 ${spelling}. So`);
  return found !== undefined && found.isSure && found.unit === id && found.text.replace(/\.$/, '') === `5 ${spelling}`;
};

/** Returns the text of generated/page-units.ts. */
export const pageUnitsModule = (): string => {
  const named = new Set(Intl.supportedValuesOf('unit'));
  const shown = new Map<string, string>();
  const lines: string[] = [];
  const texts: string[] = [];
  const dubious: string[] = [];
  for (const [index, quantity] of everydayQuantities.filter(({ id }) => rewritable.has(id)).entries()) {
    const all = everydayUnits(quantity);
    const preferences = preferencesOf(quantity, new Set(all.map(({ id }) => id)));
    const preferred = new Set(preferences.flatMap(({ choices }) => choices.flatMap(idsOf)));
    const units = all.filter(
      (unit) =>
        preferred.has(unit.id) ||
        (rankOf(unit) === 'everyday' && !rarelyConverted.test(unit.id) && isSure(unit.id.replaceAll('-', ' '), unit)),
    );
    // Other names of a unit are rarer: international foot
    const isWanted = (spelling: string, unit: Unit): boolean => {
      const { id, entry, prefix } = unit;
      const { name, plural, symbol, printed, symbols } = entry!;
      const names = [name, plural].map((one) => (prefix?.name ?? '') + one);
      const shorts = [symbol, printed, ...symbols.filter((one) => one.length < 6 && !ofTrades.test(one))].map(
        (one) => (prefix?.symbol ?? '') + one,
      );
      return spelling === id || ([...names, ...shorts].includes(spelling) && isSure(spelling, unit));
    };
    const text = textOf(quantity, units, isWanted);
    texts.push(text);
    // An identifier with another meaning in running text
    dubious.push(...units.filter((unit) => !isSure(unit.id.replaceAll('-', ' '), unit)).map(({ id }) => id));
    for (const { usage, regions, choices } of preferences)
      lines.push([index, usage, regions, choices.join(' ')].join('|'));
    for (const id of preferred) {
      const bases = id.replace(/^(?:square|cubic)-/, '').split('-per-');
      if (!bases.every((base) => named.has(base))) shown.set(id, symbolOf(unitIndex.byId(id)!));
    }
  }
  return `// Written from the everyday units, \`find\`, data/preferred-units and Unicode CLDR 48: \`pnpm generate\`
// © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

/** The units of each quantity that people say in units of their own system, as \`everyday\` reads them. */
export const pageUnits: readonly string[] = [
${texts.map((text) => `  ${JSON.stringify(text)},\n`).join('')}];

/** Spellings of these units that have other meanings in running text. */
export const dubiousSpellings = ${JSON.stringify([...new Set(dubious)].sort().join('|'))};

/**
 * The units that readers prefer: the index of the quantity, the usage or an empty text, the regions, and the units, the
 * largest first, each with the smallest value to use it for.
 */
export const audienceUnits = ${JSON.stringify(lines.join('\n'))};

/** The symbols of units without a name in \`Intl\`. */
export const audienceSymbols = ${JSON.stringify([...shown].map(([id, symbol]) => `${id}=${symbol}`).join('|'))};
`;
};
