import { catalogue } from '../text/catalogue.ts';
import { popularPairs } from '../catalog/pairs.ts';
import { unitIndex } from '../conversion/catalogue.ts';
import { bridge } from '../conversion/ingredients.ts';
import { rankOf } from '../naming/rank.ts';
import { meeting } from '../conversion/relation.ts';
import { preferredUnits } from '../data/preferred-units.ts';
import { UnitsError } from '../model/error.ts';
import type { Ingredient } from '../model/ingredient.ts';
import type { Unit } from '../model/unit.ts';
import { convertExactly, ratioOf } from '../text/numbers/exact.ts';
import type { Measure } from '../text/format/measure.ts';
import { preferred, type Place } from '../text/format/preference.ts';
import { idOf } from '../text/units/unit-id.ts';

const most = 6;

/** What a unit is converted to most, as the list of popular pairs has it. */
const partnersOf = (id: string): readonly string[] =>
  popularPairs.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));

const isEveryday = (unit: Unit): boolean => rankOf(unit) === 'everyday';

/** The units that people would want a unit in, the most wanted first: popular partners, then what the quantity is said in. */
const wantedFor = (unit: Unit): readonly Unit[] => {
  const quantity = unit.quantity?.id;
  const [first, ...others] = partnersOf(unit.id);
  const said = preferredUnits
    .filter((list) => list.quantity === quantity)
    .flatMap((list) => list.units.map((one) => (typeof one === 'string' ? one : one[0])));
  // Dozens and pairs are counted, and nobody asks for a percentage in them
  const inUse = quantity === 'ratio' ? [] : (unit.quantity?.units.map(({ id }) => id) ?? []);
  const near = [...others, ...said, ...inUse].filter((id) => isEveryday(unitIndex.byId(id)!));
  return [...new Set([...(first === undefined ? [] : [first]), ...near])]
    .map((id) => unitIndex.byId(id)!)
    .filter((other) => other !== unit && meeting(unit, other, unitIndex));
};

/** Between these a number can be read at a glance. */
const isHandy = ({ value }: Measure): boolean => value === 0 || (Math.abs(value) >= 0.001 && Math.abs(value) < 1e9);

const conversions = (measure: Measure, from: Unit, others: readonly Unit[]): readonly Measure[] => {
  const exact = ratioOf(measure.exact);
  return others.flatMap((to) => {
    try {
      return [convertExactly(exact, catalogue.between(from, to), idOf(to, unitIndex))];
    } catch (error) {
      // A zero has no reciprocal, and a level none below its zero
      if (error instanceof UnitsError) return [];
      throw error;
    }
  });
};

const ofIngredient = (measure: Measure, from: Unit, row: Ingredient): readonly Measure[] =>
  ['gram', 'ounce', 'milliliter', 'cup'].flatMap((id) => {
    const compiled = bridge(from.id, id, row, unitIndex);
    return compiled ? [convertExactly(ratioOf(measure.exact), compiled.exact, id)] : [];
  });

/** What people at a place prefer, where it is another unit than the one that was given. */
const preferredAt = (measure: Measure, from: Unit, place: Place): readonly Measure[] => {
  const found = preferred(ratioOf(measure.exact), from, place, catalogue);
  return found && (found.parts || found.unit !== measure.unit) ? [found] : [];
};

/** Up to six conversions of a measure that people would want, the most wanted first: what is preferred at a place before all. */
export const wantedConversions = (
  measure: Measure,
  ingredient: Ingredient | undefined,
  place: Place | undefined,
): readonly Measure[] => {
  const from = unitIndex.byId(measure.unit) ?? unitIndex.find(measure.unit).units[0];
  if (!from?.quantity || from.id === 'part') return [];
  const weighed = ingredient ? ofIngredient(measure, from, ingredient) : [];
  const [first, ...rest] = conversions(measure, from, wantedFor(from));
  const local = place ? preferredAt(measure, from, place) : [];
  const wanted = [...weighed, ...(first ? [first] : []), ...rest.filter(isHandy)];
  return [...local, ...wanted.filter(({ unit }) => !local.some((one) => !one.parts && one.unit === unit))].slice(
    0,
    most,
  );
};
