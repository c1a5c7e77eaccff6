import { acrossQuantities, isAcross, isUnlisted, unlistedPair, type Candidate } from '../naming/candidate.ts';
import { shows } from '../definition/base-prefix.ts';
import { symbolOf } from '../definition/symbol.ts';
import type { RankedMeanings } from '../naming/compound-index.ts';
import { fold } from '../naming/spelling.ts';
import type { Unit } from '../model/unit.ts';

/** A spelling and its possible units. */
export interface Spelled {
  readonly text: string;
  readonly meanings: RankedMeanings;
}

/** Two convertible units, with the result. */
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
      // Across quantities, units convert only as written
      if (isAcross(a.unit, b.unit) && !(a.isExact && b.isExact)) return [];
      const result = meet(a.unit, b.unit);
      if (result === undefined) return [];
      const across = isAcross(a.unit, b.unit) ? acrossQuantities : 0;
      const unlisted = isUnlisted(a.unit, b.unit) ? unlistedPair : 0;
      return [{ from: a.unit, to: b.unit, result, candidates: [a, b], cost: a.cost + b.cost + across + unlisted }];
    }),
  );

/**
 * Returns true for a prefix that no list shows: quetta before a tonne, mega before a gauss, because QT and MG are
 * capitals of other symbols.
 */
const isFarFetched = ({ unit: { entry, prefix } }: Candidate): boolean =>
  prefix !== undefined && !shows(entry!, prefix);

/**
 * Returns the candidates of a spelling that has no meaning in its own case, or only one with a far-fetched prefix, in
 * other cases.
 */
const inOtherCase = (meanings: RankedMeanings): readonly Candidate[] =>
  meanings.candidates.every(isFarFetched)
    ? meanings.allCandidates().filter((candidate) => !isFarFetched(candidate))
    : meanings.candidates;

/** Returns true if a unit is written by its symbol, or is the most common unit with the exact spelling. */
const isFirm = (candidate: Candidate, { text, meanings }: Spelled): boolean =>
  candidate.isExact &&
  (fold(text) === fold(symbolOf(candidate.unit)) ||
    meanings.candidates.every((other) => !other.isExact || other.cost >= candidate.cost));

/**
 * Returns the cost without that of units in another case, which are not compared: a spelling must match in one case.
 */
const costAsWritten = ({ candidates, cost }: PricedPair<unknown>): number =>
  candidates.reduce((sum, candidate) => sum - (candidate.isExact ? 0 : candidate.cost), cost);

/** Returns the row with the exact spelling, if it is the only one. */
const theOnly = ({ written = [] }: RankedMeanings): Unit | undefined =>
  written.length === 1 ? written[0]!.unit : undefined;

/**
 * Returns the pairs of units that two spellings of a program can mean. They count as one if they give the same number.
 * Empty if no units convert. An exact spelling means only its units, the most common convertible one first. Another
 * spelling is the only unit with it in another case. If a spelling does not have its first meaning, and people who
 * ignore case would mean a more common pair, both are returned: `kb` in `mb` may be kilobars and kilobytes.
 */
export const exactPairs = <T>(source: Spelled, target: Spelled, meet: Meet<T>): readonly Pair<T>[] => {
  const [from, to] = [source.meanings, target.meanings];
  // Two rows of one quantity, each the only exact one: compounds and units in another case cost more
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
