import { expect, test } from 'vitest';
import { queryWords, stemOf, wordsOf } from './words.ts';

test.each([
  ['split splits splitting splitted splitter', 'split'],
  ['calculate calculator calculators calculation calculating calculated', 'calculat'],
  ['convert converts converter converted converting', 'convert'],
  ['percentage percentages', 'percentag'],
  ['tip tips tipping', 'tip'],
  ['age ages', 'age'],
  ['date dates dated', 'dat'],
  ['currency currencies', 'currency'],
  ['inch inches', 'inch'],
  ['km', 'km'],
])('%s have one stem', (forms, stem) => {
  expect(new Set(forms.split(' ').map(stemOf))).toEqual(new Set([stem]));
});

test('a text is found by its chunks and by their parts', () => {
  expect(wordsOf('Kilometers per Hour')).toEqual(['kilometers', 'per', 'hour']);
  expect(wordsOf('km/h')).toEqual(['km/h', 'km', 'h']);
  expect(wordsOf('m²')).toEqual(['m^2', 'm', '2']);
});

test('a query ignores fillers and numbers unless it has nothing else', () => {
  const known = new Set(['km/h']);
  const read = (query: string): string[] => queryWords(query, (word) => known.has(word));
  expect(read('convert 5 km to the miles')).toEqual(['convert', 'km', 'miles']);
  expect(read('5km/h')).toEqual(['5', 'km', 'h'].slice(1));
  expect(read('KM/H')).toEqual(['km/h']);
  expect(read('in')).toEqual(['in']);
  expect(read('42')).toEqual(['42']);
  expect(read('tip tip')).toEqual(['tip']);
  expect(read('  ')).toEqual([]);
});
