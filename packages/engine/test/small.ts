import { readCompound } from '../src/naming/compound.ts';
import { createConvert, createConverter, createFinder, type FindConversion } from '../src/conversion/finder.ts';
import { createConvertExact } from '../src/conversion/exact-result.ts';
import { convertLevel } from '../src/conversion/level-in-double-double.ts';
import { FullIndex } from '../src/naming/full-index.ts';
import { compileDefinitions } from '../src/definition/work-out.ts';
import type { QuantityRows } from '../src/model/quantity.ts';

/** A few quantities that cover all features, so that the tests of the core do not depend on the data. */
export const length = {
  id: 'length',
  name: 'Length',
  dimension: 'L',
  units: [
    { id: 'meter', symbol: 'm', rank: 'everyday', source: 'SI9', si: ['kilo', 'centi', 'milli', 'micro'] },
    { id: 'foot', symbol: 'ft', is: '1/3 yard', rank: 'everyday', source: 'IYP1959', symbols: ["'"] },
    { id: 'yard', symbol: 'yd', is: '0.9144 meter', rank: 'everyday', source: 'IYP1959' },
    {
      id: 'mile',
      symbol: 'mi',
      is: '1760 yard',
      rank: 'everyday',
      source: 'HB44',
      names: ['statute mile', 'land league'],
    },
    { id: 'point', symbol: 'pt', is: '1/864 foot', rank: 'everyday', source: 'HB44' },
    { id: 'moot', symbol: 'Mt', is: '1.7 meter', rank: 'everyday', source: 'HB44', plural: 'meet' },
  ],
} as const satisfies QuantityRows;

const mass = {
  id: 'mass',
  name: 'Mass',
  dimension: 'M',
  units: [
    { id: 'kilogram', symbol: 'kg', rank: 'everyday', source: 'SI9' },
    { id: 'gram', symbol: 'g', is: '0.001 kilogram', rank: 'everyday', source: 'SI9', si: ['mega', 'kilo', 'milli'] },
    { id: 'pound', symbol: 'lb', is: '0.45359237 kilogram', rank: 'everyday', source: 'IYP1959' },
    { id: 'tonne', symbol: 't', is: '1000 kilogram', rank: 'everyday', source: 'SI9', symbols: ['M'], si: [] },
  ],
} as const satisfies QuantityRows;

const time = {
  id: 'time',
  name: 'Time',
  dimension: 'T',
  units: [
    { id: 'second', symbol: 's', rank: 'everyday', source: 'SI9', si: ['milli'] },
    { id: 'hour', symbol: 'h', is: '3600 second', rank: 'everyday', source: 'SI9' },
  ],
} as const satisfies QuantityRows;

const volume = {
  id: 'volume',
  name: 'Volume',
  dimension: 'L^3',
  units: [
    { id: 'cubic-meter', rank: 'everyday', source: 'SI9' },
    {
      id: 'liter',
      symbol: 'L',
      is: '0.001 cubic-meter',
      rank: 'everyday',
      source: 'SI9',
      symbols: ['l'],
      si: ['milli'],
    },
    { id: 'gallon', symbol: 'gal', is: '3.785411784 liter', rank: 'everyday', source: 'HB44' },
    { id: 'pint', symbol: 'pt', is: '1/8 gallon', rank: 'everyday', source: 'HB44' },
  ],
} as const satisfies QuantityRows;

const speed = {
  id: 'speed',
  name: 'Speed',
  dimension: 'L T^-1',
  units: [
    { id: 'meter-per-second', rank: 'everyday', source: 'SI9' },
    { id: 'mile-per-hour', symbol: 'mph', rank: 'everyday', source: 'HB44' },
  ],
} as const satisfies QuantityRows;

const force = {
  id: 'force',
  name: 'Force',
  dimension: 'M L T^-2',
  units: [
    {
      id: 'newton',
      symbol: 'N',
      is: '1 kilogram-meter-per-square-second',
      rank: 'everyday',
      source: 'SI9',
      si: ['kilo'],
    },
    { id: 'pound-force', symbol: 'lbf', is: '9.80665 pound-meter-per-square-second', rank: 'everyday', source: 'SI9' },
  ],
} as const satisfies QuantityRows;

const temperature = {
  id: 'temperature',
  name: 'Temperature',
  dimension: 'Θ',
  units: [
    { id: 'kelvin', symbol: 'K', rank: 'everyday', source: 'SI9', si: ['milli'] },
    { id: 'celsius', symbol: '°C', is: '1 kelvin', offset: '273.15', rank: 'everyday', source: 'SI9', symbols: ['C'] },
    {
      id: 'fahrenheit',
      symbol: '°F',
      is: '5/9 kelvin',
      offset: '459.67',
      rank: 'everyday',
      source: 'HB44',
      symbols: ['F'],
    },
  ],
} as const satisfies QuantityRows;

const consumption = {
  id: 'consumption',
  name: 'Fuel consumption',
  dimension: 'L^2',
  units: [
    { id: 'cubic-meter-per-meter', rank: 'everyday', source: 'SI9' },
    { id: 'liter-per-100-kilometer', symbol: 'L/100 km', rank: 'everyday', source: 'SI9' },
    { id: 'mile-per-gallon', symbol: 'mpg', rank: 'everyday', source: 'HB44' },
  ],
} as const satisfies QuantityRows;

const angle = {
  id: 'angle',
  name: 'Angle',
  dimension: '1',
  units: [
    { id: 'radian', symbol: 'rad', rank: 'everyday', source: 'SI9', si: ['milli'] },
    { id: 'degree', symbol: '°', is: '1/180 pi radian', rank: 'everyday', source: 'SI9', symbols: ['deg'] },
    { id: 'turn', is: '2 pi radian', rank: 'everyday', source: 'SI9' },
    { id: 'square-degree', symbol: 'deg²', is: '1/32400 pi^2 radian', rank: 'everyday', source: 'SI9' },
  ],
} as const satisfies QuantityRows;

const power = {
  id: 'power',
  name: 'Power',
  dimension: 'M L^2 T^-3',
  units: [
    {
      id: 'watt',
      symbol: 'W',
      is: '1 kilogram-square-meter-per-cubic-second',
      rank: 'everyday',
      source: 'SI9',
      si: ['mega', 'milli'],
    },
    { id: 'decibel-watt', symbol: 'dBW', is: '1 watt', log: { base: 10, per: '10' }, rank: 'everyday', source: 'SI9' },
    {
      id: 'decibel-milliwatt',
      symbol: 'dBm',
      is: '1 milliwatt',
      log: { base: 10, per: '10' },
      rank: 'everyday',
      source: 'SI9',
    },
    { id: 'neper-watt', symbol: 'NpW', is: '1 watt', log: { base: 'e', per: '1/2' }, rank: 'everyday', source: 'SI9' },
    { id: 'stop-watt', is: '1 watt', log: { base: 2, per: '1' }, rank: 'everyday', source: 'SI9' },
    { id: 'magnitude-watt', is: '3 watt', log: { base: 10, per: '-2.5' }, rank: 'everyday', source: 'SI9' },
  ],
} as const satisfies QuantityRows;

export const quantities = compileDefinitions([
  length,
  mass,
  time,
  volume,
  speed,
  force,
  temperature,
  consumption,
  angle,
  power,
] satisfies readonly QuantityRows[]);

export const unitIndex = new FullIndex(quantities, {
  shared: { pt: ['pint', 'point'], M: ['', 'tonne'] },
  readCompound,
});
export const find: FindConversion = createFinder(unitIndex, convertLevel);
export const convert = createConvert(find);
export const converter = createConverter(find);
export const convertExact = createConvertExact(find);

/** Returns the code, parameter and suggestions of an error. */
export const refusal = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    const { code, parameter, suggestions } = error as { code: string; parameter?: string; suggestions?: string[] };
    return suggestions ? { code, parameter, suggestions } : { code, parameter };
  }
};
