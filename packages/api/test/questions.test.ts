import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnitsError } from '@units/engine';
import { ask } from '@units/engine/ask';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sampleOf } from '../../../scripts/sample.ts';
import { faultOf } from '../src/http/fault.ts';
import { query } from './ask.ts';

const file = join(import.meta.dirname, '../../engine/fixtures/questions.tsv');
const questions = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t')[0]!);

// The date of the fixture
beforeAll(() => vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z'), toFake: ['Date'] }));
afterAll(() => vi.useRealTimers());

/** Returns the library's answer in the form of HTTP. */
const said = (question: string): { readonly status: number; readonly body: object } => {
  try {
    const answer = JSON.parse(JSON.stringify(ask(question, {}, 'q'))) as object;
    return { status: 200, body: { query: question, ...answer } };
  } catch (error) {
    if (error instanceof UnitsError) return faultOf(error);
    throw error;
  }
};

test('GET /query answers the questions of the fixture as the library does', async () => {
  expect(questions.length).toBeGreaterThan(400);
  for (const question of sampleOf(questions)) {
    const { status, body } = await query('/query', { q: question });
    expect({ status, body }).toEqual(JSON.parse(JSON.stringify(said(question))));
  }
}, 30_000);
