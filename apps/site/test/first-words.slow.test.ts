import type { Locale } from '@units/engine/internal';
import { expect, test } from 'vitest';
import { sampleOf } from '../../../scripts/sample.ts';
import { readingLocale, tags, type Tag } from '../src/language.ts';
import { speakIn } from '../src/messages/all.ts';
import { compare, compareLines, words } from './early-answers.ts';

// Every word of the first answers is read alone and beside others as the full answerer reads it, and a line with it is
// answered as the sheet answers it.

const numbers = ['7', '1.5', '1,5', '1,234', '-3', '0'];

const joints = [' in ', ' to ', ' -> ', '=', ' into '];

/** Returns texts around two units, in the words of the language. */
const framesOf = (data: Locale | string): readonly ((from: string, to: string) => string)[] => {
  const english = joints.map((joint) => (from: string, to: string) => from + joint + to);
  if (typeof data === 'string') return english;
  const { to: between, after = [''], howMany } = data.words;
  return [
    ...english,
    ...between.flatMap((joint, i) => [
      (from: string, to: string) => `${from} ${joint} ${to} ${after[i % after.length]!}`,
      (from: string, to: string) => `${from}${joint}${howMany[i % howMany.length] ?? ''} ${to}`,
    ]),
  ];
};

/** Returns questions with each word alone, and beside the others of its quantity in turn. */
const questionsOf = (tag: Tag, partners: number): readonly string[] => {
  const frames = framesOf(readingLocale());
  const lines = words[tag]!.trim()
    .split('\n')
    .map((line) => line.split('\t').slice(1));
  const all = lines.flat().map((word) => word.replace('>', ''));
  let turn = 0;
  const next = <T>(list: readonly T[]): T => list[turn++ % list.length]!;
  return all.flatMap((word, at) => {
    const capitalized = word.charAt(0).toUpperCase() + word.slice(1);
    const alone = [word, capitalized, ` ${word}`].map((one) => next(numbers) + one);
    const beside = Array.from({ length: partners }, (_, i) => all[(at + 1 + i * 7 + (turn % 5)) % all.length]!);
    return [
      ...alone,
      ...beside.flatMap((other) => [
        next(frames)(`${next(numbers)} ${word}`, other),
        next(frames)(`${next(numbers)}${other}`, word),
      ]),
    ];
  });
};

test.each(tags)('%s: every word is read as the full answerer reads it', { timeout: 300_000 }, (tag) => {
  speakIn(tag);
  const questions = sampleOf(questionsOf(tag, 1));
  // A line of a sheet is answered early in fewer forms than a question
  for (const [least, { wrong, answered }] of [
    [1 / 6, compare(tag, questions)],
    [1 / 10, compareLines(tag, questions)],
  ] as const) {
    expect(wrong).toEqual([]);
    expect(answered).toBeGreaterThan(questions.length * least);
  }
  speakIn('en');
});
