import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { slope } from './slope.ts';

test.each([
  [{ value: 10 }, { degrees: 5.710593137499642, ratio: 10, pitch: 1.2, permille: 100 }],
  [{ value: 100 }, { degrees: 45, ratio: 1, pitch: 12 }],
  [
    { value: 45, given: 'degrees' },
    { percent: 100, degrees: 45, ratio: 1 },
  ],
  [
    { value: 12, given: 'ratio' },
    { percent: 100 / 12, pitch: 1, degrees: 4.763641690726177 },
  ],
  [
    { value: 6, given: 'pitch' },
    { percent: 50, degrees: 26.56505117707799, ratio: 2 },
  ],
  [
    { value: 25, given: 'permille' },
    { percent: 2.5, ratio: 40 },
  ],
  [{ value: -5 }, { percent: -5, degrees: -2.8624052261117474, ratio: -20 }],
  [{ value: 0 }, { percent: 0, degrees: 0, ratio: undefined }],
] as const)('%j', (given, answer) => {
  expect(slope(given)).toMatchObject(answer);
});

test('refuses the slope of a vertical line', () => {
  expect(refusal(() => slope({ value: 90, given: 'degrees' }))).toBe('out-of-range value');
  expect(refusal(() => slope({ value: -120, given: 'degrees' }))).toBe('out-of-range value');
  expect(refusal(() => slope({ value: 0, given: 'ratio' }))).toBe('division-by-zero value');
});
