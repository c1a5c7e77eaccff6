import type { Quantity } from '../model/quantity.ts';
import type { Unit } from '../model/unit.ts';

/** The units that a spelling can mean. */
export interface Meanings {
  /** The units in the order of preference. Empty for an unknown spelling. */
  readonly units: readonly Unit[];
  /** True if no unit is preferred: the other unit of the conversion must leave exactly one. */
  readonly ambiguous: boolean;
}

/** The units of the given quantities. The only place that decides the meaning of a spelling. */
export interface UnitIndex {
  readonly quantities: readonly Quantity[];
  /** Returns the unit of an exact identifier, with or without a prefix. */
  readonly byId: (id: string) => Unit | undefined;
  /** Returns the candidates of a word or phrase. */
  readonly find: (spelling: string) => Meanings;
  /** Returns the units of a quantity that lists show, each followed by its common prefixed forms. */
  readonly unitsOf: (quantity: Quantity) => readonly Unit[];
  /** Returns at most five spellings similar to an unknown one, the nearest first. */
  readonly suggest: (spelling: string) => readonly string[];
  /** Returns why an unknown spelling is not a compound, as a clause that names the wrong part. */
  readonly faultIn?: (spelling: string) => string | undefined;
}

/** Returns the units of a quantity that lists show. */
export const listUnitsOf = ({ units }: Quantity, byId: UnitIndex['byId']): readonly Unit[] => {
  const ids = units.flatMap(({ id, si = [], binary = [] }) => [id, ...[...si, ...binary].map((prefix) => prefix + id)]);
  return Array.from(new Set(ids), (id) => byId(id)!);
};
