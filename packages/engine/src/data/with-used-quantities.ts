import type { Quantity, QuantityDefinition } from '../model/quantity.ts';

/** What a quantity of packed rows has beside a plain one. */
type Packed = Pick<Quantity, 'text' | 'rowAt'>;

/** A quantity of the catalogue that brings with it those that its definitions name. */
// @__NO_SIDE_EFFECTS__
export const using = <Id extends string>(quantity: QuantityDefinition<Id> & Packed, uses: () => readonly QuantityDefinition[]): QuantityDefinition<Id, never> & Packed => {
  const { id, name, dimension, inTurns, text } = quantity;
  return {
    id,
    name,
    dimension,
    uses,
    ...(inTurns && { inTurns }),
    ...(text !== undefined && { text, rowAt: (start) => quantity.rowAt!(start) }),
    // Packed rows are read when somebody asks for them
    get units() {
      return quantity.units;
    },
  };
};
