import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../fixtures/rows.ts';
import { ask } from '../ask.ts';
import { UnitsError } from '../model/error.ts';

// Results of mpmath with 1500 bits, rounded once (oracles/functions.py)
const rows = rowsOf<[string, string]>('functions.tsv');

const answerTo = (text: string): unknown => {
  try {
    return ask(text, { locale: 'en' }).result;
  } catch (error) {
    if (error instanceof UnitsError) return error.code;
    throw error;
  }
};

test('functions give the nearest double', () => {
  const wrong = rows.flatMap(([text, expected]) => {
    const result = answerTo(text);
    return Object.is(result, Number(expected)) ? [] : [`${text}: ${String(result)}, not ${expected}`];
  });
  expect(wrong).toEqual([]);
}, 60_000);

describe('exact results', () => {
  test.each([
    ['sin 30°', '0.5'],
    ['sin(pi / 6)', '0.5'],
    ['cos(60 deg)', '0.5'],
    ['tan 45°', '1'],
    ['sin(1e20 deg)', undefined],
    ['acos(-1)', '180'],
    ['asin(1/2)', '30'],
    ['atan(1)', '45'],
    ['log2 8', '3'],
    ['log base 3 of 81', '4'],
    ['2^10', '1024'],
    ['1/3 + 1/6', '0.5'],
    ['sqrt(16 m²)', '4'],
    ['0.(3) * 3', '1'],
    ['gcd(12, 18)', '6'],
    ['lcm(4, 6)', '12'],
    ['-7 mod 3', '2'],
    ['7 mod -3', '-2'],
    ['20!', '2432902008176640000'],
    ['10 choose 3', '120'],
    ['0xff & 0b1010', '10'],
    ['0b1011 0010 ∧ 0b0111 0001', '48'],
    ['1 << 4 >> 2', '4'],
    ['50 div 12', '4'],
    ['-7 div 2', '-4'],
    ['7 km div 2 km', '3'],
    ['round(2.5)', '3'],
    ['round(-2.5)', '-3'],
    ['floor(-2.5)', '-3'],
    ['hypot(3 m, 4 m)', '5'],
  ])('%s', (text, expected) => {
    expect(ask(text, { locale: 'en' })).toMatchObject(expected === undefined ? {} : { exact: expected });
  });
});

describe('kinds of arguments', () => {
  test.each([
    ['sin(30)', 'ambiguous-unit'],
    ['sin(3 m)', 'incompatible-units'],
    ['ln(3 m)', 'out-of-range'],
    ['ln(-1)', 'out-of-range'],
    ['asin(2)', 'out-of-range'],
    ['exp(3 kg)', 'incompatible-units'],
    ['exp(1e10)', 'out-of-range'],
    ['tan 90°', 'division-by-zero'],
    ['max(3 m, 2 kg)', 'incompatible-units'],
    ['max(1,200)', 'ambiguous-number'],
    ['gcd(1.5, 2)', 'out-of-range'],
    ['factorial(-1)', 'out-of-range'],
    ['1 << 5000', 'out-of-range'],
    ['sin 30° / 2', 'invalid-query'],
    ['round(1, 2, 3)', 'invalid-query'],
  ])('%s is refused', (text, code) => {
    expect(answerTo(text)).toBe(code);
  });

  test('a logarithm of a ratio of lengths is one, and units are kept by functions that choose', () => {
    expect(ask('ln(3 m / 2 m)')).toMatchObject({ result: Math.log(1.5) });
    expect(ask('max(3 km, 2 mi)')).toMatchObject({ result: 2, unit: 'mile' });
    expect(ask('round(5.6 km)')).toMatchObject({ result: 6, unit: 'kilometer' });
    expect(ask('sin(45.0(5) deg)')).toMatchObject({ uncertainty: expect.closeTo(0.00617, 5) as number });
  });

  test.each([
    ['pi rad in deg', 'pi rad = 180 deg'],
    ['2 pi rad/s in rpm', '2 pi rad/s = 60 r/min'],
    ['pi/4 rad in degrees', 'pi/4 rad = 45 deg'],
    ['2*pi/3 rad in deg', '2*pi/3 rad = 120 deg'],
    ['10^3/8 g in kg', '10^3/8 g = 0.125 kg'],
  ])('%s is exact: powers of π cancel, and a number over a number is one', (text, answer) => {
    expect(ask(text).text).toBe(answer);
  });

  test('a number over a measure is what was written, unless only the other reading fits', () => {
    expect(ask('pi / 4 s in Hz')).toMatchObject({ result: Math.PI / 4 });
    expect(ask('pi/4 m in cm').assumed).toEqual([{ kind: 'number', of: 'pi/4 m', as: '(pi/4) m' }]);
    expect(() => ask('5 km / 4 h in kg')).toThrow(/Cannot convert/);
  });

  test.each([
    ['1920x1080 megapixels', 2.0736],
    ['4000 x 3000 in Mpx', 12],
    ['2x4 megapixels', 8],
  ])('%s: sides of a picture are in pixels', (text, result) => {
    expect(ask(text)).toMatchObject({ result, unit: 'megapixel' });
  });

  test.each([
    ['10% of 5k', 500, [{ kind: 'number', of: '5k', as: '5000' }]],
    ['2 * 1.5k', 3000, [{ kind: 'number', of: '1.5k', as: '1500' }]],
    ['10% of $5k', 500, undefined],
    ['$2.5m + $1m', 3_500_000, undefined],
  ])(
    '%s: a k stuck to digits is a thousand among bare numbers and after the sign of a currency',
    (text, result, assumed) => {
      const answer = ask(text);
      expect([answer.result, answer.assumed]).toEqual([result, assumed]);
    },
  );

  test.each([
    ['300 k + 5 k', 305],
    ['2 * 300K', 600],
  ])('%s is a temperature', (text, result) => {
    expect(ask(text)).toMatchObject({ result, unit: 'kelvin' });
  });

  test.each([
    ['8:30 x 5', 'ambiguous-number'],
    ['5 * 8:30', 'ambiguous-number'],
    ['12/25/2026', 'unknown-unit'],
  ])('refuses %s, which is neither a ratio nor a quotient', (text, code) => {
    expect(answerTo(text)).toBe(code);
  });
});
