import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { average } from './average.ts';

test('sums are exact', () => {
  expect(average({ values: [0.1, 0.2, 0.3] })).toMatchObject({ sum: 0.6, mean: 0.2, median: 0.2, range: 0.2 });
  expect(average({ values: [1e16, 1, -1e16] })).toMatchObject({ sum: 1, mean: 1 / 3 });
});

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[-5, -10], -7.5],
])('the median of %j is %s', (values, median) => {
  expect(average({ values }).median).toBe(median);
});

test.each([
  [[1, 2, 2, 3], [2]],
  [
    [1, 1, 2, 2],
    [1, 2],
  ],
  [[1, 2, 3], undefined],
])('the modes of %j are %j', (values, modes) => {
  expect(average({ values }).modes).toEqual(modes);
});

test('deviations are of a population and of a sample', () => {
  const { populationDeviation, sampleDeviation } = average({ values: [2, 4, 4, 4, 5, 5, 7, 9] });
  expect(populationDeviation).toBe(2);
  expect(sampleDeviation).toBe(Math.sqrt(32 / 7));
  expect(average({ values: [5] })).toMatchObject({ sampleDeviation: undefined, populationDeviation: 0 });
});

test('an empty list, a sum that is too large and too many numbers are refused', () => {
  expect(refusal(() => average({ values: [] }))).toBe('invalid-number values');
  expect(refusal(() => average({ values: [1e308, 1e308] }))).toBe('result-out-of-range');
  expect(refusal(() => average({ values: Array.from({ length: 1001 }, () => 1) }))).toBe('too-many values');
});
