import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { unitIndex } from '../conversion/catalogue.ts';
import { area, length } from '../generated/quantities.ts';
import { createUnits } from '../own/create-units.ts';
import { defineQuantity, extendQuantity } from '../own/define-quantity.ts';
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

// Names stand in the order of the catalogue: a program has some of its quantities, and units of its own among theirs
test('a program that has some of the quantities, and further units, has their names', async () => {
  const { default: locale } = (await import('../generated/locales/de.ts')) as { default: Locale };
  const further = extendQuantity(length, [{ id: 'city-block', is: '264 foot', symbol: 'blk' }]);
  const { format, parse } = createUnits({ quantities: [further, area] });
  expect(format(2, 'furlong', { locale })).toMatch(/^2\sFurlong$/);
  expect(format(2, 'square-kilometer', { locale })).toMatch(/^2\sQuadratkilometer$/);
  expect(format(2, 'city-block', { locale })).toMatch(/^2\sblk$/);
  expect(parse('12 Meter in Fuß', { locale }).answer![0]!.unit).toBe('foot');
});

test('a quantity of a program under the identifier of one of ours has no names of ours', async () => {
  const { default: locale } = (await import('../generated/locales/de.ts')) as { default: Locale };
  const own = defineQuantity({
    id: 'length',
    dimension: 'L',
    units: [{ id: 'pole' }, { id: 'half-pole', is: '1/2 pole' }],
  });
  const { format } = createUnits({ quantities: [own] });
  expect(format(2, 'pole', { locale })).toMatch(/^2\sPole$/);
});

/** How many units have neither a name nor a symbol in a language: lists leave them out. */
const leftOut = async (tag: string): Promise<number> => {
  const language = await languageOf(tag);
  const all = unitIndex.quantities.flatMap((quantity) => unitIndex.unitsOf(quantity));
  return all.filter((unit) => language.listName(unit) === undefined).length;
};

// A new row may wait for its names
test.each(['de', 'es', 'fr', 'it', 'ja', 'ko', 'nl', 'pt', 'tr'])(
  'lists in %s leave next to no unit out',
  async (tag) => {
    expect(await leftOut(tag)).toBeLessThan(10);
  },
);

// Names of rare units that do not fit into the 8 kB: let these go down
test.each([
  ['zh', 30],
  ['pl', 40],
  ['fa', 80],
  ['hi', 80],
  ['ar', 100],
  ['ru', 120],
] as const)('lists in %s leave out fewer than %i of several English words', async (tag, most) => {
  expect(await leftOut(tag)).toBeLessThan(most);
});
