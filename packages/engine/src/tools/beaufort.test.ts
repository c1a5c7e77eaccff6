import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { beaufort } from './beaufort.ts';

test.each([
  [0, 'calm', 'under 1 km/h', 'under 1 kn', '0 to 0.2 m/s'],
  [1, 'light air', '1 to 5 km/h', '1 to 3 kn', '0.3 to 1.5 m/s'],
  [5, 'fresh breeze', '29 to 38 km/h', '17 to 21 kn', '8 to 10.7 m/s'],
  [7, 'near gale', '50 to 61 km/h', '28 to 33 kn', '13.9 to 17.1 m/s'],
  [8, 'gale', '62 to 74 km/h', '34 to 40 kn', '17.2 to 20.7 m/s'],
  [11, 'violent storm', '103 to 117 km/h', '56 to 63 kn', '28.5 to 32.6 m/s'],
  [12, 'hurricane', '118 km/h and more', '64 kn and more', '32.7 m/s and more'],
])('force %s is a %s', (force, description, kilometersPerHour, knots, metersPerSecond) => {
  expect(beaufort({ force })).toMatchObject({ description, kilometersPerHour, knots, metersPerSecond });
});

test.each([
  ['0 km/h', 0],
  ['61 km/h', 7],
  ['62 km/h', 8],
  ['61.4 km/h', 7],
  ['33 kn', 7],
  ['34 kn', 8],
  ['17.1 m/s', 7],
  ['17.2 m/s', 8],
  ['39 mph', 8],
  ['100 m/s', 12],
  ['1000 m/min', 7],
])('%s is force %s', (speed, force) => {
  expect(beaufort({ speed }).beaufort).toBe(force);
});

test('the range is given in the unit that is asked for', () => {
  expect(beaufort({ force: 7, unit: 'mph' })).toMatchObject({
    range: '32 to 38 mph',
    lowest: { value: 32, unit: 'mile-per-hour' },
    highest: { value: 38 },
  });
  expect(beaufort({ force: 12 }).highest).toBeUndefined();
});

test.each([
  [{}, 'missing-parameter'],
  [{ force: 13 }, 'out-of-range force'],
  [{ speed: '-1 kn' }, 'out-of-range speed'],
  [{ speed: '1 kg' }, 'incompatible-units speed'],
])('refuses %j: %s', (given, code) => {
  expect(refusal(() => beaufort(given))).toBe(code);
});
