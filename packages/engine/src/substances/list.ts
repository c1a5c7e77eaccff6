import { analytes, type AnalyteRow } from '../data/analytes.ts';
import { findSubstance, type MolarMass } from './index.ts';

/** A laboratory analyte in a list. */
export interface SubstanceRecord {
  /** Kebab-case identifier, for the parameter `substance`. */
  readonly id: string;
  /** The English name. */
  readonly name: string;
  /** Further names that are read. */
  readonly aliases: readonly string[];
  /** Grams per mole, with the source. */
  readonly molarMass: MolarMass;
  /** The two units of laboratory reports: by mass, and by amount of substance. */
  readonly units: readonly [mass: string, amount: string];
  /** The charge of its ion in elementary charges, if laboratories report equivalents. */
  readonly charge?: number;
  /** A caveat that a reader must know. */
  readonly note?: string;
}

/** Returns the list record of an analyte. */
export const substanceRecord = ({ id, name, aliases = [], units, charge, note }: AnalyteRow): SubstanceRecord => ({
  id,
  name,
  aliases,
  molarMass: findSubstance(id, 'substance').molarMass,
  units,
  ...(charge === undefined ? {} : { charge }),
  ...(note === undefined ? {} : { note }),
});

/**
 * Returns all analytes. Creates new records at each call.
 *
 * @example listSubstances().find(({ id }) => id === 'glucose')?.molarMass.gramsPerMole // 180.156
 */
export function listSubstances(): SubstanceRecord[] {
  return analytes.map(substanceRecord);
}

/**
 * Returns the molar mass of an analyte, by any of its names, or of a formula, from the abridged standard atomic
 * weights.
 *
 * @param substance - A name of an analyte (`glucose`), or a formula (`CuSO4·5H2O`).
 * @throws UnitsError (unknown-substance) for an unknown substance, with suggestions.
 * @example molarMass('CuSO4·5H2O').gramsPerMole // 249.677
 */
export function molarMass(substance: string): MolarMass {
  return findSubstance(substance, 'substance').molarMass;
}
