import { readFile } from 'node:fs/promises';
import type { Rates } from '@units/engine/ask';
import { Mistake } from '../mistake.ts';

/** Returns the language of the terminal, if it is set. It decides how 1,500 is read. */
export const localeOf = ({ LC_ALL, LC_NUMERIC, LANG }: NodeJS.ProcessEnv): string | undefined => {
  const name = (LC_ALL || LC_NUMERIC || LANG || '').replace(/[.@].*/, '').replace('_', '-');
  return /^[a-z]{2,3}(?:-[A-Za-z]{2})?$/.test(name) ? name : undefined;
};

/** Reads exchange rates. Throws Mistake for a file without valid rates. */
export const readRates = async (file: string): Promise<Rates> => {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine checks the value
    return JSON.parse(await readFile(file, 'utf8')) as Rates;
  } catch (error) {
    throw new Mistake(`The rates in ${file} cannot be read: ${error instanceof Error ? error.message : ''}.`);
  }
};
