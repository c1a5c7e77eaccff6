import { expect, test } from 'vitest';
import { isInShare } from './sample.ts';

const cases = Array.from({ length: 4200 }, (_, index) => index);
const shares = [0, 1, 2].map((share) => cases.filter((index) => isInShare(index, share)));

test('three days ask every case once', () => {
  expect(shares.flat().toSorted((a, b) => a - b)).toEqual(cases);
});

test.each([1, 2, 3, 5, 7, 10, 12])('asks every kind of case each day: %i kinds in turn', (kinds) => {
  for (const share of shares) {
    for (let kind = 0; kind < kinds; kind += 1) {
      const asked = share.filter((index) => index % kinds === kind).length / (cases.length / kinds);
      expect(asked).toBeGreaterThan(0.31);
      expect(asked).toBeLessThan(0.36);
    }
  }
});

test('asks one of any seven cases in a row', () => {
  for (const share of shares) {
    const steps = share.slice(1).map((index, at) => index - share[at]!);
    expect(Math.max(...steps)).toBeLessThanOrEqual(7);
  }
});
