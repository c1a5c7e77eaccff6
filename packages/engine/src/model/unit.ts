import type { Dimension } from './dimension.ts';
import type { Quantity, UnitEntry, UnitFactor } from './quantity.ts';
import type { Ratio } from './rational.ts';

/** A unit of an index: a listed unit, a prefixed one, or a written compound. */
export interface Unit {
  readonly id: string;
  /** Undefined for a compound that no quantity lists, which only has a dimension. */
  readonly quantity: Quantity | undefined;
  /** The entry of its quantity, without the prefix. Undefined for a compound. */
  readonly entry: UnitEntry | undefined;
  readonly prefix: Prefix | undefined;
  /** The units and powers of a compound. */
  readonly product: Product | undefined;
}

/** A unit of a quantity, with the data for conversions. */
export interface ListedUnit {
  readonly entry: UnitFactor | undefined;
  readonly prefix: Prefix | undefined;
}

/** An SI or binary prefix. */
export interface Prefix {
  readonly name: string;
  readonly symbol: string;
  /** The power of two for a binary prefix, of ten for others. */
  readonly exponent: number;
  readonly binary: boolean;
}

/** A product of units: constant · Π unit^exponent. */
export interface Product {
  readonly constant: Ratio;
  readonly factors: readonly Factor[];
}

export interface Factor {
  readonly unit: Unit;
  readonly exponent: number;
}

/** A unit in coherent SI base units: ratio · π^piPower, with a dimension. */
export interface SiFactor {
  readonly ratio: Ratio;
  readonly piPower: number;
  readonly dimension: Dimension;
}

/** The relation of a unit to the base unit of its quantity. */
export type Kind = 'linear' | 'affine' | 'reciprocal' | 'logarithmic' | 'empirical';
