import { readProduct, type ById } from './definition.ts';
import { one, power, times } from '../model/rational.ts';
import type { Product } from '../model/unit.ts';

/** Replaces units that are spelled as compounds by their factors. */
export const expand = ({ constant, factors }: Product, byId: ById): Product => {
  let result: Product = { constant, factors: [] };
  for (const { unit, exponent } of factors) {
    const inner = unit.product ?? (unit.entry?.isSpelled ? readProduct(unit.id, byId) : undefined);
    const part = inner ? expand(inner, byId) : { constant: one, factors: [{ unit, exponent: 1 }] };
    result = {
      constant: times(result.constant, power(part.constant, exponent)),
      factors: [
        ...result.factors,
        ...part.factors.map((factor) => ({ ...factor, exponent: factor.exponent * exponent })),
      ],
    };
  }
  return result;
};
