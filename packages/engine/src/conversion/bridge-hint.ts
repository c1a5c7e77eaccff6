import { siFactorOf } from '../definition/definition.ts';
import { isInverse, readDimension, sameDimension, type Dimension } from '../model/dimension.ts';
import type { Unit } from '../model/unit.ts';
import { hasFraction, solidAnglesIn } from './relation.ts';

/** The quantities that each equivalence connects. */
export const equivalentQuantities = {
  spectral: ['length', 'frequency', 'angular-speed', 'energy', 'wavenumber', 'molar-energy'],
  'mass-energy': ['mass', 'energy'],
  thermal: ['temperature', 'energy', 'molar-energy'],
  count: ['amount-of-substance', 'ratio'],
} as const;

/** The indexes of mass and amount of substance in a dimension. */
const mass = 1;
const amount = 5;

/** Returns true if two dimensions differ only by a mass instead of an amount of substance. */
export const differBySubstance = (a: Dimension, b: Dimension): boolean => {
  const difference = a.map((exponent, index) => exponent - b[index]!);
  const [masses = 0, amounts = 0] = [difference[mass], difference[amount]];
  return (
    Math.abs(masses) === 1 &&
    masses + amounts === 0 &&
    difference.every((exponent, index) => exponent === 0 || index === mass || index === amount)
  );
};

/** Returns true if two dimensions differ only by an amount of substance instead of a volume. */
export const differByGas = (a: Dimension, b: Dimension): boolean => {
  const difference = a.map((exponent, index) => exponent - b[index]!);
  const [lengths = 0, amounts = 0] = [difference[0], difference[amount]];
  return (
    Math.abs(amounts) === 1 &&
    lengths === -3 * amounts &&
    difference.every((exponent, index) => exponent === 0 || index === 0 || index === amount)
  );
};

/** Returns the name of the equivalence that connects two quantities, or undefined if there is none. */
export const equivalenceBetween = (quantities: readonly (string | undefined)[]): string | undefined =>
  Object.entries<readonly (string | undefined)[]>(equivalentQuantities).find(([, connected]) =>
    quantities.every((id) => connected.includes(id)),
  )?.[0];

/** The hint for converting between two quantities. */
const bridges: Readonly<Record<string, string>> = {
  'mass volume': 'Name an ingredient to convert between volume and mass, for example flour: 2 cups of flour in grams.',
  'gauge-pressure pressure':
    'A gauge pressure counts from the pressure of the air around it. Add that, as in 30 psi + 1 atm.',
  'biological-activity mass':
    'An international unit is another mass of each substance. Name it: 400 IU of vitamin D in μg. Heparin and vaccines have none that is fixed.',
  'graphics typewidth': 'An em is the size of the type. Where a page sets none it is 16 px, and 1.5 em are 24 px.',
  'equivalent-dose graphics':
    'A rem of style sheets is the size of type at the root. Where a page sets none it is 16 px.',
  'energy power': 'Energy is power times time: 60 W × 4 h in kWh, or 8 kWh / 4 h in kW.',
  'energy specific-power':
    'Power per mass is energy for each time and kilogram. Name both: 8 MET × 30 min × 70 kg in kcal.',
  'force mass': 'Weight as a force has units of force: 10 lbf in newtons.',
  'energy molar-energy': 'A mole divided among its particles is a value per particle: 23 kcal/mol in eV per particle.',
  'data-rate frequency': 'The number of bits per symbol depends on the line code.',
  'gas-column length':
    'A Dobson unit is as much gas as fills a layer of 0.01 mm at 0 °C and 1 atm: 300 Dobson units are 3 mm.',
  'length wavenumber':
    'One is the inverse of the other. For a pitch write 1/(20 tpi) in mm; for waves name the equivalence: as spectral.',
};

const inverse = 'One is the inverse of the other. Divide 1 by the amount, as in 1/(50 Hz) in ms.';

/** The volume of a gas that a mass takes up in a time. */
const uptake = /* @__PURE__ */ readDimension('L^3 M^-1 T^-1');
const ofOxygen = 'By convention, one MET is an uptake of 3.5 mL of oxygen a minute for each kilogram: 3.5 mL/(kg·min).';

const solidAngle =
  'One of them has a solid angle, which is not a number. Multiply or divide by it: 5 cd × 2 sr in lumens.';

const fraction = 'A part of a whole counts nothing: 5 %/s is 0.05 1/s, and not a number of turns or events.';

const standardVolume =
  'A standard volume states an amount of gas. Its actual volume depends on pressure and temperature.';

/** Returns a hint how to get from one of two quantities to the other, as a sentence, or undefined if there is no way. */
export const bridgeHint = (
  quantities: readonly [a: string | undefined, b: string | undefined],
  dimensions: readonly [a: Dimension, b: Dimension],
): string | undefined => {
  if (differBySubstance(...dimensions))
    return 'Name a substance, for example glucose, or give its molar mass, to convert between mass and amount.';
  if (differByGas(...dimensions))
    return quantities.includes('gas-column') ? bridges['gas-column length'] : standardVolume;
  if (quantities.includes('specific-power') && dimensions.some((each) => sameDimension(each, uptake))) return ofOxygen;
  const name = equivalenceBetween(quantities);
  const pair = quantities
    .map((id = '') => id)
    .sort()
    .join(' ');
  if (name === undefined) return bridges[pair] ?? (isInverse(...dimensions) ? inverse : undefined);
  return bridges[pair] ?? `Name the equivalence to convert between them: as ${name}.`;
};

const dimensionOf = (unit: Unit): Dimension =>
  unit.quantity ? readDimension(unit.quantity.dimension) : siFactorOf(unit).dimension;

/** Returns the {@link bridgeHint} for two units. */
export const bridgeBetween = (a: Unit, b: Unit): string | undefined => {
  const dimensions = [dimensionOf(a), dimensionOf(b)] as const;
  if (sameDimension(...dimensions)) {
    if (solidAnglesIn(a) !== solidAnglesIn(b)) return solidAngle;
    if (hasFraction(a) !== hasFraction(b)) return fraction;
  }
  return bridgeHint([a.quantity?.id, b.quantity?.id], dimensions);
};
