import { sentenceOf } from '../mistake.ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { UnitsError } from '@units/engine';
import { listUnits } from '@units/engine/catalog';
import { answerLine, type Asking } from './answer.ts';

const most = 1000;

const historyFile = (): string =>
  join(process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'units', 'history');

const readHistory = async (): Promise<string[]> => {
  try {
    return (await readFile(historyFile(), 'utf8')).split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
};

/** Saves the history, if its file can be written. */
const keepHistory = async (lines: readonly string[]): Promise<void> => {
  try {
    await mkdir(dirname(historyFile()), { recursive: true, mode: 0o700 });
    await writeFile(historyFile(), `${lines.slice(0, most).join('\n')}\n`, { mode: 0o600 });
  } catch {
    // A terminal without a home has no history
  }
};

let words: readonly string[] | undefined;

/** The names of units that begin as the last word does. */
export const completer = (line: string): [string[], string] => {
  const last = /[^\s\d]*$/.exec(line)![0];
  if (last === '') return [[], last];
  words ??= [...new Set(listUnits().flatMap(({ units }) => units.flatMap(({ name, plural }) => [name, plural])))];
  return [words.filter((word) => word.startsWith(last)), last];
};

/** Answers what is typed, until the end of the input. */
export const prompt = async (asking: Asking): Promise<number> => {
  let history: readonly string[] = await readHistory();
  const terminal = createInterface({
    input: process.stdin,
    output: process.stdout,
    prompt: '> ',
    history: [...history],
    historySize: most,
    removeHistoryDuplicates: true,
    completer,
  });
  terminal.on('history', (lines: string[]) => {
    history = [...lines];
  });
  terminal.prompt();
  for await (const line of terminal) {
    if (line.trim() !== '') {
      try {
        const notes: string[] = [];
        const answer = await answerLine(line, asking, (note) => notes.push(note));
        process.stdout.write(`${[answer, ...notes].join('\n')}\n`);
      } catch (error) {
        if (!(error instanceof UnitsError)) throw error;
        process.stdout.write(`${sentenceOf(error)}\n`);
      }
    }
    terminal.prompt();
  }
  process.stdout.write('\n');
  await keepHistory(history);
  return 0;
};
