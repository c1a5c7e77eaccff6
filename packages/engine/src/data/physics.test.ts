import { describe, expect, it } from 'vitest';
import { densityOf } from '../conversion/density.ts';
import { lookUpIngredient } from '../conversion/ingredients.ts';
import type { IngredientRow } from '../model/ingredient.ts';
import { ingredients } from './ingredients.ts';

const rows: readonly IngredientRow[] = ingredients;
const densities = rows.map((row) => ({ row, ...densityOf(lookUpIngredient(row.id)!) }));
const densityOfId = (id: string): number => densities.find(({ row }) => row.id === id)!.gramsPerMilliliter;
const outside = (pattern: RegExp, least: number, most: number): string[] => densities.filter(({ row, gramsPerMilliliter: is }) => pattern.test(row.id) && !(is >= least && is <= most)).map(({ row, gramsPerMilliliter }) => `${row.id}: ${gramsPerMilliliter}`);

describe('ingredients obey physics', () => {
  it('have the density that their own note states, to its digits', () => {
    const wrong = densities.flatMap(({ row, gramsPerMilliliter }) => {
      const [, stated = ''] = /([\d.]+) g\/mL/.exec(row.note ?? '') ?? [];
      const digits = stated.split('.')[1]?.length ?? 0;
      return stated === '' || gramsPerMilliliter.toFixed(digits) === stated ? [] : [row.id];
    });
    expect(wrong).toEqual([]);
  });

  it('lie between their own lightest and heaviest readings', () => {
    const within = 1 + 1e-12;
    const wrong = densities.filter(({ gramsPerMilliliter: is, low = is, high = is }) => is * within < low || is > high * within);
    expect(wrong.map(({ row }) => row.id)).toEqual([]);
  });

  it('water is never denser than at its densest, 0.999975 g/mL at 4 °C', () => {
    expect(densityOfId('water')).toBe(0.9982);
    const { high, low } = densityOf(lookUpIngredient('water')!);
    expect(Math.max(high!, low!)).toBeLessThan(0.999975);
  });

  it('liquids are as dense as liquids of their kind are', () => {
    // Milk, juice and vinegar are denser than water; oils and fats float
    expect(outside(/^(?!.*dry|.*condensed).*(?:^|-)milk$|^buttermilk$|-juice$|vinegar|^soy-sauce$/, 0.9982, 1.2)).toEqual([]);
    expect(outside(/-oil$|^lard$|shortening/, 0.85, 0.97)).toEqual([]);
    expect(outside(/cream$(?<!ice-cream)|half-and-half/, 0.96, 1.04)).toEqual([]);
    expect(outside(/syrup|^honey$|^molasses$/, 1.25, 1.5)).toEqual([]);
    expect(outside(/wine$/, 0.97, 1.06)).toEqual([]);
  });

  it('no ingredient is denser than a crystal of salt', () => {
    expect(outside(/./, 0.05, 2.17)).toEqual([]);
  });

  it('two cups of butter are a pound', () => {
    expect(densityOfId('butter') * 2 * 236.5882365).toBeCloseTo(453.59237, 9);
  });
});
