import { describe, expect, it, test } from 'vitest';
import { ask } from '../ask.ts';
import { convert, UnitsError } from '../index.ts';
import { measured } from '../measured.ts';
import { quantity } from '../quantity.ts';
import { explainUnit } from '../server.ts';

const tests = ['SUS', 'SFS', 'Redwood second', '°E'] as const;

const refusalOf = (run: () => unknown): UnitsError => {
  try {
    run();
  } catch (error) {
    if (error instanceof UnitsError) return error;
  }
  throw new Error('It was answered.');
};

// ASTM D2161: 4.6324 ν + (1 + 0.03264 ν) / (0.039302 + 0.002627 ν + 0.0002397 ν² + 0.00001646 ν³), in exact fractions
test.each([
  [1.81, 31.951_270_184_506_81],
  [7.4, 50.087_901_398_173_514],
  [32, 150.487_983_487_750_57],
  [220, 1019.171_634_470_169_1],
])('converts %d cSt to Saybolt seconds by the equation of ASTM D2161', (viscosity, seconds) => {
  expect(convert(viscosity, 'cSt', 'SUS')).toBeCloseTo(seconds, 10);
});

// The columns of the Hydraulic Institute's Engineering Data Book, which agree with these formulas as far as they go
test.each([
  ['SUS', 100, 20.6, 0.005],
  ['SUS', 1000, 220, 0.02],
  ['SFS', 28, 54, 0.006],
  ['SFS', 200, 440, 0.04],
  ['Redwood second', 423, 110, 0.005],
  ['Redwood second', 8460, 2200, 0.001],
  ['°E', 4.48, 32.1, 0.005],
  ['°E', 584, 4400, 0.002],
] as const)('agrees with the table of pump makers: %s', (unit, reading, viscosity, part) => {
  expect(Math.abs(convert(reading, unit, 'cSt') / viscosity - 1)).toBeLessThan(part);
});

describe.each(tests)('%s', (unit) => {
  const amounts = Array.from({ length: 200 }, (_, index) => 49 * 1.05 ** index);

  it('increases with viscosity, and comes back to it', () => {
    const readings = amounts.map((amount) => convert(amount, 'cSt', unit));
    expect(readings).toEqual(readings.toSorted((a, b) => a - b));
    for (const [index, reading] of readings.entries()) {
      expect(Math.abs(convert(reading, unit, 'cSt') / amounts[index]! - 1)).toBeLessThan(1e-15);
    }
  });

  it('names the least value, which it accepts', () => {
    const { code, message } = refusalOf(() => convert(0.5, unit, 'cSt'));
    expect(code).toBe('out-of-range');
    const least = Number(/at least ([\d.]+)/.exec(message)![1]);
    const viscosity = convert(least, unit, 'cSt');
    expect(refusalOf(() => convert(viscosity * 0.99, 'cSt', unit)).code).toBe('out-of-range');
  });

  it('takes no part in sums and products', () => {
    const reason = /not twice what it measures/;
    expect(refusalOf(() => ask(`2 * 100 ${unit}`)).reason).toMatch(reason);
    expect(refusalOf(() => quantity(100, unit as string).times(2)).reason).toMatch(reason);
    expect(refusalOf(() => quantity(100, unit as string).plus(quantity(100, unit as string))).reason).toMatch(reason);
  });
});

it('converts one test to another, and names the least reading of the given one', () => {
  expect(convert(10, '°E', 'SUS')).toBeCloseTo(convert(convert(10, '°E', 'cSt'), 'cSt', 'SUS'), 10);
  const least = Number(/at least ([\d.]+)/.exec(refusalOf(() => convert(100, 'SUS', 'SFS')).message)![1]);
  expect(convert(least, 'SUS', 'SFS')).toBeCloseTo(25.11, 1);
});

test.each([
  ['150 SUS in cSt', '150 SUS ≈ 31.8915 cSt', /100 °F/],
  ['100 Saybolt universal seconds in mm²/s', '100 SUS ≈ 20.515 mm²/s', /100 °F/],
  ['90 cSt to SSF', '90 cSt ≈ 44.114 SFS', /122 °F/],
])('%s says at which temperature the test was done', (text, said, note) => {
  expect(ask(text)).toMatchObject({ text: said, note: expect.stringMatching(note), exact: undefined });
});

it('propagates an uncertainty through the formula', () => {
  // 20 °E ± 0.1: the slope of 7.5411 x − 7.2904 / x there is 7.5593
  expect(measured(20, 0.1, '°E').to('cSt').uncertainty).toBeCloseTo(0.755_93, 5);
});

it('explains the formula, and has no factor', () => {
  const formula =
    'amount = 7.5411 x − 7.2904 / x for the reading x from 1.1, amounts in 1 square-millimeter-per-second';
  const { explanation, record } = explainUnit('°E');
  expect(explanation).toMatchObject({ definition: formula, status: 'measured' });
  expect(explanation).not.toHaveProperty('factor');
  expect(record).toMatchObject({ kind: 'empirical', toBaseScale: 0, exact: false, reference: formula });
  expect(explainUnit('SUS').record?.reference).toContain(
    '4.6324 x + (1 + 0.03264 x) / (0.039302 + 0.002627 x + 0.0002397 x² + 0.00001646 x³)',
  );
});
