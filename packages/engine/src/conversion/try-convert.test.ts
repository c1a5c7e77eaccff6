import { expect, test } from 'vitest';
import { convert, isUnit, tryConvert } from '../index.ts';
import { createConverters, createUnits, defineQuantity } from '../own.ts';

test('tryConvert gives what convert gives, and undefined where that throws', () => {
  expect(tryConvert(5, 'km', 'mi')).toBe(convert(5, 'km', 'mi'));
  for (const [value, from, to] of [
    [5, 'km', 'kg'],
    [5, 'kmm', 'm'],
    [NaN, 'km', 'm'],
    ['5', 'km', 'm'],
    [5, null, 'm'],
    [5, 'm', Symbol('m')],
    [0, 'mpg', 'L/100km'],
    [1e308, 'km', 'mm'],
  ]) {
    expect(tryConvert(value, from, to)).toBeUndefined();
  }
});

test('isUnit is true for spellings of units alone', () => {
  for (const text of ['km', 'Feet', 'mi/fortnight', 'oz', '°C', 'kg*m/s^2'])
    expect([text, isUnit(text)]).toEqual([text, true]);
  for (const text of ['', 'kmm', '5 km', 5, null, undefined, {}, Symbol('m'), '__proto__', 'm^1e9']) {
    expect(isUnit(text)).toBe(false);
  }
});

test.each([createUnits, createConverters])('the units of a program have both', (create) => {
  const effort = defineQuantity({ id: 'effort', units: [{ id: 'story-point' }, { id: 'epic', is: '20 story-point' }] });
  const own = create({ quantities: [effort] });
  expect(own.tryConvert(3, 'epics', 'story-point')).toBe(60);
  expect(own.tryConvert(3, 'epic', 'km')).toBeUndefined();
  expect(['epics', 'km', 'epic/story-point'].map((text) => own.isUnit(text))).toEqual([true, false, true]);
});
