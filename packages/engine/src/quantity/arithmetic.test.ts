import { assert, bigInt, double, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quantity, type Quantity } from '../quantity.ts';
import { bound, compare, mostDigits, multiply, ofRatio, roundTo } from '../arithmetic/bounded-number.ts';
import { ratio } from '../model/rational.ts';

const limit = 10n ** BigInt(mostDigits);

describe('arithmetic', () => {
  test('is exact while digits are few, and says so', () => {
    const third = quantity('1/3', 'ft').plus(quantity('1/7', 'ft'));
    expect([third.exact.numerator, third.exact.denominator, third.isExact]).toEqual([10n, 21n, true]);
    expect(quantity(0.1, 'm').plus(quantity(0.2, 'm'))).toMatchObject({ value: 0.3, isExact: true });
    expect(quantity('1e34', 'm').plus(quantity(1, 'm')).isExact).toBe(false);
    expect(quantity('1e33', 'm').plus(quantity(1, 'm')).isExact).toBe(true);
    expect(quantity(1, 'rad').plus(quantity(180, 'deg'))).toMatchObject({ value: 1 + Math.PI, isExact: false });
    expect(quantity(180, 'deg').plus(quantity(0.5, 'turn'))).toMatchObject({ value: 360, isExact: true });
  });

  test('rounds to 34 digits, half to even, and marks what follows', () => {
    const long = quantity(1, 'm').plus(quantity('1e-35', 'm'));
    expect([long.toJSON().value, long.isExact]).toEqual([1, false]);
    const up = quantity('1.000000000000000000000000000000001', 'm').plus(quantity('6.7e-34', 'm'));
    expect(up.toJSON().value).toBe('1.000000000000000000000000000000002');
    expect(up.minus(quantity(1, 'm')).isExact).toBe(false);
    expect(up.times(0).isExact).toBe(false);
    expect(up.rounded(5).isExact).toBe(true);
  });

  test('any fraction is kept or rounded to the nearest of 34 digits', () => {
    const digits = bigInt({ min: -(10n ** 60n), max: 10n ** 60n });
    assert(
      property(digits, bigInt({ min: 1n, max: 10n ** 60n }), integer({ min: -40, max: 40 }), (n, d, exponent) => {
        const given = { ...ofRatio(ratio(n, d)), exponent };
        const { number, isExact } = bound(given);
        expect(isExact).toBe(compare(number, given) === 0);
        if (isExact) return;
        const size = number.n < 0n ? -number.n : number.n;
        expect(number.d === 1n && size >= limit / 10n && size <= limit).toBe(true);
        // At most half of the last digit
        const error = { ...ofRatio(ratio(n, d)), exponent };
        const doubled = multiply(error, ofRatio({ n: 2n, d: 1n }));
        const [low, high] = [-1n, 1n].map((step) => ({ ...number, n: 2n * number.n + step }));
        expect(compare(low!, doubled) <= 0 && compare(doubled, high!) <= 0).toBe(true);
      }),
    );
  });

  test('rounds to significant digits and to places', () => {
    expect(quantity('2/3', 'ft').rounded(3).toString()).toBe('0.667 ft');
    expect(quantity(123_456, 'm').rounded(2).value).toBe(120_000);
    expect(quantity(2.5, 'm').rounded(1).value).toBe(2);
    expect(quantity(2.5, 'm').round().value).toBe(3);
    expect(quantity(-2.345, 'm').round(2).value).toBe(-2.35);
    expect(quantity(9.99, 'm').rounded(2).value).toBe(10);
    expect(quantity(180, 'deg').to('rad').rounded(3).value).toBe(3.14);
    expect(() => quantity(1, 'm').rounded(0)).toThrow(expect.objectContaining({ code: 'out-of-range' }));
    expect(() => quantity(1, 'm').round(-1)).toThrow(expect.objectContaining({ code: 'out-of-range' }));
    assert(
      property(double({ noNaN: true, noDefaultInfinity: true }), integer({ min: 1, max: 17 }), (value, digits) => {
        if (Math.abs(value) < 1e-300) return;
        // toPrecision rounds the double, not its shortest decimal: they agree except for ties
        const { n, d, exponent } = roundTo(ofRatio(ratio(BigInt(Math.trunc(value)))), digits);
        expect([d, exponent <= 309]).toEqual([1n, true]);
        expect(n === 0n || n.toString().replace('-', '').length <= digits + 1).toBe(true);
      }),
    );
  });

  /** Calculates v += (g − k·v²)·dt, a fall. */
  const fall = (steps: number, start: Quantity<'L T^-1'>): Quantity<'L T^-1'> => {
    const [g, k, dt] = [quantity(9.81, 'm/s²'), quantity(0.003, '1/m' as string), quantity(0.001, 's')];
    let v = start;
    for (let step = 0; step < steps; step++) {
      const drag: Quantity = k.times(v.power(2));
      v = v.plus(g.minus(drag).times(dt));
    }
    return v;
  };

  test('never stops: a simulation of 10,000 steps agrees with doubles', { timeout: 30_000 }, () => {
    let v = 0;
    for (let step = 0; step < 10_000; step++) v += (9.81 - 0.003 * v * v) * 0.001;
    const exact = fall(10_000, quantity(0, 'm/s'));
    expect(Math.abs(exact.value / v - 1)).toBeLessThan(1e-12);
    expect([exact.unit, exact.isExact]).toEqual(['meter-per-second', false]);
    const inDoubles = fall(10_000, quantity(0, 'm/s').approximate());
    expect(Math.abs(inDoubles.value / v - 1)).toBeLessThan(1e-12);
    expect(inDoubles.isExact).toBe(false);
  });

  test('never stops: products grow and shrink as far as doubles go', () => {
    let product: Quantity<'L'> = quantity(1, 'm');
    for (let step = 0; step < 300; step++) product = product.times(1.0123456789);
    expect(Math.abs(product.value / 1.0123456789 ** 300 - 1)).toBeLessThan(1e-12);
    for (let step = 0; step < 10_000; step++) product = product.times(0.1234567);
    expect(product.value).toBe(0);
    expect(() => quantity(1e200, 'm').times(1e200)).toThrow(expect.objectContaining({ code: 'result-out-of-range' }));
  });

  test('in doubles is that of numbers', () => {
    const sum = quantity(0.1, 'm').approximate().plus(quantity(0.2, 'm'));
    expect([sum.value, sum.isExact]).toEqual([0.1 + 0.2, false]);
    expect(quantity(3, 'ft').approximate().times(quantity(2, 'in')).in('in²')).toBe(72);
    expect(quantity(5, 'ft').approximate().plus(quantity(3, 'in')).in('in')).toBe(63);
    expect(quantity(20, '°C').approximate().plus(quantity(5, 'Δ°C')).value).toBe(25);
    expect(quantity(4, 'm²').approximate().power(0.5)).toMatchObject({ value: 2, unit: 'meter' });
    expect(quantity(1, 'm').approximate().over(quantity(3, 'm'))).toBe(1 / 3);
    expect(() => quantity(1e308, 'm').approximate().times(10)).toThrow(
      expect.objectContaining({ code: 'result-out-of-range' }),
    );
    expect(() => quantity(1, 'm').approximate().over(0)).toThrow(expect.objectContaining({ code: 'division-by-zero' }));
  });

  test('has the usual helpers', () => {
    const lengths = [quantity(1, 'mi'), quantity(1, 'ft'), quantity(1, 'km')];
    expect(quantity.min(lengths).toString()).toBe('1 ft');
    expect(quantity.max(lengths).toString()).toBe('1 mi');
    expect(quantity.sum(lengths).in('m')).toBe(2609.6488);
    expect(() => quantity.sum([])).toThrow(expect.objectContaining({ code: 'invalid-number' }));
    expect(quantity(-5, 'ft').abs().toString()).toBe('5 ft');
    expect(quantity(5, 'ft').neg().toString()).toBe('-5 ft');
    expect(() => quantity(-5, '°C').abs()).toThrow(expect.objectContaining({ code: 'incompatible-units' }));
    expect(quantity(5, 'ft').toBase().toString()).toBe('1.524 m');
    expect(
      quantity(5, 'kg*m/s^2' as string)
        .simplify()
        .toString(),
    ).toBe('5 N');
    expect(quantity(5, 'lb*ft/s^2' as string).simplify().unit).toBe('newton');
    expect(quantity(5, 'kg*m^2/s^2/K/mol' as string).toBase().value).toBe(5);
    expect(quantity(5, 'mi/h').simplify().unit).toBe('mile-per-hour');
    expect(quantity(12, 'V').times(quantity(2, 'A')).simplify().toString()).toBe('24 W');
    expect([quantity(5, 'N').dimension, quantity(5, '%').dimension]).toEqual(['M L T^-2', '1']);
  });

  test('operators of JavaScript are refused: they know no units', () => {
    const [a, b] = [quantity(1, 'mi'), quantity(1, 'km')];
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- a quantity has no number
    expect(() => (a as unknown as number) < (b as unknown as number)).toThrow('compare');
    expect(String(a)).toBe('1 mi');
  });
});
