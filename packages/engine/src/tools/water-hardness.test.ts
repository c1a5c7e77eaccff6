import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { waterHardness } from './water-hardness.ts';

test.each([
  // One millimole per liter in tables
  [
    { value: 1 },
    {
      milligramsPerLiter: 100.1,
      germanDegrees: 5.608,
      frenchDegrees: 10.01,
      englishDegrees: 7.022,
      grainsPerGallon: 5.847,
    },
  ],
  [
    { value: 1, unit: 'dH' },
    { milligramsPerLiter: 17.85, millimolesPerLiter: 0.1783, frenchDegrees: 1.785, englishDegrees: 1.252 },
  ],
  [{ value: 1, unit: 'gpg' }, { milligramsPerLiter: 17.12 }],
  [{ value: 1, unit: 'eH' }, { milligramsPerLiter: 14.25 }],
  [{ value: 1, unit: 'fH' }, { milligramsPerLiter: 10 }],
] as const)('%j', (given, answer) => {
  const found = waterHardness(given);
  for (const [key, value] of Object.entries(answer)) {
    expect(found[key as keyof typeof answer] / value).toBeCloseTo(1, 3);
  }
});

test.each([
  [60, 'soft'],
  [60.1, 'moderately hard'],
  [121, 'hard'],
  [180, 'hard'],
  [181, 'very hard'],
])('%s mg/L is %s', (value, word) => {
  expect(waterHardness({ value, unit: 'mg/l' })).toMatchObject({ grade: word, milligramsPerLiter: value });
});

test('refuses a hardness below 0', () => {
  expect(refusal(() => waterHardness({ value: -1 }))).toBe('out-of-range value');
});
