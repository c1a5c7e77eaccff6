import type { Quantity } from '../model/quantity.ts';
import type { Unit } from '../model/unit.ts';

/** The candidates of a spelling. */
export interface Meanings {
  /** In the order of preference; empty for an unknown spelling. */
  readonly units: readonly Unit[];
  /** No candidate is preferred: the other unit of the conversion must leave exactly one. */
  readonly ambiguous: boolean;
}

/** The units of some quantities. Every surface asks one of these what a spelling means: nothing else decides it. */
export interface UnitIndex {
  readonly quantities: readonly Quantity[];
  /** A unit by its exact identifier, prefixed ones included. */
  readonly byId: (id: string) => Unit | undefined;
  /** Returns the candidates of a word or phrase. */
  readonly find: (spelling: string) => Meanings;
  /** The units of a quantity that lists show: each followed by the prefixed forms that people use. */
  readonly unitsOf: (quantity: Quantity) => readonly Unit[];
  /** At most five spellings near to an unknown one, nearest first. */
  readonly suggest: (spelling: string) => readonly string[];
  /** Why an unknown spelling is not a compound, for the middle of a sentence: which part of it is not a unit. */
  readonly faultIn?: (spelling: string) => string | undefined;
}

/** The units of a quantity that lists show, found by their identifiers. */
export const listUnitsOf = ({ units }: Quantity, byId: UnitIndex['byId']): readonly Unit[] => {
  const ids = units.flatMap(({ id, si = [], binary = [] }) => [id, ...[...si, ...binary].map((prefix) => prefix + id)]);
  return Array.from(new Set(ids), (id) => byId(id)!);
};
