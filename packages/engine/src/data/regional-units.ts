// What US unit names mean in other regions: a pint is 568 mL in the United Kingdom. Capacities follow the British
// Weights and Measures Act 1985 (schedule 1), the Canadian Weights and Measures Act (schedule II) and the imperial
// pints and gallons that Ireland, Australia, New Zealand and South Africa used before metrication. Spoons and cups are
// the kitchen measures of each region.

/** The regions with the imperial gallon, by ISO 3166-1 code. */
const imperialRegions = 'GB IM JE GG IE CA AU NZ ZA';

/** The regions with the long ton. Canada uses the ton of 2000 pounds; elsewhere a ton is a tonne. */
const longTonRegions = 'GB IM JE GG IE';

/** A rule: in these regions, units whose identifier matches `name` become `other`. */
type Rule = readonly [regions: string, name: RegExp, other: string];

const rules: readonly Rule[] = [
  [imperialRegions, /(?<![a-z])(?:gallon|quart|pint|gill|fluid-ounce|bushel|peck)(?![a-z])/g, '$&-imperial'],
  ['AU', /^tablespoon$/, 'tablespoon-australian'],
  [imperialRegions, /^(?:cup|tablespoon|teaspoon)$/, '$&-metric'],
  ['JP', /^cup$/, 'cup-jp'],
  [longTonRegions, /^(?:ton|hundredweight)$/, 'long-$&'],
];

/**
 * Returns the identifier of the unit that a US unit means in a region: `gallon-imperial-per-hour` for `gallon-per-hour`
 * in `GB`.
 */
export const idInRegion = (id: string, region: string): string => {
  const rule = rules.find(([regions, name]) => regions.includes(region) && id.search(name) >= 0);
  return rule ? id.replace(rule[1], rule[2]) : id;
};
