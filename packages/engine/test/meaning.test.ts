import { describe, expect, test } from 'vitest';
import { rowsOf } from '../fixtures/rows.ts';
import { proveCompounds } from '../prove/compounds.ts';
import { proveForms } from '../prove/forms.ts';
import { convertTyped, findTyped } from '../prove/typed.ts';
import { convert, find, unitIndex } from '../src/conversion/catalogue.ts';
import { refusal } from '../fixtures/refusal.ts';

// A fixed sample of what `pnpm prove` checks in full
describe('the forms in which popular units are written', () => {
  test('are answered rightly or refused, and few are refused', { timeout: 60_000 }, () => {
    const { pairs, refused, wrong } = proveForms(997);
    expect(pairs).toBeGreaterThan(1000);
    expect(wrong).toEqual([]);
    expect(refused.size / pairs).toBeLessThan(0.03);
  });
});

describe('every spelling in every compound', () => {
  test('converts there and back', { timeout: 60_000 }, () => {
    const { pairs, answered, wrong } = proveCompounds(797);
    expect(answered).toBeGreaterThan(pairs / 2);
    expect(wrong).toEqual([]);
  });
});

/** Returns the identifiers of the units of two spellings, or the error code. */
const meant = (from: string, to: string): string => {
  const code = refusal(() => convertTyped(1, from, to));
  if (!code.startsWith('answered')) return code.split(' ')[0]!;
  const found = findTyped(from, to);
  return `${found.from.id} ${found.to.id}`;
};

describe('what words mean to people', () => {
  test.each([
    // An identifier wins, even if its words are the name of another unit
    ['millielectronvolt', 'british-thermal-unit', 'millielectronvolt british-thermal-unit'],
    ['joule', 'british thermal unit', 'joule british-thermal-unit-it'],
    // Data units in lower case and in capitals
    ['kb', 'mb', 'kilobyte megabyte'],
    ['gb', 'mb', 'gigabyte megabyte'],
    ['tb', 'gb', 'terabyte gigabyte'],
    ['gib', 'mb', 'gibibyte megabyte'],
    ['mb', 'mbit', 'megabyte megabit'],
    ['mbps', 'mb/s', 'megabit-per-second megabyte-per-second'],
    ['MBPS', 'MB/S', 'megabit-per-second megabyte-per-second'],
    ['kb', 'MB', 'kilobit megabyte'],
    ['kb', 'bytes', 'kilobyte byte'],
    ['mb', 'hPa', 'millibar hectopascal'],
    // A common prefix of a compound's first unit, though the row shows none: the nautical mile is not written in lower
    // case
    ['nm/s', 'm/s', 'nanometer-per-second meter-per-second'],
    ['nm/s²', 'm/s²', 'nanometer-per-square-second meter-per-square-second'],
    ['um/s', 'mm/s', 'micrometer-per-second millimeter-per-second'],
    ['uS/m', 'S/m', 'microsiemens-per-meter siemens-per-meter'],
    ['us/m', 's/m', 'microsecond-per-meter second-per-meter'],
    ['mₚ', 'mₙ', 'proton-mass neutron-mass'],
    ['klb', 'mₚ', 'thousand-pound proton-mass'],
    // Case is a hint for units that people write with care
    ['ma', 'a', 'milliampere ampere'],
    ['cp', 'mpa.s', 'centipoise millipascal-second'],
    ['mhz', 'ghz', 'megahertz gigahertz'],
    ['mpa', 'psi', 'megapascal pound-force-per-square-inch'],
    ['MAH', 'Ah', 'milliampere-hour ampere-hour'],
    ['G', 'KG', 'gram kilogram'],
    ['S', 'MIN', 'second minute'],
    ['Mm', 'cm', 'megameter centimeter'],
    ['Mm', 'Cm', 'millimeter centimeter'],
    ['Mcd', 'cd', 'megacandela candela'],
    ['mw', 'kw', 'megawatt kilowatt'],
    ['mw', 'uw', 'milliwatt microwatt'],
    ['mw', 'w', 'ambiguous-unit'],
    ['PF', 'F', 'picofarad farad'],
    ['PW', 'W', 'ambiguous-unit'],
    ['MA', 'a', 'ambiguous-unit'],
    ['t', 'QT', 'incompatible-units'],
    // A prefix that no list shows, in lower case
    ['mcal', 'kcal', 'ambiguous-unit'],
    ['mpx', 'px', 'ambiguous-unit'],
    ['mpx', 'Kpx', 'ambiguous-unit'],
    // The plural of a symbol
    ['mohms', 'ohms', 'milliohm ohm'],
    ['KNS', 'Mps', 'knot meter-per-second'],
    ['kps', 'Mps', 'kilometer-per-second meter-per-second'],
    ['cfs', 'cmms', 'incompatible-units'],
    ['GPa', 'mPas', 'gigapascal millipascal'],
    // Compounds in title case
    ['T/h', 'G/s', 'tonne-per-hour gram-per-second'],
    ['G/s', 'kg/h', 'gram-per-second kilogram-per-hour'],
    ['T/m', 'G/cm', 'ambiguous-unit'],
    ['N/Mm²', 'MPa', 'newton-per-square-millimeter megapascal'],
    ['Mg/L', 'g/L', 'ambiguous-unit'],
    ['ML/D', 'L/s', 'megaliter-per-day liter-per-second'],
    ['L/mil', 'L/100km', 'liter-per-10-kilometer liter-per-100-kilometer'],
    ['MF', 'F', 'ambiguous-unit'],
    ['Mg/dl', 'g/l', 'ambiguous-unit'],
    ['Mg/mL', 'g/L', 'ambiguous-unit'],
    ['MA/L', 'A/L', 'ambiguous-unit'],
    ['Mm/min', 'm/s', 'ambiguous-unit'],
    ['Mm/Min', 'M/S', 'millimeter-per-minute meter-per-second'],
    // The case of the words around a symbol says nothing about its prefix
    ['MW PER POUND', 'kW/kg', 'ambiguous-unit'],
    ['Mole Per Ml', 'mol/L', 'ambiguous-unit'],
    ['Calories/Kilogram', 'J/kg', 'ambiguous-unit'],
    ['KILOMETER/S^2', 'm/s^2', 'kilometer-per-square-second meter-per-square-second'],
    ['MW/m²', 'W/m²', 'megawatt-per-square-meter watt-per-square-meter'],
    ['Gib/s', 'GB/s', 'gibibit-per-second gigabyte-per-second'],
    ['KM/HOUR', 'nm/s', 'kilometer-per-hour nanometer-per-second'],
    ['CM/HR', 'um/s', 'centimeter-per-hour micrometer-per-second'],
    ['uS per m', 'S/m', 'microsiemens-per-meter siemens-per-meter'],
    ['SV PER HOUR', 'Sievert Per D', 'sievert-per-hour sievert-per-day'],
    ['Mg/l', 'microgram per liter', 'ambiguous-unit'],
    ['Mm2/s', 'm2/s', 'ambiguous-unit'],
    ['Sq Mm', 'Sq Cm', 'square-millimeter square-centimeter'],
    ['MG/DL', 'G/L', 'milligram-per-deciliter gram-per-liter'],
    ['ML/MIN', 'liter per hour', 'milliliter-per-minute liter-per-hour'],
    ['ML/day', 'L/day', 'megaliter-per-day liter-per-day'],
    ['us/cm', 'mS/m', 'microsiemens-per-centimeter millisiemens-per-meter'],
    ['M3/h', 'L/s', 'cubic-meter-per-hour liter-per-second'],
    ['w/m2k', 'W/(m²·K)', 'watt-per-square-meter-kelvin watt-per-square-meter-kelvin'],
    ['Grad', 'deg', 'gradian degree'],
    ['Mb', 'psi', 'incompatible-units'],
    ['Mc', 'Ah', 'millicoulomb ampere-hour'],
    ['MA', 'Amperes', 'ambiguous-unit'],
    ['ML', 'CUPS', 'ambiguous-unit'],
    ['ML', 'L', 'megaliter liter'],
    ['MWH', 'KWH', 'megawatt-hour kilowatt-hour'],
    ['t', 'mL', 'incompatible-units'],
    ['KG/CM2', 'PSI', 'kilogram-force-per-square-centimeter pound-force-per-square-inch'],
    ['KOHM', 'OHM', 'kiloohm ohm'],
    ['cft', 'cbm', 'cubic-foot cubic-meter'],
    ['M', 'm', 'unknown-unit'],
    // A compound is read only if it is written as one
    ['m S', 'm', 'unknown-unit'],
    ['inch mol', 'mol', 'unknown-unit'],
    ['k km', 'mi', 'unknown-unit'],
    ['\' "', 'cm', 'unknown-unit'],
    ['N m', 'lbf ft', 'newton-meter pound-force-foot'],
    ['MW h', 'J', 'megawatt-hour joule'],
    ['Nm³/h', 'm³/h', 'incompatible-units'],
    ['Nm3', 'm3', 'incompatible-units'],
    ['nm3', 'm3', 'cubic-nanometer cubic-meter'],
    ['nm3/h', 'scfm', 'normal-cubic-meter-per-hour standard-cubic-foot-per-minute'],
    ['dan', 'kg', 'dan-mass kilogram'],
    ['daN', 'N', 'dekanewton newton'],
    ['chhatak', 'sq ft', 'chatak-bengal square-foot'],
    ['chhatak', 'g', 'chittack gram'],
    ['perch', 'ft', 'rod foot'],
    ['perch', 'm2', 'square-rod square-meter'],
    ['GT/s', 'MT/s', 'unknown-unit'],
    // Single letters in a compound are the common units
    ['m/S', 'km/h', 'incompatible-units'],
    ['kg/S', 'kg/s', 'incompatible-units'],
    ['L/S', 'm³/h', 'liter-per-second cubic-meter-per-hour'],
    // A prefix belongs to the whole unit
    ['millidegree celsius', 'K', 'millicelsius kelvin'],
    ['millidegree fahrenheit', 'K', 'unknown-unit'],
    ['kilodegree celsius per second', 'K/s', 'kilocelsius-per-second kelvin-per-second'],
    // Turns in a unit: 1/s converts to rpm, and ampere-turns to amperes
    ['1/s', 'rpm', 'per-second rotation-per-minute'],
    ['A turn', 'A', 'ampere-turn ampere'],
    // Levels cannot be part of a quotient
    ['dBm/Hz', 'dBm/MHz', 'incompatible-units'],
    ['dB(A)', 'dB', 'unknown-unit'],
    ['mag/arcsec²', 'mag/deg²', 'incompatible-units'],
    // A ratio is not an angle
    ['% grade', 'degrees', 'incompatible-units'],
    ['in/ft', 'degrees', 'incompatible-units'],
    ['m/m', 'rad', 'incompatible-units'],
    // Torque and energy
    ['newton meter', 'J', 'newton-meter joule'],
    ['lb·ft', 'J', 'pound-force-foot joule'],
    ['J', 'Nm', 'joule newton-meter'],
    // Trade spellings
    ['KGM', 'lb', 'unknown-unit'],
    ['m^1', 'ft', 'meter foot'],
    ['cal (th)', 'J', 'calorie joule'],
    ['gal (U.S.)/min', 'L/min', 'gallon-per-minute liter-per-minute'],
    ['∆°C', 'K', 'delta-celsius delta-kelvin'],
  ])('%s in %s: %s', (from, to, expected) => expect(meant(from, to)).toBe(expected));

  test.each([
    [1, '1/s', 'rpm', 60],
    [1500, 'rpm', '1/min', 1500],
    [1, 'Hz', 'rad/s', 6.283185307179586],
    [1, 'rad/m', '1/m', 0.15915494309189535],
    [1, '1/m', 'rad/m', 6.283185307179586],
    [1, 'dB/m', 'Np/m', 0.1151292546497023],
    [1, 'Np/m', 'dB/km', 8685.889638065035],
    [500, 'm°C', '°C', 0.5],
  ])('%d %s in %s is %d', (value, from, to, expected) => {
    expect(convert(value, from, to) / expected).toBeCloseTo(1, 12);
  });
});

const traps = rowsOf('traps.tsv');

/** Returns the answer to fifteen digits, or the error code. */
const answerOf = (value: number, from: string, to: string, read = convertTyped): string => {
  const answer = refusal(() => Number(read(value, from, to).toPrecision(15)));
  return answer.startsWith('answered ') ? answer.slice('answered '.length) : `! ${answer.split(' ')[0]}`;
};

describe('what is easily read as something else', () => {
  test.each(traps)('%s: %s %s in %s is %s', (_kind, value, from, to, expected) => {
    expect(answerOf(Number(value), from!, to!)).toBe(expected);
  });

  test('is the same to programs, or refused, but for what is exact SI', () => {
    const other = traps.flatMap(([, value, from, to, expected]) => {
      const answer = answerOf(Number(value), from!, to!, convert);
      return answer === expected || answer.startsWith('!') ? [] : [`${value} ${from} > ${to} = ${answer}`];
    });
    expect(other).toEqual([
      '1 kb/s > kbps = 1',
      '10 MG > G = 10000000',
      '1 MW PER POUND > kW/kg = 2204.62262184878',
      '1 Mole Per Ml > mol/L = 0.000001',
      '1 MA/L > A/L = 1000000',
      '1 Mm/min > m/s = 16666.6666666667',
      '1 Mg/mL > g/L = 1000000000',
    ]);
  });

  test('is a few hundred spellings', () => {
    expect(traps.length).toBeGreaterThan(250);
  });
});

/** Returns the units of two spellings as programs read them. */
const meantExactly = (from: string, to: string): string => {
  const code = refusal(() => convert(1, from, to));
  if (!code.startsWith('answered')) return code.split(' ')[0]!;
  const found = find(from, to);
  return `${found.from.id} ${found.to.id}`;
};

describe('what words mean to programs', () => {
  test.each([
    // An exact SI spelling has no other meaning
    ['MA', 'A', 'megaampere ampere'],
    ['Mm', 'mm', 'megameter millimeter'],
    ['ML', 'L', 'megaliter liter'],
    ['mW', 'MW', 'milliwatt megawatt'],
    ['MF', 'F', 'megafarad farad'],
    ['Mg/L', 'g/L', 'megagram-per-liter gram-per-liter'],
    // The other unit decides between units with the same spelling
    ['oz', 'mL', 'fluid-ounce milliliter'],
    ['oz', 'g', 'ounce gram'],
    ['C', 'F', 'celsius fahrenheit'],
    ['mb', 'hPa', 'millibar hectopascal'],
    // Another case, if only one unit fits
    ['KM', 'm', 'kilometer meter'],
    ['KG', 'LBS', 'kilogram pound'],
    ['KM/H', 'MPH', 'kilometer-per-hour mile-per-hour'],
    ['GAL', 'QT', 'gallon quart'],
    ['MM', 'in', 'millimeter inch'],
    ['PSI', 'PA', 'pound-force-per-square-inch pascal'],
    // Several fit
    ['mw', 'W', 'ambiguous-unit'],
    ['mpa', 'psi', 'ambiguous-unit'],
    ['CAL', 'J', 'ambiguous-unit'],
    ['kb', 'mb', 'ambiguous-unit'],
    ['ma', 'a', 'ambiguous-unit'],
    ['ML', 'TSP', 'ambiguous-unit'],
    // An exact spelling never means another unit
    ['G', 'kg', 'incompatible-units'],
    ['mb', 'gb', 'incompatible-units'],
    ['Mb', 'psi', 'incompatible-units'],
    ['Nm3', 'm3', 'incompatible-units'],
  ])('%s in %s: %s', (from, to, expected) => expect(meantExactly(from, to)).toBe(expected));
});

test('takes an identifier for its own unit, whatever else is written so', () => {
  const units = unitIndex.quantities.flatMap((quantity) => unitIndex.unitsOf(quantity));
  const others = units.filter((unit) => unitIndex.find(unit.id).units[0] !== unit);
  expect(others.map(({ id }) => id)).toEqual([]);
});
