import type { Unit } from '@units/engine/internal';
import type { ConversionFunction } from './typed.ts';

/** A bridge between quantities: the density of an ingredient, for conversions between volume and mass. */
export interface Bridge {
  /** Returns the function between two units of the two quantities, or undefined for any other units. */
  readonly exactFunctionFor: (from: Unit, to: Unit) => ConversionFunction | undefined;
}

/** Returns true if two units convert, directly or with the bridge. */
export const meets = (from: Unit, to: Unit, bridge: Bridge | undefined): boolean =>
  (from.quantity !== undefined && from.quantity === to.quantity) || bridge?.exactFunctionFor(from, to) !== undefined;
