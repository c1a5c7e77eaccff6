import { expect, test } from 'vitest';
import { pages } from '../pages.tsx';
import { fittingDescription, fittingTitle, longestDescription, longestTitle } from './lengths.ts';
import { headOf } from './head.tsx';

test('takes the first title that fits', () => {
  expect(fittingTitle(['x'.repeat(61), 'Miles to kilometers'])).toBe('Miles to kilometers');
  expect(fittingTitle([`${'word '.repeat(12)}end`])).toBe(`${'word '.repeat(10)}word…`);
});

test('keeps the sentences that fit', () => {
  const first = '1 mi = 1.609344 km.';
  expect(fittingDescription(`${first} ${'more '.repeat(40)}`)).toBe(first);
  expect(fittingDescription(`${first} Exact.`)).toBe(`${first} Exact.`);
  expect(fittingDescription('単位を換算。出典つき。')).toBe('単位を換算。出典つき。');
});

test('every page has a title and a description that fit', () => {
  const long = pages
    .map((page) => ({ path: page.path, ...headOf(page) }))
    .filter(
      ({ title, description }) =>
        Array.from(title).length > longestTitle || Array.from(description).length > longestDescription,
    );
  expect(long).toEqual([]);
});

test('titles fit in English, and nearly all in other languages', () => {
  const cut = pages.filter((page) => headOf(page).title.endsWith('…'));
  expect(cut.filter(({ language = 'en' }) => language === 'en')).toEqual([]);
  expect(cut.length).toBeLessThan(pages.length / 100);
});
