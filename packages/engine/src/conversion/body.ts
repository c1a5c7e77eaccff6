import { length } from '../data/quantities/length.ts';
import { mass } from '../data/quantities/mass.ts';
import { scaleOf } from '../definition/definition.ts';
import type { Quantity } from '../model/quantity.ts';
import type { Ratio } from '../model/rational.ts';
import type { Unit } from '../model/unit.ts';

const units = new Map<string, Unit>();

/** The rows of length and mass, without prefixes and other spellings. */
const byId = (id: string): Unit | undefined => {
  if (units.size > 0) return units.get(id);
  for (const quantity of [length, mass] satisfies Quantity[]) {
    for (const row of quantity.units) {
      units.set(row.id, { id: row.id, quantity, row, prefix: undefined, product: undefined });
    }
  }
  return units.get(id);
};

/** A unit in meters or kilograms: for those who need no other units and should not load them. */
export const inSi = (id: 'pound' | 'inch'): Ratio => scaleOf(byId(id)!, byId).ratio;
