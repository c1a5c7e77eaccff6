import { acrossQuantities, isAcross, isUnlisted, unlistedPair, type Candidate } from '../naming/candidate.ts';
import { shows } from '../definition/base-prefix.ts';
import { symbolOf } from '../definition/symbol.ts';
import type { RankedMeanings } from '../naming/compound-index.ts';
import { fold } from '../naming/spelling.ts';
import type { Unit } from '../model/unit.ts';

/** A spelling and the units that it may stand for. */
export interface Spelled {
  readonly text: string;
  readonly meanings: RankedMeanings;
}

/** Two units that meet, and the result for them. */
export interface Pair<T> {
  readonly from: Unit;
  readonly to: Unit;
  readonly result: T;
}

type Meet<T> = (from: Unit, to: Unit) => T | undefined;

interface PricedPair<T> extends Pair<T> {
  readonly candidates: readonly [Candidate, Candidate];
  readonly cost: number;
}

const meetings = <T>(from: readonly Candidate[], to: readonly Candidate[], meet: Meet<T>): PricedPair<T>[] =>
  from.flatMap((a) =>
    to.flatMap((b) => {
      // Across quantities units meet only as they are written
      if (isAcross(a.unit, b.unit) && !(a.isExact && b.isExact)) return [];
      const result = meet(a.unit, b.unit);
      if (result === undefined) return [];
      const across = isAcross(a.unit, b.unit) ? acrossQuantities : 0;
      const unlisted = isUnlisted(a.unit, b.unit) ? unlistedPair : 0;
      return [{ from: a.unit, to: b.unit, result, candidates: [a, b], cost: a.cost + b.cost + across + unlisted }];
    }),
  );

/** Quetta before a tonne, mega before a gauss: a prefix that no list shows, as in QT and MG, which are capitals of other symbols. */
const isFarFetched = ({ unit: { entry, prefix } }: Candidate): boolean =>
  prefix !== undefined && !shows(entry!, prefix);

/** The candidates of a spelling that is nothing in the case in which it is written, or only under a far-fetched prefix. */
const inOtherCase = (meanings: RankedMeanings): readonly Candidate[] =>
  meanings.candidates.every(isFarFetched)
    ? meanings.allCandidates().filter((candidate) => !isFarFetched(candidate))
    : meanings.candidates;

/** Returns true if a unit is written by its symbol, or is the most common unit that is written exactly so. */
const isFirm = (candidate: Candidate, { text, meanings }: Spelled): boolean =>
  candidate.isExact &&
  (fold(text) === fold(symbolOf(candidate.unit)) ||
    meanings.candidates.every((other) => !other.isExact || other.cost >= candidate.cost));

/** Costs of units in another case are not compared: a spelling must match in one case. */
const costAsWritten = ({ candidates, cost }: PricedPair<unknown>): number =>
  candidates.reduce((sum, candidate) => sum - (candidate.isExact ? 0 : candidate.cost), cost);

/** The row that alone is written exactly so. */
const theOnly = ({ written = [] }: RankedMeanings): Unit | undefined =>
  written.length === 1 ? written[0]!.unit : undefined;

/**
 * The pairs of units that two spellings of a program may stand for, which are one where they give one number; none where no units meet.
 * An exact spelling is its units alone, the most common of those that meet. Another spelling is the only unit that it is in another
 * case. Where a spelling is not at its first meaning, and people who do not keep to case would mean a more common pair, both are given:
 * `kb` in `mb` may be kilobars and kilobytes.
 */
export const exactPairs = <T>(source: Spelled, target: Spelled, meet: Meet<T>): readonly Pair<T>[] => {
  const [from, to] = [source.meanings, target.meanings];
  // Two rows of one quantity, each the only one written so: compounds and units in another case cost more
  const [a, b] = [theOnly(from), theOnly(to)];
  if (a && a.quantity === b?.quantity) {
    const result = meet(a, b!);
    if (result !== undefined) return [{ from: a, to: b!, result }];
  }
  const written = meetings(from.candidates, to.candidates, meet);
  const pairs = written.length > 0 ? written : meetings(inOtherCase(from), inOtherCase(to), meet);
  const least = Math.min(...pairs.map(costAsWritten));
  const found = pairs.filter((pair) => costAsWritten(pair) === least);
  const [first] = found;
  if (!first || (isFirm(first.candidates[0], source) && isFirm(first.candidates[1], target))) return found;
  const cost = Math.min(...found.map((pair) => pair.cost));
  const commoner = meetings(from.allCandidates(), to.allCandidates(), meet).filter((pair) => pair.cost < cost);
  return [...found, ...commoner];
};
