import { describe, expect, test } from 'vitest';
import { languages } from '../src/http/language.ts';
import { query } from './ask.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

test('there are sixteen languages', () => {
  expect(languages).toEqual([
    'ar',
    'de',
    'en',
    'es',
    'fa',
    'fr',
    'hi',
    'it',
    'ja',
    'ko',
    'nl',
    'pl',
    'pt',
    'ru',
    'tr',
    'zh',
  ]);
});

test('a question is read and answered in its language', async () => {
  const { status, body } = await query('/query', { q: '12 Meter in Fuß', lang: 'de' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ lang: 'de', result: 39.37007874015748, text: '12 Meter ≈ 39,3701 Fuß' });
  expect((await query('/query', { q: '12 metros en pies', lang: 'es' })).body.text).toBe('12 metros ≈ 39,3701 pies');
  expect((await query('/query', { q: '12 メートル フィート', lang: 'ja' })).body.text).toBe(
    '12 メートル ≈ 39.3701 フィート',
  );
  expect((await query('/query', { q: '1.234 km', lang: 'de' })).body.value).toBe(1234);
});

test('the region of a tag says which units are wanted first', async () => {
  const { body } = await query('/query', { q: '1.8 m', lang: 'en-US' });
  expect(body.results[0]).toEqual({ value: 5.905511811023622, unit: 'foot' });
});

test.each([
  ['es-ES', '12.345,5 km en m', 12_345.5],
  ['es-MX', '12,345.5 km en m', 12_345.5],
  ['de-CH', '12’345.5 km in m', 12_345.5],
  ['en-ZA', '1 234,5 km in m', 1234.5],
])('the region of %s decides how numbers are read and written', async (lang, q, value) => {
  const { body } = await query('/query', { q, lang });
  expect(body).toMatchObject({ value, result: value * 1000, lang: lang.slice(0, 2) });
  expect(body.text).toContain(new Intl.NumberFormat(lang).format(value));
});

test('the region decides what a word means', async () => {
  const gramsOf = async (lang: string): Promise<unknown> =>
    (await query('/query', { q: '1 livre en grammes', lang })).body.result;
  expect([await gramsOf('fr-FR'), await gramsOf('fr-CA'), await gramsOf('fr-BE')]).toEqual([500, 453.59237, 500]);
});

const idsOf = ({ tools, categories }: any): readonly string[] =>
  tools
    ? tools.map(({ id }: Named) => id)
    : categories.flatMap(({ name, units }: any) => [name, ...units.map(({ id }: Named) => id)]);

const plain = { '/tools': (await query('/tools', {})).body, '/units': (await query('/units', {})).body };

/** Returns true if a list of tools counts them, and names them in its language. */
const areNamed = ({ tools, count }: any, lang: string): boolean => {
  const english = new Map(plain['/tools'].tools.map(({ id, name }: Named) => [id, name]));
  const same = tools.filter(({ id, name }: Named) => english.get(id) === name).length;
  return count === tools.length && (lang === 'en' ? same : count - same) > 300;
};

describe.each(['/tools', '/units'] as const)('%s', (path) => {
  test.each(languages)('has in %s the same ids as without a language, and its names', async (lang) => {
    const { body } = await query(path, { lang });
    expect(idsOf(body)).toEqual(idsOf(plain[path]));
    expect(path === '/units' || areNamed(body, lang)).toBe(true);
  });

  test.each(['en', 'en-GB'])('is itself in %s', async (lang) => {
    expect((await query(path, { lang })).body).toEqual(plain[path]);
  });
});

test('units are listed by their names in a language', async () => {
  const { body } = await query('/units', { category: 'length', lang: 'fr' });
  const [category] = body.categories;
  expect(category.title).toBe('Longueur');
  expect(
    category.units.slice(0, 2).map(({ name, plural }: { name: string; plural: string }) => [name, plural]),
  ).toEqual([
    ['mètre', 'mètres'],
    ['kilomètre', 'kilomètres'],
  ]);
  const listed = async (lang: string): Promise<readonly Named[]> =>
    (await query('/units', { category: 'length', lang })).body.categories[0].units;
  const english = new Map((await listed('en')).map(({ id, name }) => [id, name]));
  const inRussian = await listed('ru');
  expect(inRussian).toHaveLength(english.size);
  expect(inRussian.filter(({ id, name }) => english.get(id) === name)).toEqual([]);
});

test.each(['/query', '/units', '/tools'])(
  '%s refuses a language that there is not, and lists those there are',
  async (path) => {
    const { status, body } = await query(path, { q: '5 km', lang: 'xx' });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid-choice',
      parameter: 'lang',
      error: expect.stringContaining(languages.join(', ')),
    });
    expect(body.suggestions).toBeUndefined();
  },
);
