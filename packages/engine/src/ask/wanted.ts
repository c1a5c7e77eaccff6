import { unitIndex } from '../conversion/catalogue.ts';
import { bridge } from '../conversion/ingredient-bridge.ts';
import { meeting } from '../conversion/relation.ts';
import { UnitsError } from '../model/error.ts';
import type { Ingredient } from '../model/ingredient.ts';
import type { Unit } from '../model/unit.ts';
import { convertExactly, ratioOf } from '../text/numbers/exact.ts';
import type { Measure } from '../text/format/measure.ts';
import type { Lexicon } from '../text/units/lexicon.ts';
import { idOf } from '../text/units/unit-id.ts';
import { handy, wantedUnits } from './wanted-units.ts';

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

/** Returns useful conversions of a measure, the most useful first. Callers show `mostWanted` of them. */
export const wantedConversions = (
  measure: Measure,
  ingredient: Ingredient | undefined,
  lexicon: Lexicon,
): readonly Measure[] => {
  const from = wantedOf(measure);
  if (!from) return [];
  const weighed = ingredient ? ofIngredient(measure, from, ingredient) : [];
  const meets = (other: Unit): boolean => meeting(from, other, unitIndex) !== undefined;
  return [...weighed, ...handy(conversions(measure, from, wantedUnits(from, unitIndex, meets), lexicon))];
};
