import { expect, test } from 'vitest';
import { localeOf } from '../../fixtures/locale.ts';
import { rowsOf } from '../../fixtures/rows.ts';
import { UnitsError } from '../model/error.ts';
import { ask } from '../ask.ts';
import { convert } from '../index.ts';
import { catalogue, parse } from '../text/catalogue.ts';

const coherent: Readonly<Record<string, string>> = {
  length: 'meter',
  area: 'square-meter',
  volume: 'cubic-meter',
  mass: 'kilogram',
  power: 'watt',
  time: 'second',
};

test.each(rowsOf('words-of-countries.tsv'))('%s: %s is %s in SI units', async (tag, word, value) => {
  const { unit } = parse(`1 ${word}`, { locale: await localeOf(tag!) });
  const { quantity } = catalogue.findUnit(unit);
  expect(convert(1, unit, coherent[quantity!.id]!)).toBeCloseTo(Number(value), 9);
});

test.each([
  ['es', 'legua'],
  ['pt', 'légua'],
  ['pt', 'quinzena'],
  ['fr', 'quinzaine'],
  ['fa', 'جریب'],
  ['tr', 'TL'],
  ['ru', 'ложка'],
])('%s: %s means different units to different people, and is refused', async (tag, word) => {
  const locale = await localeOf(tag);
  expect(() => parse(`3 ${word}`, { locale })).toThrow(UnitsError);
});

test.each([
  ['zh', 'CN', '1斤', 'jin'],
  ['zh', 'TW', '1斤', 'kin'],
  ['zh', 'HK', '1斤', 'catty'],
  ['zh', 'TW', '1公斤', 'kilogram'],
  ['fr', 'FR', '1 livre', 'pfund'],
  ['fr', 'CA', '1 livre', 'pound'],
  ['pt', 'PT', '1 xícara', 'cup-metric'],
])('in %s-%s, %s is in %s', async (tag, region, text, unit) => {
  const locale = await localeOf(tag);
  expect(parse(text, { locale: { ...locale, numbers: `${tag}-${region}` } }).unit).toBe(unit);
});

test.each([
  ['fr', '5 livres', 'livres', 'livres (0,45359237 kg)'],
  ['fr', '2 kg en livres', 'livres', 'livres (0,45359237 kg)'],
  ['fr', '5 livres par litre', 'livres par litre', 'livres par litre'],
  ['pt', '2 xícaras em ml', 'xícaras', 'xícaras (240 ml)'],
  ['zh', '3斤等于多少克', '斤', '斤 (0.5 kg)'],
])('%s: without a region, %s names the unit that was assumed', async (tag, text, of, as) => {
  const locale = await localeOf(tag);
  expect(parse(text, { locale }).assumed).toEqual([{ kind: 'unit', of, as }]);
  expect(parse(text, { locale: { ...locale, numbers: `${tag}-AA` } }).assumed).toEqual([]);
});

test('a sum names the unit that was assumed for a repeated word once', async () => {
  const { assumed, note } = ask('2 livres + 3 livres', { locale: await localeOf('fr') });
  expect(assumed).toEqual([{ kind: 'unit', of: 'livres', as: 'livres (0,45359237 kg)' }]);
  expect(note).toContain('livres');
});

/** Sentences by native speakers, with independently calculated answers. A refusal does not count as a wrong answer. */
const collected = rowsOf('strangers-in-languages.tsv');
const tags = [...new Set(collected.map(([tag]) => tag!))];

test.each(tags)('answers nine of ten collected sentences in %s, and none wrongly', async (tag) => {
  const locale = await localeOf(tag);
  const asked = collected.filter(([language]) => language === tag);
  const wrong: string[] = [];
  let right = 0;
  for (const [, text = '', value, unit] of asked) {
    try {
      const { answer } = parse(text, { locale });
      const [first] = answer ?? [];
      const isRight = first?.unit === unit && Math.abs(first!.value - Number(value)) <= 1e-6 * Math.abs(Number(value));
      if (isRight) right++;
      else wrong.push(`${text}: ${first?.value} ${first?.unit}`);
    } catch (error) {
      if (!(error instanceof UnitsError)) throw error;
    }
  }
  expect(wrong).toEqual([]);
  expect(right / asked.length).toBeGreaterThanOrEqual(0.9);
});

test('no Chinese word is written with a letter that is read as another one', async () => {
  const locale = await localeOf('zh');
  const { speech } = await import('../generated/speech/zh.ts');
  const { variants = '', ...words } = locale.words;
  const letters = Array.from(variants).filter((_, at) => at % 2 === 0);
  expect(letters.length).toBeGreaterThan(100);
  const written = JSON.stringify([words, locale.quantities, locale.units, speech.asking]);
  expect(letters.filter((letter) => written.includes(letter))).toEqual([]);
});

test('Chinese reads traditional letters as simplified ones', async () => {
  const locale = await localeOf('zh');
  expect(parse('三點五公頃', { locale }).unit).toBe('hectare');
  expect(parse('十萬公噸', { locale }).value).toBe(100_000);
});
