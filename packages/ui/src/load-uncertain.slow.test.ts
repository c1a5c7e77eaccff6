import { expect, test } from 'vitest';
import { loadUncertain, readTyped } from './reader.ts';
import { everything, lightIndex } from './units.ts';
import { en } from './words/en.ts';

// Not beside the unit tests, whose worker has loaded the module that must be missing here.

test('a number with an uncertainty is read once its reader has loaded', async () => {
  const [from, to] = [lightIndex.byId('kilogram')!, lightIndex.byId('pound')!];
  const typed = { from, to, side: 'from', text: '5.0(2)', reading: undefined } as const;
  const read = () => readTyped(typed, { offers: everything(), words: en, locale: 'en' }).reading;
  expect(read()).toBeUndefined();
  await loadUncertain('5.0');
  expect(read()).toBeUndefined();
  await loadUncertain('5.0(2)');
  expect(read()).toBeDefined();
});
