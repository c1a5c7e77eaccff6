import { UnitsError } from '@units/engine';
import type { Given } from '../command.ts';
import { Mistake, sentenceOf } from '../mistake.ts';
import { visible } from '../terminal/visible.ts';
import { answerLine, mistakeBody, type Asking } from './answer.ts';
import { loadLanguage } from './language.ts';
import type { QuestionOptions } from './options.ts';
import type { Session } from './session.ts';
import { localeOf, newestOf, readRatesFile } from './settings.ts';
import { shellHint } from './shell.ts';

const askingOf = async ({
  to,
  quiet,
  exact,
  json,
  codes,
  figures,
  lang,
  rates,
}: Given<QuestionOptions>): Promise<Asking> => ({
  to,
  quiet: quiet === true,
  exact: exact === true,
  json: json === true,
  codes,
  figures,
  locale: lang === undefined ? localeOf(process.env) : await loadLanguage(lang),
  rates: rates === undefined ? undefined : newestOf(await readRatesFile(rates)),
});

const tell = (line: string): void => {
  process.stderr.write(`${visible(line)}\n`);
};

/** Writes a line, and waits if the reader is slower. */
const print = async (line: string): Promise<void> => {
  if (!process.stdout.write(`${line}\n`)) await new Promise((done) => process.stdout.once('drain', done));
};

const mentionsLast = /(?<![\p{L}\p{N}_])ans(?![\p{L}\p{N}_])/iu;

/** Returns a function that answers one line after another. Each line may use the previous answer as `ans`. */
const createAnswerer = (asking: Asking) => {
  let before: string | undefined;
  let session: Session | undefined;
  return async (line: string, tellNote: (note: string) => void): Promise<string> => {
    if (before === undefined || !mentionsLast.test(line)) {
      const answer = await answerLine(line, asking, tellNote);
      [before, session] = [line, undefined];
      return answer;
    }
    // Sheets are loaded at the first line that needs one
    const { createSession, isPlain, shownLine } = await import('./session.ts');
    if (!isPlain(asking)) return answerLine(line, asking, tellNote);
    if (!session) (session = createSession(asking)).take(before);
    const { line: taken } = session.take(line);
    if (taken.error) throw new UnitsError(taken.error.code, taken.error.message, { parameter: 'text' });
    if (taken.note !== undefined) tellNote(taken.note);
    return shownLine(taken, asking);
  };
};

/** Answers standard input line by line. */
const answerLines = async (asking: Asking): Promise<number> => {
  const { createInterface } = await import('node:readline');
  const answerNext = createAnswerer(asking);
  let code = 0;
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    number += 1;
    // A blank line keeps its place
    if (line.trim() === '') {
      await print('');
      continue;
    }
    try {
      await print(await answerNext(line, (note) => tell(`line ${number}: ${note}`)));
    } catch (error) {
      if (!(error instanceof UnitsError)) throw error;
      code = 1;
      await print(asking.json ? mistakeBody(error) : '');
      tell(`line ${number}: ${sentenceOf(error)}`);
    }
  }
  return code;
};

/** Answers one question, the questions of standard input, or the questions typed at a prompt. */
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
    const hint = await shellHint(words);
    throw hint === undefined ? error : new Mistake(`${sentenceOf(error)} ${hint}`);
  }
};
