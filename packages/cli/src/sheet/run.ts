import { readFile, writeFile } from 'node:fs/promises';
import { unwatchFile, watchFile } from 'node:fs';
import { text as readAll } from 'node:stream/consumers';
import { createSheet, sheetMarkdown, sheetText, type LiveSheet, type Sheet } from '@units/engine/sheet';
import type { Given } from '../command.ts';
import { Mistake, wrongUsage } from '../mistake.ts';
import { loadLanguage } from '../question/language.ts';
import { localeOf, readRates } from '../question/settings.ts';
import { visible } from '../terminal/visible.ts';
import { sheetOptions, type SheetOptions } from './options.ts';

type Format = (typeof sheetOptions.format.values)[number];

const formatOf = (given = 'text'): Format => {
  const format = sheetOptions.format.values.find((one) => one === given);
  if (!format) throw wrongUsage(`--format takes one of ${sheetOptions.format.values.join(', ')}; got ${given}.`);
  return format;
};

/** The lines with their answers in one column, wide enough for the lines of the page but not for its longest ones. */
const inColumns = (sheet: Sheet): string => {
  const lines = visible(sheetText(sheet)).split('\n');
  const widths = sheet.lines
    .filter(({ shown, error }) => shown !== '' || error)
    .map(({ text }) => visible(text).length);
  const width = Math.min(60, Math.max(0, ...widths));
  return lines
    .map((line, at) => {
      const { length } = visible(sheet.lines[at]!.text);
      return length < line.length ? line.slice(0, length).padEnd(width) + line.slice(length) : line;
    })
    .join('\n');
};

const writers: Readonly<Record<Format, (sheet: Sheet) => string>> = {
  text: (sheet) => `${inColumns(sheet)}\n`,
  markdown: sheetMarkdown,
  json: (sheet) => `${JSON.stringify(sheet, null, 2)}\n`,
  jsonl: ({ lines }) => lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
};

const readText = async (file: string | undefined): Promise<string> => {
  try {
    return file === undefined ? await readAll(process.stdin) : await readFile(file, 'utf8');
  } catch (error) {
    throw new Mistake(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** An end of line at the end of a file begins no line. */
const withoutEnd = (text: string): string => text.replace(/\r?\n$/, '');

const hasError = ({ lines }: Sheet): boolean => lines.some(({ kind }) => kind === 'error');

/** The time between two looks at a watched file, in milliseconds. */
const interval = 200;

const clearScreen = '\u001B[2J\u001B[3J\u001B[H';

/** Answers a file again whenever it changes, until the command is ended. */
const watch = (file: string, live: LiveSheet, show: (sheet: Sheet) => Promise<void>): Promise<never> =>
  new Promise((_, fail) => {
    const again = async (): Promise<void> => {
      try {
        if (process.stdout.isTTY) process.stdout.write(clearScreen);
        await show(live.update(withoutEnd(await readText(file))));
      } catch (error) {
        unwatchFile(file);
        fail(error);
      }
    };
    watchFile(file, { interval }, (now) => {
      // An editor may take a file away before it writes the new one
      if (now.mtimeMs !== 0) void again();
    });
    void again();
  });

/** Does `units sheet`, and gives the exit code. */
export const runSheet = async (given: Given<SheetOptions>, operands: readonly string[]): Promise<number> => {
  const [operand, ...more] = operands;
  if (more.length > 0) throw wrongUsage('units sheet takes one file.');
  const file = operand === '-' ? undefined : operand;
  const write = writers[formatOf(given.format)];
  const live = createSheet({
    locale: given.lang === undefined ? localeOf(process.env) : await loadLanguage(given.lang),
    today: given.today,
    rates: given.rates === undefined ? undefined : await readRates(given.rates),
  });
  const show = async (sheet: Sheet): Promise<void> => {
    if (given.output === undefined) process.stdout.write(write(sheet));
    else await writeFile(given.output, write(sheet));
  };
  if (given.watch === true) {
    if (file === undefined) throw wrongUsage('--watch needs a file: units sheet FILE --watch.');
    return watch(file, live, show);
  }
  const sheet = live.update(withoutEnd(await readText(file)));
  await show(sheet);
  return hasError(sheet) ? 1 : 0;
};
