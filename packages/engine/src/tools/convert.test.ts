import { describe, expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { UnitsError } from '../model/error.ts';
import { conversion } from './convert.ts';

const resultOf = (value: number, from: string, to: string, ingredient?: string): number =>
  conversion({ value, from, to, ingredient }).result;

test('value and units are given back as they were written', () => {
  expect(conversion.answer({ value: '+5', from: ' KM', to: 'miles' })).toEqual({
    value: 5,
    from: ' KM',
    to: 'miles',
    result: 3.1068559611866697,
  });
});

test('zero is never negative', () => {
  expect(conversion({ value: -0, from: 'km', to: 'mi' })).toMatchObject({ value: 0, result: 0 });
});

describe('an ingredient', () => {
  test('converts volume to mass by the grams per cup of its source', () => {
    expect(conversion({ value: 2, from: 'cup', to: 'g', ingredient: 'flour' })).toEqual({
      value: 2,
      from: 'cup',
      to: 'g',
      result: 250,
      ingredient: 'all-purpose-flour',
      density: {
        gramsPerMilliliter: 0.5283441047162968,
        source: expect.stringContaining('US Department of Agriculture'),
        low: expect.any(Number),
        high: expect.any(Number),
      },
    });
  });

  test('converts back exactly', () => {
    expect(resultOf(250, 'g', 'cups', 'flour')).toBe(2);
    expect(resultOf(62.5, 'g', 'tbsp', 'flour')).toBe(8);
  });

  test.each(['Flour', 'FLOURS', 'all purpose flour', 'ALL_PURPOSE_FLOUR', ' plain  flour '])(
    'is known as %j',
    (spelling) => {
      expect(conversion({ value: 1, from: 'cup', to: 'g', ingredient: spelling }).ingredient).toBe('all-purpose-flour');
    },
  );

  test('decides for a spelling that could be a volume or a mass', () => {
    // Without an ingredient, an ounce next to a cup is a fluid ounce
    expect(resultOf(1, 'cup', 'oz')).toBe(8);
    expect(resultOf(1, 'cup', 'oz', 'flour')).toBe(resultOf(125, 'g', 'oz'));
  });

  test.each([
    [1, 'cup', 'ml'],
    [100, 'g', 'oz'],
    [5, 'km', 'mi'],
    [1, 'oz', 'lb'],
  ])('changes nothing between units of one quantity: %d %s to %s', (value, from, to) => {
    expect(conversion({ value, from, to, ingredient: 'flour' })).toEqual(conversion({ value, from, to }));
  });

  test('treats an empty ingredient as none', () => {
    expect(conversion.answer({ value: '1', from: 'km', to: 'm', ingredient: '' })).toEqual({
      value: 1,
      from: 'km',
      to: 'm',
      result: 1000,
    });
  });

  test('is refused if it is unknown, even where it has no effect', () => {
    expect(refusal(() => resultOf(1, 'km', 'mi', 'unobtainium'))).toBe('unknown-ingredient ingredient');
    expect(refusal(() => resultOf(1, 'cup', 'g', '__proto__'))).toBe('unknown-ingredient ingredient');
  });

  test('is suggested when it is near', () => {
    const suggestions = (ingredient: string): readonly string[] | undefined => {
      try {
        resultOf(1, 'cup', 'g', ingredient);
      } catch (error) {
        if (error instanceof UnitsError) return error.suggestions;
      }
      return undefined;
    };
    expect(suggestions('flor')?.[0]).toBe('all-purpose-flour');
    expect(suggestions('rye')).toContain('rye-flour-medium');
    expect(suggestions('suger')!.length).toBeLessThanOrEqual(5);
    expect(suggestions('zzzzzzzzzz')).toEqual([]);
  });
});

test.each([
  [{ value: 1, from: 'cup', to: 'g' }, 'incompatible-units to'],
  [{ value: 1, from: 'km', to: 'kg' }, 'incompatible-units to'],
  [{ value: 1, from: 'km', to: 'kg', ingredient: 'flour' }, 'incompatible-units to'],
  [{ value: 1, from: 'blorp', to: 'kg' }, 'unknown-unit from'],
  [{ value: 1, from: 'kg', to: 'blorp', ingredient: 'flour' }, 'unknown-unit to'],
  [{ value: 1, from: 'constructor', to: 'kg' }, 'unknown-unit from'],
  [{ value: 1e308, from: 'km', to: 'nm' }, 'result-out-of-range'],
  [{ value: 1.7e308, from: 'cup', to: 'mg', ingredient: 'flour' }, 'result-out-of-range'],
  [{ value: 0, from: 'mpg', to: 'l/100km' }, 'division-by-zero value'],
  [{ value: Number.NaN, from: 'km', to: 'mi' }, 'invalid-number value'],
  [{ value: Infinity, from: 'km', to: 'mi' }, 'out-of-range value'],
])('refuses %j: %s', (given, expected) => {
  expect(refusal(() => conversion(given))).toBe(expected);
});

test('volume to mass without an ingredient says that one would help', () => {
  expect(() => conversion({ value: 1, from: 'cup', to: 'g' })).toThrow('ingredient');
});
