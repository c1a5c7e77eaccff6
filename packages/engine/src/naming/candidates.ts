import { moreThanListed, costOf, type Candidate } from './rank.ts';
import type { RankedMeanings } from './compound-index.ts';
import type { Unit } from '../model/unit.ts';

// Sorts and joins lists of candidates, and makes the meanings of a spelling from them.

/** The meanings of an unknown spelling. */
export const noMeanings: RankedMeanings = {
  units: [],
  ambiguous: false,
  written: undefined,
  candidates: [],
  allCandidates: () => [],
};

/**
 * Returns the units in the order of a shared spelling. An empty identifier in first place leaves the choice to the
 * other unit.
 */
export const inOrder = (units: readonly Unit[], ids: readonly string[] | undefined): readonly Candidate[] => {
  const place = ({ id }: Unit): number => (ids?.includes(id) ? ids.indexOf(id) : (ids?.length ?? 0));
  const ordered = ids ? [...units].sort((a, b) => place(a) - place(b)) : units;
  const found: Candidate[] = [];
  for (const unit of ordered) found.push({ unit, isExact: true, cost: costOf(unit, ids && place(unit)) });
  return found;
};

/** Returns the candidates as ones in another case, the likeliest first. */
export const inOtherCase = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.map((candidate) => ({ ...candidate, isExact: false })).sort((a, b) => a.cost - b.cost);

const unitsOf = (candidates: readonly Candidate[]): readonly Unit[] => candidates.map(({ unit }) => unit);

/**
 * Returns compounds with their cost increased if a row has the same spelling: l/mil is in Scandinavian miles first,
 * then in mils.
 */
export const costingMore = (
  listed: readonly Candidate[] | undefined,
  compounds: readonly Candidate[],
): readonly Candidate[] => {
  if (!listed || compounds.length === 0) return compounds;
  const cost = Math.max(...listed.map((candidate) => candidate.cost));
  return compounds.map((candidate) => ({ ...candidate, cost: Math.max(cost, candidate.cost) + moreThanListed }));
};

/**
 * Returns rows with the cost of their compound reading: a prefix before nm/s applies to its first part, so nm/s is as
 * common as nm.
 */
export const asParts = (listed: readonly Candidate[], compounds: readonly Candidate[]): readonly Candidate[] =>
  listed.map((candidate) => {
    const same = compounds.filter(({ unit }) => unit.prefix && unit.id === candidate.unit.id);
    return { ...candidate, cost: Math.min(candidate.cost, ...same.map(({ cost }) => cost)) };
  });

/** Returns the first candidate of each unit. */
export const oncePerUnit = (candidates: readonly Candidate[]): readonly Candidate[] => {
  if (candidates.length < 2) return candidates;
  const units = unitsOf(candidates);
  return candidates.filter(({ unit }, index) => units.indexOf(unit) === index);
};

/**
 * The meanings of an exact spelling: its rows and prefixed rows, compounds, and units in another case. A conversion
 * rarely needs more than the first, so the others are read on demand.
 */
export class ExactMeanings implements RankedMeanings {
  readonly ambiguous: boolean;
  readonly written: readonly Candidate[] | undefined;
  private readonly read: () => readonly Candidate[];
  private readonly readOthers: () => readonly Candidate[];
  private exact: readonly Candidate[] | undefined;
  private all: readonly Candidate[] | undefined;
  private known: readonly Unit[] | undefined;

  /**
   * @param ambiguous - True if the choice is left to the other unit.
   * @param read - Reads the candidates of the exact spelling: rows and compounds.
   * @param readOthers - Reads the candidates in another case.
   * @param written - The rows with this spelling, if there are any.
   */
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
    return (this.known ??= unitsOf(this.candidates));
  }

  readonly allCandidates = (): readonly Candidate[] =>
    (this.all ??= oncePerUnit([...this.candidates, ...this.readOthers()]));
}

/** Returns the meanings of a spelling that is not exact. It is ambiguous if the two likeliest are equally likely. */
export const loosely = (candidates: readonly Candidate[]): RankedMeanings => {
  if (candidates.length === 0) return noMeanings;
  const ambiguous = candidates.length > 1 && candidates[0]!.cost === candidates[1]!.cost;
  return { units: unitsOf(candidates), ambiguous, written: undefined, candidates, allCandidates: () => candidates };
};
