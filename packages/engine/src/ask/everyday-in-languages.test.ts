import { expect, test } from 'vitest';
import { sampleOf } from '../../../../scripts/sample.ts';
import { localeOf } from '../../fixtures/locale.ts';
import { rowsOf } from '../../fixtures/rows.ts';
import { ask } from '../ask.ts';
import { UnitsError } from '../model/error.ts';
import type { Locale } from '../model/locale.ts';
import type { Answer } from './answer.ts';

const rows = rowsOf('everyday-in-languages.tsv');

const answerTo = (text: string, locale: Locale): Answer | undefined => {
  try {
    return ask(text, { locale, today: '2026-11-22' });
  } catch (error) {
    if (error instanceof UnitsError) return undefined;
    throw error;
  }
};

/** Returns the tool of an answer if only the tool is tested, else its result. Numbers have twelve digits. */
const shown = (answer: Answer | undefined, tool: string | undefined): string => {
  if (!answer) return '!';
  if (tool !== undefined) return answer.kind === 'tool' ? answer.tool : answer.kind;
  const { result } = answer;
  return typeof result === 'number' ? result.toPrecision(12) : String(result);
};

/** The languages in other scripts, in which an English word stands out. */
const otherScripts: ReadonlySet<string> = new Set(['ar', 'fa', 'hi', 'ja', 'ko', 'ru', 'zh']);

/** Matches English words. Symbols of units are shorter, or have a capital after the first letter. */
const englishWord = /(?<![A-Za-z])[A-Za-z]?[a-z]{3,}(?![A-Za-z])/g;

/** Symbols of units with four letters, and the sign of a remainder. */
const longSymbols: ReadonlySet<string> = new Set(['kcal', 'mmol', 'mbar', 'mod']);

/** Returns the English words that an answer shows and the question does not have. */
const englishIn = ({ text, note = '' }: Answer, typed: string): readonly string[] =>
  (`${text} ${note}`.match(englishWord) ?? []).filter(
    (word) => !longSymbols.has(word) && !typed.toLowerCase().includes(word.toLowerCase()),
  );

test.each(sampleOf(rows))('%s: %s', async (tag, text, value, tool) => {
  const number = Number(value);
  const wanted = tool ?? (Number.isNaN(number) ? value : number.toPrecision(12));
  const answer = answerTo(text!, await localeOf(tag!));
  expect(shown(answer, tool)).toBe(wanted);
  // Identifiers of units and settings are not words of the language
  expect(answer && otherScripts.has(tag!) ? englishIn(answer, text!) : []).toEqual([]);
});

test('a word of several units is refused with each of them', async () => {
  const refusal = async (tag: string, text: string): Promise<UnitsError> => {
    const locale = await localeOf(tag);
    try {
      ask(text, { locale });
    } catch (error) {
      if (error instanceof UnitsError) return error;
    }
    throw new Error(`${text} was answered.`);
  };
  const spoons = ['tablespoon-metric', 'teaspoon-metric'];
  for (const [tag, text] of Object.entries({
    hi: '2 चम्मच',
    ar: '3 ملاعق',
    ru: '2 ложки',
    fa: '۲ قاشق',
    tr: '2 kaşık',
    ko: '2 스푼',
  })) {
    const { code, suggestions } = await refusal(tag, text);
    expect([text, code, [...(suggestions ?? [])].sort()]).toEqual([text, 'ambiguous-unit', spoons]);
  }
  expect((await refusal('hi', '3 बीघा')).message).toContain('बीघा (बंगाल), बीघा (बिहार) या बीघा (नेपाल)');
  expect((await refusal('ar', '20 درهم')).suggestions).toEqual([]);
});
