import type { Quantity, QuantityDefinition } from './quantity.ts';

/** A quantity of the catalogue that brings with it those that its definitions name. */
// @__NO_SIDE_EFFECTS__
export const using = <Id extends string>(
  quantity: QuantityDefinition<Id> & Pick<Quantity, 'find'>,
  uses: () => readonly QuantityDefinition[],
): QuantityDefinition<Id, never> & Pick<Quantity, 'find'> => {
  const { id, name, dimension, inTurns, find } = quantity;
  return {
    id,
    name,
    dimension,
    uses,
    ...(inTurns && { inTurns }),
    ...(find && { find }),
    // Packed rows are read when somebody asks for them
    get units() {
      return quantity.units;
    },
  };
};
