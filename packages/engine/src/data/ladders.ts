/** A system of units that people measure in. */
export type UnitSystem = 'metric' | 'us' | 'uk';

/** A unit that people use, and the least number of it that they say; one, unless it is given. */
export type Rung = string | readonly [unit: string, from: string];

/** The units that people say a quantity in, by system, the smallest first. Systems that share a ladder stand together. */
export interface Ladder {
  readonly quantity: string;
  readonly systems: readonly UnitSystem[];
  readonly rungs: readonly Rung[];
}

const everywhere = ['metric', 'us', 'uk'] as const;

/**
 * Ladders of units. A quantity that has none goes by the prefixes that its base unit is shown with. Where a quantity has two
 * in one system, a value stays on the one that its unit stands on, otherwise it takes the first: bytes stay bytes.
 */
// oxfmt-ignore
export const ladders: readonly Ladder[] = [
  { quantity: 'length', systems: ['metric'], rungs: ['picometer', 'nanometer', 'micrometer', 'millimeter', 'centimeter', 'meter', 'kilometer', 'light-year'] },
  { quantity: 'length', systems: ['us'], rungs: ['inch', 'foot', 'mile', 'light-year'] },
  { quantity: 'length', systems: ['uk'], rungs: ['inch', 'foot', ['yard', '100'], 'mile', 'light-year'] },
  { quantity: 'area', systems: ['metric'], rungs: ['square-millimeter', 'square-centimeter', 'square-meter', 'hectare', 'square-kilometer'] },
  { quantity: 'area', systems: ['us', 'uk'], rungs: ['square-inch', 'square-foot', 'acre', 'square-mile'] },
  { quantity: 'volume', systems: ['metric'], rungs: ['microliter', 'milliliter', 'liter', 'cubic-meter', 'cubic-kilometer'] },
  { quantity: 'volume', systems: ['us'], rungs: ['teaspoon', 'fluid-ounce', 'quart', 'gallon', ['acre-foot', '10']] },
  { quantity: 'volume', systems: ['uk'], rungs: [['fluid-ounce-imperial', '0.1'], 'pint-imperial', 'gallon-imperial'] },
  { quantity: 'mass', systems: ['metric'], rungs: ['picogram', 'nanogram', 'microgram', 'milligram', 'gram', 'kilogram', 'tonne'] },
  { quantity: 'mass', systems: ['us'], rungs: ['microgram', 'milligram', ['ounce', '0.1'], 'pound', 'ton'] },
  { quantity: 'mass', systems: ['uk'], rungs: ['microgram', 'milligram', ['ounce', '0.1'], 'pound', 'stone', 'long-ton'] },
  { quantity: 'time', systems: everywhere, rungs: ['picosecond', 'nanosecond', 'microsecond', 'millisecond', 'second', 'minute', 'hour', 'day', 'year'] },
  { quantity: 'temperature', systems: ['metric', 'uk'], rungs: ['celsius'] },
  { quantity: 'temperature', systems: ['us'], rungs: ['fahrenheit'] },
  { quantity: 'temperature-difference', systems: ['metric', 'uk'], rungs: ['delta-celsius'] },
  { quantity: 'temperature-difference', systems: ['us'], rungs: ['delta-fahrenheit'] },
  { quantity: 'speed', systems: ['metric'], rungs: ['centimeter-per-second', ['kilometer-per-hour', '0.1']] },
  { quantity: 'speed', systems: ['us', 'uk'], rungs: ['inch-per-second', ['mile-per-hour', '0.1']] },
  { quantity: 'angle', systems: everywhere, rungs: ['arc-second', 'arc-minute', 'degree'] },
  { quantity: 'force', systems: ['us', 'uk'], rungs: ['ounce-force', 'pound-force'] },
  { quantity: 'pressure', systems: ['us', 'uk'], rungs: ['pound-force-per-square-inch'] },
  { quantity: 'torque', systems: ['metric'], rungs: ['newton-meter'] },
  { quantity: 'torque', systems: ['us', 'uk'], rungs: ['pound-force-inch', 'pound-force-foot'] },
  { quantity: 'fuel-economy', systems: ['metric'], rungs: ['liter-per-100-kilometer'] },
  { quantity: 'fuel-economy', systems: ['us'], rungs: ['mile-per-gallon'] },
  { quantity: 'fuel-economy', systems: ['uk'], rungs: ['mile-per-gallon-imperial'] },
  { quantity: 'data', systems: everywhere, rungs: ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte', 'exabyte'] },
  { quantity: 'data', systems: everywhere, rungs: ['bit', 'kilobit', 'megabit', 'gigabit', 'terabit'] },
  { quantity: 'data', systems: everywhere, rungs: ['byte', 'kibibyte', 'mebibyte', 'gibibyte', 'tebibyte', 'pebibyte'] },
  { quantity: 'data-rate', systems: everywhere, rungs: ['bit-per-second', 'kilobit-per-second', 'megabit-per-second', 'gigabit-per-second', 'terabit-per-second'] },
  { quantity: 'data-rate', systems: everywhere, rungs: ['byte-per-second', 'kilobyte-per-second', 'megabyte-per-second', 'gigabyte-per-second', 'terabyte-per-second'] },
];
