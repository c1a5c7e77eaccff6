import { UnitsError } from '../model/error.ts';
import { convertScale, type ExactScale } from './exact-scale.ts';

/** For the compiler alone: the quantity of a constant. */
declare const quantity: unique symbol;

/** A unit as a constant. Units of the same quantity convert. */
export type UnitConstant<Q extends string> = ExactScale & { readonly [quantity]?: Q };

/**
 * Returns a function that converts values from one unit to another.
 *
 * @param from - The unit of the values.
 * @param to - The unit of the results, of the same quantity.
 * @throws UnitsError for units of different quantities. The returned function throws for a value that is not a finite
 * number, a division by zero and a result beyond the range of doubles.
 * @example converter(km, mi)(5) // 3.1068559611866697
 */
// @__NO_SIDE_EFFECTS__
export const converter = <Q extends string>(
  from: UnitConstant<Q>,
  to: UnitConstant<NoInfer<Q>>,
): ((value: number) => number) => {
  // For callers without types. The difference is NaN for anything but two constants
  if (from?.[0] - to?.[0] !== 0) throw new UnitsError('incompatible-units', 'Cannot convert between two quantities.');
  return convertScale(from, to);
};
