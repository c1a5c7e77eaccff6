import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { ringSize } from './ring-size.ts';

// Trade charts: US size, inner diameter and circumference in millimeters
test.each([
  ['4', 14.88, 46.7],
  ['5', 15.7, 49.3],
  ['6', 16.51, 51.9],
  ['7', 17.32, 54.4],
  ['8', 18.14, 57],
  ['10', 19.76, 62.1],
])('US %s is %s mm across and %s mm around', (size, across, around) => {
  const answer = ringSize({ size, system: 'us' });
  expect(answer.diameter.value).toBeCloseTo(across, 1);
  expect(Math.abs(answer.circumference.value - around)).toBeLessThan(0.07);
  expect(answer.us).toBe(Number(size));
});

test.each([
  [
    { size: 'C', system: 'uk' },
    { iso: 40, uk: 'C' },
  ],
  [
    { size: 'N', system: 'uk' },
    { us: 6.75, uk: 'N' },
  ],
  [{ size: 'n 1/2', system: 'uk' }, { uk: 'N½' }],
  [
    { size: 'Z+1', system: 'uk' },
    { uk: 'Z+1', circumference: { value: 70 } },
  ],
  [
    { size: '7', system: 'us' },
    { iso: 54, uk: 'N½', japan: 14 },
  ],
  [{ size: '6½', system: 'us' }, { us: 6.5 }],
  [{ size: '54' }, { iso: 54, swiss: 14 }],
  [{ size: '14', system: 'swiss' }, { iso: 54 }],
  [{ size: '1', system: 'japan' }, { diameter: { value: 13 } }],
  [
    { size: '17', system: 'diameter' },
    { diameter: { value: 17 }, iso: 53 },
  ],
] as const)('%j', (given, answer) => {
  expect(ringSize(given)).toMatchObject(answer);
});

test.each([
  [{ size: 'N' }, 'invalid-text size'],
  [{ size: '7', system: 'uk' }, 'invalid-text size'],
  [{ size: 'NN', system: 'uk' }, 'invalid-text size'],
  [{ size: 'A+1', system: 'uk' }, 'invalid-text size'],
  [{ size: '7' }, 'out-of-range size'],
  [{ size: '30', system: 'us' }, 'out-of-range size'],
] as const)('refuses %j: %s', (given, code) => {
  expect(refusal(() => ringSize(given))).toBe(code);
});
