import { ranks, type Rank } from '../model/quantity.ts';
import type { Unit } from '../model/unit.ts';

/** Returns the rarer of two ranks. */
const rarer = (a: Rank, b: Rank): Rank => (ranks.indexOf(a) > ranks.indexOf(b) ? a : b);

/** Returns the rank of a prefixed row: that of the row, one rank rarer, or rare. */
const prefixedRank = (rank: Rank, { entry, prefix }: Unit): Rank => {
  const isIn = (names: readonly string[] | undefined): boolean => names?.includes(prefix!.name) === true;
  if (isIn(entry!.common)) return rank;
  return isIn(entry!.si) || isIn(entry!.binary) ? (ranks[ranks.indexOf(rank) + 1] ?? 'rare') : 'rare';
};

/**
 * Returns the rank of a unit. An unlisted compound has the rank of its rarest part. A unit that a program defined has
 * no rank and counts as `everyday`.
 */
export const rankOf = (unit: Unit): Rank => {
  const { entry, prefix, product } = unit;
  if (!entry) return (product?.factors ?? []).map((factor) => rankOf(factor.unit)).reduce(rarer, 'everyday');
  const rank = entry.rank ?? 'everyday';
  return prefix ? prefixedRank(rank, unit) : rank;
};

/** Returns the units with the more common ones first, otherwise in their given order. */
export const commonFirst = (units: readonly Unit[]): Unit[] => {
  const byRank = new Map<Rank, Unit[]>(ranks.map((rank) => [rank, []]));
  for (const unit of units) byRank.get(rankOf(unit))!.push(unit);
  return [...byRank.values()].flat();
};
