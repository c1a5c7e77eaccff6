import { popularPairs } from '../catalog/pairs.ts';
import { unitIndex } from '../conversion/catalogue.ts';
import { bridge } from '../conversion/ingredient-bridge.ts';
import { rankOf } from '../naming/rank.ts';
import { meeting } from '../conversion/relation.ts';
import { preferredUnits } from '../data/preferred-units.ts';
import { UnitsError } from '../model/error.ts';
import type { Ingredient } from '../model/ingredient.ts';
import type { Unit } from '../model/unit.ts';
import { convertExactly, ratioOf } from '../text/numbers/exact.ts';
import type { Measure } from '../text/format/measure.ts';
import type { Lexicon } from '../text/units/lexicon.ts';
import { idOf } from '../text/units/unit-id.ts';

/** Returns the units that a unit is often converted to, from the list of popular pairs. */
const partnersOf = (id: string): readonly string[] =>
  popularPairs.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));

const isEveryday = (unit: Unit): boolean => rankOf(unit) === 'everyday';

/** Returns the units that people may want, the most useful first: popular partners, then preferred units. */
const wantedFor = (unit: Unit): readonly Unit[] => {
  const quantity = unit.quantity?.id;
  const [first, ...others] = partnersOf(unit.id);
  const said = preferredUnits
    .filter((list) => list.quantity === quantity)
    .flatMap((list) => list.units.map((one) => (typeof one === 'string' ? one : one[0])));
  // Dozens and pairs are useless for a percentage
  const inUse = quantity === 'ratio' ? [] : (unit.quantity?.units.map(({ id }) => id) ?? []);
  const near = [...others, ...said, ...inUse].filter((id) => isEveryday(unitIndex.byId(id)!));
  return [...new Set([...(first === undefined ? [] : [first]), ...near])]
    .map((id) => unitIndex.byId(id)!)
    .filter((other) => other !== unit && meeting(unit, other, unitIndex));
};

/** Returns true for numbers that are easy to read. */
const isHandy = ({ value }: Measure): boolean => value === 0 || (Math.abs(value) >= 0.001 && Math.abs(value) < 1e9);

const conversions = (measure: Measure, from: Unit, others: readonly Unit[], lexicon: Lexicon): readonly Measure[] => {
  const exact = ratioOf(measure.exact);
  return others.flatMap((to) => {
    try {
      return [convertExactly(exact, lexicon.between(from, to), idOf(to, unitIndex))];
    } catch (error) {
      // Zero has no reciprocal, and a level needs a value above zero
      if (error instanceof UnitsError) return [];
      throw error;
    }
  });
};

/** Returns the unit of a measure if people convert it. Undefined for a bare number. */
export const wantedOf = ({ unit: id }: Measure): Unit | undefined => {
  const unit = unitIndex.byId(id) ?? unitIndex.find(id).units[0];
  return unit?.quantity && unit.id !== 'part' ? unit : undefined;
};

const ofIngredient = (measure: Measure, from: Unit, row: Ingredient): readonly Measure[] =>
  ['gram', 'ounce', 'milliliter', 'cup'].flatMap((id) => {
    const compiled = bridge(from.id, id, row, unitIndex);
    return compiled ? [convertExactly(ratioOf(measure.exact), compiled.exact, id)] : [];
  });

/** The maximum number of conversions to show. */
export const mostWanted = 6;

/** Returns useful conversions of a measure, the most useful first. Callers show `mostWanted` of them. */
export const wantedConversions = (
  measure: Measure,
  ingredient: Ingredient | undefined,
  lexicon: Lexicon,
): readonly Measure[] => {
  const from = wantedOf(measure);
  if (!from) return [];
  const weighed = ingredient ? ofIngredient(measure, from, ingredient) : [];
  const [first, ...rest] = conversions(measure, from, wantedFor(from), lexicon);
  return [...weighed, ...(first ? [first] : []), ...rest.filter(isHandy)];
};
