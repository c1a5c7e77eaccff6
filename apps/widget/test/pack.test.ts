import { names } from '@units/engine/browse';
import { expect, test } from 'vitest';
import { pack } from '../pack.ts';
import { unpack } from '../src/unpack.ts';

const unneeded = new Set(['source', 'note', 'unseen']);

test('packing loses nothing but sources and notes', () => {
  const wanted = names.quantities.map(({ units, ...quantity }) => ({
    ...quantity,
    units: units.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !unneeded.has(key)))),
  }));
  expect(unpack(pack(names.quantities))).toEqual(wanted);
});
