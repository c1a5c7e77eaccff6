import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// Checks the source for the words of docs/style.md: comments, names, messages and test names.

/** A forbidden word in a file. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** A list of forbidden words. */
export interface Glossary {
  /** Words that must not start a doc comment. */
  readonly openings: RegExp;
  /** Words that no line may contain. */
  readonly words: RegExp;
}

const oneOf = (words: readonly string[]): string => words.join('|');

/**
 * Reads the glossary from the table of docs/style.md. Rows with a note in parentheses are skipped: a machine cannot tell their meanings apart.
 *
 * @param markdown - The text of docs/style.md.
 */
export const readGlossary = (markdown: string): Glossary => {
  const [, table = ''] = markdown.split('## Words we do not use');
  const cells = [...table.matchAll(/^\| ([^|]*`[^|]*) \|/gm)]
    .map(([, cell]) => cell!)
    .filter((cell) => !cell.includes('('));
  const all = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word!));
  const openings = all.flatMap((word) => (word.startsWith('— ') ? [word.slice(2)] : []));
  const words = all.filter((word) => !word.startsWith('— '));
  return {
    openings: new RegExp(`^(?:${oneOf(openings)})\\b`),
    words: new RegExp(`\\b(?:${oneOf(words)})\\b`, 'i'),
  };
};

const commentLine = /^\s*(?:\/\/|\/\*\*?|\*(?!\/))\s?(.*?)(?:\s*\*\/)?$/;

/**
 * Lists the lines of a file with a forbidden word.
 *
 * @param text - The source text.
 */
export const findIn = (file: string, text: string, { openings, words }: Glossary): readonly Finding[] => {
  const findings: Finding[] = [];
  let isInside = false;
  text.split('\n').forEach((line, i) => {
    const trimmed = line.trim();
    const starts = trimmed.startsWith('/*');
    const isComment = trimmed.startsWith('//') || starts || (isInside && trimmed.startsWith('*'));
    const [, comment = ''] = isComment ? (commentLine.exec(line) ?? []) : [];
    const isOpening = isComment && (starts || (isInside && text.split('\n', i)[i - 1]?.trim() === '/**'));
    if ((isOpening && openings.test(comment)) || words.test(line)) {
      findings.push({ file, line: i + 1, text: trimmed });
    }
    if (starts) isInside = true;
    if (trimmed.includes('*/')) isInside = false;
  });
  return findings;
};

const sources = /\.(?:ts|tsx|mjs)$/;

/** Matches files that quote others: names of goods in all languages, and titles. */
const quotes = /\/data\/(?:languages\/|ingredients|sources)/;

/** Lists the source files of the repository in our own words. */
export const sourceFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => sources.test(file) && !/\/generated\/|style\.test/.test(file) && !quotes.test(file));

/** Lists all forbidden words of the repository. */
export const findAll = (): readonly Finding[] => {
  const glossary = readGlossary(readFileSync('docs/style.md', 'utf8'));
  return sourceFiles().flatMap((file) => findIn(file, readFileSync(file, 'utf8'), glossary));
};
