import { readProduct, type ById } from '../definition/definition.ts';
import { nameOf, plural } from './english.ts';
import { raised } from './raised.ts';
import type { Product, Unit } from '../model/unit.ts';

/** The symbol of a unit as people print it: its own, under its prefix, or made of its parts: `ft²`, `kg/m³`, `W/(m²·K)`. */
export const symbolOf = (unit: Unit, byId: ById): string => {
  const product = unit.product ?? partsOf(unit, byId);
  return (
    (unit.prefix?.symbol ?? '') + (product ? symbolOfProduct(product, byId) : (unit.row!.symbol ?? nameOf(unit.row!)))
  );
};

/** The parts of a unit whose identifier spells them and that has no symbol of its own. */
const partsOf = ({ row }: Unit, byId: ById): Product | undefined =>
  row && row.symbol === undefined && row.is === undefined ? readProduct(row.id, byId) : undefined;

const symbolOfProduct = ({ constant, factors }: Product, byId: ById): string => {
  const side = (sign: number): string[] =>
    factors
      .filter(({ exponent }) => Math.sign(exponent) === sign)
      .map(({ unit, exponent }) => symbolOf(unit, byId) + raised(Math.abs(exponent)));
  const top = side(1).join('·') || '1';
  const below = side(-1);
  if (constant.d !== 1n) below[0] = `${constant.d} ${below[0]}`;
  if (below.length === 0) return top;
  return below.length === 1 ? `${top}/${below[0]}` : `${top}/(${below.join('·')})`;
};

/** The English name of a unit in the singular: `kilometer`, `imperial gallon`. */
export const singularName = (unit: Unit): string =>
  (unit.prefix?.name ?? '') + (unit.row ? nameOf(unit.row) : unit.id.replaceAll('-', ' '));

/** The English name in the plural: `kilometers`, `imperial gallons`, `feet`. */
export const pluralName = (unit: Unit): string =>
  unit.row?.plural === undefined ? plural(singularName(unit)) : (unit.prefix?.name ?? '') + unit.row.plural;
