import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { significantFigures } from './significant-figures.ts';

test.each([
  ['0.012345', 3, '0.0123', '1.23e-2'],
  ['12345', 2, '12000', '1.2e4'],
  ['0.0996', 2, '0.10', '1.0e-1'],
  ['999.9', 3, '1000', '1.00e3'],
  ['2.5', 1, '3', '3e0'],
  ['-2.5', 1, '-3', '-3e0'],
  ['5', 4, '5.000', '5.000e0'],
  ['0', 3, '0', '0e0'],
  ['6.02214076e23', 3, '602000000000000000000000', '6.02e23'],
])('%s to %s figures is %s', (value, figures, rounded, scientific) => {
  expect(significantFigures({ value, figures })).toMatchObject({ rounded, scientific });
});

test.each([
  ['0.0123', 3],
  ['0.01230', 4],
  ['1500', 2],
  ['1500.', 4],
  ['1500.0', 5],
  ['1002', 4],
  ['1.50e3', 3],
  ['0', 1],
])('%s has %s figures', (value, count) => {
  expect(significantFigures({ value }).count).toBe(count);
});

test.each(['', 'x', '1e999', '1,5'])('%j is refused', (value) => {
  expect(refusal(() => significantFigures({ value }))).toMatch(/^(invalid-number|missing-parameter) value$/);
});
