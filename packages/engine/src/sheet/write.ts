import { mustBe, type UnitsError } from '../model/error.ts';
import { fieldsOf, listOf } from '../model/given.ts';
import type { Sheet, SheetLine } from './line.ts';

/** Returns the lines of a caller's sheet, with their properties read once. Throws a UnitsError for other values. */
const linesOf = (given: Sheet): readonly SheetLine[] => {
  const refuse = (): UnitsError => mustBe('invalid-text', 'sheet', 'what sheet() returns', given);
  return listOf(fieldsOf(given, refuse)['lines'], refuse).map((line) => {
    const fields = fieldsOf(line, refuse);
    if (typeof fields['text'] !== 'string' || typeof fields['shown'] !== 'string') throw refuse();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is written of it was looked at
    return fields as unknown as SheetLine;
  });
};

/** Returns the answer of a line after its sign, or its error. Empty without an answer. */
const answerOf = ({ shown, isRounded, error }: SheetLine): string => {
  if (error) return `! ${error.message}`;
  return shown === '' ? '' : `${isRounded ? '≈' : '='} ${shown}`;
};

/**
 * Formats a sheet as plain text, with each answer after its line.
 *
 * @param sheet - A text with its answers.
 * @throws UnitsError for anything but a sheet.
 * @example sheetText(sheet('a = 2 km\na / 3')) // 'a = 2 km  = 2 km\na / 3  ≈ 0.666667 km'
 */
export const sheetText = (sheet: Sheet): string =>
  linesOf(sheet)
    .map((line) => {
      const answer = answerOf(line);
      return answer === '' ? line.text : `${line.text}  ${answer}`;
    })
    .join('\n');

/** Escapes the characters of Markdown. */
const literal = (text: string): string => text.replace(/[\\`*_[\]<>|~]/g, String.raw`\$&`);

const cell = (text: string): string => literal(text.trim()).replace(/^([-+#=])/, String.raw`\$1`);

const isRow = ({ kind }: SheetLine): boolean =>
  kind === 'value' || kind === 'function' || kind === 'unit' || kind === 'error';

const rowOf = (line: SheetLine): string => `| ${cell(line.text)} | ${cell(answerOf(line).replace(/^= /, ''))} |`;

/** The head of a table of lines and answers, without words, so that it is the same in every language. */
const head = ['| | |', '| --- | ---: |'] as const;

/**
 * Formats a sheet as Markdown: headings, paragraphs of text, and a table of the lines with answers.
 *
 * @param sheet - A text with its answers.
 * @throws UnitsError for anything but a sheet.
 * @example sheetMarkdown(sheet('# Trip\n5 km in mi')) // '## Trip\n\n| | |\n| --- | ---: |\n| 5 km in mi | ≈ 3.10686 mi |\n'
 */
export const sheetMarkdown = (sheet: Sheet): string => {
  const blocks: string[][] = [];
  let table: string[] | undefined;
  for (const line of linesOf(sheet)) {
    if (isRow(line)) {
      if (!table) blocks.push((table = [...head]));
      table.push(rowOf(line));
      continue;
    }
    table = undefined;
    const text = line.text.trim();
    if (line.kind === 'heading') blocks.push([`## ${literal(text.replace(/^#+\s*/, ''))}`]);
    else if (text !== '') blocks.push([cell(text.replace(/^\/\/\s*/, ''))]);
  }
  return blocks.map((block) => `${block.join('\n')}\n`).join('\n');
};
