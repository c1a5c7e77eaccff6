import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { unitIndex } from '../conversion/catalogue.ts';
import { languageTables } from '../data/languages/index.ts';
import { area, length } from '../generated/quantities.ts';
import { createUnits } from '../own/create-units.ts';
import { defineQuantity, extendQuantity } from '../own/define-quantity.ts';
import { symbolOf } from '../definition/symbol.ts';
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
  test('are those of CLDR, in every width and plural, but for the few units that the table names', async () => {
    const language = await languageOf(tag);
    const cldr = cldrUnits(tag);
    const { units = {}, native = {}, few = {}, short = {} } = languageTables.find((table) => table.tag === tag) ?? {};
    const named = new Set([...Object.keys({ ...units, ...short }), ...Object.values(native)]);
    const keys = unitKeys(cldr).filter(([, id]) => !named.has(unitOf(id).id));
    expect(keys.length).toBeGreaterThan(180);
    const differences: string[] = [];
    for (const [key, id] of keys) {
      for (const width of widths) {
        const entry = cldr[width][key];
        for (const category of pluralsOf(cldr)) {
          const wanted = entry?.[`unitPattern-count-${category}`] ?? entry?.['unitPattern-count-other'];
          if (wanted === undefined) continue;
          const forms = language.formsOf(unitOf(id), width);
          const got = forms && language.patternOf(forms, category).replace('$', '{0}');
          // In Arabic, CLDR uses the plural of eleven feet for five: 5 قدم
          const isNoun = Object.hasOwn(few, wanted.replace('{0} ', '').split(' ')[0]!);
          if (category === 'few' && width === 'long' && isNoun && got !== wanted) continue;
          if (got !== wanted) differences.push(`${key} ${width} ${category}: ${got}, not ${wanted}`);
        }
      }
    }
    expect(differences).toEqual([]);
  });

  test('weigh at most 10 kB gzip, with the words for numbers', () => {
    expect(gzipSync(readFileSync(new URL(`${tag}.ts`, folder))).length).toBeLessThanOrEqual(10_000);
  });

  test('name every quantity', async () => {
    const language = await languageOf(tag);
    expect(unitIndex.quantities.filter(({ id }) => !language.quantityName(id))).toEqual([]);
  });
});

test('patterns give the names that CLDR lacks', async () => {
  const [de, es, ja] = [await languageOf('de'), await languageOf('es'), await languageOf('ja')];
  expect(de.nameOf(unitOf('megawatt-hour'))).toBe('Megawattstunde');
  expect(de.listName(unitOf('kilogram-per-cubic-meter'))).toBe('Kilogramm pro Kubikmeter');
  expect(es.listName(unitOf('square-millimeter'))).toBe('milímetros cuadrados');
  expect(ja.listName(unitOf('kilogram-per-cubic-meter'))).toBe('キログラム毎立方メートル');
});

test('Arabic says three to ten of a unit by the plural of its noun, whose adjectives follow it', async () => {
  const ar = await languageOf('ar');
  const few = (id: string): string => ar.patternOf(ar.formsOf(unitOf(id), 'long')!, 'few').replace('$ ', '');
  expect(['foot', 'inch', 'pound', 'liter'].map(few)).toEqual(['أقدام', 'بوصات', 'أرطال', 'لترات']);
  expect(few('square-meter')).toBe('أمتار مربعة');
  expect(few('square-inch')).toBe('بوصات مربعة');
  expect(few('kilometer-per-hour')).toBe('كيلومترات في الساعة');
  expect(ar.patternOf(ar.formsOf(unitOf('foot'), 'long')!, 'many')).toBe('$ قدم');
});

test('made names agree in gender, in script, and put the number where the language has it', async () => {
  const [ar, fa, ko, ru] = [
    await languageOf('ar'),
    await languageOf('fa'),
    await languageOf('ko'),
    await languageOf('ru'),
  ];
  expect(ar.nameOf(unitOf('cubic-foot-per-minute'))).toBe('قدم مكعبة كل دقيقة');
  expect([ar, fa].map((language) => language.symbolOf(unitOf('megawatt-hour')))).toEqual(['MWh', 'MWh']);
  expect(ru.symbolOf(unitOf('megawatt-hour'))).toBe('МВт⋅ч');
  expect(fa.symbolOf(unitOf('cubic-foot-per-minute'))).toBe('فوت مکعب در دقیقه');
  expect(ko.formsOf(unitOf('pound-force-per-square-inch'), 'long')!.patterns).toEqual(['제곱인치당 $파운드']);
});

test('a unit without a name is called by its symbol, or by the word that it has where it comes from', async () => {
  const [de, fr, ru] = [await languageOf('de'), await languageOf('fr'), await languageOf('ru')];
  expect(de.listName(unitOf('poundal'))).toBe('pdl');
  expect([de, fr, ru].map((language) => language.listName(unitOf('verst')))).toEqual(['Verst', 'versts', 'вёрсты']);
  expect(ru.listName(unitOf('mile-survey-us'))).toBe('мили (геодез. США)');
});

// Names are in the order of the catalogue; a program may have only some quantities, and its own units among theirs
test('a program that has some of the quantities, and further units, has their names', async () => {
  const { default: locale } = (await import('../generated/locales/de.ts')) as { default: Locale };
  const further = extendQuantity(length, [{ id: 'city-block', is: '264 foot', symbol: 'blk' }]);
  const { format, parse } = createUnits({ quantities: [further, area] });
  expect(format(2, 'furlong', { locale })).toMatch(/^2\sFurlong$/);
  expect(format(2, 'square-kilometer', { locale })).toMatch(/^2\sQuadratkilometer$/);
  expect(format(2, 'city-block', { locale })).toMatch(/^2\sblk$/);
  expect(parse('12 Meter in Fuß', { locale }).answer![0]!.unit).toBe('foot');
});

test("a program's quantity with the identifier of a catalogue quantity keeps its own names", async () => {
  const { default: locale } = (await import('../generated/locales/de.ts')) as { default: Locale };
  const own = defineQuantity({
    id: 'length',
    dimension: 'L',
    units: [{ id: 'pole' }, { id: 'half-pole', is: '1/2 pole' }],
  });
  const { format } = createUnits({ quantities: [own] });
  expect(format(2, 'pole', { locale })).toMatch(/^2\sPole$/);
});

const allUnits = unitIndex.quantities.flatMap((quantity) => unitIndex.unitsOf(quantity));

/** Returns the units without a name and a symbol in a language, which lists omit. */
const leftOut = async (tag: string): Promise<string[]> => {
  const language = await languageOf(tag);
  return allUnits.filter((unit) => language.listName(unit) === undefined).map(({ id }) => id);
};

test.each(tags)('lists in %s leave no unit out', async (tag) => {
  expect(await leftOut(tag)).toEqual([]);
});

// Symbols are the same in all languages, and CLDR's Latin letters stay unchanged
test.each(['ar', 'fa', 'hi', 'ja', 'ko', 'ru', 'zh'])('names in %s are written in its script', async (tag) => {
  const language = await languageOf(tag);
  const { long } = cldrUnits(tag);
  const ofCldr = new Set(Object.values(long).map((entry) => entry['displayName']));
  const foreign = allUnits.filter((unit) => {
    const name = language.listName(unit)!;
    return !ofCldr.has(name) && !/[^\p{Script=Latin}\p{P}\p{ASCII}]/u.test(name) && name !== symbolOf(unit);
  });
  expect(foreign.map(({ id }) => id)).toEqual([]);
});
