import { popularPairs } from '../catalog/pairs.ts';
import { preferredUnits } from '../data/preferred-units.ts';
import type { Unit } from '../model/unit.ts';
import { rankOf } from '../naming/rank.ts';
import type { UnitIndex } from '../naming/unit-index.ts';

/** The maximum number of conversions to show for a measure alone. */
export const mostWanted = 6;

/**
 * Returns the units that people may want a unit in, the most useful first: popular partners, then preferred units.
 *
 * @param meets - Returns true if the unit converts into another.
 */
export const wantedUnits = (
  unit: Unit,
  { byId }: Pick<UnitIndex, 'byId'>,
  meets: (other: Unit) => boolean,
): readonly Unit[] => {
  const quantity = unit.quantity?.id;
  const [first, ...others] = popularPairs.flatMap(([a, b]) => (a === unit.id ? [b] : b === unit.id ? [a] : []));
  const said = preferredUnits
    .filter((list) => list.quantity === quantity)
    .flatMap((list) => list.units.map((one) => (typeof one === 'string' ? one : one[0])));
  // Dozens and pairs are useless for a percentage
  const inUse = quantity === 'ratio' ? [] : (unit.quantity?.units.map(({ id }) => id) ?? []);
  const near = [...others, ...said, ...inUse].filter((id) => rankOf(byId(id)!) === 'everyday');
  return [...new Set([...(first === undefined ? [] : [first]), ...near])]
    .map((id) => byId(id)!)
    .filter((other) => other !== unit && meets(other));
};

/** Returns the first conversion, and those of the others whose numbers are easy to read. */
export const handy = <M extends { readonly value: number }>(conversions: readonly M[]): readonly M[] =>
  conversions.filter(({ value }, at) => at === 0 || value === 0 || (Math.abs(value) >= 0.001 && Math.abs(value) < 1e9));
