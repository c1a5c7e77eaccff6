import { length } from '../data/length.ts';
import { mass } from '../data/mass.ts';
import { scaleOf } from './define.ts';
import type { Quantity } from './quantity.ts';
import type { Ratio } from './ratio.ts';
import type { Unit } from './unit.ts';

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
