import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tools } from '@units/engine/catalog';
import { expect, test } from 'vitest';
import { listed } from '../src/pages/listed.ts';
import { createAnswerer } from '../src/islands/ask.ts';
import { speakIn } from '../src/messages/all.ts';

speakIn('en');

const box = createAnswerer(tools, listed());

const questions = readFileSync(join(import.meta.dirname, '../../../packages/engine/fixtures/doors.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t') as [question: string, result: string]);

/** Returns the words and numbers of a text, without thousands separators. */
const saidIn = (text: string): readonly string[] => [
  text,
  ...Array.from(text.matchAll(/-?\d[\d,]*(?:\.\d+)?/g), ([found]) => found.replaceAll(',', '')),
];

// packages/cli tests the other entry points
test.each(questions)(
  'the boxes answer %s as every door does, to the digits that they have room for: %s',
  (text, result) => {
    const shown = box(text).reply!.answer;
    const isSaid = (one: string): boolean => one === result || Math.abs(Number(one) / Number(result) - 1) < 5e-3;
    expect(saidIn(shown).some(isSaid)).toBe(true);
  },
);
