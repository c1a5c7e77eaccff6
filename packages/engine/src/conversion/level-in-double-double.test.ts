import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ratio, zero, type Ratio } from '../model/rational.ts';
import { convertLevel } from './level-in-double-double.ts';
import { evaluateLaw, levelLaw } from './level.ts';
import type { Relation } from './relation.ts';

const level = (base: number | 'e', per: Ratio) => ({ entry: { level: { base, per } } });
const plain = { entry: undefined };
const relation = (factor: Ratio): Relation => ({ kind: 'linear', ratio: factor, piPower: 0, offset: zero });
const one = relation(ratio(1n));
const thousandth = relation(ratio(1n, 1000n));
const odd = relation(ratio(7n, 3n));

const laws = [
  ['pH to mol/L', level(10, ratio(-1n)), plain, one, one],
  ['mol/L to pH', plain, level(10, ratio(-1n)), one, one],
  ['dBm to W', level(10, ratio(10n)), plain, thousandth, one],
  ['W to dBm', plain, level(10, ratio(10n)), one, thousandth],
  ['nepers to a ratio', level('e', ratio(1n, 2n)), plain, one, one],
  ['stops to an odd reference', level(2, ratio(1n)), plain, one, odd],
  ['an odd reference to stops', plain, level(2, ratio(1n)), odd, one],
  ['stops to decibels', level(2, ratio(1n)), level(10, ratio(10n)), odd, one],
  ['nepers to decibels', level('e', ratio(1n)), level(10, ratio(20n)), odd, one],
] as const;

const values = fc.oneof(
  fc.double({ min: -400, max: 400, noNaN: true }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -400, max: 400 }),
  fc.integer({ min: -4000, max: 4000 }).map((n) => n / 10),
  fc
    .tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: -300, max: 300 }))
    .map(([n, e]) => Number(`${n}e${e}`)),
);

describe('convertLevel in two doubles', () => {
  test.each(laws)('gives what 256 bits give: %s', (_, from, to, a, b) => {
    const law = levelLaw(from, to, a, b);
    const convert = convertLevel(from, to, a, b);
    if ('p' in law || typeof convert !== 'function') throw new Error('This is a law that needs logarithms.');
    fc.assert(
      fc.property(values, (given) => {
        const value = law.kind === 'logarithm' ? Math.abs(given) || 1 : given;
        expect(convert(value)).toBe(evaluateLaw(law, value));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    [7, 1e-7],
    [-3, 1000],
    [0, 1],
    [320, 1e-320],
    [-308, 1e308],
    [-309, Infinity],
  ])('is exact at exact powers and at the ends of the doubles: pH %d', (value, result) => {
    const convert = convertLevel(level(10, ratio(-1n)), plain, one, one);
    expect(typeof convert === 'function' && convert(value)).toBe(result);
  });

  test('refuses what has no logarithm', () => {
    const convert = convertLevel(plain, level(10, ratio(10n)), one, one);
    for (const value of [0, -1]) expect(() => typeof convert === 'function' && convert(value)).toThrow(/logarithm/);
  });
});
