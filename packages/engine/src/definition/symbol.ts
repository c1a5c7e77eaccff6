import { nameOf, plural } from './english.ts';
import { superscript } from './superscript.ts';
import type { Product, Unit } from '../model/unit.ts';

/** The symbol of a unit as people print it: its own, under its prefix, or made of its parts: `ft²`, `kg/m³`, `W/(m²·K)`. */
export const symbolOf = ({ entry, prefix, product }: Unit): string =>
  product ? symbolOfProduct(product) : (prefix?.symbol ?? '') + (entry!.printed ?? nameOf(entry!));

/** The symbol of a product, made of those of its factors. */
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

/** The English name of a unit in the singular: `kilometer`, `imperial gallon`. */
export const singularName = (unit: Unit): string =>
  (unit.prefix?.name ?? '') + (unit.entry ? nameOf(unit.entry) : unit.id.replaceAll('-', ' '));

/** The English name in the plural: `kilometers`, `imperial gallons`, `feet`. */
export const pluralName = (unit: Unit): string =>
  unit.entry?.plural === undefined ? plural(singularName(unit)) : (unit.prefix?.name ?? '') + unit.entry.plural;
