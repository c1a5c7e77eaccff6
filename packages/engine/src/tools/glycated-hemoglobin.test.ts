import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { glycatedHemoglobin } from './glycated-hemoglobin.ts';

// Values as laboratories print them: whole mmol/mol, tenths of a percent
test.each([
  [4, 20],
  [5, 31],
  [6, 42],
  [6.5, 48],
  [7, 53],
  [8, 64],
  [9, 75],
  [10, 86],
  [12, 108],
])('%s %% is %s mmol/mol, and back', (percent, ifcc) => {
  expect(Math.round(glycatedHemoglobin({ value: percent, unit: '%' }).mmolPerMol)).toBe(ifcc);
  expect(glycatedHemoglobin({ value: ifcc }).percent).toBeCloseTo(percent, 1);
});

// The table of the study
test.each([
  [5, 97, 5.4],
  [6, 126, 7],
  [7, 154, 8.6],
  [8, 183, 10.1],
  [10, 240, 13.4],
])('%s %% is a mean glucose of %s mg/dL, %s mmol/L', (value, milligrams, millimoles) => {
  const answer = glycatedHemoglobin({ value, unit: '%' });
  expect(Math.round(answer.averageGlucose)).toBe(milligrams);
  expect(Math.abs(answer.averageGlucoseMolar - millimoles)).toBeLessThan(0.12);
});

test('refuses values that blood cannot have', () => {
  expect(refusal(() => glycatedHemoglobin({ value: 2, unit: '%' }))).toBe('out-of-range value');
  expect(refusal(() => glycatedHemoglobin({ value: 201 }))).toBe('out-of-range value');
  expect(refusal(() => glycatedHemoglobin({ value: 0 }))).toBe('out-of-range value');
});
