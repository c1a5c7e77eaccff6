import { productKey } from '../../naming/compound.ts';
import { expand } from '../../definition/expand.ts';
import type { Product, Unit } from '../../model/unit.ts';
import type { FullIndex } from '../../naming/full-index.ts';

const ids = new WeakMap<Unit, string>();

/** Returns the units with operators, so that the text is not the name of another unit. */
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
  const read = index.find(text).units.at(0)?.product;
  return read !== undefined && productKey(read, index.byId) === productKey(product, index.byId);
};

/**
 * Returns an identifier that is read back as the same unit. Inch times pound is not `inch-pound`, which is a torque.
 */
export const idOf = (unit: Unit, index: FullIndex): string => {
  const { id, product, quantity } = unit;
  if (quantity || !product) return id;
  let text = ids.get(unit);
  if (text === undefined) ids.set(unit, (text = saysProduct(id, product, index) ? id : withOperators(product, index)));
  return text;
};
