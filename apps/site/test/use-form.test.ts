import { speedDistanceTime, tip, wireGauge } from '@units/engine/tools';
import { expect, test } from 'vitest';
import { rivalsOf } from '../src/content/form-fields.ts';
import { givesWay } from '../src/islands/use-form.ts';

test('fields are rivals where each follows from others, by the examples of their tool', () => {
  expect(rivalsOf(speedDistanceTime)).toEqual({ names: ['distance', 'time', 'speed'], most: 2 });
  expect(rivalsOf(wireGauge)).toMatchObject({ most: 1 });
  expect(rivalsOf(tip)).toBeUndefined();
});

test('one field too many takes the place of the one that was typed longest ago', () => {
  const rivals = { names: ['distance', 'time', 'speed'], most: 2 };
  expect(givesWay(rivals, { distance: '5 mi', time: '1 h' }, ['distance'])).toBeUndefined();
  expect(givesWay(rivals, { distance: '5 mi', time: '1 h', speed: ' ' }, ['speed'])).toBeUndefined();
  expect(givesWay(rivals, { distance: '5 mi', time: '1 h', speed: '9 mph' }, ['distance', 'speed'])).toBe('time');
  expect(givesWay(rivals, { distance: '5 mi', time: '1 h', speed: '9 mph' }, ['time', 'distance', 'speed'])).toBe(
    'time',
  );
});
