// The units that the words of the United States mean elsewhere: a pint is 568 mL in the United Kingdom. Capacities follow the British
// Weights and Measures Act 1985 (schedule 1), the Canadian Weights and Measures Act (schedule II) and the imperial pints and gallons that
// Ireland, Australia, New Zealand and South Africa had until they went metric; spoons and cups are those of kitchens there.

/** The regions of the imperial gallon, by their ISO 3166-1 codes. */
const imperialRegions = 'GB IM JE GG IE CA AU NZ ZA';

/** The regions whose ton is the long one. Canada's has 2000 pounds, and elsewhere a ton is a tonne. */
const longTonRegions = 'GB IM JE GG IE';

/** A rule: in these regions, units of these names are other ones. */
type Rule = readonly [regions: string, name: RegExp, other: string];

const rules: readonly Rule[] = [
  [imperialRegions, /(?<![a-z])(?:gallon|quart|pint|gill|fluid-ounce|bushel|peck)(?![a-z])/g, '$&-imperial'],
  ['AU', /^tablespoon$/, 'tablespoon-australian'],
  [imperialRegions, /^(?:cup|tablespoon|teaspoon)$/, '$&-metric'],
  ['JP', /^cup$/, 'cup-jp'],
  [longTonRegions, /^(?:ton|hundredweight)$/, 'long-$&'],
];

/** Returns the identifier of what a unit is in a region: `gallon-imperial-per-hour` for `gallon-per-hour` in `GB`. */
export const idInRegion = (id: string, region: string): string => {
  const rule = rules.find(([regions, name]) => regions.includes(region) && id.search(name) >= 0);
  return rule ? id.replace(rule[1], rule[2]) : id;
};
