import { convert, convertExact, unitIndex } from '../conversion/catalogue.ts';
import { sharedSpellings } from '../data/shared-spellings.ts';
import { sourceOf } from '../data/sources.ts';
import { kindOf } from '../definition/definition.ts';
import { formulaOf } from '../definition/formula.ts';
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
 * Returns the last word of a name without its parentheses, which people use as a short name, with the word that it
 * belongs to: a meter of water is not confused with an inch of water, a foot per hour with a mile per hour, or a foot
 * with a cubic foot.
 */
const headOf = (name: string): string => {
  const words = name
    .replace(/\s*\(.*\)$/, '')
    .toLowerCase()
    .split(' ');
  const last = words.at(-1)!;
  const link = words.findIndex((word, at) => at > 0 && (word === 'of' || word === 'per'));
  if (link > 0) return `${words[link - 1]} ${words[link]} ${last}`;
  return words.at(-2) === 'cubic' ? `cubic ${last}` : last;
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

interface Spelled {
  readonly spelling: string;
  readonly unit: Unit;
}

let bySpelling: ReadonlyMap<string, readonly Spelled[]> | undefined;

/** Lists the units of each symbol and shared spelling, by its lowercase. */
const spelled = (): ReadonlyMap<string, readonly Spelled[]> => {
  if (bySpelling) return bySpelling;
  const units = new Map<string, Spelled[]>();
  const add = (spelling: string, id: string): void => {
    const unit = unitIndex.byId(id);
    const key = spelling.toLowerCase();
    if (unit) units.set(key, [...(units.get(key) ?? []), { spelling, unit }]);
  };
  for (const [spelling, ids] of Object.entries(sharedSpellings)) for (const id of ids) add(spelling, id);
  for (const { units: entries } of unitIndex.quantities)
    for (const { id, symbol } of entries) if (symbol !== undefined) add(symbol, id);
  return (bySpelling = units);
};

/**
 * Returns the units that a spelling means as well: cup and coulomb, or in another case langley and light-year. Single
 * letters in another case are confused within a quantity only: bit and byte, but not meter and molar.
 */
const sharing = (unit: Unit): readonly Unit[] =>
  Array.from(spelled().values()).flatMap((all) => {
    const own = all.filter((other) => other.unit.id === unit.id).map(({ spelling }) => spelling);
    if (own.length === 0) return [];
    return all
      .filter(
        ({ spelling, unit: other }) =>
          own.includes(spelling) || spelling.length > 1 || other.quantity === unit.quantity,
      )
      .map((other) => other.unit);
  });

/**
 * Returns the rows of the same quantity with the same short name: the short, the long and the metric ton. Of units that
 * their identifiers spell, only rates are called so: miles per gallon, but not newton meters.
 */
const called = (unit: Unit): readonly Unit[] => {
  const heads = headsOf(unit);
  return unit
    .quantity!.units.filter((entry) => !entry.isSpelled || entry.id.includes('-per-'))
    .map(({ id }) => unitIndex.byId(id)!)
    .filter((other) => heads.includes(headsOf(other)[0]!) || headsOf(other).includes(heads[0]!))
    .filter((other) => isNear(unit, other));
};

/** Returns true if one of a unit is a constant number of the other, in value too: both are linear, or both reciprocal. */
const isMultiple = (unit: Unit, other: Unit): boolean => {
  const kind = kindOf(unit);
  return kind === kindOf(other) && (kind === 'linear' || kind === 'reciprocal');
};

const isNear = (unit: Unit, other: Unit): boolean => {
  if (!isMultiple(unit, other)) return false;
  const times = convert(1, unit.id, other.id);
  return times <= farApart && times >= 1 / farApart;
};

const factorTo = (unit: Unit, other: Unit): { readonly factor?: string } => {
  if (unit.quantity !== other.quantity || !isMultiple(unit, other)) return {};
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
  if (entry!.fit) return { definition: formulaOf(entry!.fit, definition) };
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
