import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { UnitsError } from '../model/error.ts';

// Texts as people type them into the search box of a converter, written before this reader was tried on them, with
// independently calculated answers. Each way lists numbers and words, all of which a correct answer has; `refuse` is
// also a way. Today is 2026-11-22.

type Way = readonly (number | string)[];

interface Row {
  readonly text: string;
  readonly is: 'refuse' | readonly Way[];
}

const rows = JSON.parse(
  readFileSync(new URL('../../fixtures/search-box.json', import.meta.url), 'utf8'),
) as readonly Row[];

const isNear = (number: number, expected: number): boolean =>
  Math.abs(number - expected) <= Math.abs(expected) * 2e-3 + 1e-9;

/** Returns the answer, or undefined for a refusal. */
const answerTo = (text: string): ReturnType<typeof ask> | undefined => {
  try {
    return ask(text, { today: '2026-11-22', locale: 'en' });
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

const mayBeRefused = ({ is }: Row): boolean => is === 'refuse' || is.some(([first]) => first === 'refuse');

/** Returns true if an answer has all numbers and words of one of the ways. */
const isRight = (answer: ReturnType<typeof ask>, { is }: Row): boolean => {
  if (is === 'refuse') return false;
  const said = `${answer.text} ${answer.note ?? ''}`.toLowerCase();
  const written = said.replaceAll(',', '').match(/-?\d+(?:\.\d+)?/g) ?? [];
  const results = 'results' in answer ? answer.results.map(({ value }) => value) : [];
  const numbers = [answer.result, ...results, ...written].map(Number);
  const has = (one: number | string): boolean =>
    typeof one === 'number' ? numbers.some((number) => isNear(number, one)) : said.includes(one.toLowerCase());
  return is.some((way) => way[0] !== 'refuse' && way.every(has));
};

describe('what is typed into the search box', () => {
  const answered = rows.map((row) => ({ row, answer: answerTo(row.text) }));

  it('has several hundred texts, some of which are refused', () => {
    expect(rows.length).toBeGreaterThan(700);
    expect(rows.filter(({ is }) => is === 'refuse').length).toBeGreaterThan(90);
  });

  it('is answered rightly or not at all', () => {
    const wrong = answered.flatMap(({ row, answer }) =>
      answer && !isRight(answer, row) ? [`${row.text}: ${answer.text}`] : [],
    );
    expect(wrong).toEqual([]);
  });

  it('is seldom refused where it has an answer', () => {
    const refused = answered.filter(({ row, answer }) => !answer && !mayBeRefused(row));
    expect(refused.length).toBeLessThanOrEqual(21);
  });
});
