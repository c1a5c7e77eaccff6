import { writeFile } from 'node:fs/promises';
import { unwatchFile, watchFile } from 'node:fs';
import { UnitsError } from '@units/engine';
import { createSheet, sheetMarkdown, sheetText, type LiveSheet, type Sheet } from '@units/engine/sheet';
import type { Given } from '../command.ts';
import { Mistake, sentenceOf, wrongUsage } from '../mistake.ts';
import { readText } from '../read-text.ts';
import { loadLanguage } from '../question/language.ts';
import { localeOf, readRatesFile } from '../question/settings.ts';
import { visible } from '../terminal/visible.ts';
import type { SheetOptions } from './options.ts';

type Format = NonNullable<Given<SheetOptions>['format']>;

/** Returns the lines with their answers in one column. The column fits typical lines, but not the longest ones. */
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

/** Removes the last line end of a file, so that it does not start another line. */
const withoutEnd = (text: string): string => text.replace(/\r?\n$/, '');

const hasError = ({ lines }: Sheet): boolean => lines.some(({ kind }) => kind === 'error');

/** The milliseconds between two checks of a watched file. */
const interval = 200;

const clearScreen = '\u001B[2J\u001B[3J\u001B[H';

/** Answers a file again whenever it changes, until the command is stopped. */
const watch = (file: string, live: LiveSheet, show: (sheet: Sheet) => Promise<void>): Promise<never> =>
  new Promise((_, fail) => {
    const again = async (isFirst = false): Promise<void> => {
      try {
        const sheet = live.update(withoutEnd(await readText(file)));
        if (process.stdout.isTTY) process.stdout.write(clearScreen);
        await show(sheet);
      } catch (error) {
        // A text that is being written may be too long, or its file away for a moment
        if (!isFirst && (error instanceof Mistake || error instanceof UnitsError)) {
          process.stderr.write(`${visible(error instanceof UnitsError ? sentenceOf(error) : error.message)}\n`);
          return;
        }
        unwatchFile(file);
        fail(error);
      }
    };
    watchFile(file, { interval }, (now) => {
      // An editor may delete a file before it writes the new one
      if (now.mtimeMs !== 0) void again();
    });
    void again(true);
  });

/** Runs `units sheet` and returns the exit code. */
export const runSheet = async (given: Given<SheetOptions>, operands: readonly string[]): Promise<number> => {
  const [operand, ...more] = operands;
  if (more.length > 0) throw wrongUsage('units sheet takes one file.');
  const file = operand === '-' ? undefined : operand;
  const write = writers[given.format ?? 'text'];
  const live = createSheet({
    locale: given.lang === undefined ? localeOf(process.env) : await loadLanguage(given.lang),
    today: given.today,
    rates: given.rates === undefined ? undefined : await readRatesFile(given.rates),
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
