import type { Unit } from '@units/engine/internal';
import type { Relating } from './typed.ts';

/** A bridge between quantities: the density of an ingredient, from volume to mass and back. */
export interface Bridge {
  /** The function between two units of the two quantities; undefined for any others. */
  readonly relating: (from: Unit, to: Unit) => Relating | undefined;
}

/** Returns true if two units convert, if need be over a bridge. */
export const meets = (from: Unit, to: Unit, bridge: Bridge | undefined): boolean =>
  (from.quantity !== undefined && from.quantity === to.quantity) || bridge?.relating(from, to) !== undefined;
