import { describe, expect, test } from 'vitest';
import { today } from '../../../scripts/sample.ts';
import { Definitions } from '../prove/definitions.ts';
import { prove } from '../prove/proof.ts';
import { judge, type Outcome } from '../prove/reference.ts';
import { quantities as catalogue } from '../src/data/catalogue.ts';
import { nextAfter, nextBefore } from './bits.ts';

test('the engine agrees with the reference, on every pair of every quantity', { timeout: 60_000 }, () => {
  const report = prove({ comparisons: 20_000, seed: 1 + today });
  expect(report.wrong).toEqual([]);
  expect(report.comparisons).toBeGreaterThanOrEqual(20_000);
  expect(report.quantities).toBe(catalogue.length);
  expect(report.ties).toBeGreaterThan(200);
});

describe('the reference', () => {
  const definitions = new Definitions(catalogue);
  const verdict = (value: number, from: string, to: string, outcome: Outcome): string => {
    const { dimension } = definitions.of(from);
    return judge({ from: definitions.of(from), to: definitions.of(to), dimension }, value, outcome);
  };

  test.each([
    [0.1, 'foot', 'inch', 1.2],
    [1, 'mile', 'kilometer', 1.609344],
    [98.6, 'fahrenheit', 'celsius', 37],
    [180, 'degree', 'radian', Math.PI],
    [1, 'radian', 'degree', 57.29577951308232],
    [-1 / 3, 'foot', 'inch', -3.9999999999999996],
    [20, 'decibel', 'power-ratio', 100],
    [1, 'neper', 'decibel', 8.685889638065037],
  ])('tells %d %s in %s from its neighbours', (value, from, to, result) => {
    expect(verdict(value, from, to, result)).toBe('right');
    expect(verdict(value, from, to, nextAfter(nextAfter(result)))).toBe('wrong');
    expect(verdict(value, from, to, nextBefore(nextBefore(result)))).toBe('wrong');
    expect(verdict(value, from, to, 'result-out-of-range')).toBe('wrong');
  });

  test('holds exact answers to the last bit', () => {
    expect(verdict(0.1, 'foot', 'inch', 1.2000000000000002)).toBe('wrong');
    expect(verdict(20, 'decibel', 'power-ratio', 100.00000000000001)).toBe('wrong');
    expect(verdict(0, 'foot', 'inch', -0)).toBe('wrong');
    expect(verdict(5e-324, 'inch', 'mile', 0)).toBe('right');
    expect(verdict(1.7e308, 'mile', 'inch', 'result-out-of-range')).toBe('right');
    expect(verdict(1.7e308, 'inch', 'mile', 'result-out-of-range')).toBe('wrong');
  });
});
