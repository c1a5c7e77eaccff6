import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { afterAll, expect, test } from 'vitest';
import { tags } from '../src/language.ts';
import { ReadingCard } from '../src/islands/reading-card.tsx';
import { speakIn } from '../src/messages/all.ts';

afterAll(() => speakIn('en'));

const rendered = (from: string, to: string): string => renderToString(h(ReadingCard, { value: '100', from, to }));

test.each(tags)('a calorie that may be meant for one of food comes with a word on it, in %s', (tag) => {
  speakIn(tag);
  expect(rendered('calorie', 'kilojoule')).toContain('kcal');
  expect(rendered('joule', 'calorie')).toContain('class="excuse"');
  expect(rendered('kilocalorie', 'kilojoule')).not.toContain('class="excuse"');
});
