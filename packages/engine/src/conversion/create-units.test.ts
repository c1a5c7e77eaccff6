import { describe, expect, test } from 'vitest';
import { createUnits } from './create-units.ts';
import { defineQuantity, extendQuantity } from './define-quantity.ts';
import { convert as convertAll, unitIndex } from './catalogue.ts';
import * as pieces from '../generated/quantities.ts';
import type { QuantityDefinition } from '../model/quantity.ts';

const all = Object.values<QuantityDefinition>(pieces);

describe('each quantity by itself', () => {
  test('is one of the catalogue, and none is left out', () => {
    expect(all.map(({ id }) => id).toSorted()).toEqual(unitIndex.quantities.map(({ id }) => id).toSorted());
  });

  test.each(all.map((quantity) => [quantity.id, quantity] as const))('converts %s as the whole does', (_, quantity) => {
    const { convert } = createUnits({ quantities: [quantity] });
    const base = quantity.units.at(0)!;
    for (const { id } of quantity.units) expect(convert(3, id, base.id)).toBe(convertAll(3, id, base.id));
  });
});

describe('createUnits', () => {
  test('has units of its own, and leaves the catalogue alone', () => {
    const { convert } = createUnits({
      quantities: [extendQuantity(pieces.length, [{ id: 'city-block', is: '264 foot', symbol: 'blk' }]), pieces.time],
    });
    const block: string = 'blk';
    expect(convert(1, 'blk', 'ft')).toBe(264);
    expect(convert(2, 'blk/min', 'ft/min')).toBe(528);
    expect(() => convertAll(1, block, 'ft')).toThrow('blk');
    expect(pieces.length.units.some(({ id }) => id === 'city-block')).toBe(false);
  });

  test('takes affine, logarithmic and reciprocal units', () => {
    const heat = defineQuantity({
      id: 'oven',
      dimension: 'Θ',
      units: [
        { id: 'hot', is: '1 kelvin' },
        { id: 'gas-mark', is: '125/9 kelvin', offset: '30' },
        { id: 'log-hot', is: '1 kelvin', log: { base: 10, per: '10' } },
      ],
    });
    const { convert } = createUnits({ quantities: [pieces.temperature, heat] });
    expect(convert(6, 'gas-mark', 'hot')).toBe(500);
    expect(convert(20, 'log-hot', 'hot')).toBe(100);
  });

  test.each([
    [[{ id: 'Big Step' }], 'kebab-case'],
    [[{ id: 'step' }, { id: 'step', is: '2 step' }], 'twice'],
    [[{ id: 'step' }, { id: 'stair' }], 'no definition'],
    [[{ id: 'step' }, { id: 'stair', is: 'some step' }], 'Not a number'],
    [[{ id: 'step' }, { id: 'stair', is: '3 stepp' }], 'stepp'],
    [[{ id: 'step' }, { id: 'stair', is: '0 step' }], 'zero'],
    [[{ id: 'step' }, { id: 'stair', is: '1/0 step' }], 'divides by zero'],
    [
      [
        { id: 'a', is: '1 b' },
        { id: 'b', is: '1 a' },
      ],
      'comes back to itself',
    ],
    [[{ id: 'step', is: '1 meter' }], 'dimension'],
    [[{ id: 'meter' }], 'twice'],
  ])('refuses %j: %s', (units, sentence) => {
    const own = defineQuantity({ id: 'stairs', units });
    const make = () => createUnits({ quantities: [pieces.length, own] });
    expect(make).toThrow(TypeError);
    expect(make).toThrow(sentence);
  });

  test('refuses a quantity that is there twice', () => {
    expect(() => createUnits({ quantities: [pieces.length, pieces.length] })).toThrow('"length" is there twice');
  });
});
