import { byMolarMass, find, unitIndex } from '@units/engine/internal';
import { expect, test } from 'vitest';
import { formulaOf } from './formula.ts';
import { en } from './words/en.ts';

const formulas = [
  ['km', 'mi', 'Divide by 1.609344', 'exact'],
  ['mi', 'km', 'Multiply by 1.609344', 'exact'],
  ['C', 'F', 'Multiply by 1.8, then add 32', 'exact'],
  ['F', 'C', 'Subtract 32, then divide by 1.8', 'exact'],
  ['K', 'C', 'Subtract 273.15', 'exact'],
  ['ft', 'yd', 'Divide by 3', 'exact'],
  ['deg', 'rad', 'Multiply by π/180', 'exact'],
  ['rad', 'deg', 'Multiply by 180/π', 'exact'],
  ['kg', 'kg', 'The number stays the same', 'exact'],
  ['kg', 'lb', 'Divide by 0.45359237', 'exact'],
  ['N', 'lbf', 'Divide by 4.4482216152605', 'exact'],
  ['psi', 'Pa', 'Multiply by 6,894.7573', 'exactRounded'],
  ['mpg', 'L/100km', 'Divide 235.21458 by the value', 'exactRounded'],
  ['Da', 'kg', 'Multiply by 1.66053906892×10⁻²⁷', 'measured'],
  ['kDa', 'Da', 'Multiply by 1,000', 'exact'],
  ['dBm', 'W', 'Logarithmic units', undefined],
] as const;

test.for(formulas)('%s → %s: %s', ([from, to, text, trust]) => {
  expect(formulaOf(find(from, to), en, 'en')).toEqual({ text, trust });
});

test('a bridge depends on a measured value', () => {
  const [from, to] = [unitIndex.byId('milligram-per-deciliter')!, unitIndex.byId('millimole-per-liter')!];
  const compiled = byMolarMass(from, to, '180.156')!;
  expect(formulaOf({ from, to, compiled }, en, 'en')).toEqual({ text: 'Divide by 18.0156', trust: 'measured' });
});
