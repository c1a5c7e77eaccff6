import { apply, find, pluralName, singularName, type Unit } from '@units/engine/browse';
import { symbolFor } from '@units/ui';
import { readable } from './numbers.ts';

/** A value in another unit. Throws a UnitsError where it has none there. */
export const convertIn = (value: number, from: Unit, to: Unit): number => apply(find(from.id, to.id).compiled, value);

/** The name of a unit behind a number. */
export const nameFor = (value: number, unit: Unit): string =>
  Math.abs(value) === 1 ? singularName(unit) : pluralName(unit);

/** A value with its unit in words: `1 kilometer`, `26.2 miles`. */
export const measure = (value: number, unit: Unit): string => `${readable(value)} ${nameFor(value, unit)}`;

/** The symbol of a unit, or its name where it has none. */
export const symbolOr = (unit: Unit): string => symbolFor(unit) || pluralName(unit);
