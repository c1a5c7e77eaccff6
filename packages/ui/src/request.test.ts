import { describe, expect, test } from 'vitest';
import { answer, grant, readOffers } from './request.ts';
import { searchUnits } from './search.ts';
import { everything, lightIndex } from './units.ts';
import { en } from './words/en.ts';
import * as international from './international.ts';
import { setInternational } from './number-text.ts';

setInternational(international);

const all = everything();

describe('units that are asked for', () => {
  const asked = [
    ['km', 'mi', 'kilometer', 'mile', undefined],
    [undefined, undefined, 'kilometer', 'mile', undefined],
    ['', ' ', 'kilometer', 'mile', undefined],
    ['F', undefined, 'fahrenheit', 'celsius', undefined],
    [undefined, 'kg', 'pound', 'kilogram', undefined],
    ['oz', 'ml', 'fluid-ounce', 'milliliter', undefined],
    ['florp', 'kg', 'pound', 'kilogram', 'We don’t know the unit “florp”.'],
    ['kg', 'florp', 'kilogram', 'pound', 'We don’t know the unit “florp”.'],
    ['florp', 'blorp', 'kilometer', 'mile', 'We don’t know the unit “florp”. We don’t know the unit “blorp”.'],
    ['km', 'kg', 'kilometer', 'mile', '“km” and “kg” measure different things.'],
    ['toString', 'km', 'mile', 'kilometer', 'We don’t know the unit “toString”.'],
  ] as const;

  test.for(asked)('%s → %s', ([from, to, source, target, problem]) => {
    const granted = grant({ from, to }, { offers: all, words: en });
    expect([granted.from.id, granted.to.id, granted.problem]).toEqual([source, target, problem]);
  });

  test('every quantity has two units to start with that convert', () => {
    const wrong = all.filter(({ quantity, units }) => {
      const { to, problem } = grant({ from: units[0]!.id }, { offers: all, words: en });
      return problem !== undefined || to.quantity !== quantity;
    });
    expect(wrong.map(({ quantity }) => quantity.id)).toEqual([]);
  });
});

test('a short list is grouped by quantity, in its order', () => {
  const { offers, problem } = readOffers(['lb', 'km', 'florp', 'mi', 'kg', 'km'], en);
  expect(problem).toBe('We don’t know the unit “florp”.');
  expect(offers.map(({ quantity, units }) => [quantity.id, units.map(({ id }) => id)])).toEqual([
    ['mass', ['pound', 'kilogram']],
    ['length', ['kilometer', 'mile']],
  ]);
  expect(readOffers(['florp'], en).offers).toHaveLength(all.length);
});

describe('search', () => {
  const [length] = all;
  const first = (typed: string, locale = 'en') => searchUnits(typed, length!, all, locale)[0]?.id;

  test.for([
    ['km', 'kilometer'],
    ['KM', 'kilometer'],
    ['kilometre', 'kilometer'],
    ['klometer', 'kilometer'],
    ['inchs', 'inch'],
    ['nautical', 'nautical-mile'],
    ['pund', 'pound'],
    ['kg', 'kilogram'],
    ['µm', 'micrometer'],
  ] as const)('%s finds %s', ([typed, id]) => {
    expect(first(typed)).toBe(id);
  });

  test('knows the names of the language', () => {
    expect(first('Meile', 'de')).toBe('mile');
    expect(first('マイル', 'ja')).toBe('mile');
  });
});

describe('an answer', () => {
  const asked = (value: string, locale = 'en') =>
    answer({ value, from: 'km', to: 'mi' }, '1', { offers: all, words: en, locale });

  test('has the units of the lists, and the number in the way of the reader', () => {
    const { typed, excuse } = asked('1234.5', 'de');
    expect(typed.from).toBe(lightIndex.byId('kilometer'));
    expect(typed).toMatchObject({ side: 'from', text: '1.234,5', reading: { value: 1234.5 } });
    expect(excuse).toBeUndefined();
  });

  test('names the unreadable parameter, and shows the default used instead', () => {
    const { typed, excuse } = asked('five');
    expect(typed).toMatchObject({ text: '1', reading: { value: 1 } });
    expect(excuse).toBe('“five” is not a number. Showing 1 km → mi instead.');
  });
});
