import { setInternational, setNames } from '@units/ui';
import * as international from '@units/ui/international';
import { loadWords } from '@units/ui/words/languages';
import { afterEach, describe, expect, test } from 'vitest';
import { readView as readPage, writeView } from './first-view.ts';
import { readView } from './reader.ts';
import { readSettings } from './settings.ts';

setInternational(international);
afterEach(() => setNames(undefined));

const answer = async (query: string) => {
  const settings = readSettings(query, 'en');
  const { words } = await loadWords(settings.locale);
  const view = readView(settings, words);
  return { view, words, locale: settings.locale, written: writeView(view, words, settings.locale) };
};

/** A page with the given data and list of quantities. */
const pageOf = (written: unknown, quantities: readonly string[]): ParentNode =>
  ({
    querySelector: () => ({ textContent: JSON.stringify(written) }),
    querySelectorAll: () => quantities.map((textContent) => ({ textContent })),
  }) as unknown as ParentNode;

describe('a plain conversion comes with its page', () => {
  test.for([
    'value=5&from=km&to=mi',
    'value=1e3&from=statute mile&to=km',
    'value=-40.5&from=Meter&to=Yards&lang=de',
    'from=kilogram&to=lb&lang=ru&value=1234.5',
    'from=mpg&to=liter-per-100-kilometer',
    'from=lux&to=footcandle&lang=hi',
    'units=meter,mile,kilogram,yards&lang=ja',
    '',
  ])('%s', async (query) => {
    const { view, words, locale, written } = await answer(query);
    const names = view.offers.map(({ quantity }) => words.quantities[quantity.id] ?? quantity.name);
    const read = readPage(pageOf(written, names), locale)!;
    const { from, to, text, reading } = view.start.typed;
    expect(read.view.start.typed).toMatchObject({ from, to, text });
    expect(reading).toMatchObject(read.view.start.typed.reading!);
    expect(read.view.offers.map(({ units }) => units)).toEqual(view.offers.map(({ units }) => units));
    const quantities = Object.fromEntries(view.offers.map(({ quantity: { id } }, i) => [id, names[i]]));
    const { sentences: _, ...own } = words;
    expect(read.words).toEqual({ ...own, quantities });
  });

  test('with the names of its units alone, in its language', async () => {
    const { written } = await answer('from=km&to=mi&lang=de');
    expect(Object.keys(written!.texts)).toEqual(['length']);
    expect(written!.names).toMatchObject({ kilometer: ['Kilometer', 'km'], inch: ['Zoll', 'in'] });
    expect(written!.names).not.toHaveProperty('kilogram');
  });
});

test.for(['from=km&to=kg', 'from=W&to=dBm', 'from=kg*m/s^2&to=N', 'value=five', 'value=5.0(2)', 'from=florp'])(
  '%s waits for the reader',
  async (query) => {
    const { written } = await answer(query);
    expect(written).toBeUndefined();
  },
);

test('a page without data has no first view', () => {
  expect(readPage({ querySelector: () => null } as unknown as ParentNode, 'en')).toBeUndefined();
});
