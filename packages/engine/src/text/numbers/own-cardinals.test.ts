import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../../../fixtures/refusal.ts';
import { localeOf } from '../../../fixtures/locale.ts';
import { sampleOf } from '../../../../../scripts/sample.ts';
import type { Locale } from '../../model/locale.ts';
import { parse } from '../catalogue.ts';

/** The language tags of n2words, by our tags. */
const oracles: Readonly<Record<string, string>> = {
  ar: 'ar-SA',
  de: 'de-DE',
  es: 'es-ES',
  fa: 'fa-IR',
  fr: 'fr-FR',
  hi: 'hi-IN',
  it: 'it-IT',
  ja: 'ja-JP',
  ko: 'ko-KR',
  nl: 'nl-NL',
  pl: 'pl-PL',
  pt: 'pt-PT',
  ru: 'ru-RU',
  tr: 'tr-TR',
  zh: 'zh-Hans-CN',
};

/** Zero to a million: all below a thousand, and a thousand larger ones in fixed steps. */
const numbers = [
  ...Array.from({ length: 1000 }, (_, n) => n),
  ...Array.from({ length: 999 }, (_, n) => 1000 + ((n * 7919 * 131) % 999_000)),
  1_000_000,
];

const read = (text: string, locale: Locale): string =>
  outcomeOf(() => {
    const { value, unit } = parse(text, { locale });
    return `${value} ${unit}`;
  });

test('every language with a table has an oracle', () => {
  const tags = readdirSync(new URL('../../generated/locales/', import.meta.url)).map((file) => file.replace('.ts', ''));
  expect(Object.keys(oracles)).toEqual(tags.filter((tag) => tag !== 'en').toSorted());
});

describe.each(Object.entries(oracles))('in %s', (tag, oracle) => {
  test('numbers are read as n2words writes them', async () => {
    const locale = await localeOf(tag);
    const { toCardinal } = (await import(`n2words/${oracle}`)) as { toCardinal: (n: number) => string };
    // n2words writes Arabic thousands that end in 101, 201 … as a thousand thousands
    const isSound = (n: number): boolean => tag !== 'ar' || n < 100_000 || Math.floor(n / 1000) % 100 !== 1;
    const wrong = sampleOf(numbers)
      .filter(isSound)
      .map((n) => [n, `${toCardinal(n)} m`] as const)
      .map(([n, text]) => `${text} → ${read(text, locale)} (${n})`)
      .filter((line) => !/→ (\d+) meter \(\1\)$/.test(line));
    expect(wrong).toEqual([]);
  });
});

describe('numbers in words', () => {
  test.each([
    ['de', 'zweieinhalb Meter', 2.5],
    ['de', 'fünfundzwanzig Meter', 25],
    ['de', 'fuenf und zwanzig Meter', 25],
    ['de', 'fünf zwanzig Meter', undefined],
    ['nl', 'tweeënhalve meter', 2.5],
    ['fr', 'soixante et onze mètres', 71],
    ['fr', 'septante et un mètres', 71],
    ['fr', 'quatre vingt dix mètres', 90],
    ['es', 'veintitres metros', 23],
    ['es', 'dos tres metros', undefined],
    ['it', 'centottantotto metri', 188],
    ['pt', 'dezesseis metros', 16],
    ['ru', 'двадцать одна тысяча метров', 21000],
    ['ar', 'خمسة وعشرون مترا', 25],
    ['hi', 'तीन लाख बीस हजार मीटर', 320000],
    ['zh', '一百零二米', 102],
    ['zh', '一百二米', undefined],
    ['zh', '一百二十万米', 1200000],
    ['ja', '百五メートル', 105],
    ['ko', '스물다섯 미터', 25],
    ['ko', '만 이천 미터', 12000],
    ['tr', 'yirmibeş metre', 25],
    ['de', 'zwei Komma fünf Meter', 2.5],
    ['fr', 'trois virgule vingt-cinq mètres', 3.25],
    ['it', 'zero virgola zero cinque metri', 0.05],
    ['es', 'una decena de metros', 10],
    ['pl', 'dwudziestu pięciu metrów', 25],
    ['ru', 'двухсот пятидесяти метров', 250],
    ['ru', 'тридцати семи метров', 37],
    ['ru', '85 тыщ метров', 85_000],
    ['tr', 'dörtte üç metre', 0.75],
    ['ar', 'خمسةٌ وعشرونَ متراً', 25],
    ['ar', 'ألفا متر', 2000],
    ['ar', 'خمسة عشر ألفا متر', 15_000],
    ['ar', '12 متران', undefined],
    ['ja', '三点七五メートル', 3.75],
    ['ja', '七分の三メートル', 3 / 7],
    ['ja', '一一〇メートル', 110],
    ['ja', '三四メートル', undefined],
    ['ja', '四半メートル', undefined],
    ['ko', '이점오 미터', 2.5],
    ['ko', '사분의 삼 미터', 0.75],
    ['zh', '三点一四米', 3.14],
    ['zh', '八分之五米', 0.625],
    ['zh', '一米七五', 1.75],
    ['zh', '3米5', 3.5],
  ] as const)('%s: %s', async (tag, text, value) => {
    expect(read(text, await localeOf(tag))).toMatch(value === undefined ? /^[a-z-]+$/ : new RegExp(`^${value} meter$`));
  });
});
