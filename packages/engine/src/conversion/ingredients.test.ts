import { expect, test } from 'vitest';
import { ingredients } from '../data/ingredients.ts';
import { unitIndex } from './catalogue.ts';
import { densityOf } from './density.ts';
import { bridge } from './ingredient-bridge.ts';
import { findIngredient } from './ingredients.ts';
import { apply } from './compiled-conversion.ts';

test('every ingredient is found by its identifier, name and aliases, and no two share one', () => {
  for (const row of ingredients) {
    const aliases = 'aliases' in row ? row.aliases : [];
    for (const spelling of [row.id, row.name, ...aliases]) {
      const found = findIngredient(spelling, 'ingredient');
      expect(`${spelling}: ${found.id}`).toBe(`${spelling}: ${row.id}`);
      expect(findIngredient(spelling.toUpperCase().replaceAll(' ', '_'), 'ingredient')).toBe(found);
    }
  }
});

test('every density is plausible, and lies between the readings', () => {
  for (const row of ingredients) {
    const { gramsPerMilliliter, low = gramsPerMilliliter, high = gramsPerMilliliter, source } = densityOf(row);
    // Puffed cereals are near 0.05, honey near 1.4, salt near 1.2
    expect(gramsPerMilliliter).toBeGreaterThan(0.03);
    expect(gramsPerMilliliter).toBeLessThan(2.5);
    expect(low).toBeLessThanOrEqual(gramsPerMilliliter);
    expect(high).toBeGreaterThanOrEqual(gramsPerMilliliter);
    expect(source).toMatch(/\(.+, \d{4}\)$/);
  }
});

test('a density is the reading of its source in grams per milliliter', () => {
  // 125 g in a US cup of 236.5882365 mL
  expect(densityOf(findIngredient('flour', 'ingredient')).gramsPerMilliliter).toBe(0.5283441047162968);
});

test('a volume with a power of π keeps it on the way to a mass, and back', () => {
  const flour = findIngredient('flour', 'ingredient');
  const grams = (unit: string): number => apply(bridge(unit, 'gram', flour, unitIndex)!, 1);
  expect(grams('hoppus-foot') / grams('cubic-foot')).toBeCloseTo(4 / Math.PI, 14);
  expect(apply(bridge('gram', 'hoppus-foot', flour, unitIndex)!, grams('hoppus-foot'))).toBeCloseTo(1, 14);
});
