// Compares the everyday entry with the main one: the same numbers, and the same unit for every spelling.
import { assert, constantFrom, double, integer, oneof, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../fixtures/refusal.ts';
import { everydayQuantities, everydayUnits, spellingsOf } from '../scripts/everyday.ts';
import * as everyday from '../src/everyday.ts';
import { convert as convertMain } from '../src/index.ts';
import * as constants from '../src/units.ts';
import { pascalCase } from '../scripts/case.ts';

type Convert = (value: number, from: string, to: string) => number;
const [convert, main] = [everyday.convert as unknown as Convert, convertMain as unknown as Convert];

const units = everydayQuantities.flatMap((quantity) => everydayUnits(quantity));
const value = oneof(
  integer({ min: -1_000_000, max: 1_000_000 }),
  integer({ min: -1_000_000, max: 1_000_000 }).map((n) => n / 1000),
  double({ noNaN: true, noDefaultInfinity: true, min: -1e100, max: 1e100 }),
);

describe('the everyday entry', () => {
  test('has the same numbers as the main entry, to the bit', () => {
    assert(
      property(
        constantFrom(...everydayQuantities.map(({ id }) => id)),
        integer({ min: 0 }),
        integer({ min: 0 }),
        value,
        (id, i, j, x) => {
          const of = everydayQuantities.find((quantity) => quantity.id === id)!;
          const own = everydayUnits(of);
          const [a, b] = [own[i % own.length]!.id, own[j % own.length]!.id];
          const one = Reflect.get(everyday, `convert${pascalCase(of.id)}`) as Convert;
          expect(outcomeOf(() => one(x, a, b))).toBe(outcomeOf(() => main(x, a, b)));
          expect(outcomeOf(() => convert(x, a, b))).toBe(outcomeOf(() => main(x, a, b)));
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('reads every spelling of its units as the main entry does', () => {
    const wrong: unknown[] = [];
    let count = 0;
    for (const unit of units) {
      const base = everydayUnits(unit.quantity!)[0]!.id;
      const named = main(3, unit.id, base);
      for (const spelling of spellingsOf(unit)) {
        const wanted = outcomeOf(() => main(3, spelling, base));
        const found = outcomeOf(() => convert(3, spelling, base));
        count++;
        if (found !== wanted && wanted === named) wrong.push([spelling, base, found, wanted]);
      }
    }
    expect(count).toBeGreaterThan(2500);
    expect(wrong).toEqual([]);
  });

  test('refuses what it does not know, and invalid values', () => {
    expect(() => convert(1, 'smoot', 'm')).toThrow('from must be a unit; "smoot" is not one we know.');
    expect(() => convert(1, 'm', 5 as never)).toThrow(
      expect.objectContaining({ code: 'unknown-unit', parameter: 'to' }),
    );
    expect(() => convert(1, Symbol('m') as never, 'm')).toThrow(expect.objectContaining({ code: 'unknown-unit' }));
    expect(() => convert(1, 'm', 'kg')).toThrow(expect.objectContaining({ code: 'incompatible-units' }));
    for (const given of [NaN, Infinity, '5', 5n, null, undefined, Symbol('5'), {}]) {
      expect(() => convert(given as number, 'm', 'ft')).toThrow(
        expect.objectContaining({ code: 'invalid-number', parameter: 'value' }),
      );
    }
    expect(() => convert(0, 'mpg', 'L/100km')).toThrow(expect.objectContaining({ code: 'division-by-zero' }));
    expect(() => convert(1e308, 'km', 'mm')).toThrow(expect.objectContaining({ code: 'result-out-of-range' }));
    expect(Object.is(convert(-0, 'm', 'ft'), 0)).toBe(true);
    expect(everyday.converter('km', 'mi')(5)).toBe(3.1068559611866697);
  });
});

test('units as constants convert as by their identifiers', () => {
  const named = new Map(Object.entries(constants as unknown as Record<string, constants.UnitConstant<string>>));
  const wrong: unknown[] = [];
  for (const quantity of everydayQuantities) {
    for (const unit of everydayUnits(quantity)) {
      const name = unit.id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      const base = everydayUnits(quantity)[0]!;
      const to = base.id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      const found = outcomeOf(() => constants.converter(named.get(name)!, named.get(to)!)(3.7));
      const wanted = outcomeOf(() => main(3.7, unit.id, base.id));
      if (found !== wanted) wrong.push([unit.id, found, wanted]);
    }
  }
  expect(wrong).toEqual([]);
  expect(constants.converter(constants.km, constants.mi)(5)).toBe(3.1068559611866697);
  for (const [from, to] of [
    [undefined, constants.mi],
    [constants.km, null],
    ['km', 'km'],
  ]) {
    expect(() => constants.converter(from as never, to as never)).toThrow(
      expect.objectContaining({ code: 'incompatible-units' }),
    );
  }
  // @ts-expect-error -- a length and a mass
  expect(() => constants.converter(constants.km, constants.kg)).toThrow(
    expect.objectContaining({ code: 'incompatible-units' }),
  );
});
