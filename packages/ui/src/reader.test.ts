import { unitIndex, type Unit } from '@units/engine/internal';
import { expect, test } from 'vitest';
import { bridgeThrough, exactFunctionFor } from './reader.ts';

const unitOf = (text: string): Unit => unitIndex.find(text)!.units[0]!;

test('a compound has its relation to other units in any spelling', () => {
  // No user types its identifier, `square-thousand-cubic-foot`
  const square = unitOf('MCF^2');
  expect(exactFunctionFor(square, square)).toMatchObject({ p: 1n, q: 1n });
  expect(exactFunctionFor(square, unitOf('m^6'))).toMatchObject({ reciprocal: false });
  expect(bridgeThrough('125 gram-per-cup').exactFunctionFor(unitOf('cup'), unitOf('g'))).toMatchObject({
    p: 125n,
    q: 1n,
  });
  expect(bridgeThrough('125 gram-per-cup').exactFunctionFor(square, unitOf('g'))).toBeUndefined();
});

test('units that do not convert have no relation', () => {
  expect(exactFunctionFor(unitOf('m'), unitOf('s'))).toBeUndefined();
  expect(exactFunctionFor(unitOf('dBm/m'), unitOf('dBm/km'))).toBeUndefined();
});
