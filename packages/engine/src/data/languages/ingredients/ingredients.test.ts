import { expect, test } from 'vitest';
import { ask } from '../../../ask.ts';
import { speechIn } from '../../../ask/speeches.ts';
import type { Locale } from '../../../model/locale.ts';
import { ingredients } from '../../ingredients.ts';
import { everydayIngredients } from './everyday.ts';
import { ingredientsByName } from './index.ts';

const tags = ['ar', 'de', 'es', 'fa', 'fr', 'hi', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'tr', 'zh'];

test('61 ingredients have names, and are ingredients', () => {
  expect(everydayIngredients).toHaveLength(61);
  const known = new Set(ingredients.map(({ id }) => id));
  expect(everydayIngredients.filter((id) => !known.has(id))).toEqual([]);
});

test.each(tags)('%s names each of them once', (tag) => {
  const names = ingredientsByName(tag);
  expect(new Set(Object.values(names)).size).toBe(61);
  const spellings = Object.keys(names).map((name) => name.toLowerCase());
  expect(spellings.filter((name) => name.trim() !== name || name === '')).toEqual([]);
  expect(speechIn(tag)!.ingredients).toEqual(names);
});

// Grams of the ingredient, of 125 g or 200 g to a US cup of 236.5882365 mL
const [flour, sugar] = [125 / 236.5882365, 200 / 236.5882365];

test.each([
  ['de', '2 Tassen Mehl in Gramm', 500 * flour],
  ['es', 'cuántos gramos son 3 cucharadas de azúcar', 45 * sugar],
  ['fr', '3 cuillères à soupe de sucre en grammes', 45 * sugar],
  ['pt', '2 xícaras de farinha em gramas', 480 * flour],
  ['ja', '小麦粉2カップは何グラム', 400 * flour],
  ['ja', '砂糖大さじ2は何グラム', 30 * sugar],
  // Rice is short-grain in Japan, of 200 g to a US cup, and a go is 2401/13310 L
  ['ja', '米1合は何グラム', (2401000 / 13310) * sugar],
  ['it', 'quanti grammi sono 3 cucchiai di zucchero', 45 * sugar],
  ['nl', '2 eetlepels suiker in gram', 30 * sugar],
  ['pl', 'ile gramów to 3 łyżki cukru', 45 * sugar],
  ['ru', '2 столовые ложки сахара в граммах', 30 * sugar],
  ['tr', '2 su bardağı un kaç gram', 400 * flour],
  ['fa', '۲ قاشق غذاخوری شکر چند گرم است', 30 * sugar],
  ['ar', 'كم غرام في 2 كوب دقيق', 500 * flour],
  ['hi', '2 कप मैदा कितने ग्राम', 500 * flour],
  ['ko', '설탕 3큰술은 몇 그램', 45 * sugar],
  ['zh', '3汤匙白糖多少克', 45 * sugar],
])('%s: %s', async (tag, text, grams) => {
  const { default: locale } = (await import(`../../../generated/locales/${tag}.ts`)) as { default: Locale };
  const answer = ask(text, { locale });
  expect(answer).toMatchObject({ kind: 'conversion', to: ['gram'] });
  expect(answer.result).toBeCloseTo(grams, 9);
  expect(answer.text).not.toContain('-sugar');
});
