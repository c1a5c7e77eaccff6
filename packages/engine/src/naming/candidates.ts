import { behindListed, costOf, type Candidate } from './candidate.ts';
import type { RankedMeanings } from './compound-index.ts';
import type { Unit } from '../model/unit.ts';

// Lists of candidates: put in order, joined, and made into what a spelling means.

/** The meanings of an unknown spelling: none. */
export const unknown: RankedMeanings = {
  units: [],
  ambiguous: false,
  written: undefined,
  candidates: [],
  allCandidates: () => [],
};

/** Units in the order of a shared spelling's line. An empty identifier in first place leaves the choice to the other unit. */
export const inOrder = (units: readonly Unit[], ids: readonly string[] | undefined): readonly Candidate[] => {
  const place = ({ id }: Unit): number => (ids?.includes(id) ? ids.indexOf(id) : (ids?.length ?? 0));
  return [...units]
    .sort((a, b) => place(a) - place(b))
    .map((unit) => ({ unit, isExact: true, cost: costOf(unit, place(unit)) }));
};

/** The same candidates as those of another case, the likeliest first. */
export const inOtherCase = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.map((candidate) => ({ ...candidate, isExact: false })).sort((a, b) => a.cost - b.cost);

const unitsOf = (candidates: readonly Candidate[]): readonly Unit[] => candidates.map(({ unit }) => unit);

/** The cost of a compound where a row has the same spelling: l/mil is that of Scandinavia before it is one of inches. */
export const behind = (
  listed: readonly Candidate[] | undefined,
  compounds: readonly Candidate[],
): readonly Candidate[] => {
  if (!listed || compounds.length === 0) return compounds;
  const cost = Math.max(...listed.map((candidate) => candidate.cost));
  return compounds.map((candidate) => ({ ...candidate, cost: Math.max(cost, candidate.cost) + behindListed }));
};

/** A prefix before a unit that is spelled as a compound is one before its first part: nm/s is as common as nm. */
export const asParts = (listed: readonly Candidate[], compounds: readonly Candidate[]): readonly Candidate[] =>
  listed.map((candidate) => {
    const same = compounds.filter(({ unit }) => unit.prefix && unit.id === candidate.unit.id);
    return { ...candidate, cost: Math.min(candidate.cost, ...same.map(({ cost }) => cost)) };
  });

/** Returns the first candidate of each unit. */
export const once = (candidates: readonly Candidate[]): readonly Candidate[] => {
  const units = unitsOf(candidates);
  return candidates.filter(({ unit }, index) => units.indexOf(unit) === index);
};

/**
 * The meanings of a spelling that is written exactly so: its rows and prefixed rows, compounds beside them, and units in another case. A
 * conversion rarely needs more than the first, so the others are read when they are asked for.
 */
export class ExactMeanings implements RankedMeanings {
  readonly ambiguous: boolean;
  readonly written: readonly Candidate[] | undefined;
  private readonly read: () => readonly Candidate[];
  private readonly readOthers: () => readonly Candidate[];
  private exact: readonly Candidate[] | undefined;
  private all: readonly Candidate[] | undefined;

  /** Of what is written so: rows and compounds, read late; those in another case; and the rows among them, where there are such. */
  constructor(
    ambiguous: boolean,
    read: () => readonly Candidate[],
    readOthers: () => readonly Candidate[],
    written?: readonly Candidate[],
  ) {
    this.ambiguous = ambiguous;
    this.read = read;
    this.readOthers = readOthers;
    this.written = written;
  }

  get candidates(): readonly Candidate[] {
    return (this.exact ??= this.read());
  }

  get units(): readonly Unit[] {
    return unitsOf(this.candidates);
  }

  readonly allCandidates = (): readonly Candidate[] => (this.all ??= once([...this.candidates, ...this.readOthers()]));
}

/** Readings of what is nothing as it is written: ambiguous where the likeliest two are as likely. */
export const loosely = (candidates: readonly Candidate[]): RankedMeanings => {
  if (candidates.length === 0) return unknown;
  const ambiguous = candidates.length > 1 && candidates[0]!.cost === candidates[1]!.cost;
  return { units: unitsOf(candidates), ambiguous, written: undefined, candidates, allCandidates: () => candidates };
};
