import type { QuantityDefinition, UnitDefinition } from '../model/quantity.ts';
import { invalidDefinition, isArray, quoted } from '../model/error.ts';
import { fieldsOf } from '../model/given.ts';
import { checkId, checkQuantity } from './check-quantities.ts';
import type { NameOfRows } from '../typing/row-name.ts';

/** The definition of a quantity of your own. */
export interface QuantityOptions<Id extends string, Rows extends readonly UnitDefinition[]> {
  /** Kebab-case identifier. */
  readonly id: Id;
  /** For error messages; the identifier in words unless given. */
  readonly name?: string;
  /**
   * Product of base dimensions, such as `L` or `M L T^-2`, or `effort T^-1` with one of your own; `1` for what counts. Left out, a quantity
   * whose first unit defines itself is a base dimension of its own, which converts into no other.
   */
  readonly dimension?: string;
  /** The base unit first. */
  readonly units: Rows;
}

/** The base dimension of a quantity whose first unit defines itself; of one defined by others nothing is known. */
const ownDimension = (id: string, units: unknown): string => {
  const [first] = isArray(units) ? units : [];
  const isOwn = typeof first === 'object' && first !== null && !Object.hasOwn(first, 'is');
  // A single letter is a base dimension of the catalogue
  return isOwn ? (id.length === 1 ? `own-${id}` : id) : '1';
};

/**
 * Defines a quantity with units of its own, for {@link createUnits}. The first unit defines itself or says what it is in units of
 * other quantities; every other says what it is in a unit above it.
 *
 * @param options - Its identifier, its units, and if need be its name and its dimension.
 * @throws UnitsError (invalid-definition) for what is not a quantity.
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
 * A quantity with further units, for {@link createUnits}. The quantity itself stays as it is.
 *
 * @param quantity - A quantity: one of this entry, or one of your own.
 * @param units - The units to add; each says what it is in a unit above it.
 * @throws UnitsError (invalid-definition) for what is not a quantity and no unit.
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
