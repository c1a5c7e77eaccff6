import type { Dimension } from './dimension.ts';
import type { Quantity, UnitEntry, UnitFactor } from './quantity.ts';
import type { Ratio } from './rational.ts';

/** A unit of an index: one of a quantity, one under a prefix, or a compound that somebody wrote. */
export interface Unit {
  readonly id: string;
  /** Undefined for a compound that no quantity lists: it is known by its dimension alone. */
  readonly quantity: Quantity | undefined;
  /** The entry of its quantity, without the prefix; undefined for a compound. */
  readonly entry: UnitEntry | undefined;
  readonly prefix: Prefix | undefined;
  /** The units and powers that a compound is made of. */
  readonly product: Product | undefined;
}

/** A unit of a quantity, as conversions know it. */
export interface ListedUnit {
  readonly entry: UnitFactor | undefined;
  readonly prefix: Prefix | undefined;
}

/** An SI or binary prefix. */
export interface Prefix {
  readonly name: string;
  readonly symbol: string;
  /** Of two for a binary prefix, of ten for all others. */
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
export type Kind = 'linear' | 'affine' | 'reciprocal' | 'logarithmic';
