import { readFile } from 'node:fs/promises';
import type { Rates } from '@units/engine/ask';
import { Mistake } from '../mistake.ts';

/** The language of the terminal, where it says one: it decides how 1,500 is read. */
export const localeOf = ({ LC_ALL, LC_NUMERIC, LANG }: NodeJS.ProcessEnv): string | undefined => {
  const name = (LC_ALL || LC_NUMERIC || LANG || '').replace(/[.@].*/, '').replace('_', '-');
  return /^[a-z]{2,3}(?:-[A-Za-z]{2})?$/.test(name) ? name : undefined;
};

/** Reads rates of exchange. Throws a Mistake for a file that has none. */
export const readRates = async (file: string): Promise<Rates> => {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine checks what it is given
    return JSON.parse(await readFile(file, 'utf8')) as Rates;
  } catch (error) {
    throw new Mistake(`The rates in ${file} cannot be read: ${error instanceof Error ? error.message : ''}.`);
  }
};
