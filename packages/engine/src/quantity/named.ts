import type { DimensionNamed, KindNamed } from '../typing/dimension.ts';
import { Quantity as QuantityOfDimension } from './quantity.ts';

/**
 * A quantity of a dimension, given by the name of a quantity or as text: `Quantity<'force'>`, `Quantity<'M L T^-2'>`.
 */
export type Quantity<D extends string = any> = QuantityOfDimension<DimensionNamed<D>, KindNamed<D>>;

/** The class of quantities, {@link QuantityOfDimension}. */
export const Quantity = QuantityOfDimension;
