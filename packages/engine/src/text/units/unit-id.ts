import { productKey } from '../../naming/compound.ts';
import { expand } from '../../definition/expand.ts';
import type { Product, Unit } from '../../model/unit.ts';
import type { FullIndex } from '../../naming/full-index.ts';

const known = new WeakMap<Unit, string>();

/** Units with operators between them, which cannot be taken for the name of another unit. */
const withOperators = (product: Product, index: FullIndex): string => {
  const { constant, factors } = expand(product, index.byId);
  const side = (sign: number): string[] =>
    factors
      .filter(({ exponent }) => Math.sign(exponent) === sign)
      .map(({ unit, exponent }) => (exponent === sign ? unit.id : `${unit.id}^${Math.abs(exponent)}`));
  const below = [...(constant.d === 1n ? [] : [String(constant.d)]), ...side(-1)];
  const top = side(1).join('*') || '1';
  if (below.length < 2) return [top, ...below].join('/');
  return `${top}/(${below.join('*')})`;
};

/** Returns true if the first reading of a text is a product. */
const saysProduct = (text: string, product: Product, index: FullIndex): boolean => {
  const read = index.find(text).units[0]?.product;
  return read !== undefined && productKey(read, index.byId) === productKey(product, index.byId);
};

/**
 * The identifier of a unit, such that reading it gives the unit again: an inch times a pound is not an `inch-pound`, which is the name
 * of a torque.
 */
export const idOf = (unit: Unit, index: FullIndex): string => {
  const { id, product, quantity } = unit;
  if (quantity || !product) return id;
  let text = known.get(unit);
  if (text === undefined)
    known.set(unit, (text = saysProduct(id, product, index) ? id : withOperators(product, index)));
  return text;
};
