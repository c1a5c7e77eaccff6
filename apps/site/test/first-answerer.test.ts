import { readFileSync } from 'node:fs';
import { ingredientPages } from '@units/engine/internal';
import { expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample.ts';
import { tags } from '../src/language.ts';
import { ingredientAliases, ingredientName } from '../src/content/materials.ts';
import { speakIn } from '../src/messages/all.ts';
import { compare } from './early-answers.ts';

// The first answers of the home page equal the answers of the full answerer, or are undefined.

const rowsOf = (file: string): readonly (readonly string[])[] =>
  readFileSync(new URL(`../../../packages/engine/fixtures/${file}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

const inWords = ([, value, from, to]: readonly string[]): string => `${value} ${from} in ${to}`;

test.each([
  ['people', ([text]: readonly string[]) => text!],
  ['typed', ([text]: readonly string[]) => text!],
  ['questions', ([text]: readonly string[]) => text!],
  ['traps', inWords],
] as const)('agrees with the answer of everything: %s', { timeout: 60_000 }, (file, questionOf) => {
  const { wrong, answered } = compare('en', sampleOf(rowsOf(file)).map(questionOf));
  expect(wrong).toEqual([]);
  expect(answered).toBeGreaterThan(10);
});

test.each(['questions-in-languages', 'strangers-in-languages'])(
  'agrees in every language: %s',
  { timeout: 60_000 },
  (file) => {
    const rows = sampleOf(rowsOf(file));
    let count = 0;
    for (const tag of tags) {
      const { wrong, answered } = compare(
        tag,
        rows.filter(([language]) => language === tag).map(([, text]) => text!),
      );
      expect(wrong).toEqual([]);
      count += answered;
    }
    expect(count).toBeGreaterThan(10);
  },
);

const forms = [
  (name: string) => `2 cups ${name} in grams`,
  (name: string) => `2 cups of ${name}`,
  (name: string) => `100 g ${name} in cups`,
  (name: string) => `${name} 1 cup to g`,
  (name: string) => `1 stick ${name}`,
  (name: string) => `3 oz ${name} in ml`,
  (name: string) => `how many grams in a cup of ${name}`,
];

test.each(tags)('gives no answer that misses an ingredient: %s', (tag) => {
  speakIn(tag);
  const names = ingredientPages().flatMap(({ ingredient }) => [
    ingredientName(ingredient),
    ...ingredientAliases(ingredient),
    ingredient.id.replaceAll('-', ' '),
  ]);
  const questions = [...new Set(names)].flatMap((name) => forms.map((form) => form(name)));
  expect(compare(tag, sampleOf(questions)).wrong).toEqual([]);
});
