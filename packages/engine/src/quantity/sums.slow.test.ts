import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../fixtures/refusal.ts';
import { sampleOf } from '../../../../scripts/sample.ts';
import { convert, convertExact } from '../index.ts';
import { roundWithPi } from '../arithmetic/round-with-pi.ts';
import { kindOf, siFactorOf, isCurved } from '../definition/definition.ts';
import { isInverse, sameDimension } from '../model/dimension.ts';
import type { Unit } from '../model/unit.ts';
import { nearest } from '../model/rational.ts';
import { quantity } from '../quantity.ts';
import { catalogue } from '../text/catalogue.ts';

const { index } = catalogue;
const units = index.quantities.flatMap((each) => each.units.map(({ id }) => index.byId(id)!));
const known = new Map(units.map((unit) => [unit, quantity(3, unit.id as string)]));

/** All pairs of units with equal or inverse dimensions. */
const pairs = units.flatMap((a) =>
  units
    .filter((b) => {
      const [first, second] = [siFactorOf(a).dimension, siFactorOf(b).dimension];
      return sameDimension(first, second) || isInverse(first, second);
    })
    .map((b) => [a, b] as const),
);

/** Points of a scale, levels and readings of tests have special sums, or none. */
const isPlain = (unit: Unit): boolean =>
  unit.quantity?.id !== 'temperature' && unit.quantity?.id !== 'temperature-difference' && kindOf(unit) !== 'empirical';
const isLevel = (unit: Unit): boolean => isCurved(kindOf(unit));

describe('for every pair of units of the catalogue', () => {
  test('a sum works where a conversion does, and equals it', () => {
    expect(units.filter((unit) => known.get(unit)!.unit !== unit.id)).toEqual([]);
    expect(pairs.length).toBeGreaterThan(20_000);
    const wrong: unknown[] = [];
    for (const [a, b] of sampleOf(pairs)) {
      if (!isPlain(a) || !isPlain(b)) continue;
      const [left, right] = [known.get(a)!, known.get(b)!];
      const converted = outcomeOf(() => convert(3, b.id as string, a.id as string));
      const sum = outcomeOf(() => left.plus(right));
      const difference = outcomeOf(() => left.minus(right));
      const order = outcomeOf(() => left.compare(right));
      if (typeof converted === 'string' || isLevel(a) || isLevel(b)) {
        if (sum !== 'incompatible-units' || difference !== 'incompatible-units') wrong.push([a.id, b.id, sum]);
        if (typeof converted === 'string' && (order !== 'incompatible-units' || left.equals(right)))
          wrong.push([a.id, b.id, order]);
        continue;
      }
      if (typeof sum === 'string' || typeof difference === 'string') wrong.push([a.id, b.id, sum]);
      else {
        const { numerator: n, denominator: d, piPower } = convertExact('3', b.id as string, a.id as string);
        const [more, less] = [3n, -3n].map((count) =>
          roundWithPi({ n, d }, piPower, (x, y) => nearest(x + count * y, y)),
        );
        if (sum.value !== more || sum.unit !== left.unit) wrong.push([a.id, b.id, sum.value, more]);
        if (difference.value !== 0 - less!) wrong.push([a.id, b.id, difference.value, less]);
      }
      const runsAgainst = convert(6, b.id as string, a.id as string) < converted;
      const backwards = outcomeOf(() => right.compare(left));
      const isOrder = order === Math.sign(3 - converted) && backwards === 0 - order;
      if (runsAgainst ? order !== 'incompatible-units' || order !== backwards : !isOrder)
        wrong.push([a.id, b.id, order, backwards]);
      if (left.equals(right) !== (converted === 3)) wrong.push([a.id, b.id, converted, left.equals(right)]);
    }
    expect(wrong).toEqual([]);
  });
});
