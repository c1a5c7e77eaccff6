import { expect, test } from 'vitest';
import ar from '../../generated/locales/ar.ts';
import de from '../../generated/locales/de.ts';
import fr from '../../generated/locales/fr.ts';
import ja from '../../generated/locales/ja.ts';
import ko from '../../generated/locales/ko.ts';
import ru from '../../generated/locales/ru.ts';
import { parse } from '../../text.ts';
import { format, formatParts, split } from '../catalogue.ts';

test('names, numbers and plurals are those of the language', () => {
  expect(format(5, 'kilowatt-hour', { locale: de })).toBe('5\u00a0Kilowattstunden');
  expect(format(1, 'kilowatt-hour', { locale: de })).toBe('1\u00a0Kilowattstunde');
  expect(format(1234.5, 'km', { locale: ru })).toBe('1 234,5 километра'.replace(' ', '\u00a0'));
  expect([1, 2, 5, 1.5].map((value) => format(value, 'hour', { locale: ru }))).toEqual([
    '1 час',
    '2 часа',
    '5 часов',
    '1,5 часа',
  ]);
  expect(format(2, 'hour', { locale: ar })).toBe('ساعتان');
  // One and two of a unit are said without a number, but not minus one
  expect([1, -1].map((value) => format(value, 'foot', { locale: ar }))).toEqual(['قدم', '\u200e-1 قدم']);
  expect(format(20, 'celsius', { locale: ja })).toBe('摂氏 20 度');
});

const fewInArabic: Readonly<Record<string, string>> = {
  foot: 'أقدام',
  liter: 'لترات',
  gallon: 'غالونات',
  celsius: 'درجات مئوية',
  'mile-per-hour': 'أميال في الساعة',
};

test.for(['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'ru', 'tr', 'fa', 'ar', 'hi', 'ja', 'ko', 'zh'])(
  '%s: where Intl has a name it is the same',
  async (tag) => {
    const { default: locale } = (await import(`../../generated/locales/${tag}.ts`)) as { default: typeof de };
    for (const unit of ['kilometer', 'foot', 'meter', 'liter', 'celsius', 'gallon', 'megabyte', 'mile-per-hour']) {
      for (const style of ['long', 'short', 'narrow'] as const) {
        for (const value of [0, 1, 2, 3, 7, 21, 1.5, 1_000_000]) {
          // Intl uses the wrong Arabic plural for three feet; ours is the right one
          const isOwn = tag === 'ar' && style === 'long' && new Intl.PluralRules(tag).select(value) === 'few';
          const own = isOwn && unit in fewInArabic ? `${value} ${fewInArabic[unit]}` : undefined;
          expect(format(value, unit, { locale, style })).toBe(own ?? format(value, unit, { locale: tag, style }));
        }
      }
    }
  },
);

test('the style may be chosen, and a fraction stands in place of decimals', () => {
  expect(format(5, 'kilowatt-hour', { locale: de, style: 'short' })).toBe('5 kWh');
  expect(format(5.5, 'inch', { locale: de, fraction: 8 })).toBe('5 1/2 Zoll');
  expect(format(-5.5, 'inch', { locale: fr, fraction: 8 })).toBe('-5 1/2\u00a0pouces');
});

test('writes a unit without a name by its symbol or its original name', () => {
  expect(format(2, 'poundal', { locale: de })).toBe('2\u00a0pdl');
  expect(format(2, 'verst', { locale: de })).toBe('2 Verst');
});

test('units may be spelled in the language', () => {
  expect(format(5, 'Meilen', { locale: de })).toBe('5 Meilen');
  expect(format(71, 'Zoll', { locale: de, into: ['Fuß', 'Zoll'] })).toBe('5 Fuß, 11 Zoll');
  expect(split(71, 'Zoll', ['Fuß', 'Zoll'], { locale: de }).map(({ value, unit }) => [value, unit])).toEqual([
    [5, 'foot'],
    [11, 'inch'],
  ]);
  expect(formatParts(split(71, 'in', ['ft', 'in']), { locale: fr })).toBe('5 pieds 11\u00a0pouces');
});

test.each(['en', de, ja] as const)('narrow texts keep a number apart from a unit that begins with one', (locale) => {
  for (const unit of ['per-minute', 'per-hour', 'per-second']) {
    const text = format(5, unit, { locale, style: 'narrow' });
    expect(text).not.toMatch(/\d\d/);
    expect(parse(text, { locale })).toMatchObject({ value: 5, unit });
  }
});

test.each(['de', 'es', 'fr', 'it', 'pt', 'nl', 'pl', 'ru', 'tr', 'fa', 'ar', 'hi', 'ja', 'ko', 'zh'])(
  'in %s minutes, seconds and doses are written as they are read, by their names',
  async (tag) => {
    const { default: locale } = (await import(`../../generated/locales/${tag}.ts`)) as { default: typeof de };
    for (const unit of ['minute', 'second', 'arc-minute', 'arc-second', 'rad-dose', 'milligram-per-deciliter']) {
      const text = format(5, unit, { locale });
      expect(unit.includes('-') && text.includes(unit)).toBe(false);
      expect([unit, 'milligram/deciliter']).toContain((parse(text, { locale }) as { unit?: string }).unit);
    }
    expect(format(5, 'liter-per-100-kilometer', { locale, style: 'narrow' })).not.toMatch(/[٠-٩]/);
  },
);

test('a short text that is only the identifier gives way to the name of the language, and a symbol does not', () => {
  const inKorean = (unit: string, style: 'short' | 'narrow') => format(7, unit, { locale: ko, style });
  expect(inKorean('drop', 'short')).toBe('7방울');
  expect(inKorean('pinch', 'narrow')).toBe('7꼬집');
  expect(inKorean('byte', 'short')).toBe('7바이트');
  expect(inKorean('bar', 'short')).toBe('7bar');
});
