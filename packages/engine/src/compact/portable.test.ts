import { expect, test } from 'vitest';
import { unitsOf } from '../catalog/units.ts';
import { find, names } from '../conversion/catalogue.ts';
import { apply } from '../conversion/compiled-conversion.ts';
import { packUnit, pairOfPacked, type PortableUnit } from './portable.ts';
import type { Unit } from '../model/unit.ts';

/** A unit as a page carries it. */
const carried = (unit: Unit): PortableUnit => JSON.parse(JSON.stringify(packUnit(unit, names)));

/** What a function gives, or the code of what it refuses with. */
const outcome = (run: () => number): number | string => {
  try {
    return run();
  } catch (error) {
    return String(Reflect.get(Object(error), 'code'));
  }
};

test.each(names.quantities.map((quantity) => [quantity.id, quantity] as const))(
  '%s: packed units convert as those of the catalogue do',
  (_, quantity) => {
    const units = unitsOf(quantity);
    for (const unit of units) {
      const toAndFrom = units.slice(0, 1).flatMap((base) => [[base, unit] as const, [unit, base] as const]);
      for (const [from, to] of [...toAndFrom, [unit, unit] as const]) {
        const pair = pairOfPacked(carried(from), carried(to));
        for (const value of [0, 1, -40, 98.6, 1e-7, 123_456.789]) {
          expect(outcome(() => apply(pair, value))).toBe(outcome(() => apply(find(from.id, to.id).pair, value)));
        }
      }
    }
  },
);
