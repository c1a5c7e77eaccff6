import { loadUncertain } from '@units/ui/reader';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { afterAll, expect, test } from 'vitest';
import { tags } from '../src/language.ts';
import { ReadingCard } from '../src/islands/reading-card.tsx';
import { speakIn } from '../src/messages/all.ts';

afterAll(() => speakIn('en'));

const rendered = (from: string, to: string, value = '100'): string =>
  renderToString(h(ReadingCard, { value, from, to }));

test.each(tags)('says that a calorie may mean a food calorie, in %s', (tag) => {
  speakIn(tag);
  expect(rendered('calorie', 'kilojoule')).toContain('kcal');
  expect(rendered('joule', 'calorie')).toContain('class="excuse"');
  expect(rendered('kilocalorie', 'kilojoule')).not.toContain('class="excuse"');
});

test.each(tags)('converts a number with its uncertainty and explains its digits, in %s', async (tag) => {
  speakIn(tag);
  await loadUncertain('(');
  const card = rendered('kilogram', 'pound', '5.0(2)');
  const comma = new Intl.NumberFormat(tag).format(0.5).charAt(1);
  expect(card).toContain(`11${comma}02(44)`);
  expect(card).toContain(`11${comma}02 ± 0${comma}44`);
  expect(card).toMatch(/<details><summary>[^<]*\(44\)/);
  expect(rendered('kilogram', 'pound', '5.0')).not.toContain('<summary>');
});
