import { ranks, type Rank } from '../model/quantity.ts';
import { shows } from '../definition/prefix.ts';
import type { Unit } from '../model/unit.ts';

/** A unit that a spelling can mean. */
export interface Candidate {
  readonly unit: Unit;
  /** True for the exact spelling, false for another case. */
  readonly isExact: boolean;
  /** The cost of this reading before the other unit is known: see {@link costOf}. */
  readonly cost: number;
  /** True if another unit has the same name and is equally likely. Without another unit, the name is refused. */
  readonly isTied?: boolean;
}

/**
 * The cost of each rank. A pair of candidates costs the sum of both, and the cheapest pair is chosen. A rare unit costs
 * two more than a unit of science. A prefix that no list shows costs three.
 */
const costOfRank: Readonly<Record<Rank, number>> = { everyday: 0, trade: 1, science: 2, rare: 4 };
export const unlistedPrefix = 3;

/** The cost of a meaning that is not the first of a shared spelling. */
export const laterMeaning = 1;

/** Returns the cost of a unit, plus the cost of its position among the meanings of a shared spelling. */
export const costOf = (unit: Unit, place = 0): number => {
  const { entry, prefix, product } = unit;
  const later = place > 0 ? laterMeaning : 0;
  if (product) return product.factors.reduce((sum, factor) => sum + costOf(factor.unit), later);
  const rank = entry?.rank ?? 'everyday';
  if (!prefix) return costOfRank[rank] + later;
  if (shows(entry!, prefix) || entry!.common?.some((name) => name === prefix.name))
    return costOfRank[rankOf(unit)] + later;
  return costOfRank[rank] + unlistedPrefix + later;
};

/** The cost of a bare product if a quantity lists the same unit: higher than a match across quantities. */
export const moreThanListed = 2;

/** The cost of two listed quantities that convert, such as torque and energy. It exceeds that of a later meaning. */
export const acrossQuantities = 1.5;

/** Returns true if two units are listed under different quantities. */
export const isAcross = (a: Unit, b: Unit): boolean =>
  a.quantity !== undefined && b.quantity !== undefined && a.quantity !== b.quantity;

/** Returns true for two compounds that no quantity lists: gauss per liter, although G/ML and G/L may be grams. */
export const isUnlisted = (a: Unit, b: Unit): boolean => a.quantity === undefined && b.quantity === undefined;
export const unlistedPair = 1.5;

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
