import { behindListed, costOf, type Candidate } from './candidate.ts';
import type { RankedMeanings } from './compound-index.ts';
import type { Unit } from '../model/unit.ts';

// Lists of candidates: put in order, joined, and made into what a spelling means.

/** What an unknown spelling means. */
export const unknown: RankedMeanings = { units: [], ambiguous: false, candidates: [], allCandidates: () => [] };

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

/** What a compound costs where a row writes the same text: l/mil is that of Scandinavia before it is one of inches. */
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

/** Of each unit the first candidate. */
export const once = (candidates: readonly Candidate[]): readonly Candidate[] => {
  const units = unitsOf(candidates);
  return candidates.filter(({ unit }, index) => units.indexOf(unit) === index);
};

/** Exact candidates, and behind them those in another case, which are worked out when they are asked for. */
export const exactly = (
  candidates: readonly Candidate[],
  ambiguous: boolean,
  other: () => readonly Candidate[],
): RankedMeanings => {
  let all: readonly Candidate[] | undefined;
  return {
    units: unitsOf(candidates),
    ambiguous,
    candidates,
    allCandidates: () => (all ??= once([...candidates, ...other()])),
  };
};

/** Readings of what is nothing as it is written: ambiguous where the likeliest two are as likely. */
export const loosely = (candidates: readonly Candidate[]): RankedMeanings => {
  if (candidates.length === 0) return unknown;
  const ambiguous = candidates.length > 1 && candidates[0]!.cost === candidates[1]!.cost;
  return { units: unitsOf(candidates), ambiguous, candidates, allCandidates: () => candidates };
};
