import { words as frWords } from '@units/ui/words/fr';
import { words as jaWords } from '@units/ui/words/ja';
import { tools as frTools } from '@units/engine/spoken/fr';
import { tools as jaTools } from '@units/engine/spoken/ja';
import { expect, test } from 'vitest';
import { forms as frForms } from '../src/messages/fr/forms.ts';
import { pages as frPages } from '../src/messages/fr/pages.ts';
import { forms as jaForms } from '../src/messages/ja/forms.ts';
import { pages as jaPages } from '../src/messages/ja/pages.ts';

/** Lists the visible texts of a table. Questions for tools are patterns and not texts. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'asks' ? [] : textsIn(part)));
};

test('French has no-break spaces inside quotes and before : ; ? !', () => {
  const texts = [frWords, frTools, frForms, frPages].flatMap(textsIn);
  expect(texts.filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
});

test('Japanese has full-width parentheses around Japanese', () => {
  const texts = [jaWords, jaTools, jaForms, jaPages].flatMap(textsIn);
  expect(texts.filter((text) => /\([^)]*[\u3040-\u30FF\u4E00-\u9FFF][^)]*\)/.test(text))).toEqual([]);
});
