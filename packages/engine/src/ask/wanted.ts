import { popularPairs } from '../catalog/pairs.ts';
import { names } from '../conversion/catalogue.ts';
import { bridge } from '../conversion/ingredients.ts';
import { rankOf } from '../naming/rank.ts';
import { meeting } from '../conversion/relation.ts';
import { ladders } from '../data/ladders.ts';
import { UnitsError } from '../model/error.ts';
import type { IngredientRow } from '../model/ingredient.ts';
import type { Unit } from '../model/unit.ts';
import { convertExactly, lineBetween, ratioOf } from '../text/numbers/exact.ts';
import type { Measure } from '../text/format/measure.ts';
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
  const rungs = ladders
    .filter((ladder) => ladder.quantity === quantity)
    .flatMap((ladder) => ladder.rungs.map((rung) => (typeof rung === 'string' ? rung : rung[0])));
  // Dozens and pairs are counted, and nobody asks for a percentage in them
  const inUse = quantity === 'ratio' ? [] : (unit.quantity?.units.map(({ id }) => id) ?? []);
  const near = [...others, ...rungs, ...inUse].filter((id) => isEveryday(names.byId(id)!));
  return [...new Set([...(first === undefined ? [] : [first]), ...near])]
    .map((id) => names.byId(id)!)
    .filter((other) => other !== unit && meeting(unit, other, names));
};

/** Between these a number can be read at a glance. */
const isHandy = ({ value }: Measure): boolean => value === 0 || (Math.abs(value) >= 0.001 && Math.abs(value) < 1e9);

const conversions = (measure: Measure, from: Unit, others: readonly Unit[]): readonly Measure[] => {
  const exact = ratioOf(measure.exact);
  return others.flatMap((to) => {
    try {
      return [convertExactly(exact, lineBetween(from, to), idOf(to))];
    } catch (error) {
      // A zero has no reciprocal, and a level none below its zero
      if (error instanceof UnitsError) return [];
      throw error;
    }
  });
};

const ofIngredient = (measure: Measure, from: Unit, row: IngredientRow): readonly Measure[] =>
  ['gram', 'ounce', 'milliliter', 'cup'].flatMap((id) => {
    const pair = bridge(from.id, id, row);
    return pair ? [convertExactly(ratioOf(measure.exact), pair.line, id)] : [];
  });

/** Up to six conversions of a measure that people would want, the most wanted first. */
export const wantedConversions = (measure: Measure, ingredient?: IngredientRow): readonly Measure[] => {
  const from = names.byId(measure.unit) ?? names.find(measure.unit).units[0];
  if (!from?.quantity || from.id === 'part') return [];
  const weighed = ingredient ? ofIngredient(measure, from, ingredient) : [];
  const [first, ...rest] = conversions(measure, from, wantedFor(from));
  return [...weighed, ...(first ? [first] : []), ...rest.filter(isHandy)].slice(0, most);
};
