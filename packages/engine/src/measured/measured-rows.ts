import { expand } from '../definition/expand.ts';
import type { Factor, Unit } from '../model/unit.ts';
import type { Lexicon } from '../text/units/lexicon.ts';

/** Measured units of the catalogue, each as a product of powers of constants. Other factors count as exact. */
export const measuredUnits: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  dalton: { 'atomic-mass-constant': 1 },
  'electron-mass': { 'electron-mass': 1 },
  'proton-mass': { 'proton-mass': 1 },
  'neutron-mass': { 'neutron-mass': 1 },
  'planck-mass': { 'planck-mass': 1 },
  'planck-length': { 'planck-length': 1 },
  'planck-time': { 'planck-time': 1 },
  'planck-temperature': { 'planck-temperature': 1 },
  'planck-energy': { 'planck-mass': 1 },
  hartree: { 'hartree-energy': 1 },
  rydberg: { 'hartree-energy': 1 },
  'rydberg-constant': { 'rydberg-constant': 1 },
  'bohr-radius': { 'bohr-radius': 1 },
  'natural-unit-of-length': { 'fine-structure-constant': 2, 'rydberg-constant': -1 },
  'x-unit-copper': { 'copper-x-unit': 1 },
  'x-unit-molybdenum': { 'molybdenum-x-unit': 1 },
  'angstrom-star': { 'angstrom-star': 1 },
  'classical-electron-radius': { 'classical-electron-radius': 1 },
  'thomson-cross-section': { 'thomson-cross-section': 1 },
  'fine-structure-constant': { 'fine-structure-constant': 1 },
  'impedance-of-free-space': { 'vacuum-impedance': 1 },
  'bohr-magneton': { 'bohr-magneton': 1 },
  'nuclear-magneton': { 'nuclear-magneton': 1 },
  'atomic-unit-of-time': { 'hartree-energy': -1 },
  'atomic-unit-of-velocity': { 'fine-structure-constant': 1 },
  'atomic-unit-of-force': { 'hartree-energy': 1, 'bohr-radius': -1 },
  'atomic-unit-of-electric-field': { 'hartree-energy': 1, 'bohr-radius': -1 },
  'atomic-unit-of-current': { 'hartree-energy': 1 },
  'atomic-unit-of-temperature': { 'hartree-energy': 1 },
  // The product of G and the mass of a body is known more precisely than G
  'solar-mass': { 'gravitational-constant': -1 },
  'earth-mass': { 'gravitational-constant': -1 },
  'jupiter-mass': { 'gravitational-constant': -1 },
  'lunar-mass': { 'gravitational-constant': -1 },
};

const empty: readonly Factor[] = [];

/** Returns the factors of a unit: those of a compound, or the unit itself. */
export const factorsOf = (unit: Unit, lexicon: Lexicon): readonly Factor[] =>
  unit.product ? expand(unit.product, lexicon.byId).factors : unit.entry ? [{ unit, exponent: 1 }] : empty;

/**
 * Returns true if a unit is measured, or is a product with a measured one, so that values in it have an uncertainty.
 */
export const isMeasured = (unit: Unit, lexicon: Lexicon): boolean =>
  factorsOf(unit, lexicon).some(({ unit: { entry } }) => entry !== undefined && entry.id in measuredUnits);
