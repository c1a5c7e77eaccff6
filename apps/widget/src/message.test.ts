import { expect, test } from 'vitest';
import { readSet } from './message.ts';

test('reads what a page may ask for', () => {
  expect(readSet({ units: 1, type: 'set', value: 5, from: 'km' })).toEqual({ value: '5', from: 'km', to: undefined });
  expect(readSet({ units: 1, type: 'set', value: '1 000,5' })).toMatchObject({ value: '1 000,5' });
});

test('reads no other version, type or shape', () => {
  for (const data of [
    undefined,
    null,
    'set',
    1,
    [],
    { units: 2, type: 'set' },
    { units: 1, type: 'ready' },
    { type: 'set' },
  ]) {
    expect(readSet(data)).toBeUndefined();
  }
});

test('passes over what is not a text', () => {
  const given = { units: 1, type: 'set', value: Number.NaN, from: {}, to: 'x'.repeat(201) };
  expect(readSet(given)).toEqual({ value: undefined, from: undefined, to: undefined });
});
