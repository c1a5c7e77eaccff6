import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { speedDistanceTime } from './speed-distance-time.ts';

test.each([
  [{ distance: '150 mi', time: '2 h 30 min' }, 60, 'mph'],
  [{ distance: '10 nmi', time: '2 h' }, 5, 'kn'],
  [{ distance: '100 m', time: '9.58 s' }, 10.438413361169102, 'm/s'],
  [{ distance: 100, time: 2 }, 50, 'km/h'],
  [{ speed: '60 mph', time: '90 min' }, 90, 'mi'],
  [{ speed: '20 kn', time: '3 h' }, 60, 'nmi'],
  [{ speed: '25 m/s', time: '1 min' }, 1500, 'm'],
  [{ distance: '300 km', speed: '60 km/h' }, 5, 'h'],
  [{ distance: '5 km', speed: '10 km/h', unit: 'min' }, 30, 'min'],
  [{ distance: '100 km', time: '1 h', unit: 'mph' }, 62.1371192237334, 'mph'],
  // A time with one colon is read by a plausible speed: a walk, a drive or a flight
  [{ distance: '100 km', time: '1:15' }, 80, 'km/h'],
  [{ distance: '10 km', time: '50:00' }, 12, 'km/h'],
  [{ distance: '400 m', time: '0:50' }, 8, 'm/s'],
  [{ distance: '5200 km', time: '6:30' }, 800, 'km/h'],
  [{ distance: '1 m', time: '1:00' }, 1 / 3600, 'm/s'],
])('%j is %s %s', (given, value, symbol) => {
  expect(speedDistanceTime(given).result).toMatchObject({ value, symbol });
});

test('a time is also told by the clock', () => {
  expect(speedDistanceTime({ distance: '100 km', speed: '80 km/h' }).clock).toBe('1:15:00');
  expect(speedDistanceTime({ distance: '100 km', time: '2 h' }).clock).toBeUndefined();
});

test('three that agree are taken, and the speed is the result', () => {
  expect(speedDistanceTime({ distance: '100 km', time: '2 h', speed: '50 km/h' }).result.value).toBe(50);
});

test.each([
  [{}, 'missing-parameter'],
  [{ distance: '1 km' }, 'missing-parameter'],
  [{ distance: '1 km', time: '0 h' }, 'division-by-zero time'],
  [{ distance: '1 km', time: '1 h', speed: '2 km/h' }, 'conflicting-parameters distance'],
  [{ distance: '1 kg', time: '1 h' }, 'incompatible-units distance'],
  [{ distance: '1 km', time: '1 h', unit: 'kg' }, 'incompatible-units unit'],
  [{ distance: '-1 km', time: '1 h' }, 'out-of-range distance'],
])('refuses %j: %s', (given, code) => {
  expect(refusal(() => speedDistanceTime(given))).toBe(code);
});
