import { describe, expect, test } from 'vitest';
import { catalogue, parse } from '../catalogue.ts';
import { readPlain } from './plain.ts';

/** Returns everything in a reading, with its exact values. */
const told = (text: string, region?: string): string => {
  const { value, unit, parts, to, answer = [], exact } = parse(text, { region });
  const measures = [...parts, ...answer].map((one) => [
    one.value,
    one.unit,
    `${one.exact.numerator}/${one.exact.denominator}`,
  ]);
  return JSON.stringify([value, unit, `${exact.numerator}/${exact.denominator}`, to, measures]);
};

describe('measures in several units', () => {
  test.each([
    ['5 ft 6 in', '7 ft 11.25 in'],
    ['5 ft 6 in to cm', '1000 ft 1.05 in to cm'],
    [`5'6" in m`, `12'0.1" in m`],
    ['2h 15m in minutes', '40h 59m in minutes'],
    ['1 h 30 min 5 s to min', '3 h 2 min 0.001 s to min'],
    ['11 st 4 lb in kg', '99 st 13.9 lb in kg'],
    ['2 m 35 cm in feet', '3 m 5.5 cm in feet'],
    ['1 uk gallon 2 pints in l', '3 uk gallons 1 pints in l'],
  ])('%s, once read, leads %s to the same answer as without it', (first, text) => {
    parse(first);
    expect(told(text)).toBe(told(text, 'US'));
    expect(told(text)).toBe(told(text, 'US'));
  });

  test('use the fast path where only the numbers differ', () => {
    parse('5 ft 6 in to cm');
    expect(readPlain('6 ft 2.5 in to cm', catalogue)?.answer?.[0]?.value).toBe(189.23);
  });

  test.each([
    ['5 ft 6 to cm', '5 ft 13 to cm'],
    ['5 ft 6 in to cm', '5 ft 6 1/2 in to cm'],
    ['5 ft 6 in to cm', '5.5 ft 6 in to cm'],
    ['5 ft 6 in to cm', '-5 ft 6 in to cm'],
    ['5 ft + 6 in', '5 ft + 7 in'],
    ['2 months 3 days in hours', '4 months 5 days in hours'],
  ])('%s says nothing of %s', (first, text) => {
    parse(first);
    expect(readPlain(text, catalogue)).toBeUndefined();
  });
});
