import type { QuantityDefinition, UnitDefinition } from '../model/quantity.ts';
import type { NameOfRows } from '../typing/row-name.ts';

/** What a quantity of one's own is made of. */
export interface QuantityOptions<Id extends string, Rows extends readonly UnitDefinition[]> {
  /** Kebab-case identifier. */
  readonly id: Id;
  /** For error messages; the identifier in words unless given. */
  readonly name?: string;
  /** Product of base dimensions, such as `L` or `M L T^-2`; `1` unless given, as for things that are counted. */
  readonly dimension?: string;
  /** The base unit first. */
  readonly units: Rows;
}

/**
 * Defines a quantity with units of its own, for {@link createUnits}. The first unit defines itself or says what it is in units of
 * other quantities; every other says what it is in a unit above it.
 *
 * @example defineQuantity({ id: 'effort', units: [{ id: 'story-point' }, { id: 'epic', is: '20 story-point' }] })
 */
// @__NO_SIDE_EFFECTS__
export const defineQuantity = <const Id extends string, const Rows extends readonly UnitDefinition[]>({
  id,
  name = id.replaceAll('-', ' '),
  dimension = '1',
  units,
}: QuantityOptions<Id, Rows>): QuantityDefinition<Id, NameOfRows<Rows>> => ({ id, name, dimension, units });

/**
 * A quantity with further units, for {@link createUnits}. The quantity itself stays as it is.
 *
 * @example extendQuantity(length, [{ id: 'city-block', is: '264 foot', symbol: 'blk' }])
 */
// @__NO_SIDE_EFFECTS__
export const extendQuantity = <Id extends string, Name extends string, const Rows extends readonly UnitDefinition[]>(
  quantity: QuantityDefinition<Id, Name>,
  units: Rows,
): QuantityDefinition<Id, Name | NameOfRows<Rows>> => {
  const { id, name, dimension, inTurns, uses } = quantity;
  const all = [...quantity.units, ...units];
  return { id, name, dimension, units: all, ...(inTurns && { inTurns }), ...(uses && { uses }) };
};
