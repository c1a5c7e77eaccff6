import { UnitsError } from '@units/engine';
import type { Rates } from '@units/engine/ask';
import type { Given } from '../command.ts';
import { Mistake, sentenceOf } from '../mistake.ts';
import { answerLine, mistakeBody, type Asking } from './answer.ts';
import { loadLanguage } from './language.ts';
import type { QuestionOptions } from './options.ts';

/** The language of the terminal, where it says one: it decides how 1,500 is read. */
const localeOf = ({ LC_ALL, LC_NUMERIC, LANG }: NodeJS.ProcessEnv): string | undefined => {
  const name = (LC_ALL || LC_NUMERIC || LANG || '').replace(/[.@].*/, '').replace('_', '-');
  return /^[a-z]{2,3}(?:-[A-Za-z]{2})?$/.test(name) ? name : undefined;
};

const readRates = async (file: string): Promise<Rates> => {
  const { readFile } = await import('node:fs/promises');
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine checks what it is given
    return JSON.parse(await readFile(file, 'utf8')) as Rates;
  } catch (error) {
    throw new Mistake(`The rates in ${file} cannot be read: ${error instanceof Error ? error.message : ''}.`);
  }
};

const askingOf = async ({ to, exact, json, codes, lang, rates }: Given<QuestionOptions>): Promise<Asking> => ({
  to,
  exact: exact === true,
  json: json === true,
  codes,
  locale: lang === undefined ? localeOf(process.env) : await loadLanguage(lang),
  rates: rates === undefined ? undefined : await readRates(rates),
});

const tell = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Writes a line, and waits where anyone who reads is slower. */
const print = async (line: string): Promise<void> => {
  if (!process.stdout.write(`${line}\n`)) await new Promise((done) => process.stdout.once('drain', done));
};

/** A question a line, an answer a line, as they come. */
const answerLines = async (asking: Asking): Promise<number> => {
  const { createInterface } = await import('node:readline');
  let code = 0;
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number += 1;
    try {
      await print(await answerLine(line, asking, (note) => tell(`line ${number}: ${note}`)));
    } catch (error) {
      if (!(error instanceof UnitsError)) throw error;
      code = 1;
      await print(asking.json ? mistakeBody(error) : '');
      tell(`line ${number}: ${sentenceOf(error)}`);
    }
  }
  return code;
};

/** Answers one question, or those of standard input, or those that are typed at a prompt. */
export const runQuestion = async (given: Given<QuestionOptions>, words: readonly string[]): Promise<number> => {
  const asking = await askingOf(given);
  if (words.length === 0) {
    if (!process.stdin.isTTY) return answerLines(asking);
    const { prompt } = await import('./prompt.ts');
    return prompt(asking);
  }
  try {
    await print(await answerLine(words.join(' '), asking, tell));
    return 0;
  } catch (error) {
    if (!(error instanceof UnitsError)) throw error;
    if (asking.json) await print(mistakeBody(error));
    throw error;
  }
};
