import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../fixtures/refusal.ts';
import { ask } from '../ask.ts';
import { convert } from '../index.ts';
import { quantity, type Quantity } from '../quantity.ts';

describe('sums', () => {
  test('count turns', () => {
    expect(quantity(1, 'Hz').plus(quantity(60, 'rpm')).in('Hz')).toBe(2);
    expect(quantity(1, 'Hz').equals(quantity(60, 'rpm'))).toBe(true);
    expect(quantity(60, 'rpm').minus(quantity(1, 'Hz'))).toMatchObject({ value: 0, unit: 'revolution-per-minute' });
    expect(ask('60 rpm + 1 Hz').result).toBe(120);
    expect(ask('1 Hz + 60 rpm').result).toBe(2);
  });

  test.each([
    ['1 Gy', '1 Sv'],
    ['1 Hz', '1 Bq'],
    ['1 lx', '1 nit'],
    ['1 lm', '1 cd'],
    ['1 W', '1 VA'],
    ['1 h', '1 person-hour'],
    ['101325 Pa', '10 psig'],
    ['1 rad', '1 %'],
  ])('of %s and %s are refused', (a, b) => {
    expect(outcomeOf(() => quantity(a).plus(quantity(b)))).toBe('incompatible-units');
    expect(outcomeOf(() => quantity(a).compare(quantity(b)))).toBe('incompatible-units');
    expect(quantity(a).equals(quantity(b))).toBe(false);
  });

  test.each([
    ['1 Gy + 1 Sv'],
    ['1 Hz + 1 Bq'],
    ['1 W - 1 VA'],
    ['1 lx + 1 nit'],
    ['1 h + 1 person-hour'],
    ['101325 Pa + 10 psig'],
  ])('in a question are refused likewise: %s', (text) => {
    expect(outcomeOf(() => ask(text))).toBe('incompatible-units');
  });

  test('a product of units may be of any kind with its dimension', () => {
    const power = quantity(12, 'V').times(quantity(2, 'A'));
    expect([power.in('W'), power.in('VA'), power.toString()]).toEqual([24, 24, '24 V·A']);
    expect(quantity(24, 'V*A' as string).in('W')).toBe(24);
    expect(power.plus(quantity(1, 'W')).in('W')).toBe(25);
    expect(quantity(1, 'W').plus(power).in('W')).toBe(25);
    const dose: Quantity = quantity(1, 'J').over(quantity(1, 'kg'));
    expect([dose.in('Gy'), dose.in('Sv')]).toEqual([1, 1]);
    expect(quantity(8, 'L').over(quantity(100, 'km')).in('mpg')).toBe(convert(8, 'L/100km', 'mpg'));
  });
});
