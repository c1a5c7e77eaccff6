import { analytes, type AnalyteRow } from '../data/analytes.ts';
import { findSubstance, type MolarMass } from './index.ts';

/** An analyte of laboratories, as lists show it. */
export interface SubstanceRecord {
  /** Kebab-case identifier: what `substance` takes. */
  readonly id: string;
  /** The English name. */
  readonly name: string;
  /** Further names that are read. */
  readonly aliases: readonly string[];
  /** Grams per mole, with the source. */
  readonly molarMass: MolarMass;
  /** The unit of laboratories that report masses, and that of those that report amounts. */
  readonly units: readonly [mass: string, amount: string];
  /** Elementary charges of its ion, where equivalents of it are reported. */
  readonly charge?: number;
  /** A caveat that a reader must know. */
  readonly note?: string;
}

/** An analyte as lists show it. */
export const substanceRecord = ({ id, name, aliases = [], units, charge, note }: AnalyteRow): SubstanceRecord => ({
  id,
  name,
  aliases,
  molarMass: findSubstance(id, 'substance').molarMass,
  units,
  ...(charge === undefined ? {} : { charge }),
  ...(note === undefined ? {} : { note }),
});

/** Every analyte that has a name here. Worked out anew at each call. */
export function listSubstances(): SubstanceRecord[] {
  return analytes.map(substanceRecord);
}

/**
 * The molar mass of an analyte by any of its names, or of any formula, from the abridged standard atomic weights.
 *
 * @param substance - A name of an analyte (`glucose`), or a formula (`CuSO4·5H2O`).
 * @throws UnitsError (unknown-substance) for what is neither, with what may have been meant.
 * @example molarMass('CuSO4·5H2O').gramsPerMole // 249.677
 */
export function molarMass(substance: string): MolarMass {
  return findSubstance(substance, 'substance').molarMass;
}
