import type { Unit } from '../model/unit.ts';
import type { Candidate } from './candidate.ts';
import type { Meanings, UnitIndex } from './unit-index.ts';

/** What a spelling may mean, with what speaks against each candidate. */
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
  /** What one word or phrase means, compounds included. */
  readonly find: (spelling: string) => RankedMeanings;
  /** What one word or phrase means, compounds left out. */
  readonly findSimple: (spelling: string) => RankedMeanings;
  /** Whether a text is the name of units rather than a symbol, its letters in any case. */
  readonly isName: (text: string) => boolean;
  /** Returns why a spelling is no unit, and what to write instead, where there is more to say. */
  readonly whyUnknown?: ((spelling: string) => { reason: string; instead?: readonly string[] } | undefined) | undefined;
  /** The listed units that are a product of units, by its key. */
  readonly byProduct: (key: string) => readonly Unit[];
}

/** What a written compound may mean, the preferred first. */
export interface CompoundCandidates {
  readonly written: readonly Candidate[];
  /** The same, its units in another case too. */
  readonly inAnyCase: () => readonly Candidate[];
}

/** Reads a written compound. */
export type ReadCompound = (text: string, unitIndex: CompoundIndex) => CompoundCandidates;
