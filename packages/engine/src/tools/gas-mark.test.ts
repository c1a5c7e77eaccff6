import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { gasMark } from './gas-mark.ts';

// Unrounded values of cookbooks: exact Fahrenheit, Celsius to the degree
test.each([
  [0.25, 225, 107],
  [0.5, 250, 121],
  [1, 275, 135],
  [2, 300, 149],
  [3, 325, 163],
  [4, 350, 177],
  [5, 375, 191],
  [6, 400, 204],
  [7, 425, 218],
  [8, 450, 232],
  [9, 475, 246],
  [10, 500, 260],
])('gas mark %s is %s °F and %s °C', (value, fahrenheit, celsius) => {
  const answer = gasMark({ value });
  expect(answer.fahrenheit).toBe(fahrenheit);
  expect(Math.round(answer.celsius)).toBe(celsius);
});

test.each([
  [{ value: 180, given: 'celsius' }, '4', 160],
  [{ value: 200, given: 'celsius' }, '6', 180],
  [{ value: 350, given: 'fahrenheit' }, '4', 1410 / 9],
  [{ value: 160, given: 'fan' }, '4', 160],
  [{ value: 110, given: 'celsius' }, '¼', 90],
  [{ value: 120, given: 'celsius' }, '½', 100],
  [{ value: 50, given: 'celsius' }, undefined, 30],
] as const)('%j is mark %s', (given, mark, fan) => {
  expect(gasMark(given).mark).toBe(mark);
  expect(gasMark(given).fan).toBeCloseTo(fan, 10);
});

test('refuses gas marks that ovens do not have', () => {
  for (const value of [0, 11, 4.5]) expect(refusal(() => gasMark({ value }))).toBe('out-of-range value');
});

test.each([
  [{ value: 1 }, 140, 120, 275],
  [{ value: 3 }, 160, 140, 325],
  [{ value: 4 }, 180, 160, 350],
  [{ value: 6 }, 200, 180, 400],
  [{ value: 9 }, 240, 220, 475],
  [{ value: 350, given: 'fahrenheit' }, 180, 160, 350],
  [{ value: 375, given: 'fahrenheit' }, 190, 170, 375],
  [{ value: 175, given: 'celsius' }, 175, 155, 350],
  [{ value: 160, given: 'fan' }, 180, 160, 350],
] as const)('an oven is set as cookbooks say: %j', (given, setting, settingFan, settingFahrenheit) => {
  expect(gasMark(given)).toMatchObject({ setting, settingFan, settingFahrenheit });
});

test('a mark and its cookbook setting are never further apart than a table rounds', () => {
  for (const value of [0.25, 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    const { celsius, setting } = gasMark({ value });
    expect(Math.abs(celsius - setting)).toBeLessThan(7);
  }
});
