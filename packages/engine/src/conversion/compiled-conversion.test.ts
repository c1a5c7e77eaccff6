import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactly } from '../model/decimal.ts';
import { evaluate, type ExactFunction } from './exact-function.ts';
import { apply, compile } from './compiled-conversion.ts';
import { nearest, over, plus, ratio, toNumber } from '../model/rational.ts';

const fn = (p: bigint, q = 1n, r = 0n, piPower = 0, reciprocal = false): ExactFunction => ({
  p,
  q,
  r,
  piPower,
  reciprocal,
});

const inchesPerFoot = compile(fn(12n));
const fahrenheit = compile(fn(9n, 5n, 160n));
const celsius = compile(fn(5n, 9n, -160n));
const kelvin = compile(fn(20n, 20n, -5463n));
const consumption = compile(fn(100n, 1n, 0n, 0, true));
const degrees = compile(fn(180n, 1n, 0n, -1));

describe('a compiled pair', () => {
  test.each([
    [inchesPerFoot, 0.1, 1.2],
    [inchesPerFoot, 3, 36],
    [inchesPerFoot, -0, 0],
    [fahrenheit, 37, 98.6],
    [fahrenheit, -40, -40],
    [celsius, 98.6, 37],
    [celsius, 32, 0],
    [kelvin, 273.15, 0],
    [consumption, 5, 20],
    [consumption, 0.1, 1000],
    [consumption, -3, -100 / 3],
    [degrees, Math.PI, 180],
    [degrees, 0, 0],
  ])('%# converts exactly', (compiled, value, result) => expect(apply(compiled, value)).toBe(result));

  test('never gives negative zero', () => {
    expect(apply(degrees, -0)).toBe(0);
    expect(apply(compile(fn(10n ** 40n, 3n)), -0)).toBe(0);
    expect(apply(compile(fn(10n ** 40n, 3n, 1n)), -0)).toBe(1 / 3);
    expect(apply(celsius, 32)).toBe(0);
    expect(apply(compile(fn(-5n)), 0)).toBe(0);
    expect(apply(compile(fn(1n, 10n)), -5e-324)).toBe(0);
  });

  test.each([NaN, Infinity, -Infinity, '5', '', null, undefined, true, {}])('refuses %s', (value) => {
    expect(() => apply(inchesPerFoot, value as number)).toThrow('value must be a finite number');
    expect(() => apply(degrees, value as number)).toThrow('value must be a finite number');
  });

  test('refuses a result beyond the doubles, and the reciprocal of zero', () => {
    expect(() => apply(inchesPerFoot, 1.7e308)).toThrow('too large');
    expect(() => apply(inchesPerFoot, -1.7e308)).toThrow('too large');
    expect(() => apply(consumption, 1e-320)).toThrow('too large');
    expect(() => apply(consumption, 0)).toThrow('value must not be 0');
    expect(() => apply(consumption, -0)).toThrow('value must not be 0');
    expect(apply(compile(fn(1n, 12n)), 1.7976931348623157e308)).toBe(1.4980776123852632e307);
  });

  test('leaves levels to their own function', () => {
    const squared = compile((value) => value * value);
    expect(apply(squared, 3)).toBe(9);
    expect(() => apply(squared, NaN)).toThrow('finite');
    expect(() => apply(squared, 1e300)).toThrow('too large');
  });
});

const size = fc.integer({ min: 1, max: 60 }).map((digits) => 10n ** BigInt(digits));
const positive = fc.tuple(size, fc.bigInt({ min: 1n, max: 10n ** 60n })).map(([most, n]) => (n % most) + 1n);
const signed = fc.tuple(positive, fc.boolean()).map(([n, negative]) => (negative ? -n : n));
const lines = fc.oneof(
  fc.record({ p: signed, q: positive, r: fc.constant(0n), piPower: fc.constant(0), reciprocal: fc.boolean() }),
  fc.record({ p: signed, q: positive, r: signed, piPower: fc.constant(0), reciprocal: fc.constant(false) }),
  fc.record({
    p: signed,
    q: positive,
    r: fc.constant(0n),
    piPower: fc.integer({ min: -3, max: 3 }),
    reciprocal: fc.boolean(),
  }),
);
const values = fc.oneof(
  fc.integer({ min: -(10 ** 6), max: 10 ** 6 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ min: -1e16, max: 1e16, noNaN: true }),
  fc
    .tuple(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), fc.integer({ min: -25, max: 10 }))
    .map(([digits, exponent]) => Number(`${digits}e${exponent}`)),
);

/** Returns the result, or the code of the error. */
const outcome = (convert: () => number): unknown => {
  try {
    return convert();
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

describe('the three steps', () => {
  test('agree with the third, which is always right, on any function and value', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(lines, values, (given, value) => {
        fc.pre(!given.reciprocal || value !== 0);
        const exact = evaluate(given, value);
        const expected = Number.isFinite(exact) ? exact : 'result-out-of-range';
        expect(outcome(() => apply(compile(given), value))).toBe(expected);
      }),
      { numRuns: 20_000 },
    );
  });

  test('round ties to even', () => {
    // x/2 + 2^52: every second quotient is halfway between two integers
    const halves = compile(fn(1n, 2n, 2n ** 53n));
    for (let x = 0; x < 100; x++) expect(apply(halves, x)).toBe(nearest(BigInt(x) + 2n ** 53n, 2n));
    expect(apply(halves, 1)).toBe(2 ** 52);
    expect(apply(halves, 3)).toBe(2 ** 52 + 2);
  });

  test('mean the decimal, not the bits', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), fc.nat(20), (digits, places) => {
        const value = Number(`${digits}e-${places}`);
        const exact = plus(over(ratio(BigInt(digits) * 9n), ratio(5n * 10n ** BigInt(places))), ratio(32n));
        expect(apply(fahrenheit, value)).toBe(toNumber(exact));
        expect(exactly(value)).toEqual(ratio(BigInt(digits), 10n ** BigInt(places)));
      }),
      { numRuns: 2000 },
    );
  });
});
