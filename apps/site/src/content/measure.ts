import type { Quantity, Unit } from '@units/engine/internal';
import {
  isNamed as isNamedIn,
  nameFor as nameIn,
  symbolFor,
  unitName as unitNameIn,
  withUnit as withUnitIn,
} from '@units/ui';
import { locale, words } from '../language.ts';
import { inOrder, readable } from '../numbers.ts';

/** Returns true if the language of the page has a name or a symbol for a unit. */
export const isNamed = (unit: Unit): boolean => isNamedIn(unit, locale());

/** Returns the name of a unit after a number. */
export const nameFor = (value: number, unit: Unit): string => nameIn(value, unit, locale());

/** Returns the plural name of a unit: `kilometers`. */
export const pluralFor = (unit: Unit): string => nameFor(2, unit);

/** Returns the name of a unit for lists: `kilometers`. */
export const unitName = (unit: Unit): string => unitNameIn(unit, locale());

/** Returns a formatted value with its unit in words. */
export const withUnit = (written: string, value: number, unit: Unit): string =>
  withUnitIn(written, value, unit, locale());

/** Returns a value with its unit in words: `1 kilometer`, `26.2 miles`. */
export const measure = (value: number, unit: Unit): string => withUnit(readable(value), value, unit);

/** Returns the symbol of a unit, or its name if it has none. */
export const symbolOr = (unit: Unit): string => inOrder(symbolFor(unit)) || unitName(unit);

/** Returns the name of a quantity. */
export const quantityName = ({ id, name }: Pick<Quantity, 'id' | 'name'>): string => words().quantities[id] ?? name;
