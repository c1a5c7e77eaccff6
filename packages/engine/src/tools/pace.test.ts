import { expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { ask } from '../ask.ts';
import { pace } from './pace.ts';

test.each([
  [
    { distance: '10 km', time: '50:00' },
    { perKilometer: '5:00', perMile: '8:03', finish: '50:00' },
  ],
  [
    { distance: '21.0975 km', pace: '6:00' },
    { perKilometer: '6:00', finish: '2:06:35' },
  ],
  [
    { distance: '26.2 mi', pace: '9:00', per: 'mile' as const },
    { perMile: '9:00', finish: '3:55:48' },
  ],
  [{ time: '1:00:00', pace: '6:00' }, { way: { value: 10, unit: 'kilometer', symbol: 'km' } }],
  [{ distance: '5 km', time: '1500 s' }, { perKilometer: '5:00' }],
  // A time with one colon is read by a plausible speed of a runner
  [
    { distance: '42.195 km', time: '3:30' },
    { perKilometer: '4:59', finish: '3:30:00' },
  ],
  [
    { distance: '26.2 mi', time: '5:15' },
    { perMile: '12:01', finish: '5:15:00' },
  ],
  [
    { distance: '10 km', time: '0:50' },
    { perKilometer: '5:00', finish: '50:00' },
  ],
  [{ distance: '1 mi', time: '3:43' }, { perMile: '3:43' }],
  [{ distance: '1 m', time: '3:30' }, { finish: '3:30' }],
])('%j', (given, answer) => {
  expect(pace(given)).toMatchObject(answer);
});

test('two of the three are wanted, and they agree', () => {
  expect(refusal(() => pace({ distance: '5 km' }))).toBe('missing-parameter');
  expect(refusal(() => pace({ distance: '5 km', time: '25:00', pace: '4:00' }))).toBe('conflicting-parameters time');
  expect(refusal(() => pace({ distance: 'far', pace: '6:00' }))).toBe('invalid-number distance');
  expect(refusal(() => pace({ distance: '0 km', time: '25:00' }))).toBe('out-of-range distance');
});

test.each([
  ['marathon in 3:45 per mile', '8:35'],
  ['half marathon in 1:45 pace', '4:59'],
  ['5k in 25 minutes pace per mile', '8:03'],
  ['pace for 4 hour marathon', '5:41'],
  ['marathon at 8:30 per mile', '3:42:52'],
  ['time to run 10k at 5:30 per km', '55:00'],
])('%s', (text, result) => {
  expect(ask(text)).toMatchObject({ tool: 'pace', result });
});
