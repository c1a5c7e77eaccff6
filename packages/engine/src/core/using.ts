import type { QuantityDefinition } from './quantity.ts';

/** A quantity of the catalogue that brings with it those that its definitions name. */
// @__NO_SIDE_EFFECTS__
export const using = <Id extends string>(
  quantity: QuantityDefinition<Id>,
  uses: () => readonly QuantityDefinition[],
): QuantityDefinition<Id, never> => {
  const { id, name, dimension, units } = quantity;
  return { id, name, dimension, units, uses, ...(quantity.inTurns && { inTurns: true }) };
};
