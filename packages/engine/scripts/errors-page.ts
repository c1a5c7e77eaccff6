// The page of all error codes, packages/engine/docs/errors.md, which `pnpm generate` writes.
import { errorMeanings } from '../src/data/error-meanings.ts';

export const errorsPage = new URL('../docs/errors.md', import.meta.url);

const head = `# Every error code

An error of the library is a \`UnitsError\`: \`code\` for programs, \`message\` for people, and where they are known \`parameter\` (the name of the argument), \`suggestions\` (nearest first), \`place\` (the span of a typed text) and \`reason\`.
The list of codes is closed. A new code comes with a minor version, a changed one with a major version.
`;

/** Returns the text of the page. */
export const renderErrors = (): string => {
  const rows = [['code', 'meaning'], ...Object.entries(errorMeanings).map(([code, text]) => [`\`${code}\``, text])];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const [first, ...others] = rows;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return `${head}\n${[line(first!), rule, ...others.map(line)].join('\n')}\n`;
};
