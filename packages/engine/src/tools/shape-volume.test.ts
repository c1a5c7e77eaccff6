import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { shapeVolume } from './shape-volume.ts';

test.each([
  [{ length: 1, width: 2, height: 3 }, 6, 'm³'],
  [{ shape: 'cube', length: '2 in' }, 8, 'in³'],
  [{ shape: 'sphere', radius: '3 ft' }, 36 * Math.PI, 'ft³'],
  [{ shape: 'sphere', diameter: '6 ft' }, 36 * Math.PI, 'ft³'],
  [{ shape: 'cylinder', radius: 1, height: 2 }, 2 * Math.PI, 'm³'],
  [{ shape: 'cone', radius: 1, height: 3 }, Math.PI, 'm³'],
  [{ shape: 'pyramid', length: 3, width: 2, height: 1 }, 2, 'm³'],
  [{ length: '10 cm', width: '10 cm', height: '10 cm', unit: 'L' }, 1, 'L'],
] as const)('%j is %s %s', (given, value, symbol) => {
  const { volume } = shapeVolume(given);
  expect(volume.value).toBeCloseTo(value, 12);
  expect(volume.symbol).toBe(symbol);
});

test.each([
  [{ length: 1, width: 2 }, 'missing-parameter height'],
  [{ shape: 'sphere', length: 1 }, 'missing-parameter radius'],
  [{ shape: 'cube', length: -1 }, 'out-of-range length'],
  [{ shape: 'cube', length: 1, unit: 'm²' }, 'incompatible-units unit'],
] as const)('refuses %j: %s', (given, code) => {
  expect(refusal(() => shapeVolume(given))).toBe(code);
});
