import { convert, convertExact, unitIndex } from '../conversion/catalogue.ts';
import { sharedSpellings } from '../data/shared-spellings.ts';
import { sourceOf } from '../data/sources.ts';
import { kindOf } from '../definition/definition.ts';
import { singularName } from '../definition/symbol.ts';
import { UnitsError } from '../model/error.ts';
import type { Rank } from '../model/quantity.ts';
import { withPi, writeRatio } from '../model/rational.ts';
import type { Source } from '../model/source.ts';
import type { Unit } from '../model/unit.ts';
import { uncertaintyBetween } from '../measured/conversion.ts';
import { commonFirst, rankOf } from '../naming/rank.ts';
import { detailsOf } from './details.ts';

/** A unit that is easily confused with another. */
export interface ConfusedUnit {
  /** The identifier. */
  readonly id: string;
  /** The English singular name. */
  readonly name: string;
  /** The explained unit in this unit, as a fraction. Absent if they do not convert by a factor. */
  readonly factor?: string;
}

/** The explanation of a unit in lists. */
export interface UnitExplanation {
  /** The definition in its document. Absent for a unit that defines itself, or whose name is its definition. */
  readonly definition?: string;
  /** The base unit of its quantity. */
  readonly baseUnit: string;
  /** The factor to the base unit, as a fraction: `317514659/50000000`, `1/180 pi`. Absent for a scale. */
  readonly factor?: string;
  /** The document that defines it, with its URL if it is public. */
  readonly law: Source;
  /** `measured`: the number has an uncertainty. `conventional`: fixed by agreement. */
  readonly status: 'exact' | 'conventional' | 'measured';
  /** The relative standard uncertainty of a unit that is a measured constant. */
  readonly relativeUncertainty?: number;
  /** Who uses it: everyone (`everyday`), trades and engineers, scientists, or few people (`rare`). */
  readonly rank: Rank;
  /** The region and time of its use. */
  readonly note?: string;
  /** Units that it is easily confused with: they share a spelling, or the last word of the name. */
  readonly confusedWith: readonly ConfusedUnit[];
}

const fractionBetween = (from: string, to: string): string => {
  const { numerator, denominator, piPower } = convertExact('1', from, to);
  return withPi(writeRatio({ n: numerator, d: denominator }), piPower);
};

const isLinear = (unit: Unit): boolean => kindOf(unit) === 'linear';

/**
 * Returns the last word of a name without its parentheses, which people use as a short name. A meter of water is not
 * confused with an inch of water.
 */
const headOf = (name: string): string => {
  const words = name
    .replace(/\s*\(.*\)$/, '')
    .toLowerCase()
    .split(' ');
  const of = words.indexOf('of');
  return of > 0 ? `${words[of - 1]} of ${words.at(-1)}` : words.at(-1)!;
};

const headsById = new Map<string, readonly string[]>();

/** Returns the short names of all names of a row, that of its first name first. */
const headsOf = (unit: Unit): readonly string[] => {
  let heads = headsById.get(unit.id);
  if (!heads) headsById.set(unit.id, (heads = [singularName(unit), ...unit.entry!.names].map(headOf)));
  return heads;
};

const mostConfused = 6;

/** The ratio of sizes above which units are not confused. A food calorie is a thousand calories. */
const farApart = 1000;

const sharing = ({ id }: Unit): readonly Unit[] =>
  Object.values(sharedSpellings)
    .filter((ids) => ids.includes(id))
    .flat()
    .flatMap((other) => unitIndex.byId(other) ?? []);

/** Returns the rows of the same quantity with the same short name: the short, the long and the metric ton. */
const called = (unit: Unit): readonly Unit[] => {
  const heads = headsOf(unit);
  return unit
    .quantity!.units.filter((entry) => !entry.isSpelled)
    .map(({ id }) => unitIndex.byId(id)!)
    .filter((other) => heads.includes(headsOf(other)[0]!) || headsOf(other).includes(heads[0]!))
    .filter((other) => isNear(unit, other));
};

const isNear = (unit: Unit, other: Unit): boolean => {
  if (!isLinear(unit) || !isLinear(other)) return false;
  const times = convert(1, unit.id, other.id);
  return times <= farApart && times >= 1 / farApart;
};

const factorTo = (unit: Unit, other: Unit): { readonly factor?: string } => {
  if (unit.quantity !== other.quantity || !isLinear(unit) || !isLinear(other)) return {};
  return { factor: fractionBetween(unit.id, other.id) };
};

/** Returns the units that a unit is confused with, the common ones first. */
export const mistakenFor = (unit: Unit): readonly Unit[] => {
  if (unit.prefix) return [];
  const others = [...new Set([...called(unit), ...sharing(unit)])].filter(({ id }) => id !== unit.id);
  return commonFirst(others).slice(0, mostConfused);
};

const confusedWith = (unit: Unit): readonly ConfusedUnit[] =>
  mistakenFor(unit).map((other) => ({ id: other.id, name: singularName(other), ...factorTo(unit, other) }));

const uncertaintyOf = (unit: Unit, base: string): { readonly relativeUncertainty?: number } => {
  if (detailsOf(unit.entry!.id).status !== 'measured' || !isLinear(unit)) return {};
  const exactly = { size: 0, isRelative: false };
  try {
    // For one base unit, so that the result has only the uncertainty of the unit
    const { uncertainty } = uncertaintyBetween({ from: unit.id, to: base }, {})(1, exactly, 1);
    return uncertainty === 0 ? {} : { relativeUncertainty: uncertainty };
  } catch (error) {
    if (error instanceof UnitsError) return {};
    throw error;
  }
};

/** Returns the definition of a unit. A prefixed unit is a multiple of its row. A compound is defined by its name. */
const definitionOf = (unit: Unit): { readonly definition?: string } => {
  const { entry, prefix } = unit;
  if (prefix) return { definition: `${fractionBetween(unit.id, entry!.id)} ${entry!.id}` };
  const { definition, offset } = detailsOf(entry!.id);
  if (definition === undefined) return {};
  return { definition: offset === undefined ? definition : `${definition}, after adding ${offset}` };
};

/** Returns the explanation of a unit in lists. */
export const explanationOf = (unit: Unit): UnitExplanation => {
  const base = unit.quantity!.base.id;
  const { source, status = 'exact', note } = detailsOf(unit.entry!.id);
  return {
    ...definitionOf(unit),
    baseUnit: base,
    ...(isLinear(unit) && isLinear(unitIndex.byId(base)!) ? { factor: fractionBetween(unit.id, base) } : {}),
    law: sourceOf(source),
    status,
    ...uncertaintyOf(unit, base),
    rank: rankOf(unit),
    ...(note === undefined || unit.prefix ? {} : { note }),
    confusedWith: confusedWith(unit),
  };
};
