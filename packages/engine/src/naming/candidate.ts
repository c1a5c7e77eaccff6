import type { Rank } from '../model/quantity.ts';
import { shows } from '../definition/base-prefix.ts';
import { rankOf } from './rank.ts';
import type { Unit } from '../model/unit.ts';

/** One unit that a spelling may stand for. */
export interface Candidate {
  readonly unit: Unit;
  /** Written exactly so; otherwise in another case. */
  readonly isExact: boolean;
  /** The cost of this reading before the other unit is known: see {@link costOf}. */
  readonly cost: number;
  /** Another unit has the same name and is as likely: with nothing beside it the name is refused. */
  readonly isTied?: boolean;
}

/**
 * The cost of a unit, in steps of one rank. A pair of candidates costs the sum of both, and the cheapest pair is chosen. A rare
 * unit costs two steps more than one of science; a prefix that no list shows costs three.
 */
const costOfRank: Readonly<Record<Rank, number>> = { everyday: 0, trade: 1, science: 2, rare: 4 };
export const unlistedPrefix = 3;

/** A meaning that is not the first of a shared spelling. */
export const laterMeaning = 1;

/** Returns the cost of a unit by itself, and as a meaning of a shared spelling by its place. */
export const costOf = (unit: Unit, place = 0): number => costOfUnit(unit) + (place > 0 ? laterMeaning : 0);

const costOfUnit = (unit: Unit): number => {
  const { entry, prefix, product } = unit;
  if (product) return product.factors.reduce((sum, factor) => sum + costOfUnit(factor.unit), 0);
  if (!prefix || entry?.common?.some((name) => name === prefix.name) || shows(entry!, prefix))
    return costOfRank[rankOf(unit)];
  return costOfRank[entry!.rank ?? 'everyday'] + unlistedPrefix;
};

/** The cost of a bare product where a quantity lists the same unit: higher than a match across quantities. */
export const behindListed = 2;

/** Two listed quantities that meet, such as torque and energy: less is meant by them than a later meaning of one. */
export const acrossQuantities = 1.5;

/** Returns true if two units are listed under different quantities. */
export const isAcross = (a: Unit, b: Unit): boolean =>
  a.quantity !== undefined && b.quantity !== undefined && a.quantity !== b.quantity;

/** Two compounds of which no quantity lists either: gauss per liter, where G/ML and G/L may be grams. */
export const isUnlisted = (a: Unit, b: Unit): boolean => a.quantity === undefined && b.quantity === undefined;
export const unlistedPair = 1.5;
