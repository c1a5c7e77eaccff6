import { apply, find, type Quantity, type Unit } from '@units/engine/browse';
import { nameFor as nameIn, symbolFor, unitName as listName } from '@units/ui';
import { locale, words } from '../language.ts';
import { readable } from './numbers.ts';

/** A value in another unit. Throws a UnitsError where it has none there. */
export const convertIn = (value: number, from: Unit, to: Unit): number => apply(find(from.id, to.id).compiled, value);

/** The name of a unit behind a number. */
export const nameFor = (value: number, unit: Unit): string => nameIn(value, unit, locale());

/** The name of a unit by itself, as lists have it: `kilometers`. */
export const unitName = (unit: Unit): string => listName(unit, locale());

/** A value with its unit in words: `1 kilometer`, `26.2 miles`. */
export const measure = (value: number, unit: Unit): string => `${readable(value)} ${nameFor(value, unit)}`;

/** The symbol of a unit, or its name where it has none. */
export const symbolOr = (unit: Unit): string => symbolFor(unit) || unitName(unit);

/** The name of a quantity. */
export const quantityName = ({ id, name }: Pick<Quantity, 'id' | 'name'>): string => words().quantities[id] ?? name;
