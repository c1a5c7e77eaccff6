import type { Unit } from '../model/unit.ts';
import type { Candidate } from './rank.ts';
import type { Meanings, UnitIndex } from './unit-index.ts';

/** The candidates of a spelling, each with its cost. */
export interface RankedMeanings extends Meanings {
  /** The rows and prefixed rows with the exact spelling, if the index found any. Without compounds. */
  readonly written?: readonly Candidate[] | undefined;
  /** The units with the exact spelling, including compounds. If there are none, the units in another case. */
  readonly candidates: readonly Candidate[];
  /** Returns these candidates and then those in another case, which are calculated on demand. */
  readonly allCandidates: () => readonly Candidate[];
}

/** An index with names and compounds that ranks the meanings. */
export interface CompoundIndex extends UnitIndex {
  /** Returns the candidates of a word or phrase, compounds included. */
  readonly find: (spelling: string) => RankedMeanings;
  /** Returns the candidates of a word or phrase without compounds. */
  readonly findSimple: (spelling: string) => RankedMeanings;
  /** Returns true if a text is a unit's name rather than a symbol, in any case. */
  readonly isName: (text: string) => boolean;
  /** Returns why a spelling is not a unit, and what to write instead, if there is a special reason. */
  readonly whyUnknown?: ((spelling: string) => { reason: string; instead?: readonly string[] } | undefined) | undefined;
  /** Returns the listed units that equal a product of units, by its key. */
  readonly byProduct: (key: string) => readonly Unit[];
}

/** The candidates of a written compound, the preferred first. */
export interface CompoundCandidates {
  readonly written: readonly Candidate[];
  /** Returns the candidates, with units in another case too. */
  readonly inAnyCase: () => readonly Candidate[];
}

/** Reads a written compound. */
export type ReadCompound = (text: string, unitIndex: CompoundIndex) => CompoundCandidates;
