import { takes } from './prefix.ts';
import { inWords, nameOf, plural } from './english.ts';
import { superscript } from './superscript.ts';
import type { Product, Unit } from '../model/unit.ts';

/**
 * Returns the printed symbol of a unit: its own, with its prefix, or composed of its parts: `ft²`, `kg/m³`, `W/(m²·K)`.
 */
export const symbolOf = (unit: Unit): string => {
  const { entry, prefix, product } = unit;
  if (product) return symbolOfProduct(product);
  // Mlb may be a thousand pounds
  if (prefix && !takes(entry!, prefix)) return singularName(unit);
  return (prefix?.symbol ?? '') + (entry!.printed ?? nameOf(entry!));
};

/** Returns the symbol of a product, composed of the symbols of its factors. */
export const symbolOfProduct = ({ constant, factors }: Product): string => {
  const side = (sign: number): string[] =>
    factors
      .filter(({ exponent }) => Math.sign(exponent) === sign)
      .map(({ unit, exponent }) => symbolOf(unit) + superscript(Math.abs(exponent)));
  const top = side(1).join('·') || '1';
  const below = side(-1);
  if (constant.d !== 1n) below[0] = [constant.d, ...below.slice(0, 1)].join(' ');
  if (below.length === 0) return top;
  return below.length === 1 ? `${top}/${below[0]}` : `${top}/(${below.join('·')})`;
};

/** Returns the English singular name of a unit: `kilometer`, `imperial gallon`. */
export const singularName = (unit: Unit): string =>
  (unit.prefix?.name ?? '') + (unit.entry ? nameOf(unit.entry) : inWords(unit.id));

/** Returns the English plural name: `kilometers`, `imperial gallons`, `feet`. */
export const pluralName = (unit: Unit): string =>
  unit.entry?.plural === undefined ? plural(singularName(unit)) : (unit.prefix?.name ?? '') + unit.entry.plural;
