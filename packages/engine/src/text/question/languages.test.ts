import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../fixtures/refusal.ts';
import { localeOf } from '../../../fixtures/locale.ts';
import { rowsOf } from '../../../fixtures/rows.ts';
import { cldrUnits, unitKeys } from '../../../scripts/locales/cldr.ts';
import { sampleOf } from '../../../../../scripts/sample.ts';
import { UnitsError } from '../../model/error.ts';
import type { Locale } from '../../model/locale.ts';
import { catalogue, format, parse } from '../catalogue.ts';

const folder = new URL('../../generated/locales/', import.meta.url);
const tags = readdirSync(folder).map((file) => file.replace('.ts', ''));

/** Returns the reading of a text, or the code of its refusal. */
const readBack = (text: string, locale: Locale): string =>
  outcomeOf(() => {
    const { value, unit } = parse(text, { locale });
    return `${value} ${unit}`;
  });

/** Returns true for seven of a unit, or of another unit of the same size: days of age are days. */
const isSame = (back: string, unit: string): boolean => {
  const [value, other] = back.split(' ');
  return value === '7' && catalogue.isSameSize(catalogue.findUnit(unit), catalogue.findUnit(other!));
};

/** Returns our identifier of a unit in CLDR. Some identifiers mean another unit as text: dram is the unit of mass. */
const idOf = (written: string): string => catalogue.findUnit(written).id;

describe.each(tags)('every unit that CLDR names in %s', (tag) => {
  const ids = [...new Set(unitKeys(cldrUnits(tag)).map(([, id]) => idOf(id)))];

  test('is read back as it is written, or refused where the language has one name for two', async () => {
    const locale = await localeOf(tag);
    const wrong: string[] = [];
    let refused = 0;
    for (const unit of sampleOf(ids)) {
      const text = format(7, unit, { locale });
      const back = readBack(text, locale);
      if (back === 'ambiguous-unit') refused++;
      else if (!isSame(back, unit)) wrong.push(`${unit}: ${text} is read as ${back}`);
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeLessThanOrEqual(6);
  });

  test('is read back with other numbers if no other unit has its name', async () => {
    const locale = await localeOf(tag);
    for (const value of [0, 1, 2, 3, 5, 11, 21, 1.5, 1234.5, -7]) {
      for (const unit of ['kilometer', 'hour', 'kilowatt-hour', 'celsius', 'square-foot', 'mile-per-gallon']) {
        const text = format(value, unit, { locale });
        expect([text, readBack(text, locale)]).toEqual([text, `${value} ${unit}`]);
      }
    }
  });
});

/** Questions as people type them, with the answer in the target unit. */
const questions: readonly (readonly [tag: string, text: string, value: number, unit: string])[] = [
  ['de', '12 Meter in Fuß', 39.37007874015748, 'foot'],
  ['de', 'Wie viele Fuß sind 12 Meter?', 39.37007874015748, 'foot'],
  ['de', '5 Fuß und 6 Zoll in cm', 167.64, 'centimeter'],
  ['de', '1.234,5 km in Metern', 1234500, 'meter'],
  ['de', '60 Meilen pro Stunde in Kilometer pro Stunde', 96.56064, 'kilometer-per-hour'],
  ['es', '12 metros en pies', 39.37007874015748, 'foot'],
  ['es', '¿cuántos metros hay en una milla?', 1609.344, 'meter'],
  ['es', '12 metros cuadrados en centimetros cuadrados', 120000, 'square-centimeter'],
  ['fr', 'combien de centimètres dans un mètre', 100, 'centimeter'],
  ['fr', '3 cuillères à soupe en cuillères à café', 9, 'teaspoon-metric'],
  ['fr', '2,5 km à mètres', 2500, 'meter'],
  ['it', '12 piedi in pollici', 144, 'inch'],
  ['pt', '5 pés e 6 polegadas em cm', 167.64, 'centimeter'],
  ['nl', 'hoeveel inch is 2 voet', 24, 'inch'],
  ['pl', '2 stopy w calach', 24, 'inch'],
  ['ru', '12 метров в футах', 39.37007874015748, 'foot'],
  ['ru', '60 миль в час в километры в час', 96.56064, 'kilometer-per-hour'],
  ['ru', '2 км в м', 2000, 'meter'],
  ['tr', '2 fit kaç inç eder', 24, 'inch'],
  ['fa', '۱۲٫۵ کیلومتر به متر', 12500, 'meter'],
  ['ar', '١٢ كيلومتر إلى متر', 12000, 'meter'],
  ['ar', 'ساعتان إلى دقيقة', 120, 'minute'],
  ['hi', '१२ किलोमीटर को मीटर में', 12000, 'meter'],
  ['hi', '2 फुट में कितने इंच', 24, 'inch'],
  ['ja', '12 メートル フィート', 39.37007874015748, 'foot'],
  ['ja', '12メートルは何センチメートルですか', 1200, 'centimeter'],
  ['ja', '摂氏20度を華氏に', 68, 'fahrenheit'],
  ['ko', '2피트를 인치로', 24, 'inch'],
  ['ko', '섭씨 20도를 화씨로', 68, 'fahrenheit'],
  ['zh', '2英尺等于多少英寸', 24, 'inch'],
  ['zh', '12 公里 米', 12000, 'meter'],
  ['en', '5 ft 6 in in cm', 167.64, 'centimeter'],
];

test.for(questions)('%s: %s', async ([tag, text, value, unit]) => {
  const answer = parse(text, { locale: await localeOf(tag) }).answer!;
  expect(answer.map((measure) => [measure.value, measure.unit])).toEqual([[value, unit]]);
});

const typed = rowsOf<[tag: string, text: string, value: string, unit: string]>('questions-in-languages.tsv');

test.for(typed)('%s: %s is %s %s', async ([tag, text, value, unit]) => {
  const answer = parse(text, { locale: await localeOf(tag) }).answer!;
  expect(answer.map((measure) => [measure.value, measure.unit])).toEqual([[Number(value), unit]]);
});

test('every language understands international notation', async () => {
  for (const tag of tags) {
    const locale = await localeOf(tag);
    expect(parse('12 km in mi', { locale }).answer![0]!.unit).toBe('mile');
    expect(parse('7 s', { locale }).unit).toBe('second');
  }
});

test('names of one language are unknown in another', async () => {
  const [de, fr] = [await localeOf('de'), await localeOf('fr')];
  expect(readBack('7 Fuß', fr)).toBe('unknown-unit');
  expect(readBack('7 Fuß', de)).toBe('7 foot');
  expect(() => parse('7 Fuß')).toThrow(UnitsError);
});

test('an unknown name is answered with names of the language', async () => {
  const de = await localeOf('de');
  expect(() => parse('7 Zentimetr', { locale: de })).toThrow('Zentimeter');
});

test('a locale that is not one is refused', () => {
  const locale = { tag: 'de' } as Locale;
  expect(() => parse('7 km', { locale })).toThrow('locale must be');
  expect(() => format(7, 'km', { locale })).toThrow('locale must be');
});
