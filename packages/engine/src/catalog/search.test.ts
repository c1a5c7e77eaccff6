import { describe, expect, test } from 'vitest';
import { refusal } from '../../fixtures/refusal.ts';
import { categories } from './categories.ts';
import { listTools } from './listing.ts';
import { search } from './search.ts';
import { TextIndex } from './text-index.ts';
import { tools } from './tools.ts';

const idsOf = (q: string): string[] => search({ q }).results.map(({ id }) => id);

test.each([
  // Names and identifiers
  ['tip', 'tip'],
  ['BMI', 'bmi'],
  ['date-difference', 'date-difference'],
  ['unit price', 'unit-price'],
  ['conversion table', 'table'],
  // Keywords and descriptions
  ['gratuity', 'tip'],
  ['how old am I', 'age'],
  ['days between dates', 'date-difference'],
  ['body mass', 'bmi'],
  // Other forms of a word
  ['percentages', 'percentage'],
  ['splitting the bill', 'tip'],
  ['converting', 'convert'],
  ['discounted', 'discount'],
  // Beginnings
  ['perc', 'percentage'],
  ['electr', 'electrical'],
  // Units by symbol and name; pairs in the requested direction
  ['km mi', 'kilometers-to-miles'],
  ['mi km', 'miles-to-kilometers'],
  ['KM to MI', 'kilometers-to-miles'],
  ['5km in miles', 'kilometers-to-miles'],
  ['mph to km/h', 'miles-per-hour-to-kilometers-per-hour'],
  ['°F °C', 'fahrenheit-to-celsius'],
  ['celsius → fahrenheit', 'celsius-to-fahrenheit'],
  ['feet inches', 'feet-to-inches'],
  ['psi to bar', 'psi-to-bars'],
  ['nautical miles', 'nautical-miles-to-miles'],
  ['length', 'length'],
  ['becquerel', 'activity'],
  ['oersted gauss', 'convert'],
  // Ingredients
  ['cups of flour in grams', 'all-purpose-flour-cups-to-grams'],
  ['caster sugar', 'superfine-sugar-cups-to-grams'],
  ['%', 'percentage'],
  ['15% of 20', 'percentage'],
  // One typo per word
  ['gratuty', 'tip'],
  ['disount', 'discount'],
  ['fahrenhiet', 'celsius-to-fahrenheit'],
  ['romna numerals', 'roman'],
  ['bim', 'bmi'],
  ['feul cost', 'fuel-cost'],
  ['kilomters to miles', 'kilometers-to-miles'],
])('%j finds %s first', (q, id) => {
  expect(idsOf(q)[0]).toBe(id);
});

test.each(['xyzzyqq', '🦆', '!!!', 'gratttuty'])('%j finds nothing, and that is not an error', (q) => {
  expect(search({ q })).toEqual({ query: q, category: null, count: 0, results: [] });
});

test('every tool is found by its name', () => {
  for (const { id, name } of tools) expect(`${name}: ${idsOf(name)[0]}`).toBe(`${name}: ${id}`);
});

test('a tool that matches all words comes alone before those that match some', () => {
  expect(idsOf('tip calculator')).toEqual(['tip']);
});

describe('categories', () => {
  test('add up to all tools', () => {
    expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(listTools().length);
    expect(categories.every(({ count }) => count > 0)).toBe(true);
  });

  test.each(categories.map((category) => [category.id, category.count] as const))(
    '%s alone lists its tools',
    (category, count) => {
      const result = search({ category });
      expect(result).toMatchObject({ query: null, category, count: Math.min(count, 20) });
      expect(result.results).toEqual(
        listTools()
          .filter((tool) => tool.category === category)
          .slice(0, 20),
      );
    },
  );

  test('narrow the words', () => {
    expect(search({ q: 'body mass', category: 'health' }).results[0]?.id).toBe('bmi');
    expect(search({ q: 'calculator', category: 'health' }).results.every(({ category }) => category === 'health')).toBe(
      true,
    );
    expect(search({ q: 'tip', category: ' Money ' })).toMatchObject({ category: 'money', count: 1 });
    expect(search({ q: 'tip', category: 'health' }).count).toBe(0);
  });

  test('that do not exist are refused, with suggestions', () => {
    expect(refusal(() => search({ category: 'mony' }))).toBe('unknown-category category');
    expect(refusal(() => search({ q: 'tip', category: '__proto__' }))).toBe('unknown-category category');
    expect(() => search({ category: 'mony' })).toThrow(expect.objectContaining({ suggestions: ['money'] }));
    expect(() => search({ category: 'zzzzzz' })).toThrow(
      expect.objectContaining({ suggestions: categories.slice(0, 5).map(({ id }) => id) }),
    );
  });
});

test('refuses a search without words and category', () => {
  for (const query of [{}, { q: '' }, { q: ' ', category: '\t' }]) {
    expect(refusal(() => search(query))).toBe('missing-parameter');
  }
  expect(search({ q: '', category: 'money' }).query).toBeNull();
});

test('a query has at most 200 characters', () => {
  expect(search({ q: 'x'.repeat(200) }).count).toBe(0);
  expect(refusal(() => search({ q: 'x'.repeat(201) }))).toBe('invalid-text q');
});

test('results are capped', () => {
  expect(search({ q: 'calculator' }, 3)).toMatchObject({ count: 3 });
  const many = new TextIndex(
    Array.from({ length: 500 }, (_, i) => ({ item: i, texts: [{ text: `page ${i}`, weight: 1 }] })),
  );
  expect(many.find('pages', () => true)).toHaveLength(500);
});
