import { sentenceOf } from '../mistake.ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { UnitsError } from '@units/engine';
import { listUnitRecords } from '@units/engine/catalog';
import { visible } from '../terminal/visible.ts';
import { answerLine, type Asking } from './answer.ts';
import { createSession, isPlain, shownLine } from './session.ts';

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
    // A terminal without a home folder has no history
  }
};

let words: readonly string[] | undefined;

/** Functions of a sheet, and the names that each line knows. */
const functions =
  'abs acos ans asin atan average cbrt ceil cos count exp floor gcd lcm ln log log2 max min mod prev round sin sqrt sum tan total';

/** Returns the names of a session that start with the last words, or names, functions and units that start with the last one. */
export const completer = (line: string, names: readonly string[] = []): [string[], string] => {
  for (const { index } of line.matchAll(/(?<![^\s(])\S/g)) {
    const written = line.slice(index);
    const named = written.includes(' ') ? names.filter((name) => name.startsWith(written)) : [];
    if (named.length > 0) return [named, written];
  }
  const last = /[^\s\d]*$/.exec(line)![0];
  if (last === '') return [[], last];
  words ??= [...new Set(listUnitRecords().flatMap(({ units }) => units.flatMap(({ name, plural }) => [name, plural])))];
  const offers = new Set([...names, ...functions.split(' '), ...words]);
  return [[...offers].filter((word) => word.startsWith(last)), last];
};

const help = `Write a question, a calculation or a name, such as 5 ft 6 in in cm, rent = $1450, rent * 12.
The tab key completes names and units; exit ends.`;

/** Answers typed lines until the end of the input. */
export const prompt = async (asking: Asking): Promise<number> => {
  let history: readonly string[] = await readHistory();
  const session = createSession(asking);
  const answerTo = async (line: string, tell: (note: string) => void): Promise<string> => {
    const taken = isPlain(asking) ? session.take(line) : undefined;
    try {
      if (!taken?.isOurs) return await answerLine(line, asking, tell);
    } catch (error) {
      // next friday - today has an answer only as a line
      if (!(error instanceof UnitsError) || !taken || taken.line.kind === 'text') throw error;
    }
    if (taken.line.note !== undefined) tell(taken.line.note);
    return taken.line.error ? visible(taken.line.error.message) : shownLine(taken.line, asking);
  };
  const terminal = createInterface({
    input: process.stdin,
    output: process.stdout,
    prompt: '> ',
    history: [...history],
    historySize: most,
    removeHistoryDuplicates: true,
    completer: (line: string) =>
      completer(
        line,
        session.names.map(({ name }) => name),
      ),
  });
  terminal.on('history', (lines: string[]) => {
    history = [...lines];
  });
  // Ctrl+C discards a line, and ends at an empty one
  terminal.on('SIGINT', () => {
    if (terminal.line === '') return terminal.close();
    // The keys that go to the end of a line and delete it
    for (const name of ['e', 'u']) terminal.write(null, { ctrl: true, name });
  });
  terminal.prompt();
  for await (const line of terminal) {
    const asked = line.trim();
    if (asked === 'exit' || asked === 'quit') break;
    if (asked === 'help') process.stdout.write(`${help}\n`);
    else if (asked !== '') {
      try {
        const notes: string[] = [];
        const answer = await answerTo(line, (note) => notes.push(note));
        if (answer !== '') process.stdout.write(`${[answer, ...notes].join('\n')}\n`);
      } catch (error) {
        if (!(error instanceof UnitsError)) throw error;
        process.stdout.write(`${visible(sentenceOf(error))}\n`);
      }
    }
    terminal.prompt();
  }
  process.stdout.write('\n');
  await keepHistory(history);
  return 0;
};
