import type { QuantityDefinition, UnitDefinition } from '../model/quantity.ts';
import { invalidDefinition, isArray, quoted } from '../model/error.ts';
import { fieldsOf } from '../model/given.ts';
import { checkId, checkQuantity } from './check-quantities.ts';
import type { NameOfRows } from '../typing/row-name.ts';

/** The definition of a quantity of your own. */
export interface QuantityOptions<Id extends string, Rows extends readonly UnitDefinition[]> {
  /** Kebab-case identifier. */
  readonly id: Id;
  /** The name in error messages. Default: the identifier as words. */
  readonly name?: string;
  /**
   * A product of base dimensions, such as `L` or `M L T^-2`, or `effort T^-1` with one of your own. `1` for counts.
   * Default: if the first unit defines itself, the quantity is its own base dimension and converts to no other.
   */
  readonly dimension?: string;
  /** The base unit first. */
  readonly units: Rows;
}

/** Returns the base dimension of a quantity whose first unit defines itself, else `1`. */
const ownDimension = (id: string, units: unknown): string => {
  const [first] = isArray(units) ? units : [];
  const isOwn = typeof first === 'object' && first !== null && !Object.hasOwn(first, 'is');
  // A single letter is a base dimension of the catalogue
  return isOwn ? (id.length === 1 ? `own-${id}` : id) : '1';
};

/**
 * Defines a quantity with its units, for {@link createUnits}. The first unit defines itself or is defined by units of
 * other quantities. Every other unit is defined by a unit above it.
 *
 * @param options - The identifier and units, and optionally the name and dimension.
 * @throws UnitsError (invalid-definition) for an invalid quantity.
 * @example defineQuantity({ id: 'effort', units: [{ id: 'story-point' }, { id: 'epic', is: '20 story-point' }] })
 */
// @__NO_SIDE_EFFECTS__
export function defineQuantity<const Id extends string, const Rows extends readonly UnitDefinition[]>(
  options: QuantityOptions<Id, Rows>,
): QuantityDefinition<Id, NameOfRows<Rows>> {
  const { id, name, dimension, units } = fieldsOf(options, () =>
    invalidDefinition(`A quantity is an object with an id and units; got ${quoted(options)}.`),
  );
  checkId('quantity', id);
  const quantity = checkQuantity({
    id,
    name: name ?? id.replaceAll('-', ' '),
    dimension: dimension ?? ownDimension(id, units),
    units,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the spellings of its units follow from their rows
  return quantity as QuantityDefinition<Id, NameOfRows<Rows>>;
}

/**
 * Returns a quantity with further units, for {@link createUnits}. Does not change the given quantity.
 *
 * @param quantity - A quantity of this entry, or one of your own.
 * @param units - The units to add. Each is defined by a unit above it.
 * @throws UnitsError (invalid-definition) for an invalid quantity or unit.
 * @example extendQuantity(length, [{ id: 'city-block', is: '264 foot', symbol: 'blk' }])
 */
// @__NO_SIDE_EFFECTS__
export function extendQuantity<Id extends string, Name extends string, const Rows extends readonly UnitDefinition[]>(
  quantity: QuantityDefinition<Id, Name>,
  units: Rows,
): QuantityDefinition<Id, Name | NameOfRows<Rows>> {
  const { id, name, dimension, inTurns, uses, units: own } = checkQuantity(quantity);
  const all = [...own, ...checkQuantity({ id, name, dimension, units }).units];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const extended = {
    id,
    name,
    dimension,
    units: all,
    ...(inTurns === true && { inTurns }),
    ...(typeof uses === 'function' && { uses }),
  } as unknown;
  return extended as QuantityDefinition<Id, Name | NameOfRows<Rows>>;
}
