import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundWithPi } from '../arithmetic/round-with-pi.ts';
import { evaluate, evaluateToFixed, rationalPart, type ExactFunction } from './exact-function.ts';
import { pi } from '../arithmetic/pi.ts';
import { nearest, ratio } from '../model/rational.ts';

const linear = (p: bigint, q = 1n, r = 0n, piPower = 0): ExactFunction => ({ p, q, r, piPower, reciprocal: false });
const reciprocal = (p: bigint, q = 1n, piPower = 0): ExactFunction => ({ p, q, r: 0n, piPower, reciprocal: true });

/** π truncated after 100 decimals; 8214 would follow. */
const known = '3.1415926535897932384626433832795028841971693993751058209749445923078164062862089986280348253421170679';

describe('pi', () => {
  test('is correct to the requested bit or one less, in any order of requests', () => {
    const digits = BigInt(known.replace('.', ''));
    const scale = 10n ** 100n;
    for (const bits of [10, 300, 64, 128, 256, 1]) {
      const low = (digits << BigInt(bits)) / scale;
      expect([low, low - 1n]).toContain(pi(bits));
    }
  });
});

describe('a line', () => {
  test('is linear, affine or reciprocal', () => {
    expect(rationalPart(linear(2n, 3n), ratio(3n, 2n))).toEqual({ n: 6n, d: 6n });
    expect(rationalPart(linear(9n, 5n, 160n), ratio(100n))).toEqual({ n: 1060n, d: 5n });
    expect(rationalPart(reciprocal(10n, 3n), ratio(-2n))).toEqual({ n: -10n, d: 6n });
    expect(() => rationalPart(reciprocal(1n), ratio(0n))).toThrow(RangeError);
  });

  test('is rounded once', () => {
    expect(evaluate(linear(12n), 0.1)).toBe(1.2);
    expect(evaluate(linear(9n, 5n, 160n), 37)).toBe(98.6);
    expect(evaluate(linear(1n, 1n, -27315n), 273.15)).toBe(273.15 - 27315);
    expect(evaluate(reciprocal(1n), 3)).toBe(1 / 3);
    expect(evaluate(linear(1n, 10n), 5e-324)).toBe(0);
    expect(evaluate(linear(10n), 1e308)).toBe(Infinity);
  });

  test('may have powers of π', () => {
    expect(evaluate(linear(1n, 180n, 0n, 1), 180)).toBe(Math.PI);
    expect(evaluate(linear(180n, 1n, 0n, -1), 1)).toBe(57.29577951308232);
    expect(evaluate(linear(1n, 1n, 0n, 2), 1)).toBe(9.869604401089358);
    expect(evaluate(linear(1n, 1n, 0n, -2), 1)).toBe(0.10132118364233778);
    expect(evaluate(reciprocal(1n, 1n, 1), -2)).toBe(-1.5707963267948966);
    expect(evaluate(linear(1n, 1n, 0n, 1), 0)).toBe(0);
  });

  test('has as many places as are asked for', () => {
    expect(evaluateToFixed(linear(1n, 1n, 0n, 1), ratio(1n), 100)).toBe(`${known.slice(0, -2)}80`);
    expect(evaluateToFixed(linear(1n, 1n, 0n, 1), ratio(-1n), 99)).toBe(`-${known.slice(0, -2)}8`);
    expect(evaluateToFixed(linear(1n, 3n), ratio(1n), 3)).toBe('0.333');
  });
});

describe('roundWithPi', () => {
  test('asks for more digits until the rounding is sure', () => {
    // floor(n · π) for an n that makes it just above an integer: the convergent 21053343141/6701487259 of π is 2.6e-21
    // below it
    const floor = (n: bigint, d: bigint): bigint => n / d;
    expect(roundWithPi(ratio(6701487259n), 1, floor)).toBe(21053343141n);
    expect(roundWithPi(ratio(10n ** 400n), 1, floor).toString()).toMatch(/^31415926535897932384626433832795/);
  });

  test('agrees with bounds on π of another length', () => {
    const digits = BigInt(known.replace('.', ''));
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
        fc.bigInt({ min: 1n, max: 10n ** 20n }),
        (n, d) => {
          expect(roundWithPi({ n, d }, 1, nearest)).toBe(nearest(n * digits, d * 10n ** 100n));
          expect(roundWithPi({ n, d }, -1, nearest)).toBe(nearest(n * 10n ** 100n, d * digits));
        },
      ),
    );
  });
});
