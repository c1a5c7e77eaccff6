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

test('a unit without a name is called by its symbol, or by the word that it has where it comes from', async () => {
  const [de, fr, ru] = [await languageOf('de'), await languageOf('fr'), await languageOf('ru')];
  expect(de.listName(unitOf('barn'))).toBe('b');
  expect([de, fr, ru].map((language) => language.listName(unitOf('verst')))).toEqual(['Verst', 'verst', 'verst']);
  expect(ru.listName(unitOf('mile-survey-us'))).toBe('мили (геодез. США)');
});

test('no list in nine languages leaves a unit out, and six leave out what has several English words', async () => {
  const leftOut = async (tag: string): Promise<number> => {
    const language = await languageOf(tag);
    const all = unitIndex.quantities.flatMap((quantity) => unitIndex.unitsOf(quantity));
    return all.filter((unit) => language.listName(unit) === undefined).length;
  };
  const counts = await Promise.all(['de', 'es', 'fr', 'it', 'ja', 'ko', 'nl', 'pt', 'tr'].map(leftOut));
  expect(counts).toEqual(counts.map(() => 0));
  // The rest of their names does not fit into the 8 kB: let these go down alone
  for (const [tag, most] of [
    ['zh', 16],
    ['pl', 27],
    ['fa', 68],
    ['hi', 71],
    ['ar', 90],
    ['ru', 110],
  ] as const)
    expect([tag, await leftOut(tag)]).toEqual([tag, most]);
});
