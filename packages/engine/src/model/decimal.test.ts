import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf, decimalToRatio, exactly, readDecimal, toFixed, toRepeating } from './decimal.ts';
import { compare, magnitude, minus, plus, ratio, times, toNumber, type Ratio } from './rational.ts';
import { processorTime } from '../../../../scripts/processor-time.ts';

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const ratios = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 20n }))
  .map(([n, d]) => ratio(n, d));

describe('readDecimal', () => {
  test.each([
    ['0', 0n, 0],
    ['-12.50', -1250n, -2],
    ['+.5', 5n, -1],
    ['5.', 5n, 0],
    ['1e-3', 1n, -3],
    ['1.25E+10', 125n, 8],
    ['00012', 12n, 0],
    ['-0', 0n, 0],
  ])('reads %s', (text, digits, exponent) => {
    expect(readDecimal(text)).toEqual({ digits, exponent });
  });

  test.each([
    '',
    ' ',
    '.',
    '+',
    '-.',
    'e5',
    '1e',
    '1e+',
    '1.2.3',
    '0x10',
    'NaN',
    'Infinity',
    '1,5',
    '1 000',
    '１',
    '1_000',
    '--1',
    '1n',
  ])('refuses "%s"', (text) => expect(readDecimal(text)).toBeUndefined());

  test('reads what JavaScript reads', () => {
    fc.assert(
      fc.property(finite, (x) => {
        expect(toNumber(decimalToRatio(readDecimal(String(x))!))).toBe(x + 0);
      }),
    );
  });

  test('takes linear time', async () => {
    const long = `${'1'.repeat(100_000)}x`;
    expect(await processorTime(() => expect(readDecimal(long)).toBeUndefined())).toBeLessThan(1000);
  });
});

describe('the decimal of a double', () => {
  test('is the shortest decimal, not the exact binary value', () => {
    expect(exactly(0.1)).toEqual(ratio(1n, 10n));
    expect(exactly(-5e-324)).toEqual(ratio(-5n, 10n ** 324n));
    expect(exactly(1.7976931348623157e308)).toEqual(ratio(17976931348623157n * 10n ** 292n));
    expect(decimalOf(1e21)).toEqual({ digits: 1n, exponent: 21 });
  });

  test('converts back to the same double', () => {
    fc.assert(
      fc.property(finite, (x) => {
        expect(toNumber(exactly(x))).toBe(x + 0);
      }),
    );
  });
});

describe('toFixed', () => {
  test.each([
    [ratio(1n, 2n), 0, '0'],
    [ratio(3n, 2n), 0, '2'],
    [ratio(-1n, 2n), 0, '0'],
    [ratio(-3n, 2n), 0, '-2'],
    [ratio(25n, 1000n), 2, '0.02'],
    [ratio(35n, 1000n), 2, '0.04'],
    [ratio(-1n, 1000n), 2, '0.00'],
    [ratio(1n, 3n), 5, '0.33333'],
    [ratio(9999n, 1000n), 2, '10.00'],
  ])('writes %o with %i places as %s', (value, places, text) => expect(toFixed(value, places)).toBe(text));

  test('is at most half a unit off, and even where it is exactly half', () => {
    fc.assert(
      fc.property(ratios, fc.nat(30), (value, places) => {
        const text = toFixed(value, places);
        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(text.split('.')[1]?.length ?? 0).toBe(places);
        const unit = ratio(1n, 10n ** BigInt(places));
        const twice = times(ratio(2n), magnitude(minus(decimalToRatio(readDecimal(text)!), value)));
        const side = compare(twice, unit);
        expect(side < 0 || (side === 0 && /[02468]$/.test(text))).toBe(true);
      }),
    );
  });
});

/** Returns the value of `0.1(6)`: the digits before the period, and the period divided by as many nines. */
const readRepeating = (text: string): Ratio => {
  const [, sign, whole, lead = '', period = ''] = /^(-?)(\d+)(?:\.(\d*)(?:\((\d+)\))?)?$/.exec(text)!;
  const scale = 10n ** BigInt(lead.length);
  const head = ratio(BigInt(`${whole}${lead}`), scale);
  const tail = period === '' ? ratio(0n) : ratio(BigInt(period), scale * (10n ** BigInt(period.length) - 1n));
  return times(ratio(sign === '-' ? -1n : 1n), plus(head, tail));
};

describe('toRepeating', () => {
  test.each([
    [1n, 6n, '0.1(6)'],
    [1n, 7n, '0.(142857)'],
    [-22n, 7n, '-3.(142857)'],
    [1n, 8n, '0.125'],
    [0n, 5n, '0'],
    [12n, 1n, '12'],
    [1n, 12n, '0.08(3)'],
    [-1n, 30n, '-0.0(3)'],
  ])('writes %i/%i as %s', (n, d, text) => expect(toRepeating(ratio(n, d), 1000)).toBe(text));

  test('equals the fraction exactly', () => {
    const few = fc.bigInt({ min: 1n, max: 5000n });
    fc.assert(
      fc.property(fc.bigInt({ min: -100000n, max: 100000n }), few, (n, d) => {
        expect(readRepeating(toRepeating(ratio(n, d), 5000)!)).toEqual(ratio(n, d));
      }),
    );
  });

  test('returns undefined if the period or the digits before it exceed the limit', () => {
    expect(toRepeating(ratio(1n, 7n), 6)).toBe('0.(142857)');
    expect(toRepeating(ratio(1n, 7n), 5)).toBeUndefined();
    expect(toRepeating(ratio(1n, 2n ** 10n), 9)).toBeUndefined();
    expect(toRepeating(ratio(1n, 10n ** 30n + 57n), 1000)).toBeUndefined();
  });
});
