import { describe, expect, test } from 'vitest';
import { unitIndex } from '../../test/small.ts';
import { kindOf, readDefinition, readNumeral, readProduct, siFactorOf } from './definition.ts';
import { readDimension } from '../model/dimension.ts';
import { ratio } from '../model/rational.ts';

const { byId } = unitIndex;
const scale = (id: string): ReturnType<typeof siFactorOf> => siFactorOf(byId(id)!);

describe('readNumeral', () => {
  test.each([
    ['1/3', ratio(1n, 3n)],
    ['0.9144', ratio(9144n, 10_000n)],
    ['6.02214076e23', ratio(602214076n * 10n ** 15n)],
    ['-2.5', ratio(-5n, 2n)],
    ['101325/760', ratio(101325n, 760n)],
    ['0.5/0.25', ratio(2n)],
  ])('reads %s', (text, value) => expect(readNumeral(text)).toEqual(value));

  test.each(['', '1/', 'pi', '1/2x'])('refuses "%s"', (text) =>
    expect(() => readNumeral(text)).toThrow('Not a number'),
  );
});

describe('readProduct', () => {
  const parts = (id: string): unknown => {
    const product = readProduct(id, byId);
    return product && [product.constant, ...product.factors.map(({ unit, exponent }) => [unit.id, exponent])];
  };

  test.each([
    ['mile-per-hour', [ratio(1n), ['mile', 1], ['hour', -1]]],
    ['square-foot', [ratio(1n), ['foot', 2]]],
    ['pow4-meter-per-cubic-second', [ratio(1n), ['meter', 4], ['second', -3]]],
    ['liter-per-100-kilometer', [ratio(1n, 100n), ['liter', 1], ['kilometer', -1]]],
    ['pound-force-meter', [ratio(1n), ['pound-force', 1], ['meter', 1]]],
    ['pound-meter', [ratio(1n), ['pound', 1], ['meter', 1]]],
    ['per-second', [ratio(1n), ['second', -1]]],
    ['meter-per-kilogram-second', [ratio(1n), ['meter', 1], ['kilogram', -1], ['second', -1]]],
    ['square-milliradian', [ratio(1n), ['milliradian', 2]]],
  ])('takes %s apart', (id, expected) => expect(parts(id)).toEqual(expected));

  test.each(['', '-', 'per', 'meter-', 'square', 'smoot', 'meter-per-smoot', '100', 'toString'])(
    'knows no "%s"',
    (id) => expect(parts(id)).toBeUndefined(),
  );

  test('does not define a unit by itself', () => {
    expect(parts('meter')).toBeUndefined();
    expect(parts('mile-per-hour')).toBeDefined();
  });
});

describe('siFactorOf', () => {
  test('multiplies definitions down to the base units of the SI', () => {
    expect(scale('foot').ratio).toEqual(ratio(3048n, 10_000n));
    expect(scale('gallon').ratio).toEqual(ratio(3785411784n, 10n ** 12n));
    expect(scale('newton')).toEqual({ ratio: ratio(1n), piPower: 0, dimension: readDimension('M L T^-2') });
    expect(scale('pound-force').ratio).toEqual(ratio(44482216152605n, 10n ** 13n));
    expect(scale('kilonewton').ratio).toEqual(ratio(1000n));
    expect(scale('milligram').ratio).toEqual(ratio(1n, 1_000_000n));
  });

  test('keeps the power of π apart', () => {
    expect(scale('degree')).toMatchObject({ ratio: ratio(1n, 180n), piPower: 1 });
    expect(scale('turn')).toMatchObject({ ratio: ratio(2n), piPower: 1 });
    expect(scale('square-degree')).toMatchObject({ ratio: ratio(1n, 32_400n), piPower: 2 });
  });

  test('explains invalid data', () => {
    expect(() => readDefinition('1 smoot', byId)).toThrow('Unknown unit in a definition: smoot');
    expect(() => readDefinition('meter', byId)).toThrow('Not a definition');
    expect(() => readDefinition('x meter', byId)).toThrow('Not a number');
    expect(readDefinition('2 pi^-1 meter', byId)).toMatchObject({ ratio: ratio(2n), piPower: -1 });
  });
});

test.each([
  ['meter', 'linear'],
  ['celsius', 'affine'],
  ['millikelvin', 'linear'],
  ['mile-per-gallon', 'reciprocal'],
  ['liter-per-100-kilometer', 'linear'],
  ['decibel-watt', 'logarithmic'],
])('%s is %s', (id, kind) => expect(kindOf(byId(id)!)).toBe(kind));
