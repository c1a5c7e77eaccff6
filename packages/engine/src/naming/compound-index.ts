import type { Unit } from '../model/unit.ts';
import type { Candidate } from './candidate.ts';
import type { Meanings, UnitIndex } from './unit-index.ts';

/** The candidates of a spelling, each with its cost. */
export interface RankedMeanings extends Meanings {
  /** The rows, and rows under a prefix, that are written exactly so, where the index found such; no compounds. */
  readonly written?: readonly Candidate[] | undefined;
  /** The units that are written exactly so, compounds too; where there are none, those that are written so in another case. */
  readonly candidates: readonly Candidate[];
  /** The same, and behind exact ones those in another case: worked out when they are asked for. */
  readonly allCandidates: () => readonly Candidate[];
}

/** An index that knows names and compounds, and says how likely each meaning is. */
export interface CompoundIndex extends UnitIndex {
  /** Returns the candidates of a word or phrase, compounds included. */
  readonly find: (spelling: string) => RankedMeanings;
  /** Returns the candidates of a word or phrase without compounds. */
  readonly findSimple: (spelling: string) => RankedMeanings;
  /** Returns true if a text is a unit's name rather than a symbol, in any case. */
  readonly isName: (text: string) => boolean;
  /** Returns why a spelling is not a unit, and what to write instead, where there is more to say. */
  readonly whyUnknown?: ((spelling: string) => { reason: string; instead?: readonly string[] } | undefined) | undefined;
  /** The listed units that are a product of units, by its key. */
  readonly byProduct: (key: string) => readonly Unit[];
}

/** Returns the candidates of a written compound, the preferred first. */
export interface CompoundCandidates {
  readonly written: readonly Candidate[];
  /** The same, its units in another case too. */
  readonly inAnyCase: () => readonly Candidate[];
}

/** Reads a written compound. */
export type ReadCompound = (text: string, unitIndex: CompoundIndex) => CompoundCandidates;
