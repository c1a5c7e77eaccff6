import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { Mistake } from './mistake.ts';

/** Returns the mistake for a file that the system does not open: `There is no file heights.csv.` */
export const unreadable = (file: string, error: unknown): Mistake => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return new Mistake(`There is no file ${file}.`);
  if (code === 'EISDIR') return new Mistake(`${file} is a folder.`);
  return new Mistake(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
};

/** Returns the text of a file, or of standard input without one. Throws Mistake for a file that cannot be read. */
export const readText = async (file?: string): Promise<string> => {
  if (file === undefined) return readAll(process.stdin);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw unreadable(file, error);
  }
};
