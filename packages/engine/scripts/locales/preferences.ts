import { unitIndex } from '../../src/conversion/catalogue.ts';
import { cldrPreferences } from './cldr.ts';

/** Returns the units that CLDR prefers, with the minimum number of each unless it is 1: `foot-and-inch:3 inch`. */
const unitsOf = (list: readonly { readonly unit: string; readonly geq?: string }[]): string =>
  list.map(({ unit, geq }) => (geq === undefined ? unit : `${unit}:${geq}`)).join(' ');

const check = (units: string): void => {
  for (const id of units.split(' ').flatMap((unit) => unit.replace(/:.*/, '').split('-and-')))
    if (!unitIndex.byId(id) && unitIndex.find(id).units.length === 0)
      throw new Error(`CLDR prefers ${id}, which is not in the catalogue.`);
};

/** Returns the text of generated/unit-preferences.ts. Regions with the same preferred units are grouped. */
export const preferencesModule = (): string => {
  const lines: string[] = [];
  for (const [category, usages] of Object.entries(cldrPreferences())) {
    for (const [usage, regions] of Object.entries(usages)) {
      const alike = new Map<string, string[]>();
      for (const [region, list] of Object.entries(regions)) {
        const units = unitsOf(list);
        check(units);
        alike.set(units, [...(alike.get(units) ?? []), region]);
      }
      for (const [units, named] of alike) lines.push([category, usage, named.join(' '), units].join('\t'));
    }
  }
  return `// Written from Unicode CLDR 48: \`pnpm generate\`
// © Unicode, Inc., under the Unicode License v3 (licenses/Unicode-3.0.txt)

/** A line for each category, usage and group of regions: the units that they prefer, each with its minimum, if it is not 1. */
export const unitPreferences = \`
${lines.join('\n')}
\`;
`;
};
