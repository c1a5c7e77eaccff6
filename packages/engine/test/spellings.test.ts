import { describe, expect, test } from 'vitest';
import { find } from '../src/conversion/catalogue.ts';

/** Returns the unit of a spelling next to another one, or the code of the error. */
const meant = (spelling: string, other: string): string => {
  try {
    return find(spelling, other).from.id;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

/** Ambiguous spellings, each line with the intended unit and its target. */
const lines: readonly (readonly [spellings: string, other: string, id: string])[] = [
  ['ton|tons', 'kg', 'ton'],
  ['ton|tons', 'kW', 'ton-of-refrigeration'],
  ['ton of TNT', 'J', 'ton-of-tnt'],
  ['t', 'kg', 'tonne'],
  ['T', 'gauss', 'tesla'],
  ['T', 'mL', 'tablespoon'],
  ['MT|te', 'kg', 'tonne'],
  ['cup', 'mL', 'cup'],
  ['pint', 'mL', 'pint'],
  ['quart', 'mL', 'quart'],
  ['gallon', 'mL', 'gallon'],
  ['fl oz', 'mL', 'fluid-ounce'],
  ['tbsp', 'mL', 'tablespoon'],
  ['tsp', 'mL', 'teaspoon'],
  ['gill', 'mL', 'gill'],
  ['imperial pint|uk pint', 'mL', 'pint-imperial'],
  ['imperial gallon|uk gallon', 'mL', 'gallon-imperial'],
  ['imperial fl oz|uk fl oz', 'mL', 'fluid-ounce-imperial'],
  ['metric cup', 'mL', 'cup-metric'],
  ['metric tbsp|metric tablespoon', 'mL', 'tablespoon-metric'],
  ['metric tsp|metric teaspoon', 'mL', 'teaspoon-metric'],
  ['australian tablespoon', 'mL', 'tablespoon-australian'],
  ['japanese cup', 'mL', 'cup-jp'],
  ['us legal cup', 'mL', 'cup-us-legal'],
  ['dry pint', 'L', 'pint-dry'],
  ['dry quart', 'L', 'quart-dry'],
  ['dry gallon', 'L', 'gallon-dry'],
  ['bushel', 'L', 'bushel'],
  ['peck', 'L', 'peck'],
  ['oz|ounce', 'g', 'ounce'],
  ['oz|ounce', 'mL', 'fluid-ounce'],
  ['pt', 'mL', 'pint'],
  ['pt|point', 'mm', 'point'],
  ['pica', 'mm', 'pica'],
  ['lb|lbs|pound|#', 'kg', 'pound'],
  ['lbf|pound-force', 'N', 'pound-force'],
  ['lb|pound', 'N', 'incompatible-units'],
  ['cal|calorie', 'J', 'calorie'],
  ['Cal|Calorie|food calorie', 'J', 'foodcalorie'],
  ['BTU|Btu|btu', 'J', 'british-thermal-unit-it'],
  ['therm', 'J', 'therm-us'],
  ['hp|horsepower', 'W', 'horsepower'],
  ['PS|cv|metric horsepower', 'W', 'horsepower-metric'],
  ['electric horsepower', 'W', 'horsepower-electric'],
  ['boiler horsepower', 'W', 'horsepower-boiler'],
  ['water horsepower', 'W', 'horsepower-water'],
  ['bbl|barrel', 'L', 'barrel'],
  ['cwt|hundredweight', 'kg', 'hundredweight'],
  ['long hundredweight', 'kg', 'long-hundredweight'],
  ['dram|dr', 'g', 'dram-avoirdupois'],
  ['dram|dr', 'mL', 'fluid-dram'],
  ['carat|ct', 'g', 'carat'],
  ['karat', '%', 'karat'],
  ['kt', 'km/h', 'knot'],
  ['kt', 'kg', 'kilotonne'],
  ['nm', 'm', 'nanometer'],
  ['NM|nmi', 'm', 'nautical-mile'],
  ['Nm|N·m', 'lbf·ft', 'newton-meter'],
  ['M', 'mol/L', 'molar'],
  ['M', 'ft', 'unknown-unit'],
  ['m', 'ft', 'meter'],
  ['m', 'h', 'incompatible-units'],
  ['a', 'm²', 'are'],
  ['a', 'day', 'year'],
  ['h', 's', 'hour'],
  ['d', 's', 'day'],
  ['min', 's', 'minute'],
  ['B', 'MiB', 'byte'],
  ['b', 'MiB', 'bit'],
  ['B', 'dB', 'bel'],
  ['b', 'm²', 'barn'],
  ['KB|kB', 'B', 'kilobyte'],
  ['MB', 'B', 'megabyte'],
  ['GB', 'B', 'gigabyte'],
  ['KiB', 'B', 'kibibyte'],
  ['MiB', 'B', 'mebibyte'],
  ['GiB', 'B', 'gibibyte'],
  ['Mb', 'b', 'megabit'],
  ['kb', 'b', 'kilobit'],
  ['Gb', 'b', 'gigabit'],
  ['mb', 'Pa', 'millibar'],
  ['C', 'K', 'celsius'],
  ['F', 'K', 'fahrenheit'],
  ['C', 'A·h', 'coulomb'],
  ['F', 'μF', 'farad'],
  ['R', 'K', 'rankine'],
  ['R', 'C/kg', 'roentgen'],
  ['degree|deg|°', 'rad', 'degree'],
  ['°C|degC|deg C|C', '°F', 'celsius'],
  ['°F|degF|deg F|F', '°C', 'fahrenheit'],
  ['delta °C', 'delta °F', 'delta-celsius'],
  [`′|'`, 'm', 'foot'],
  ['″|"', 'm', 'inch'],
  [`′|'`, 'deg', 'arc-minute'],
  ['″|"', 'deg', 'arc-second'],
  ['rad', 'deg', 'radian'],
  ['rad', 'Gy', 'rad-dose'],
  ['gr', 'g', 'grain'],
  ['G', 'T', 'gauss'],
  ['Gal', 'm/s²', 'galileo'],
  ['Gal', 'L', 'gallon'],
  ['gal', 'L', 'gallon'],
  ['G|g', 'm/s²', 'g-force'],
  ['mil|thou', 'mm', 'mil'],
  ['mil', 'deg', 'mil-nato'],
  ['mile', 'km', 'mile'],
  ['acre', 'm²', 'acre'],
  ['rod', 'm', 'rod'],
  ['chain', 'm', 'chain'],
  ['furlong', 'm', 'furlong'],
  ['fathom', 'm', 'fathom'],
  ['league', 'm', 'league'],
  ['us survey foot', 'm', 'foot-survey-us'],
  ['us survey mile', 'm', 'mile-survey-us'],
  ['year|yr', 'day', 'year'],
  ['month', 'day', 'month'],
  ['gregorian year', 'day', 'year-gregorian'],
  ['common year', 'day', 'year-common'],
  ['tropical year', 'day', 'year-tropical'],
  ['sidereal year', 'day', 'year-sidereal'],
  ['mmHg', 'Pa', 'millimeter-ofhg'],
  ['torr', 'Pa', 'torr'],
  ['u|amu|Da', 'kg', 'dalton'],
  ['au|AU|ua', 'm', 'astronomical-unit'],
  ['mpg', 'L/100km', 'mile-per-gallon'],
  ['mpg imp|mpg uk', 'L/100km', 'mile-per-gallon-imperial'],
  ['parsec', 'au', 'parsec'],
  ['w', 'kW', 'watt'],
  ['w', 'd', 'week'],
  ['U', 'kat', 'enzyme-unit'],
  ['U', 'mm', 'rack-unit'],
  ['P', 'Pa·s', 'poise'],
  ['MP', 'px', 'megapixel'],
  ['fL', 'mL', 'femtoliter'],
  ['fL', 'nit', 'foot-lambert'],
  ['micron', 'mm', 'micron'],
  ['micron', 'Pa', 'micrometer-ofhg'],
  ['gpm (US)', 'L/min', 'gallon-per-minute'],
  ['Kcal|KCAL', 'kJ', 'foodcalorie'],
];

describe('the spellings that need a decision', () => {
  const rows = lines.flatMap(([spellings, other, id]) => spellings.split('|').map((one) => [one, other, id] as const));

  test.each(rows)('%s against %s is %s', (spelling, other, id) => expect(meant(spelling, other)).toBe(id));
});

describe('minutes and seconds', () => {
  test.each([
    ['minutes', 's', 'minute'],
    ['min', 'degree', 'arc-minute'],
    ['minutes', 'degrees', 'arc-minute'],
    ['seconds', 'h', 'second'],
    ['sec', '°', 'arc-second'],
    ['degree per minute', 'rad/s', 'degree-per-minute'],
    ['deg min sec', 'rad', 'unknown-unit'],
  ])('%s against %s is %s', (spelling, other, id) => expect(meant(spelling, other)).toBe(id));
});

describe('abbreviations within names', () => {
  test.each([
    ['fluid oz', 'mL', 'fluid-ounce'],
    ['fl. drams', 'mL', 'fluid-dram'],
    ['US dry qts', 'L', 'quart-dry'],
    ['gallon, imperial', 'L', 'gallon-imperial'],
    ['gallon (US, liquid)', 'L', 'gallon'],
    ['US survey ft', 'm', 'foot-survey-us'],
    ['light yrs', 'm', 'light-year'],
    ['pounds per sq. in.', 'Pa', 'pound-force-per-square-inch'],
    ['lbs-force', 'N', 'pound-force'],
    ['boiler hp', 'W', 'horsepower-boiler'],
    ['lb-mol', 'mol', 'pound-mole'],
    ['board ft', 'L', 'board-foot'],
    ['cwt (UK)', 'kg', 'long-hundredweight'],
    ['pounds/square inch', 'Pa', 'pound-force-per-square-inch'],
    ['lb/sq ft', 'kg/m²', 'pound-per-square-foot'],
    ['kg/sq cm', 'Pa', 'kilogram-force-per-square-centimeter'],
    ['sq mtrs', 'm²', 'square-meter'],
  ])('%s against %s is %s', (spelling, other, id) => expect(meant(spelling, other)).toBe(id));
});

describe('symbols that are not a product', () => {
  test.each([
    ['oz/in²', 'Pa', 'ounce-force-per-square-inch'],
    ['kg/mm²', 'MPa', 'kilogram-force-per-square-millimeter'],
    ['lb/in²', 'kg/m²', 'pound-per-square-inch'],
    ['r.p.m.', 'Hz', 'rotation-per-minute'],
    ['ft·lb/min', 'W', 'foot-pound-force-per-minute'],
    ['ft*lb/s', 'hp', 'foot-pound-force-per-second'],
    ['ft·lb/s²', 'N', 'foot-pound-per-square-second'],
    ['p.s.i.', 'bar', 'pound-force-per-square-inch'],
    ['m.p.h.', 'km/h', 'mile-per-hour'],
    ['m.p.g.', 'L/100km', 'mile-per-gallon'],
    ['c.c.', 'mL', 'cubic-centimeter'],
    ['h.p.', 'W', 'horsepower'],
    ['BTU/(lb·deg °F)', 'J/(kg·K)', 'british-thermal-unit-it-per-pound-fahrenheit'],
  ])('%s against %s is %s', (spelling, other, id) => expect(meant(spelling, other)).toBe(id));
});

describe('levels within a compound', () => {
  test.each([
    ['dB/km', 'dB/m', 'decibel-per-kilometer'],
    ['mag/arcsec²', 'mag/deg²', 'incompatible-units'],
    ['dB/m', 'Np/m', 'decibel-per-meter'],
    ['dB/m', 'dB/km', 'decibel-per-meter'],
    ['dBm/Hz', 'dBm/MHz', 'incompatible-units'],
    ['dBμV / m', 'V/m', 'incompatible-units'],
    ['dB W', 'W', 'unknown-unit'],
  ])('%s against %s is %s', (spelling, other, id) => expect(meant(spelling, other)).toBe(id));
});

describe('brackets that say which unit is meant', () => {
  test.each([
    ['gal (US)/min', 'L/s', 'gallon-per-minute'],
    ['lb/gal (UK)', 'kg/m³', 'pound-per-gallon-imperial'],
    ['BTU (IT)/h', 'W', 'british-thermal-unit-it-per-hour'],
    ['quart (US liquid) per minute', 'L/s', 'quart-per-minute'],
    ['calorie (thermochemical) per gram', 'J/kg', 'calorie-per-gram'],
    ['mile (nautical)', 'km', 'nautical-mile'],
    ['ton (metric)', 'kg', 'tonne'],
    ['hp (metric)', 'W', 'horsepower-metric'],
    ['foot (US survey)', 'm', 'foot-survey-us'],
  ])('%s against %s is %s', (spelling, other, id) => expect(meant(spelling, other)).toBe(id));
});

describe('names that programs run together', () => {
  test.each([
    ['MetersPerSecond', 'km/h', 'meter-per-second'],
    ['PoundsPerUSGallon', 'kg/m³', 'pound-per-gallon'],
    ['litersPer100Kilometers', 'mpg', 'liter-per-100-kilometer'],
    ['usGallons', 'L', 'gallon'],
    ['UsGallonsPerMinute', 'L/s', 'gallon-per-minute'],
    ['CaloriesPerSecond', 'W', 'calorie-per-second'],
    ['millimetersOfMercury', 'Pa', 'millimeter-ofhg'],
    ['NauticalMiles', 'km', 'nautical-mile'],
    ['MMBtu/h', 'W', 'million-british-thermal-unit-it-per-hour'],
    ['nMeter', 'm', 'unknown-unit'],
  ])('%s against %s is %s', (spelling, other, id) => expect(meant(spelling, other)).toBe(id));
});
