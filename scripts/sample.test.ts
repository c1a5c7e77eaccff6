import { expect, test } from 'vitest';
import { isInShare, sampleOf, shares } from './sample.ts';

const cases = Array.from({ length: 4200 }, (_, index) => index);
const asked = Array.from({ length: shares }, (_, share) => cases.filter((index) => isInShare(index, share)));

test('a week asks every case once', () => {
  expect(asked.flat().toSorted((a, b) => a - b)).toEqual(cases);
});

test.each([1, 2, 3, 5, 7, 10, 12])('asks every kind of case each day: %i kinds in turn', (kinds) => {
  for (const share of asked) {
    for (let kind = 0; kind < kinds; kind += 1) {
      const part = share.filter((index) => index % kinds === kind).length / (cases.length / kinds);
      expect(part).toBeGreaterThan(0.9 / shares);
      expect(part).toBeLessThan(1.1 / shares);
    }
  }
});

test('asks one of any 13 cases in a row', () => {
  for (const share of asked) {
    const steps = share.slice(1).map((index, at) => index - share[at]!);
    expect(Math.max(...steps)).toBeLessThanOrEqual(13);
  }
});

test.each([1, 2, 5, 40])('asks at least one of %i cases', (count) => {
  expect(sampleOf(cases.slice(0, count)).length).toBeGreaterThanOrEqual(1);
});

test('asks nothing of no cases', () => {
  expect(sampleOf([])).toEqual([]);
});
