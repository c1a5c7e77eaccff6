import { shows } from '../definition/base-prefix.ts';
import { ranks, type Rank } from '../model/quantity.ts';
import type { Unit } from '../model/unit.ts';

/** Returns the rarer of two ranks. */
const rarer = (a: Rank, b: Rank): Rank => (ranks.indexOf(a) > ranks.indexOf(b) ? a : b);

/**
 * Returns the rank of a unit. With a prefix it is that of the row if the prefix is common, one rank rarer if lists show
 * the prefix, else rare. An unlisted compound has the rank of its rarest part. A unit that a program defined has no rank
 * and counts as `everyday`.
 */
export const rankOf = (unit: Unit): Rank => {
  const { entry, prefix, product } = unit;
  if (!entry) return (product?.factors ?? []).map((factor) => rankOf(factor.unit)).reduce(rarer, 'everyday');
  const rank = entry.rank ?? 'everyday';
  const common: readonly string[] | undefined = entry.common;
  if (!prefix || common?.includes(prefix.name)) return rank;
  return shows(entry, prefix) ? (ranks[ranks.indexOf(rank) + 1] ?? 'rare') : 'rare';
};

/** Returns the units with the more common ones first, otherwise in their given order. */
export const commonFirst = (units: readonly Unit[]): Unit[] => {
  const byRank = new Map<Rank, Unit[]>(ranks.map((rank) => [rank, []]));
  for (const unit of units) byRank.get(rankOf(unit))!.push(unit);
  return [...byRank.values()].flat();
};
