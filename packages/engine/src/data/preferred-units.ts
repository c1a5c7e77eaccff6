/** A system of units that people measure in. */
export type UnitSystem = 'metric' | 'us' | 'uk';

/** A preferred unit, and the smallest value that is shown in it. The default is 1. */
export type PreferredUnit = string | readonly [unit: string, from: string];

/** The preferred units of a quantity in one or more systems, the smallest first. */
export interface PreferredUnits {
  readonly quantity: string;
  readonly systems: readonly UnitSystem[];
  readonly units: readonly PreferredUnit[];
}

const everywhere = ['metric', 'us', 'uk'] as const;

/**
 * A quantity without a row uses the prefixes that its base unit is shown with. Where a quantity has several rows for
 * one system, a value uses the row that contains its unit, otherwise the first: bytes stay bytes, and kilowatt-hours
 * are not shown in joules.
 */
// oxfmt-ignore
export const preferredUnits: readonly PreferredUnits[] = [
  { quantity: 'length', systems: ['metric'], units: ['picometer', 'nanometer', 'micrometer', 'millimeter', 'centimeter', 'meter', 'kilometer', 'light-year'] },
  { quantity: 'length', systems: ['us'], units: ['inch', 'foot', 'mile', 'light-year'] },
  { quantity: 'length', systems: ['uk'], units: ['inch', 'foot', ['yard', '100'], 'mile', 'light-year'] },
  { quantity: 'area', systems: ['metric'], units: ['square-millimeter', 'square-centimeter', 'square-meter', 'hectare', 'square-kilometer'] },
  { quantity: 'area', systems: ['us', 'uk'], units: ['square-inch', 'square-foot', 'acre', 'square-mile'] },
  { quantity: 'volume', systems: ['metric'], units: ['microliter', 'milliliter', 'liter', 'cubic-meter', 'cubic-kilometer'] },
  { quantity: 'volume', systems: ['us'], units: ['teaspoon', 'fluid-ounce', 'quart', 'gallon', ['acre-foot', '10']] },
  { quantity: 'volume', systems: ['uk'], units: [['fluid-ounce-imperial', '0.1'], 'pint-imperial', 'gallon-imperial'] },
  { quantity: 'mass', systems: ['metric'], units: ['picogram', 'nanogram', 'microgram', 'milligram', 'gram', 'kilogram', 'tonne'] },
  { quantity: 'mass', systems: ['us'], units: ['ounce', 'pound', 'ton'] },
  { quantity: 'mass', systems: ['uk'], units: ['ounce', 'pound', 'stone', 'long-ton'] },
  { quantity: 'mass', systems: ['us', 'uk'], units: ['microgram', 'milligram'] },
  { quantity: 'time', systems: everywhere, units: ['picosecond', 'nanosecond', 'microsecond', 'millisecond', 'second', 'minute', 'hour', 'day', 'year'] },
  { quantity: 'temperature', systems: ['metric', 'uk'], units: ['celsius'] },
  { quantity: 'temperature', systems: ['us'], units: ['fahrenheit'] },
  { quantity: 'temperature-difference', systems: ['metric', 'uk'], units: ['delta-celsius'] },
  { quantity: 'temperature-difference', systems: ['us'], units: ['delta-fahrenheit'] },
  { quantity: 'speed', systems: ['metric'], units: ['centimeter-per-second', ['kilometer-per-hour', '0.1']] },
  { quantity: 'speed', systems: ['us', 'uk'], units: ['inch-per-second', ['mile-per-hour', '0.1']] },
  { quantity: 'angle', systems: everywhere, units: ['arc-second', 'arc-minute', 'degree'] },
  { quantity: 'force', systems: ['metric'], units: ['micronewton', 'millinewton', 'newton', 'kilonewton', 'meganewton'] },
  { quantity: 'force', systems: ['metric'], units: ['kilogram-force'] },
  { quantity: 'force', systems: ['us', 'uk'], units: ['ounce-force', 'pound-force'] },
  { quantity: 'pressure', systems: ['metric'], units: ['pascal', 'hectopascal', 'kilopascal', 'megapascal', 'gigapascal'] },
  { quantity: 'pressure', systems: ['metric'], units: ['millibar', 'bar'] },
  { quantity: 'pressure', systems: ['metric'], units: ['millimeter-ofhg'] },
  { quantity: 'pressure', systems: ['us', 'uk'], units: ['pound-force-per-square-inch'] },
  { quantity: 'pressure', systems: ['us', 'uk'], units: ['inch-ofhg'] },
  { quantity: 'energy', systems: everywhere, units: ['nanojoule', 'microjoule', 'millijoule', 'joule', 'kilojoule', 'megajoule', 'gigajoule', 'terajoule', 'petajoule'] },
  { quantity: 'energy', systems: everywhere, units: ['watt-hour', 'kilowatt-hour', 'megawatt-hour', 'gigawatt-hour', 'terawatt-hour'] },
  { quantity: 'energy', systems: everywhere, units: ['calorie', 'kilocalorie'] },
  { quantity: 'energy', systems: everywhere, units: ['electronvolt', 'kiloelectronvolt', 'megaelectronvolt', 'gigaelectronvolt', 'teraelectronvolt'] },
  { quantity: 'energy', systems: ['us', 'uk'], units: ['british-thermal-unit-it'] },
  { quantity: 'power', systems: everywhere, units: ['picowatt', 'nanowatt', 'microwatt', 'milliwatt', 'watt', 'kilowatt', 'megawatt', 'gigawatt', 'terawatt'] },
  { quantity: 'power', systems: ['us', 'uk'], units: ['horsepower'] },
  { quantity: 'torque', systems: ['metric'], units: ['newton-meter'] },
  { quantity: 'torque', systems: ['us', 'uk'], units: ['pound-force-inch', 'pound-force-foot'] },
  { quantity: 'fuel-economy', systems: ['metric'], units: ['liter-per-100-kilometer'] },
  { quantity: 'fuel-economy', systems: ['us'], units: ['mile-per-gallon'] },
  { quantity: 'fuel-economy', systems: ['uk'], units: ['mile-per-gallon-imperial'] },
  { quantity: 'data', systems: everywhere, units: ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte', 'exabyte'] },
  { quantity: 'data', systems: everywhere, units: ['bit', 'kilobit', 'megabit', 'gigabit', 'terabit'] },
  { quantity: 'data', systems: everywhere, units: ['byte', 'kibibyte', 'mebibyte', 'gibibyte', 'tebibyte', 'pebibyte'] },
  { quantity: 'data-rate', systems: everywhere, units: ['bit-per-second', 'kilobit-per-second', 'megabit-per-second', 'gigabit-per-second', 'terabit-per-second'] },
  { quantity: 'data-rate', systems: everywhere, units: ['byte-per-second', 'kilobyte-per-second', 'megabyte-per-second', 'gigabyte-per-second', 'terabyte-per-second'] },
];
