import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { unitIndex } from '../conversion/catalogue.ts';
import type { Locale } from '../model/locale.ts';
import type { Unit } from '../model/unit.ts';
import { cldrUnits, pluralsOf, unitKeys } from '../../scripts/locales/cldr.ts';
import type { Width } from './cell.ts';
import { Language } from './language.ts';

const folder = new URL('../generated/locales/', import.meta.url);
const tags = readdirSync(folder).map((file) => file.replace('.ts', ''));
const widths: readonly Width[] = ['long', 'short', 'narrow'];

const languageOf = async (tag: string): Promise<Language> => {
  const { default: locale } = (await import(`../generated/locales/${tag}.ts`)) as { default: Locale };
  return new Language(locale, unitIndex.byId);
};

const unitOf = (id: string): Unit => unitIndex.byId(id) ?? unitIndex.find(id).units[0]!;

describe.each(tags)('the names of %s', (tag) => {
  test('are those of CLDR, in every width and plural', async () => {
    const language = await languageOf(tag);
    const cldr = cldrUnits(tag);
    const differences: string[] = [];
    for (const [key, id] of unitKeys(cldr)) {
      for (const width of widths) {
        const entry = cldr[width][key];
        for (const category of pluralsOf(cldr)) {
          const wanted = entry?.[`unitPattern-count-${category}`] ?? entry?.['unitPattern-count-other'];
          if (wanted === undefined) continue;
          const forms = language.formsOf(unitOf(id), width);
          const got = forms && language.patternOf(forms, category).replace('$', '{0}');
          if (got !== wanted) differences.push(`${key} ${width} ${category}: ${got}, not ${wanted}`);
        }
      }
    }
    expect(differences).toEqual([]);
  });

  test('weigh at most 8 kB gzip', () => {
    expect(gzipSync(readFileSync(new URL(`${tag}.ts`, folder))).length).toBeLessThanOrEqual(8192);
  });

  test('name every quantity', async () => {
    const language = await languageOf(tag);
    expect(unitIndex.quantities.filter(({ id }) => !language.quantityName(id))).toEqual([]);
  });
});

test('names are made of patterns where CLDR has none', async () => {
  const [de, es, ja] = [await languageOf('de'), await languageOf('es'), await languageOf('ja')];
  expect(de.nameOf(unitOf('megawatt-hour'))).toBe('Megawattstunde');
  expect(de.listName(unitOf('kilogram-per-cubic-meter'))).toBe('Kilogramm pro Kubikmeter');
  expect(es.listName(unitOf('square-millimeter'))).toBe('milímetros cuadrados');
  expect(ja.listName(unitOf('kilogram-per-cubic-meter'))).toBe('キログラム毎立方メートル');
});

test('a unit with neither name nor symbol is left out of lists', async () => {
  const de = await languageOf('de');
  expect(de.listName(unitOf('cubit'))).toBeUndefined();
  expect(de.listName(unitOf('barn'))).toBe('b');
});
