import { describe, expect, test } from 'vitest';
import { find } from '../conversion/catalogue.ts';
import { conversion } from '../tools/by-code.ts';
import { listTools } from './listing.ts';
import { ingredientPages, pairPages, quantityPages } from './pages.ts';
import { popularPairs } from './pairs.ts';
import { search } from './search.ts';
import { processorTime } from '../../../../scripts/processor-time.ts';

const all = listTools();

test('there are more than 300 tools, each with an identifier and a page of its own', () => {
  expect(all.length).toBeGreaterThan(300);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ page }) => page)).size).toBe(all.length);
});

test.each(all.map((tool) => [tool.id, tool] as const))('%s says what it is', (id, tool) => {
  expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(tool.page).toMatch(/^\/([a-z0-9-]+\/)+$/);
  expect(tool.description).toMatch(/^[A-Z].*\.$/);
  expect(tool.name).not.toMatch(/undefined|\s\s/);
  expect(tool.keywords.length).toBeGreaterThan(0);
  expect(tool.parameters.length).toBeGreaterThan(0);
});

test('lists are JSON, and show nothing that only the page needs', () => {
  expect(JSON.parse(JSON.stringify(all))).toStrictEqual(all);
  const keys = ['id', 'name', 'description', 'category', 'keywords', 'endpoint', 'page', 'parameters'];
  for (const tool of all) expect(Object.keys(tool)).toEqual(keys);
});

describe('pairs', () => {
  test('are listed once, whatever their direction', () => {
    expect(new Set(popularPairs.map(([a, b]) => (a < b ? `${a} ${b}` : `${b} ${a}`))).size).toBe(popularPairs.length);
  });

  test.each(popularPairs)('%s and %s convert', (a, b) => {
    expect(find(a, b).from.id).toBe(a);
    expect(find(b, a).to.id).toBe(a);
  });

  test('say which units their endpoint is to be asked for', () => {
    const compiled = pairPages().find(({ id }) => id === 'kilometers-to-miles');
    expect(compiled).toMatchObject({
      name: 'Kilometers to miles',
      endpoint: '/convert',
      page: '/kilometers-to-miles/',
      parameters: [
        { name: 'value', type: 'number', required: true },
        { name: 'from', required: true, values: ['kilometer'] },
        { name: 'to', required: true, values: ['mile'] },
      ],
    });
  });
});

test('every ingredient converts as its page says', () => {
  for (const { ingredient } of ingredientPages()) {
    const { density, result } = conversion({ value: 1, from: 'cup', to: 'gram', ingredient: ingredient.id });
    expect(result / density!.gramsPerMilliliter).toBeCloseTo(236.588_236_5, 6);
  }
});

test('every quantity is found by its name', () => {
  for (const { id, name } of quantityPages()) {
    expect(search({ q: name }).results.map((tool) => tool.id)).toContain(id);
  }
});

test('a search takes a few milliseconds at most', async () => {
  const queries = ['km mi', 'tip', 'fahrenhiet to celsius', 'a b c d e f g h i j', 'cups of flour in grams'];
  for (const q of queries) search({ q });
  const taken = await processorTime(() => {
    for (let i = 0; i < 20; i++) for (const q of queries) search({ q });
  });
  expect(taken / (20 * queries.length)).toBeLessThan(20);
});
