import { readdir } from 'node:fs/promises';

/**
 * Returns what the shell did to the words of a question that was refused: it replaces `*` by the names of the files, and
 * takes the `>` of `->` as a file to write to. Undefined if it did neither.
 */
export const shellHint = async (words: readonly string[]): Promise<string | undefined> => {
  if (words.at(-1) === '-')
    return 'The shell reads > as a file to write to: write `to`, or put the question in quotation marks.';
  const files = (await readdir('.').catch(() => [])).filter((name) => !name.startsWith('.'));
  return files.length > 0 && files.every((name) => words.includes(name))
    ? 'The shell replaced * by the names of the files: write x, or put the question in quotation marks.'
    : undefined;
};
